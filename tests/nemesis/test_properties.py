"""What must hold after any sequence of legal intents, in every way to play Nemesis."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charter import charter
from companion.packs import load
from companion.session import Session
from tests.properties import QUICK, a_changed_draw_is_found, in_any_order, played, same_future, undo_and_redo
from tools.offers import any_of, offer_of
from tools.offers.nemesis import MISSION, options
from tools.simulate import missing

offer, any_offer = offer_of("nemesis"), any_of("nemesis")

PACK = load("nemesis")
NAMES = ["Ana", "Bo", "Cy", "Di", "Ed"]
WAYS = [
    {"enemy": "intruders"},
    {"enemy": "carnomorphs"},
    {"enemy": "void_seeders"},
    {"story": "epilogue"},
    {"story": "research"},
    {"intruder_player": True},
]
"""Every way to play; each property holds in each of them."""
EACH = settings(QUICK, max_examples=8)
in_every_way = pytest.mark.parametrize("way", WAYS, ids=["intruders", "carnomorphs", "seeders", "epilogue", "research", "played"])
GAMES = st.fixed_dictionaries(
    {
        "players": st.integers(1, 5),
        "chosen": st.fixed_dictionaries(
            {"board": st.sampled_from(["basic", "alternative"]), **{name: st.booleans() for name in ("turrets", "hourglass")}}
        ),
        "coop": st.booleans(),
        "seed": st.binary(min_size=4, max_size=8),
        "acts": st.lists(st.tuples(st.integers(0, 2**32), st.sampled_from(["usual", "usual", "any"])), max_size=60),
    }
)


def play(drawn: dict[str, Any], way: dict[str, Any]) -> tuple[Session, list[dict[str, Any]]]:
    """A game of legal intents, and the table after each."""
    least = 1 if "enemy" in way else MISSION
    players = max(drawn["players"], least)
    mode = "solo" if players == 1 else "coop" if drawn["coop"] and "intruder_player" not in way else "semi"
    chosen = options({**drawn["chosen"], **way, "mode": mode}, players)
    session = Session.new(charter(PACK, NAMES[:players], drawn["seed"], chosen), PACK)
    assert all(session.table.value(f"option.{name}") == value for name, value in way.items())
    return session, played(session, drawn["acts"], offer, any_offer)


@in_every_way
@given(GAMES)
@EACH
def test_the_pieces_are_all_there_exactly_once(way: dict[str, Any], drawn: dict[str, Any]) -> None:
    assert missing(play(drawn, way)[0]) == []


@in_every_way
@given(GAMES)
@EACH
def test_undoing_everything_gives_the_first_table_back_and_redoing_the_last(way: dict[str, Any], drawn: dict[str, Any]) -> None:
    undo_and_redo(*play(drawn, way))


@in_every_way
@given(GAMES, st.lists(st.sampled_from(["undo", "redo", "put_back", "act"]), max_size=25), st.randoms(use_true_random=False))
@EACH
def test_undo_redo_and_put_back_in_any_order_lose_nothing(
    way: dict[str, Any], drawn: dict[str, Any], verbs: list[str], dice: Random
) -> None:
    in_any_order(play(drawn, way)[0], verbs, dice, offer)


@in_every_way
@given(GAMES)
@EACH
def test_a_view_of_any_seat_holds_no_secret_of_another(way: dict[str, Any], drawn: dict[str, Any]) -> None:
    session, _ = play(drawn, way)
    seats = session.table.value("seats")
    for seat in ("table", *seats):
        view = session.view(seat)
        text = json.dumps({**view, "form": None})  # whether the generator is working is asked of the table
        for other in seats:
            if other != seat:
                assert not {"search", "items", "mutation_card", "mutation_offered"} & set(view["seats"][other])
                assert view["options"]["mode"] == "coop" or "objectives" not in view["seats"][other]  # together they lie open
        played_by = view["intruder_player"]
        if played_by and played_by["seat"] not in (None, seat):
            assert "hand" not in played_by
        if session.table.value("phase") != "over":
            looked = set(view["looking"])
            for word in {'"working"', '"damaged"'} - {f'"{each}"' for each in looked}:
                assert word not in text, word
        for word in ('"infected"', '"order"', session.charter.seed, "contamination-", "engine-"):
            assert word not in text, word


@in_every_way
@given(GAMES)
@EACH
def test_what_a_view_shows_does_not_depend_on_what_it_hides(way: dict[str, Any], drawn: dict[str, Any]) -> None:
    """Turn every hidden pile over behind the shared screen's back: the picture stays the same."""
    session, _ = play(drawn, way)
    before, table = session.view(), session.table
    for zone in table.layout.zones.values():
        known = any(table.knowledge.get(piece) for piece in table.inside(zone.name))  # that somebody looked is no secret
        if zone.eyes not in ("all", "kinds") and not known:
            table.order(zone.name, sorted(table.inside(zone.name), reverse=True))
    assert session.view() == before


@in_every_way
@given(GAMES)
@EACH
def test_an_exported_game_imports_to_the_same_future(way: dict[str, Any], drawn: dict[str, Any]) -> None:
    same_future(play(drawn, way)[0], offer)


@in_every_way
@given(GAMES, st.randoms(use_true_random=False))
@EACH
def test_verify_agrees_and_finds_a_single_changed_draw(way: dict[str, Any], drawn: dict[str, Any], dice: Random) -> None:
    a_changed_draw_is_found(play(drawn, way)[0], dice)
