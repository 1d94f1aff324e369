"""What must hold after any sequence of legal intents."""

import json
from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.charter import charter
from companion.packs import load
from companion.session import Session
from tests.properties import THOROUGH, a_changed_draw_is_found, in_any_order, played, same_future, undo_and_redo
from tools.offers import any_of, offer_of
from tools.simulate import missing

offer, any_offer = offer_of("lockdown"), any_of("lockdown")

PACK = load("lockdown")
NAMES = ["Ana", "Bo", "Cy", "Di", "Ed"]
GAMES = st.fixed_dictionaries(
    {
        "players": st.integers(1, 5),
        "enemy": st.sampled_from(["night_stalkers", "intruders"]),
        "board": st.sampled_from(["basic", "surface"]),
        "coop": st.booleans(),
        "seed": st.binary(min_size=4, max_size=8),
        "acts": st.lists(st.tuples(st.integers(0, 2**32), st.sampled_from(["usual", "usual", "any"])), max_size=60),
    }
)


def play(drawn: dict[str, Any]) -> tuple[Session, list[dict[str, Any]]]:
    """A game of legal intents, and the table after each."""
    mode = "solo" if drawn["players"] == 1 else "coop" if drawn["coop"] else "semi"
    options = {"mode": mode, "enemy": drawn["enemy"], "board": drawn["board"]}
    session = Session.new(charter(PACK, NAMES[: drawn["players"]], drawn["seed"], options), PACK)
    return session, played(session, drawn["acts"], offer, any_offer)


@given(GAMES)
@THOROUGH
def test_the_pieces_are_all_there_exactly_once(drawn: dict[str, Any]) -> None:
    session, _ = play(drawn)
    assert missing(session) == []


@given(GAMES)
@THOROUGH
def test_undoing_everything_gives_the_first_table_back_and_redoing_the_last(drawn: dict[str, Any]) -> None:
    undo_and_redo(*play(drawn))


@given(GAMES, st.lists(st.sampled_from(["undo", "redo", "put_back", "act"]), max_size=25), st.randoms(use_true_random=False))
@THOROUGH
def test_undo_redo_and_put_back_in_any_order_lose_nothing(drawn: dict[str, Any], verbs: list[str], dice: Random) -> None:
    in_any_order(play(drawn)[0], verbs, dice, offer)


@given(GAMES)
@THOROUGH
def test_a_view_of_any_seat_holds_no_secret_of_another(drawn: dict[str, Any]) -> None:
    session, _ = play(drawn)
    seats = session.table.value("seats")
    for seat in ("table", *seats):
        view = session.view(seat)
        text = json.dumps(view)
        for token in view["css"].values():
            assert "face" not in token
        assert "active" not in view["contingency"]
        assert "pool" not in view["contingency"]
        for other in seats:
            mine = view["contingency"]["seats"][other]
            assert isinstance(mine, list) == (other == seat)
            if other != seat:
                assert not {"search", "items"} & set(view["seats"][other])
                assert view["options"]["mode"] == "coop" or "objectives" not in view["seats"][other]  # together they lie open
        for word in ('"infected"', '"order"', session.charter.seed, "contamination-", "contingency-", "css-0"):
            assert word not in text, word


@given(GAMES)
@THOROUGH
def test_what_a_view_shows_does_not_depend_on_what_it_hides(drawn: dict[str, Any]) -> None:
    """Swap every hidden value behind the shared screen's back: the picture stays the same."""
    session, _ = play(drawn)
    before = session.view()
    table = session.table
    for zone in table.layout.zones.values():
        if zone.eyes not in ("all", "kinds"):
            table.order(zone.name, sorted(table.inside(zone.name), reverse=True))
    css = [slot for slot in range(16) if table.count(f"css.{slot}")]
    for first, second in pairwise(css):
        one, other = table.inside(f"css.{first}")[0], table.inside(f"css.{second}")[0]
        if table.knowledge.get(one) or table.knowledge.get(other):
            continue
        table.move(one, f"css.{second}")
        table.move(other, f"css.{first}")
    assert session.view() == before


@given(GAMES)
@THOROUGH
def test_an_exported_game_imports_to_the_same_future(drawn: dict[str, Any]) -> None:
    same_future(play(drawn)[0], offer)


@given(GAMES, st.randoms(use_true_random=False))
@THOROUGH
def test_verify_agrees_and_finds_a_single_changed_draw(drawn: dict[str, Any], dice: Random) -> None:
    a_changed_draw_is_found(play(drawn)[0], dice)
