"""Undo without exception: what is done, taken back and done again is the same to the last event, for every verb of every game.

Besides: what one hand draws tells nothing of another's, what was taken back is in no view, and the order that a shuffled stack
happens to have in memory is never read, since nobody has made one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.session import Session
from companion.table import EVERYTHING, Entry, Json, Refused, Set
from companion.table.table import DRAWS
from tools.offers import any_of, offer_of
from tools.simulate import begin
from tools.verify import verified

NUMBERS = range(8)
LONG = 150
"""So many acts of each game."""


def walked(game: str, number: int) -> Iterator[tuple[Session, str, dict[str, Any]]]:
    """A game of chance, the usual acts and rare ones; each act is about to be done."""
    session, dice = begin(number, game)
    usual, rare = offer_of(game), any_of(game)
    for _ in range(LONG):
        chosen = (rare if dice.random() < 0.5 else usual)(session.table, dice)
        if chosen is None:
            return
        yield session, *chosen


def views(session: Session) -> dict[str, Json]:
    """What every pair of eyes may see, but for who has looked at what, which can't be taken back."""
    return {seat: without(session.view(seat), "seen_by") for seat in ("table", *session.names())}


def without(told: Json, key: str) -> Json:
    if isinstance(told, dict):
        return {name: without(each, key) for name, each in told.items() if name != key}
    return [without(each, key) for each in told] if isinstance(told, list) else told


def streams(entry: Entry) -> Iterator[tuple[str, str]]:
    """The hand and the zone of every draw."""
    for event in entry.events:
        if isinstance(event, Set) and event.name.startswith(DRAWS):
            zone, hand, *_ = event.name.removeprefix(DRAWS).split("/")
            yield hand, zone


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game", list(GAMES))
def test_done_taken_back_and_done_again_is_the_same_to_the_last_event(game: str, number: int) -> None:
    for session, name, parameters in walked(game, number):
        before, seen, whose = session.table.state(), views(session), session.whose(name, **parameters)
        first = session.do(name, **parameters)
        assert {hand for hand, _ in streams(first)} <= {whose}, (name, parameters)
        undone = session.do("undo")
        assert undone.events == ()
        assert session.table.state() == before, (name, parameters)
        assert views(session) == seen, (name, parameters)
        again = session.do(name, **parameters)
        assert (again.events, again.result) == (first.events, first.result), (name, parameters)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_order_of_what_nobody_has_ordered_is_never_read(game: str, number: int) -> None:
    """A twin plays the same game with its shuffled stacks turned round in memory all the time."""
    twin, _ = begin(number, game)
    for session, name, parameters in walked(game, number):
        jumble(twin, Random(number))
        ours, theirs = session.do(name, **parameters), twin.do(name, **parameters)
        assert theirs.result == ours.result, (name, parameters)
        assert theirs.told == ours.told
        assert twin.view() == session.view(), (name, parameters)
        assert heaps(twin) == heaps(session), (name, parameters)


def jumble(session: Session, dice: Random) -> None:
    """What lies in no order lies otherwise; where backs differ, those of one back change places."""
    table = session.table
    for zone in table.layout.zones.values():
        first, behind = table.loose(zone.name)
        if zone.kind != "stack" or first == behind:
            continue
        inside = list(table.inside(zone.name))
        part = inside[first:behind]
        piles: dict[Json, list[str]] = {}
        for piece in dice.sample(part, len(part)):
            piles.setdefault(table.pieces[piece].traits.get("back"), []).append(piece)
        mixed = [piles[table.pieces[piece].traits.get("back")].pop() for piece in part]
        table._inside[zone.name] = inside[:first] + mixed + inside[behind:]


def heaps(session: Session) -> dict[str, list[str]]:
    """What lies where, without the order of what has none."""
    found = {}
    for name in session.table.layout.zones:
        first, behind = session.table.loose(name)
        inside = list(session.table.inside(name))
        found[name] = inside[:first] + sorted(inside[first:behind]) + inside[behind:]
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_what_one_seat_drew_and_took_back_is_not_what_another_draws(game: str) -> None:
    """The same act by another seat draws from streams of its own."""
    tried = 0
    for number in NUMBERS:
        for session, name, parameters in walked(game, number):
            first = session.do(name, **parameters)
            mine = set(streams(first))
            seat = parameters.get("seat")
            others = [each for each in session.names() if each != seat]
            if mine and seat and others and session.whose(name, **parameters) == seat:
                session.do("undo")
                try:
                    theirs = set(streams(session.do(name, **{**parameters, "seat": others[0]})))
                except Refused:
                    pass
                else:
                    tried += 1
                    assert not mine & theirs
                    session.do("undo")
                session.do(name, **parameters)
    assert tried > 10


def test_a_handed_deck_gets_its_order_when_it_is_handed_and_has_none_when_that_is_taken_back() -> None:
    session, _ = begin(1, "lockdown")
    assert session.table.loose("event.draw") == (0, session.table.count("event.draw"))
    first = session.do("set_source", component="event", source="cardboard")
    assert session.table.loose("event.draw")[0] == session.table.count("event.draw")
    session.do("undo")
    assert session.table.loose("event.draw") == (0, session.table.count("event.draw"))
    assert session.do("set_source", component="event", source="cardboard").result == first.result
    assert session.view(EVERYTHING)["sources"]["event"] == "cardboard"


def test_a_copy_that_is_named_for_the_top_is_any_of_those_that_lie_in_the_deck() -> None:
    """Clean and infected cards have one name; which of them comes must not follow from where they lay in the box."""
    tops = set()
    for number in range(20):
        session, _ = begin(number, "lockdown")
        session.do("fix", path="decks.contamination.top", value=session.table.kind("contamination-01"))
        tops.add(session.table.top("contamination.draw"))
        assert session.table.loose("contamination.draw") == (0, session.table.count("contamination.draw") - 1)
    assert len(tops) > 5


def test_a_deck_that_comes_back_from_cardboard_has_no_order_at_all() -> None:
    for number in range(20):
        session, dice = begin(number, "aliens")
        usual = offer_of("aliens")
        for _ in range(60):
            if (chosen := usual(session.table, dice)) is None:
                break
            session.do(chosen[0], **chosen[1])
        if session.table.value("source.endurance") == "app" and session.table.value("question") is None:
            session.do("set_source", component="endurance", source="cardboard")
            session.do("set_source", component="endurance", source="app")
            assert session.table.loose("endurance.above") == (0, session.table.count("endurance.above"))
            assert verified(json.loads(json.dumps(session.export())))[1] is None
