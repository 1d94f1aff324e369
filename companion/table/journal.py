"""The journal: every accepted intent with its events; undo and redo add entries, nothing is erased."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Literal, Protocol

from companion.table.events import Event, Json, Moved, Set, read, written
from companion.table.refused import Refused
from companion.table.table import DRAWS, NAMED, Table
from companion.value import value

CARRIED_OVER = "carried_over"
"""The entry with which a game goes on by newer rules; what lies before it can't be taken back."""
TAKEN_OVER = "taken_over"
"""The entry from which on another device keeps the game. It lies beside what is done: undo does not see it."""
Act = Literal["do", "undo", "redo", "put_back", "lost"]
"""An entry that a damaged file has lost holds the place of what nobody knows any more."""


@value
class Entry:
    """One line of the journal. Links instead of lists keep undo as cheap at entry 2,000 as at entry 20."""

    number: int
    act: Act
    intent: str
    parameters: Mapping[str, Json]
    events: tuple[Event, ...]
    result: Json = None
    of: int = 0
    """The entry that was undone, redone or put back."""
    top_before: int = 0
    """The entry that stood on top before this one was done."""
    top_after: int = 0
    """The entry that stands on top after this one."""
    redo_from: int = 0
    """The undo that a redo would take up after this entry."""
    redo_behind: int = 0
    """The undo behind that one."""

    @property
    def told(self) -> Mapping[str, Json]:
        """The result, always a mapping; empty where there is none."""
        return self.result if isinstance(self.result, dict) else {}

    def written(self) -> list[Json]:
        """The entry as JSON."""
        return [
            self.number,
            self.act,
            self.intent,
            dict(self.parameters),
            [written(event) for event in self.events],
            self.result,
            self.of,
            self.top_before,
            self.top_after,
            self.redo_from,
            self.redo_behind,
        ]

    @staticmethod
    def lost(number: int, below: int) -> Entry:
        """What stands in the place of an entry that can't be read."""
        return Entry(number, "lost", "lost", {}, (), top_before=below, top_after=number)

    @staticmethod
    def read(line: list[Json]) -> Entry:
        """The entry that was written so."""
        number, act, intent, parameters, events, result, of, *links = line
        return Entry(number, act, intent, parameters, tuple(read(event) for event in events), result, of, *links)


class Entries(Protocol):
    """Where entries are kept: in memory, or on disk."""

    def keep(self, entry: Entry) -> None:
        """Keep one more entry; it is safe once this returns."""

    def rest(self, table: Table) -> None:
        """Everybody has been told; a moment for what can wait, such as a bookmark of the whole table."""

    def bookmark(self) -> tuple[int, Json]:
        """After which entry the table was kept whole, and how it was; (0, None) where it never was."""

    def bridges(self) -> Mapping[int, Json]:
        """The tables behind what was lost, each by the entry after which it was kept; without them nothing goes on from there."""

    def ticks(self) -> Collection[str]:
        """What people have ticked, by its id: not a part of the game, and kept beside it."""

    def tick(self, due: str, done: bool) -> None:
        """Keep that something is done, or that it is not after all."""

    def __getitem__(self, number: int) -> Entry: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Entry]: ...


@dataclass
class MemoryEntries:
    """Entries that live as long as the process."""

    lines: list[Entry] = field(default_factory=list)
    behind: Mapping[int, Json] = field(default_factory=dict)
    ticked: set[str] = field(default_factory=set)

    def ticks(self) -> Collection[str]:
        return self.ticked

    def tick(self, due: str, done: bool) -> None:
        (self.ticked.add if done else self.ticked.discard)(due)

    def keep(self, entry: Entry) -> None:
        self.lines.append(entry)

    def rest(self, table: Table) -> None:
        pass

    def bookmark(self) -> tuple[int, Json]:
        return max(self.behind.items(), default=(0, None), key=itemgetter(0))

    def bridges(self) -> Mapping[int, Json]:
        return self.behind

    def __getitem__(self, number: int) -> Entry:
        return self.lines[number - 1]

    def __len__(self) -> int:
        return len(self.lines)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.lines)


class Journal:
    """Entries and the table they made. The first entry is the set-up; it is not undone.

    Nothing is erased: an undo is an entry too, and its links say what stands on top after it.

    >>> from companion.table import Chance, Layout, MemoryEntries, Table
    >>> table = Table(Layout({}, {}, {"aim": 5}), Chance(b""))
    >>> journal = Journal(table, MemoryEntries())
    >>> def aim(value): table.set("aim", value); return journal.record("aim", {}, None)
    >>> for made in (aim(5), aim(6), aim(7), journal.undo(), journal.undo(), journal.redo()):
    ...     print(made.number, made.act, "of", made.of, "| on top:", made.top_after, "| redo from:", made.redo_from)
    1 do of 0 | on top: 1 | redo from: 0
    2 do of 0 | on top: 2 | redo from: 0
    3 do of 0 | on top: 3 | redo from: 0
    4 undo of 3 | on top: 2 | redo from: 4
    5 undo of 2 | on top: 1 | redo from: 5
    6 redo of 2 | on top: 2 | redo from: 4
    >>> table.number("aim"), [entry.number for entry in journal.standing()]
    (6, [2, 1])
    """

    def __init__(self, table: Table, entries: Entries) -> None:
        self.table = table
        self.entries = entries

    @property
    def last(self) -> Entry | None:
        return self.entries[len(self.entries)] if len(self.entries) else None

    def record(self, intent: str, parameters: Mapping[str, Json], result: Json) -> Entry:
        """Keep an intent that has just happened on the table; if it can't be kept, it did not happen."""
        return self._keep(self._done(intent, parameters, tuple(self.table.collect()), result))

    def standing(self) -> Iterator[Entry]:
        """What still stands, the newest first; what was put back does not, nor does the entry that put it back."""
        number = self.last.top_after if self.last else 0
        while number:
            entry = self.entries[number]
            if entry.act == "put_back":
                number = self.entries[entry.of].top_before
                continue
            yield entry
            number = entry.top_before

    @property
    def whole(self) -> bool:
        """Whether every entry is there; where one is lost, what came before it can't be taken back or shown."""
        return all(entry.act != "lost" for entry in self.entries)

    def next_undo(self) -> Entry | None:
        """The entry that undo would take back; what was lost can't be."""
        last = self.last
        entry = self.entries[last.top_after] if last and last.top_after > 1 else None
        return entry if entry is not None and entry.act != "lost" and entry.intent != CARRIED_OVER else None

    def next_redo(self) -> Entry | None:
        """The entry that redo would bring again."""
        last = self.last
        return self.entries[self.entries[last.redo_from].of] if last and last.redo_from else None

    def undo(self) -> Entry:
        """Take back the entry standing on top. The same draw made again by the same hand gives the same result."""
        entry = self.next_undo()
        if entry is None:
            raise Refused("nothing_to_undo")
        undone = self._undone(entry)
        self._take_back(entry)
        return self._keep(undone)

    def redo(self) -> Entry:
        """Let the entry undone last happen again."""
        entry = self.next_redo()
        if entry is None:
            raise Refused("nothing_to_redo")
        redone = self._redone(entry)
        self._happen_again(entry)
        return self._keep(redone)

    def can_put_back(self) -> bool:
        entry = self.next_undo()
        return entry is not None and entry.act != "put_back" and any(self._shaken(event) for event in entry.events)

    def put_back(self) -> Entry:
        """Return the last draw and shake: what was drawn goes back, and the counter of its zone moves on."""
        entry = self.next_undo()
        if entry is None or not self.can_put_back():
            raise Refused("nothing_to_put_back")
        self.table.take_back(entry.events)
        stacks = dict.fromkeys(zone for event in entry.events if (zone := self._shaken(event)))
        for event in entry.events:
            if isinstance(event, Set) and self._shaken(event):
                self.table.set(event.name, event.after)
        for zone in stacks:
            if self.table.has_zone(zone) and self.table.layout.zones[zone].kind == "stack":
                self.table.shuffle(zone)
        self.table.tell("put_back", entry=entry.number)
        return self._keep(self._shaken_back(entry, tuple(self.table.collect())))

    def takes(self, entry: Entry) -> bool:
        """Whether an entry that was kept elsewhere could stand next here, by its number and its links."""
        made: Entry | None = None
        before = self.next_redo() if entry.act == "redo" else self.next_undo()
        if entry.act == "do":
            made = self._done(entry.intent, entry.parameters, entry.events, entry.result)
        elif before is not None and entry.act == "undo":
            made = replace(self._undone(before), events=entry.events)
        elif before is not None and entry.act == "redo":
            made = self._redone(before)
        elif before is not None and entry.act == "put_back":
            made = self._shaken_back(before, entry.events)
        return made == entry

    def follow(self, entry: Entry) -> None:
        """An entry that another device has made stands next here, too."""
        if not self.takes(entry):
            raise Refused("entry_does_not_fit", entry=entry.number)
        self.replay(entry)
        self._keep(entry)

    # -- the entries these acts make, with their links -------------------------------------------

    def _done(self, intent: str, parameters: Mapping[str, Json], events: tuple[Event, ...], result: Json) -> Entry:
        number = len(self.entries) + 1
        below, again = (self.last.top_after, self.last.redo_from) if self.last else (0, 0)
        behind = self.last.redo_behind if self.last else 0
        if intent == TAKEN_OVER:
            return Entry(number, "do", intent, parameters, events, result, 0, below, below, again, behind)
        return Entry(number, "do", intent, parameters, events, result, top_before=below, top_after=number)

    def _undone(self, entry: Entry) -> Entry:
        number = len(self.entries) + 1
        again = self.last.redo_from if self.last else 0
        return Entry(
            number,
            "undo",
            entry.intent,
            entry.parameters,
            (),
            None,
            of=entry.number,
            top_after=entry.top_before,
            redo_from=number,
            redo_behind=again,
        )

    def _redone(self, entry: Entry) -> Entry:
        behind = self.entries[self.last.redo_from].redo_behind if self.last else 0
        return Entry(
            len(self.entries) + 1,
            "redo",
            entry.intent,
            entry.parameters,
            (),
            entry.result,
            of=entry.number,
            top_after=entry.number,
            redo_from=behind,
        )

    def _shaken_back(self, entry: Entry, events: tuple[Event, ...]) -> Entry:
        number = len(self.entries) + 1
        return Entry(
            number,
            "put_back",
            entry.intent,
            entry.parameters,
            events,
            None,
            of=entry.number,
            top_before=entry.number,
            top_after=number,
        )

    def undone(self, since: int = 1) -> dict[int, Act]:
        """The entries from here on that no longer stand, each with what took it away. One walk down the links."""
        numbers = range(since, len(self.entries) + 1)
        taken: dict[int, Act] = {
            number: "undo"
            for number in numbers
            if self.entries[number].act in ("do", "put_back", "lost") and self.entries[number].intent != TAKEN_OVER
        }
        number = self.last.top_after if self.last else 0
        while number >= since:
            entry = self.entries[number]
            del taken[number]
            number = entry.top_before
            if entry.act == "put_back":
                if entry.of >= since:
                    taken[entry.of] = "put_back"
                number = self.entries[entry.of].top_before
        return taken

    def taken_by(self, number: int) -> int:
        """The entry that took this one back, the last time; 0 where none did."""
        later = (self.entries[each] for each in range(len(self.entries), number, -1))
        return next((entry.number for entry in later if entry.act in ("undo", "put_back") and entry.of == number), 0)

    def _unshuffled(self, redone: Entry) -> None:
        """Undo once shuffled what somebody had seen; a game of that time lies again as it did."""
        self.table.take_back(self.entries[self.entries[redone.number - 1].redo_from].events)

    def _shaken(self, event: Event) -> str:
        """The zone that chance had a hand in: blind draws, rolls, and the tops of face-down stacks."""
        if isinstance(event, Set) and event.name.startswith(DRAWS):
            return "" if event.name.endswith(f"/{NAMED}") else event.name.removeprefix(DRAWS).partition("/")[0]
        if isinstance(event, Moved):
            zone = self.table.layout.zones[event.source]
            if zone.kind == "stack" and zone.eyes == "none":
                return zone.name
        return ""

    def _keep(self, entry: Entry) -> Entry:
        try:
            self.entries.keep(entry)
        except BaseException:
            self._take_away(entry)
            raise
        return entry

    def _take_away(self, entry: Entry) -> None:
        """An entry that could not be kept leaves no trace."""
        match entry.act:
            case "undo":
                self._happen_again(self.entries[entry.of])
            case "redo":
                self._take_back(self.entries[entry.of])
            case "put_back":
                self._take_back(entry)
            case _:
                self.table.drop(entry.events)

    def _happen_again(self, entry: Entry) -> None:
        if entry.act == "put_back":
            self.table.take_back(self.entries[entry.of].events)
        if entry.intent == CARRIED_OVER:
            self.table.grow(entry.parameters)
        self.table.replay(entry.events)

    def _take_back(self, entry: Entry) -> None:
        self.table.take_back(entry.events)
        if entry.act == "put_back":
            self.table.replay(self.entries[entry.of].events)

    def replay(self, entry: Entry) -> None:
        """Bring the table from before a kept entry to after it."""
        match entry.act:
            case "undo":
                self._take_back(self.entries[entry.of])
                self.table.replay(entry.events)
            case "redo":
                self._unshuffled(entry)
                self._happen_again(self.entries[entry.of])
            case _:
                self._happen_again(entry)
