"""Undo without exception: what is done, taken back and done again is the same to the last event, for every verb of every game.

Besides: what one hand draws tells nothing of another's, what was taken back is in no view, and the order that a shuffled stack
happens to have in memory is never read, since nobody has made one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.charter import charter
from companion.games.registry import GAMES
from companion.packs import load
from companion.session import Session
from companion.table import EVERYTHING, Entry, Json, Moved, Refused, Rolled, Set
from companion.table.table import DRAWS
from tools.offers import any_of, offer_of
from tools.simulate import begin
from tools.verify import judged

NUMBERS = range(8)
SIDE_BY_SIDE = re.compile(r"tray|draft\.shown|search\..*|.*\.offered")
"""Sets whose pieces are told apart by where they lie: the first, the second, the newest."""
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


def without(value: Json, key: str) -> Json:
    if isinstance(value, dict):
        return {name: without(each, key) for name, each in value.items() if name != key}
    return [without(each, key) for each in value] if isinstance(value, list) else value


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
        before, seen, hand = session.table.state(), views(session), session.hand(name, **parameters)
        first = session.do(name, **parameters)
        assert {each for each, _ in streams(first)} <= {hand}, (name, parameters)
        undone = session.do("undo")
        assert undone.events == ()
        assert session.table.state() == before, (name, parameters)
        assert views(session) == seen, (name, parameters)
        again = session.do(name, **parameters)
        assert (again.events, again.result) == (first.events, first.result), (name, parameters)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_order_of_what_nobody_has_ordered_is_never_read(game: str, number: int) -> None:
    """A twin plays the same game with its bags, heaps and shuffled stacks turned round in memory all the time."""
    twin, _ = begin(number, game)
    for session, name, parameters in walked(game, number):
        jumble(twin, Random(number))
        ours, theirs = session.do(name, **parameters), twin.do(name, **parameters)
        assert theirs.result == ours.result, (name, parameters)
        assert theirs.told == ours.told
        assert sorted_names(twin.view()) == sorted_names(session.view()), (name, parameters)
        assert heaps(twin) == heaps(session), (name, parameters)


def jumble(session: Session, dice: Random) -> None:
    """What lies in no order lies otherwise; where backs differ, those of one back change places."""
    table = session.table
    for zone in table.layout.zones.values():
        first, behind = table.loose(zone.name)
        if first == behind or (zone.kind == "set" and SIDE_BY_SIDE.fullmatch(zone.name)):
            continue
        inside = list(table.inside(zone.name))
        part = inside[first:behind]
        piles: dict[Json, list[str]] = {}
        for piece in dice.sample(part, len(part)):
            piles.setdefault(table.pieces[piece].traits.get("back"), []).append(piece)
        mixed = [piles[table.pieces[piece].traits.get("back")].pop() for piece in part]
        table._inside[zone.name] = inside[:first] + mixed + inside[behind:]


def sorted_names(value: Json) -> Json:
    """A view in which what lies together is told in one order."""
    if isinstance(value, dict):
        return {name: sorted_names(each) for name, each in value.items()}
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return sorted(value)
    return [sorted_names(each) for each in value] if isinstance(value, list) else value


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
            assert judged(json.loads(json.dumps(session.export()))).wrong is None


SAID_OR_NOT = {
    "lockdown": ({"combat_roll": {}, "advantage_roll": {}, "attack": {"kind": "adult"}}, "noise_roll", {}),
    "nemesis": ({"combat_roll": {"how": "melee"}, "attack": {"kind": "adult"}}, "noise_roll", {}),
    "aliens": ({"discard": {"cards": 2}, "reveal": {"wants": ["weapon"]}, "recycle": {"cards": 1}}, "draw", {"cards": 1}),
}
"""Acts in which the seat may be said, and what a seat does before."""


@pytest.mark.parametrize("game", list(GAMES))
def test_who_says_no_seat_draws_what_the_seat_draws_whose_turn_it_is(game: str) -> None:
    acts, before, words = SAID_OR_NOT[game]
    for name, given in acts.items():
        came = []
        for number in range(10):
            session = Session.new(charter(load(game), ["Ana", "Bo", "Cy"], number.to_bytes(32)))
            if game == "aliens":
                session.do("next")
            seat = session.game.turn(session.table) or list(session.names())[-1]
            session.do(before, seat=seat, **words)
            bare = session.do(name, **given)
            assert {hand for hand, _ in streams(bare)} <= {seat}, (name, number)
            session.do("undo")
            said = session.do(name, seat=seat, **given)
            drawn = [event for event in bare.events if isinstance(event, Set | Moved | Rolled)]
            assert all(event in said.events for event in drawn), (name, number)
            came.append(str(bare.result))
        assert name == "recycle" or len(set(came)) > 1, name


def test_which_of_a_kind_goes_into_the_bag_is_chance() -> None:
    """Tokens of a kind show different numbers; the first ones of the box must not be in every bag."""
    bags = set()
    for number in range(20):
        session = Session.new(charter(load("lockdown"), ["Ana", "Bo"], number.to_bytes(32)))
        bags.add(tuple(sorted(session.table.of_kind("bag", "adult"))))
        assert session.table.count("bag") == sum(session.view()["bag"].values())
        session.do("appears", kind="adult")
        assert judged(json.loads(json.dumps(session.export()))).wrong is None
        assert not session.can_put_back()
    assert len(bags) > 10


def test_the_token_of_a_dead_butcher_stays_in_the_bag_until_it_is_drawn() -> None:
    session = Session.new(charter(load("nemesis"), ["Ana", "Bo"], b"seed", {"enemy": "carnomorphs"}))
    session.do("fix", path="in_play", value=["fleshbeast"])
    session.do("fix", path="bag", value={"butcher": 1, "shambler": 1})
    session.do("feed", piece="fleshbeast", ate="corpse")
    session.do("killed", piece="butcher")
    assert session.table.of_kind("bag", "butcher")
    assert judged(json.loads(json.dumps(session.export()))).wrong is None
    while session.table.of_kind("bag", "butcher"):
        met = session.do("encounter", seat="P1")
        assert met.told["kind"] == "shambler"
        if session.table.of_kind("bag", "butcher"):
            session.do("put_back")
    assert session.table.where("queen-01" if "queen-01" in session.table.pieces else "butcher-01") == "out_of_game"
    assert judged(json.loads(json.dumps(session.export()))).wrong is None
