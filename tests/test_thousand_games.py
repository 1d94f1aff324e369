"""A thousand games of chance over all three families: what must hold of every act, whichever game it is in.

Nothing breaks and no piece is lost; the game knows whose act it was before it is done; what an act that moves the game on
has passed over is exactly what was called due before, and demanded by the rules; and a result has no key that is not listed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from companion.games.common import seating
from companion.games.registry import GAMES
from companion.kit.due import LEFT_OPEN, TICKED, Due
from companion.kit.told import TOLD, results
from companion.session import Session
from companion.table import Entry, Seen
from tests.test_habits import as_people_do
from tools.offers import Offer
from tools.simulate import Tally, batch

PARTS = 4
"""So many tests share the games of each family, so that two cores have work."""
EACH = 336
"""Three families make a thousand and eight."""
OVER = "over"
LOOKED_AT = 8
"""Every so manieth entry somebody looks at the whole table; what is seen there is held against the secrets elsewhere."""


class Wrong(AssertionError):
    """Something did not hold."""


@dataclass(frozen=True)
class Found:
    """What is asked of a table once, when an act has changed it: the next act begins with the same one."""

    entry: int
    dues: tuple[Due, ...]
    playing: frozenset[str]

    @classmethod
    def of(cls, session: Session) -> Found:
        playing = frozenset(seat for seat in session.names() if seating.is_in(session.table, seat))
        return cls(len(session.journal.entries), tuple(session.game.due(session.table)), playing)


class Watched:
    """Looks at each act of many games; `batch` asks it before each."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.found: Found | None = None

    def __call__(self, session: Session, chosen: Offer) -> Callable[[Entry], None]:
        if self.found is None or self.session is not session or self.found.entry != len(session.journal.entries):
            self.found = Found.of(session)  # a game begins, or one step was taken back and done again
        self.session, before, (name, parameters) = session, self.found, chosen
        whose = session.whose(name, **parameters)
        question = session.table.value("question")
        moves = any(each.shape is TICKED for each in session.game.intents[name].parameters)

        def after(entry: Entry) -> None:
            self.found = found = Found.of(session)
            acted(session, entry, whose)
            passed_over(session, entry, before, found, str((question or {}).get("ask", "")), moves)
            sound(session, found.dues)
            listed(session, entry)
            if entry.number % LOOKED_AT == 0:
                seen = {seat for seat, each in session.view()["seats"].items() if each["status"] == "in"}
                assert seen == found.playing

        return after


def acted(session: Session, entry: Entry, whose: str) -> None:
    """Whoever saw something, or whose secret came of it, was the one whose act it was said to be; but for what was dealt, which
    lies in a place of its own."""
    seats, zones, table = session.names(), session.table.layout.zones, session.table
    assert whose == "" or whose in seats
    secret = entry.told.get("secret")
    seen = {
        event.seat for event in entry.events if isinstance(event, Seen) and zones[table.where(event.piece)].eyes != event.seat
    }
    for seat in seen | ({secret} & set(seats)):
        if whose != seat and not (whose == "" and "round" in entry.told):  # as a round begins, cards are dealt
            raise Wrong(f"{entry.intent} {dict(entry.parameters)}: {whose!r} was said, {seat} acted")


def passed_over(session: Session, entry: Entry, before: Found, after: Found, asked: str, moves: bool) -> None:
    told = entry.told.get(LEFT_OPEN, [])
    if session.table.value("phase") == OVER or not moves:
        assert not told
        return
    there = {due.id for due in after.dues}
    gone = before.playing - after.playing  # they owe nothing any more
    musts = (due for due in before.dues if due.must)
    expected = [due.id for due in musts if due.id not in there and due.id != f"question:{asked}" and due.seat not in gone]
    if list(told) != expected:
        raise Wrong(f"{entry.intent}: passed over {told}, due was {expected}")


def sound(session: Session, dues: tuple[Due, ...]) -> None:
    """Every due has an id of its own, a sentence, a seat that is there, and an act that the game has."""
    assert len({due.id for due in dues}) == len(dues)
    for due in dues:
        assert due.seat == "" or due.seat in session.names()
        assert session.says(due) not in ("", due.says), due
        assert due.does is None or due.does[0] in session.game.intents


def listed(session: Session, entry: Entry) -> None:
    """Every key of a result is listed with what it means, for all games or for this one."""
    for told in results(entry.told):
        if unknown := [key for key in told if key not in TOLD and key not in session.game.tells]:
            raise Wrong(f"{entry.intent} tells {unknown}")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", list(GAMES))
def test_what_holds_of_every_act(game: str, part: int) -> None:
    count = EACH // PARTS
    tally: Tally = batch(part * count, count, game, Watched())
    assert tally.faults == []
    assert tally.ends["none"] == 0
    assert len(tally.ends) > 2
    as_people_do(game, tally)
