"""The history: every entry with its number under the round it belongs to, struck through where it no longer stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from companion.packs import plain
from companion.session import Session
from companion.table import Entry, Set, Told
from companion.ui.tongue import Tongue

if TYPE_CHECKING:
    from companion.ui.face import Face


BEGINS, EVENT = "event_phase", "event"


@dataclass(frozen=True, slots=True)
class HistoryLine:
    number: str
    symbol: str
    title: str
    detail: str
    undone: bool


@dataclass(frozen=True, slots=True)
class Group:
    """A round, or the end of one, with what the game counts; the newest line first."""

    title: str
    lines: tuple[HistoryLine, ...]


def history(session: Session, face: Face, say: Tongue, find: str = "") -> tuple[Group, ...]:
    """The newest first; an undo shows in what it struck through, not as a line of its own."""
    entries = list(session.journal.entries)
    found = [
        (chapter, line(told, entry, face, say))
        for told, entry, chapter in zip(session.history(), entries, _chapters(entries, face, say), strict=True)
        if entry.act in ("do", "put_back", "lost")
    ]
    wanted = [(chapter, each) for chapter, each in reversed(found)
              if plain(find) in plain(f"{each.number} {each.title} {each.detail}")]
    return tuple(Group(title, tuple(each for _, each in lines)) for title, lines in groupby(wanted, key=itemgetter(0)))


def latest(session: Session, face: Face, say: Tongue, most: int) -> tuple[str, tuple[HistoryLine, ...]]:
    """What stands, the newest first: in the event phase what this end of round has done so far, else what was done last."""
    running = session.table.value("phase") == EVENT
    found: list[HistoryLine] = []
    for entry in session.journal.standing():
        if len(found) == most or (running and entry.intent == BEGINS) or entry.number == 1:
            break
        who = session.game.seats(session.table).get(str(entry.parameters.get("seat")), "")
        found.append(line({"who": who, "story": session.story(entry), "undone": False}, entry, face, say))
    return say("THIS END SO FAR") if running else say("LAST"), tuple(found)


def _chapters(entries: list[Entry], face: Face, say: Tongue) -> Iterator[str]:
    """The round in which each entry was made, with what stood on the clock; what is taken back leads to where it was made on."""
    after: dict[int, dict[str, Any]] = {0: {"round": 1, "phase": "players", "clock": ""}}
    made: dict[int, Entry] = {}
    for entry in entries:
        made[entry.number] = entry
        before = after[_base(entry, made)]
        at = after[entry.number] = dict(before)
        for event in entry.events:
            if isinstance(event, Set) and event.name in at:
                at[event.name] = event.after
            at["clock"] = face.clock_after(event) or at["clock"]
        ends = "event" in (before["phase"], at["phase"])
        number = before["round"] if ends else at["round"]
        name = say("END OF ROUND {round}", round=number) if ends else say("ROUND {round}", round=number)
        yield name if ends or not at["clock"] else f"{name} · {say('TIME')} {at['clock']}"


def _base(entry: Entry, made: Mapping[int, Entry]) -> int:
    """The entry after which the table stood as it was before this one's own events."""
    match entry.act:
        case "undo":
            return entry.top_after
        case "redo":
            return entry.of
        case "put_back":
            return made[entry.of].top_before
    return entry.top_before


def line(told: Mapping[str, Any], entry: Entry, face: Face, say: Tongue) -> HistoryLine:
    name = face.named(entry, say)
    messages = [event.message for event in entry.events if isinstance(event, Told)]
    aside = {*face.unsaid, *(each["why"] for each in entry.told.get("skipped", ()))}
    kept = [says for message, says in zip_longest(messages, told["story"]) if says and message not in aside]
    return HistoryLine(
        number=f"#{entry.number}", symbol=face.symbol(entry), title=f"{name} · {told['who'].upper()}" if told["who"] else name,
        detail=" ".join((kept or told["story"])[:2]), undone=told["undone"],
    )
