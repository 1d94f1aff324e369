"""The history: every entry with its number under the round it belongs to, struck through where it no longer stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain, groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from companion.games.common.record import Value
from companion.packs import plain
from companion.session import Session
from companion.show.pictures.rail import begun
from companion.show.tongue import Tongue
from companion.table import Entry, Event, Json, Set, Told
from companion.value import value

if TYPE_CHECKING:
    from companion.show.face import Face


EVENT = "event"


@value
class HistoryLine:
    number: str
    symbol: str
    title: str
    detail: str
    undone: bool


@value
class RoundLines:
    """A round, or the end of one, with what the game counts; the newest line first."""

    title: str
    lines: tuple[HistoryLine, ...]


def history(session: Session, face: Face, say: Tongue, find: str = "", most: int = 0) -> tuple[RoundLines, ...]:
    """The newest first; an undo shows in what it struck through, not as a line of its own.

    Where only so many entries are wanted, only these are looked at: a long game opens as fast as a short one.
    """
    count = len(session.journal.entries)
    since = max(1, count - most + 1) if most and not find else 1
    rounds = Rounds(session, face, say, since)
    by_hand = ByHand(session, face, say)
    found = [
        (rounds.of(entry), line(each, entry, face, say, by_hand), " ".join(each["story"]))
        for each in reversed(session.history(since))
        if (entry := session.journal.entries[each["number"]]).act in ("do", "put_back", "lost")
    ]
    wanted = [
        (chapter, each)
        for chapter, each, story in found
        if plain(find) in plain(f"{each.number} {each.title} {each.detail} {story}")
    ]
    return tuple(RoundLines(title, tuple(each for _, each in lines)) for title, lines in groupby(wanted, key=itemgetter(0)))


def latest(session: Session, face: Face, say: Tongue, most: int) -> tuple[str, tuple[HistoryLine, ...]]:
    """What stands, the newest first: in the event phase what this end of round has done so far, else what was done last."""
    running, names = session.view()["phase"] == EVENT, session.names()
    found: list[HistoryLine] = []
    by_hand = ByHand(session, face, say)
    for entry in session.journal.standing():
        if len(found) == most or (running and begun(entry)) or entry.number == 1:
            break
        who = names.get(str(entry.parameters.get("seat")), "")
        found.append(line({"who": who, "story": session.story(entry), "undone": False}, entry, face, say, by_hand))
    return say("THIS END SO FAR") if running else say("LAST"), tuple(found)


@value
class At:
    """Where a game was: its round, its phase, and what stood on its clock."""

    round: Json
    phase: Json
    clock: str

    def after(self, event: Event, clock: str) -> At:
        if isinstance(event, Set) and event.name in ("round", "phase"):
            return replace(self, **{event.name: event.after})
        return replace(self, clock=clock) if clock else self


class Rounds:
    """The round in which an entry was made, with what stood on the clock; what is taken back leads to where it was made on.

    What stands is followed from now back to the oldest entry that is wanted; what was taken back hangs on that.
    """

    def __init__(self, session: Session, face: Face, say: Tongue, since: int) -> None:
        self.entries, self.clock_after, self.say, self.called = session.journal.entries, face.clock_after, say, face.turn.round
        self.at: dict[int, At] = {0: At(1, "players", "")}
        self._walk, self._known = self._standing(session), len(self.entries) + 1
        self._reach(since)

    def of(self, entry: Entry) -> str:
        before, at = self._before(entry), self._after(entry.number)
        ends = EVENT in (before.phase, at.phase)
        number = before.round if ends else at.round
        name = self.say("END OF ROUND {round}", round=number) if ends else self.say(self.called, round=number)
        return name if ends or not at.clock else f"{name} · {self.say('TIME')} {at.clock}"

    def _standing(self, session: Session) -> Iterator[int]:
        """From now back, entry by entry; the clock is known as soon as an event has set it."""
        view = session.view()
        now, waiting = At(view["round"], view["phase"], ""), []
        for entry in session.journal.standing():
            waiting.append((entry.number, now))
            clock = next(filter(None, (self.clock_after(event) for event in reversed(entry.events))), "")
            if clock or entry.number == 1:
                self.at |= {number: replace(at, clock=clock) for number, at in waiting}
                waiting, self._known = [], entry.number
            for event in reversed(entry.events):
                if isinstance(event, Set) and event.name in ("round", "phase"):
                    now = replace(now, **{event.name: event.before})
            yield entry.number
        self.at |= dict(waiting)

    def _reach(self, number: int) -> None:
        """So far back that what stood then is known, and its clock too."""
        while self._known > number and next(self._walk, 0):
            pass

    def _after(self, number: int) -> At:
        """How the table stood after an entry, found from the one that it was made on."""
        self._reach(number)
        path = []
        while number not in self.at:
            path.append(self.entries[number])
            number = self._base(self.entries[number])
        at = self.at[number]
        for entry in reversed(path):
            for event in entry.events:
                at = at.after(event, self.clock_after(event))
            self.at[entry.number] = at
        return at

    def _before(self, entry: Entry) -> At:
        return self._after(self._base(entry))

    def _base(self, entry: Entry) -> int:
        """The entry after which the table stood as it was before this one's own events."""
        match entry.act:
            case "undo":
                return entry.top_after
            case "redo":
                return entry.of
            case "put_back":
                return self.entries[entry.of].top_before
        return entry.top_before


class ByHand:
    """What was set right by hand, called as the record calls it; the record is looked up when the first such entry is met."""

    def __init__(self, session: Session, face: Face, say: Tongue) -> None:
        self.session, self.face, self.say = session, face, say

    @cached_property
    def _values(self) -> dict[str, list[Value]]:
        by_path: dict[str, list[Value]] = {}
        for each in chain.from_iterable(self.session.record().values()):
            same = by_path.setdefault(each.path, [])
            if each not in same:  # a value may stand on two pages
                same.append(each)
        return by_path

    def became(self, entry: Entry) -> str:
        """What it is and what it became; "" where the record has no such row, or several."""
        found = self._values.get(str(entry.parameters["path"]), []) if entry.intent == "fix" else []
        if len(found) != 1:
            return ""
        became = entry.parameters.get("value")
        same = type(became) is type(found[0].now)
        look = self.face.look(replace(found[0], now=became) if same else found[0], self.session.view(), self.say)
        return self.say("{what}: {value}", what=look.label, value=look.value) if same else look.label


def line(about: Mapping[str, Any], entry: Entry, face: Face, say: Tongue, by_hand: ByHand) -> HistoryLine:
    name = face.named(entry, say)
    detail = by_hand.became(entry) or _brief(entry, by_hand) or " ".join(_story(about["story"], entry, face)[:2])
    return HistoryLine(
        number=f"#{entry.number}",
        symbol=face.symbol(entry),
        title=f"{name} · {about['who'].upper()}" if about["who"] else name,
        detail=detail,
        undone=about["undone"],
    )


def _story(story: Sequence[str], entry: Entry, face: Face) -> list[str]:
    """What was said of it: of a step only what came of that step, as far as something did."""
    aside = {*face.unsaid, *(each.get("why", "") for each in entry.told.get("skipped", ()))}
    entered = max((at for at, event in enumerate(entry.events) if isinstance(event, Set) and event.name == "step"), default=-1)
    events = [(at, event.message) for at, event in enumerate(entry.events) if isinstance(event, Told)]
    kept = [(at, says) for (at, message), says in zip(events, story, strict=False) if message not in aside]
    return [says for at, says in kept if at > entered] or [says for _, says in kept] or list(story)


def _brief(entry: Entry, by_hand: ByHand) -> str:
    """What it drew, in a few words; "" where the story says it."""
    brief = by_hand.face.verb(entry.intent).brief
    return brief(entry, by_hand.session.words, by_hand.say) if brief and entry.result is not None else ""
