"""Turning points: how a game that is over might have gone on from each of its rounds, had chance played it.

Its own chance: neither the seed of the game nor what that would have drawn has a part in it. Only of a game that is over.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from companion.games.common.habits import usual
from companion.session import Session
from companion.table import Chance, Entry, Json, Refused, Set, Table

TIMES = 100
"""So many random games go on from each round: `python -m bench` tells how long that takes."""
LONGEST = 3000
"""A random game that has not ended after so many acts came to nothing."""
BEFORE_A_ROUND = ("setup", "between", "over")
"""Phases in which no round runs."""


@dataclass
class Stretch:
    """One round as it was played, and how random games went on from its beginning."""

    round: int
    begins: int
    """The entry after which it begins."""
    ends: int
    """Its last entry."""
    stands: Json = None
    """The table at its beginning."""
    came_to: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.came_to) / len(self.came_to) if self.came_to else 0.0

    @property
    def error(self) -> float:
        """How far the mean may lie beside the truth, as a standard error."""
        count = len(self.came_to)
        spread = sum((each - self.mean) ** 2 for each in self.came_to)
        return sqrt(spread / (count - 1) / count) if count > 1 else 1.0


def closed_to_it(session: Session) -> Refused | None:
    """Why nothing is played on from here: the game goes on, other rules have played it, or a part of it is lost."""
    if session.only_to_look:
        return session.closed()
    if not session.over:
        return Refused("game_goes_on")
    return None if session.journal.whole else Refused("part_is_lost")


def ended_by(session: Session) -> int:
    """The entry with which the game was over: as long as it stands, so do its turning points."""
    for entry in session.journal.standing():
        if any(isinstance(event, Set) and event.name == "phase" and event.after == "over" for event in entry.events):
            return entry.number
    return 0


class Turning:
    """Plays on from each round in turn, so that what is known after a while is known of every round.

    All of it is done in `work`, a little at a time; whoever stops asking for more has stopped it.
    """

    def __init__(self, session: Session, times: int = TIMES) -> None:
        if (closed := closed_to_it(session)) is not None:
            raise closed
        self.session, self.times = session, times
        self.ended_by = ended_by(session)
        self.stretches: list[Stretch] = []
        self._offer = usual(session.game, {**session.game.habits, **session.game.to_the_end})
        self._own = b""
        """What its own chance begins with: the game as it was played."""
        self._anew = True
        """The next round is the first of a part of the game."""
        self.pieces = self.work()

    @property
    def done(self) -> float:
        """How much of the work is done, from 0 to 1."""
        played = sum(len(each.came_to) for each in self.stretches)
        return played / (self.times * len(self.stretches)) if self.stretches else 0.0

    @property
    def settled(self) -> float | None:
        """What the game itself came to; None where it was stopped, or is not judged yet."""
        session = self.session
        if session.view()["ending"]["reasons"] == ["stopped"]:
            return None
        victory = session.game.intents.get("victory")
        judges = victory is not None and victory.why_not(session.table) is None
        return None if judges else session.game.came_to(session.table)

    def work(self) -> Iterator[None]:
        """All that is to be done, in pieces of about an act."""
        yield from self._found()
        for number in range(self.times):
            for stretch in self.stretches:
                yield from self._played_on(stretch, number)

    def _found(self) -> Iterator[None]:
        """Where each round began, found by letting the game happen once more."""
        session = self.session
        table, digest, gone = Table(session.charter.layout, Chance(b"")), hashlib.sha256(), session.journal.undone()
        for entry in session.journal.entries:
            if entry.number > self.ended_by:
                break
            digest.update(json.dumps(entry.written()).encode())
            if entry.number not in gone and entry.act == "do":
                self._happens(table, entry)
            yield
        for stretch in self.stretches:
            stretch.ends = next((each.begins for each in self.stretches if each.begins > stretch.begins), self.ended_by)
        self._own = digest.digest()

    def _happens(self, table: Table, entry: Entry) -> None:
        if entry.intent == "carried_over":
            table.grow(entry.parameters)
        table.replay(entry.events)
        number, phase = table.number("round"), table.word("phase")
        self._anew = self._anew or phase == "between"
        if phase not in BEFORE_A_ROUND and (self._anew or self.stretches[-1].round != number):
            self._anew = False
            self.stretches.append(Stretch(number, entry.number, entry.number, json.loads(json.dumps(table.bookmark()))))

    def _played_on(self, stretch: Stretch, number: int) -> Iterator[None]:
        """One random game from the beginning of a round to its verdict."""
        own = hashlib.sha256(self._own + f"/{stretch.begins}/{number}".encode()).digest()
        dice, table = Random(own), Table(self.session.charter.layout, Chance(own))
        table.open_at(stretch.stands)
        for _ in range(LONGEST):
            yield
            chosen = self._offer(table, dice)
            if chosen is None:
                stretch.came_to.append(self.session.game.came_to(table))
                return
            name, parameters = chosen
            try:
                self.session.game.intents[name].do(table, parameters)
            except Refused:
                table.drop(table.collect())
            table.collect()
        stretch.came_to.append(0.0)
