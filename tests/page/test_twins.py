"""Twin games: two that differ in nothing but what P1 alone may know. Nobody else can tell one from the other, whatever they
press, type or lie; nor can who counts the bytes on the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.charter import Charter, charter
from companion.games.registry import GAMES
from companion.hosting import Hosting
from companion.packs import load
from companion.page.reader import LOOK, SEAT, TABLE
from companion.session import Session
from companion.sharing.guests import Guest
from companion.sharing.wire import Garbled, Intents, Move, read, written
from companion.table import Moved, Ordered, Refused, Seen, Table
from tests.page.reading import Reading
from tests.page.test_pages import hosted
from tools.offers import offer_of, options_of

NAMES = ["Ana", "Bo", "Cy"]
EYES = ("all", "kinds")
GUESTS = (("P1", SEAT, "en"), ("P2", TABLE, "en"), ("P3", SEAT, "fr"), ("", LOOK, "en"), ("P2", LOOK, "en"))
"""Who looks on; the first is who has the secrets."""
BY_NAME = {"objective_give_up"}
"""What names a card and shows it to nobody else; whatever else names one turns it up."""
CHOICES = [{"intruder_player": True}, {}]
ASIDE = ("contingency.pool", "css.")
"""Where tokens lie that nobody has looked at."""
MOST = 100
"""So many entries of each game are compared, on all phones."""
ALIKE = ("back", "type")
"""What everybody sees of a card, or what shows as soon as it is drawn."""
ROOMS = (
    "table",
    "result",
    "rail",
    "crew",
    "acts",
    "history",
    "bag",
    "ended",
    "film",
    "story",
    "menu",
    "guide",
    "setup",
    "who",
    "hand:P1",
    "secret",
)
TYPED = (
    *(
        "choose:played_as:1",
        "choose:played_as:2",
        "choose:played_by:1",
        "choose:played_on:1:effect:",
        "choose:played_pass",
        "intruders",
    ),
    *("choose:card:P1:1", "choose:hand:P1", "choose:hand_out:P1", "choose:back:hand:P1:1", "choose:back:hudson:P1:1"),
    *("choose:back:rest:P1:1", "choose:back:vasquez:P1:1,2,3", "choose:give_up:P1", "choose:drop:P1", "choose:drop_how:P1:1"),
    *("choose:seat:P1", "choose:scan:P1", "choose:css", "choose:contingency", "choose:who:hicks", "hand:P1", "secret"),
)
"""Addresses of what P1 holds, and of what is done with it."""


@dataclass
class Twins:
    """A game, and one in which some of what P1 knows is something else."""

    game: str
    number: int
    home: Path
    compared: int = 0
    pairs: int = 0
    """So many secrets were exchanged."""
    told: int = 0
    """So often P1 itself saw the difference."""
    acts: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        rules, pack = GAMES[self.game], load(self.game)
        known = {choice.name for choice in rules.choices}
        more = {name: each for name, each in CHOICES[self.number % 2].items() if name in known}
        options = options_of(self.game, {**more, "sources": {each.component: "app" for each in rules.sources}}, len(NAMES))
        self.charter: Charter = charter(pack, NAMES, self.number.to_bytes(32, "big"), options)
        self.dice, self.offer = Random(self.number), offer_of(self.game)
        self.one = self._begun(self.charter)
        self.table = hosted(self.one, self.home, GUESTS)
        self.two, self.other, self.swapped, self.kinds = None, None, frozenset(), {}

    def _begun(self, made: Charter) -> Session:
        return Session.new(made, load(self.game))

    # -- the other one ---------------------------------------------------------------------------

    def exchanged(self) -> bool:
        """Begins the twin anew, with as many of P1's secrets as can be something else; whether there are any."""
        table, pairs = self.one.table, dict(self._pairs(self.one.table))
        self.two = None
        if not pairs:
            return False
        pieces = dict(self.charter.layout.pieces)
        for piece, other in (*pairs.items(), *((other, piece) for piece, other in pairs.items())):
            pieces[piece] = replace(self.charter.layout.pieces[other], id=piece)
        self.kinds = {table.kind(piece): table.kind(other) for each in pairs.items() for piece, other in (each, each[::-1])}
        self.swapped = frozenset({*pairs, *pairs.values()})
        two = self._begun(replace(self.charter, layout=replace(self.charter.layout, pieces=pieces)))
        try:
            for name, parameters in self.acts:
                two.do(name, **self._named(name, parameters))
        except Refused:
            return False  # what P1 did was possible with its own cards alone
        if any(two.table.inside(zone) != table.inside(zone) for zone in table.layout.zones):
            return False  # one of them was shuffled since, by its name
        self.table._stop()
        self.two, self.table, self.other = two, hosted(self.one, self.home, GUESTS), hosted(two, self.home, GUESTS)
        self.pairs += len(pairs)
        return True

    def _pairs(self, table: Table) -> Iterator[tuple[str, str]]:
        free: dict[str, list[str]] = {}
        mine: list[str] = []
        for zone in table.layout.zones.values():
            for piece in table.inside(zone.name):
                knows = set(table.knowledge.get(piece, ()))
                if zone.eyes == "P1" or (zone.eyes == "none" and knows == {"P1"}):
                    mine.append(piece)
                elif zone.eyes == "none" and not knows and (zone.kind in ("stack", "bag", "laid") or zone.name.startswith(ASIDE)):
                    free.setdefault(_component(piece), []).append(piece)
        named = {word for _, given in self.acts for word in re.findall(r'"(\w+)"', json.dumps(given))}  # these are no secret
        for piece in mine:
            others = [
                each
                for each in free.get(_component(piece), ())
                if table.kind(each) != table.kind(piece) and not {table.kind(each), table.kind(piece)} & named
                if all(table.pieces[each].traits.get(name) == table.pieces[piece].traits.get(name) for name in ALIKE)
            ]
            if others and not self._was_open(piece):
                other = self.dice.choice(others)
                if not self._was_open(other):
                    named |= {table.kind(piece), table.kind(other)}
                    yield piece, other

    def _was_open(self, piece: str) -> bool:
        return any(self._seen(entry.events, frozenset({piece})) for entry in self.one.journal.entries)

    def _seen(self, events: Any, pieces: frozenset[str]) -> bool:
        """Whether somebody else has seen one of these by it."""
        zones = self.one.table.layout.zones
        return any(
            (isinstance(event, Moved) and event.piece in pieces and zones[event.target].eyes not in ("none", "P1"))
            or (isinstance(event, Seen) and event.piece in pieces and event.seat != "P1")
            for event in events
        )

    def _opens(self, events: Any, pieces: frozenset[str]) -> bool:
        """Whether somebody else has seen one of these by it, or it was drawn, which may do something, or shuffled."""
        zones = self.one.table.layout.zones
        drawn = (event for event in events if isinstance(event, Moved) and event.piece in pieces)
        if any(isinstance(event, Ordered) and pieces & set(event.before) for event in events):
            return True
        return self._seen(events, pieces) or any(zones[event.source].kind in ("stack", "bag") for event in drawn)

    def _named(self, name: str, parameters: dict[str, Any]) -> dict[str, Any]:
        """The same act there: what P1 holds is called otherwise."""
        intent = self.one.game.intents[name]
        return {
            key: self.kinds.get(each, each) if isinstance(each, str) and intent.parameter(key).shape.of == "card" else each
            for key, each in parameters.items()
        }

    # -- both ------------------------------------------------------------------------------------

    def goes_on(self) -> bool:
        """The next act in both; whether there is one."""
        chosen = self.offer(self.one.table, self.dice)
        if chosen is None or self.one.over:
            return False
        name, parameters = chosen[0], dict(chosen[1])
        entry = self.one.do(name, **parameters)
        self.acts.append((name, parameters))
        opened = self.one.over or self._opens(entry.events, self.swapped)
        opened |= name not in BY_NAME and any(f'"{kind}"' in json.dumps(parameters) for kind in self.kinds)
        if self.two is None or opened:
            self.two = None
            return not self.one.over
        try:
            self.two.do(name, **self._named(name, parameters))
        except Refused:
            self.two = None  # what P1 did was possible with its own cards alone
        return True

    def both(self) -> Iterator[tuple[Guest, Hosting, Hosting]]:
        assert self.other is not None, "there is no twin"
        for guest in self.table.guests.everybody():
            yield guest, self.table, self.other

    def compare(self) -> None:
        for guest, *tables in self.both():
            shown = [_shown(each, guest.id) for each in tables]
            if guest.seat == "P1":
                self.told += shown[0][1] != shown[1][1]
                assert len(shown[0][2]) == len(shown[1][2]), (self.game, self.number, len(self.acts), self.tell(shown))
            else:
                assert shown[0] == shown[1], (self.game, self.number, len(self.acts), guest.seat, self.tell(shown))
        self.compared += 1

    def lie(self) -> None:
        """Each of the others presses something, or says something that no page offers; the answers are the same too."""
        for guest, *tables in self.both():
            if guest.seat == "P1":
                continue
            said, before = self._lies(tables[0], guest), len(self.one.journal.entries)
            answer = _answered(tables[0], guest.id, dict(said))
            if len(self.one.journal.entries) > before:  # it was possible
                self.acts.append((said["do"], said["with"]))
                if self.one.over or self._opens(self.one.journal.entries[before + 1].events, self.swapped):
                    self.two = None
                    return
            assert _answered(tables[1], guest.id, dict(said)) == answer, (
                self.game,
                self.number,
                len(self.acts),
                guest.seat,
                said,
            )

    def _lies(self, table: Hosting, guest: Guest) -> dict[str, Any]:
        dice, session = self.dice, self.one
        kind = dice.random()
        if kind < 0.2:
            page = Reading(str(table.visitor(guest).page()))
            if moves := [each for each in page.pressed if "do" not in each and "tick" not in each and "ticks" not in each]:
                return dice.choice(moves)
        if kind < 0.75:
            room = dice.choice(ROOMS + tuple(table.face.rooms)) if dice.random() < 0.3 else dice.choice(TYPED)
            return {dice.choice(("go", "instead")): room}
        if kind < 0.85:
            return dice.choice(
                [{"choose": {"intruders.picked": dice.choice((1, 2))}}, {"tab": "table"}, {"find": "card"}, {"go": "intruders"}]
            )
        name = dice.choice(list(session.game.intents))
        intent = session.game.intents[name]
        given: dict[str, Any] = {}
        for each in intent.parameters:
            if each.shape.offers is not None and (each.needed or dice.random() < 0.3):
                values = list(each.shape.offers(session.table, given))
                if values:
                    given[each.name] = dice.choice(values)
        try:
            whose = session.whose(name, **given)
        except Refused:
            return {"tab": "table"}
        if whose == guest.seat and self._possible(name, given):  # it would happen: only what is refused is tried here
            return {"tab": "table"}
        return {"do": name, "with": given, "n": len(session.journal.entries)}

    def _possible(self, name: str, given: dict[str, Any]) -> bool:
        try:
            return self.one.why_not(name, **given) is None
        except Refused:
            return True

    @staticmethod
    def tell(shown: list[Any]) -> str:
        """Where two pages part."""
        one, two = next(each for each in zip(*shown, strict=True) if each[0] != each[1])
        at = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
        return f"{one[max(0, at - 200) : at + 120]!r} / {two[max(0, at - 40) : at + 120]!r}"


def _component(piece: str) -> str:
    return piece.rpartition("-")[0]


def _shown(table: Hosting, guest: str) -> tuple[str, str, bytes]:
    """What stands on a phone, and what goes over the wire before it is sealed."""
    table._publish(table.guests.linked[guest], table.visitor(table.guests.linked[guest]))
    shown = table._pages[guest]
    return shown.page, shown.mine, written(shown.message(0))


def _answered(table: Hosting, guest: str, said: dict[str, Any]) -> Any:
    try:
        message = read(written(said))
    except Garbled:
        return "garbled"
    known = table.guests.linked[guest]
    if isinstance(message, Intents):
        return table._act(known, table.visitor(known), message)
    assert isinstance(message, Move)
    table._move(known, table.visitor(known), message.what, message.value)
    return _shown(table, guest)


def played(game: str, number: int, home: Path, most: int, lies: int = 2) -> Twins:
    twins = Twins(game, number, home)
    for _ in range(most):
        if not twins.goes_on():
            break
        if twins.two is None and not twins.exchanged():
            continue
        twins.compare()
        for _ in range(lies):
            if twins.two is not None:
                twins.lie()
        if twins.two is not None:
            twins.compare()
    return twins


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_can_tell_one_secret_from_another(game: str, tmp_path: Path) -> None:
    compared = pairs = told = 0
    for number in count(1):
        found = played(game, number, tmp_path, MOST)
        compared, pairs, told = compared + found.compared, pairs + found.pairs, told + found.told
        if compared >= MOST:
            break
    assert pairs > 0
    assert told > 0  # P1 itself sees another secret
