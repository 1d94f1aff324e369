"""What must hold after any sequence of legal intents, in every way to play Aliens."""

import json
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.charter import charter
from companion.games.aliens import board, endurance
from companion.packs import load
from companion.session import Session
from tests.properties import QUICK, a_changed_draw_is_found, in_any_order, played, same_future, undo_and_redo
from tools.offers import any_of, offer_of
from tools.offers.aliens import options
from tools.simulate import missing

offer, any_offer = offer_of("aliens"), any_of("aliens")

PACK = load("aliens")
NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Fay"]
GAMES = st.fixed_dictionaries(
    {
        "players": st.integers(1, 6),
        "chosen": st.fixed_dictionaries(
            {
                "mode": st.sampled_from(["single", "single", "campaign", "bug_hunt"]),
                "mission": st.sampled_from(["newt", "escape", "survive"]),
                "edition": st.sampled_from([2023, 2020]),
                "swarms": st.sampled_from(["tokens", "models"]),
            }
        ),
        "seed": st.binary(min_size=4, max_size=8),
        "acts": st.lists(st.tuples(st.integers(0, 2**32), st.sampled_from(["usual", "usual", "any"])), max_size=60),
    }
)
TOTALS = {"endurance": 60, "motion_tracker": 42, "blip": 21}


def play(drawn: dict[str, Any]) -> tuple[Session, list[dict[str, Any]]]:
    """A game of legal intents, and the table after each."""
    session = Session.new(
        charter(PACK, NAMES[: drawn["players"]], drawn["seed"], options(drawn["chosen"], drawn["players"])), PACK
    )
    return session, played(session, drawn["acts"], offer, any_offer)


@given(GAMES)
@QUICK
def test_the_cards_and_blips_are_all_there_exactly_once(drawn: dict[str, Any]) -> None:
    session, _ = play(drawn)
    assert missing(session) == []
    for name, total in TOTALS.items():
        assert sum(piece.startswith(f"{name}-") for piece in session.table.pieces) == total
    view = session.view()["endurance"]
    worn = [zone for zone in session.table.layout.zones if zone.startswith(("hand.", "weapons.", "equipment.", "hazards."))]
    held = sum(session.table.count(zone) for zone in worn)
    assert sum(view[zone] for zone in endurance.ZONES) + held == TOTALS["endurance"]


@given(GAMES)
@QUICK
def test_undoing_everything_gives_the_first_table_back_and_redoing_the_last(drawn: dict[str, Any]) -> None:
    undo_and_redo(*play(drawn))


@given(GAMES, st.lists(st.sampled_from(["undo", "redo", "put_back", "act"]), max_size=25), st.randoms(use_true_random=False))
@QUICK
def test_undo_redo_and_put_back_in_any_order_lose_nothing(drawn: dict[str, Any], verbs: list[str], dice: Random) -> None:
    in_any_order(play(drawn)[0], verbs, dice, offer)


@given(GAMES)
@QUICK
def test_a_hand_is_never_in_anothers_view_and_no_view_holds_the_number_of_a_blip(drawn: dict[str, Any]) -> None:
    session, _ = play(drawn)
    seats = session.table.value("seats")
    for seat in ("table", *seats):
        view = session.view(seat)
        for other in seats:
            told_all = isinstance(view["hands"][other], list) or "counted" in view["hands"][other]
            assert told_all == (other == seat)
        assert not any("number" in each for each in view["in_play"])
        text = json.dumps(view)
        for word in ('"order"', session.charter.seed, "endurance-0", "blip-"):
            assert word not in text, word


@given(GAMES)
@QUICK
def test_the_number_of_a_blip_is_fixed_when_it_is_placed(drawn: dict[str, Any]) -> None:
    session, states = play(drawn)
    hidden: dict[str, str] = {}
    for state in states:
        for label, each in state["values"]["in_play"].items():
            if each["kind"] == board.BLIP:
                (lies,) = state["zones"][board.slot(each["slot"])]
                assert hidden.setdefault(label, lies) == lies
    assert session.table.count(board.POOL) >= 0


@given(GAMES)
@QUICK
def test_what_a_view_shows_does_not_depend_on_what_it_hides(drawn: dict[str, Any]) -> None:
    """Turn every hidden pile over behind the shared screen's back: but for the back of the tracker the picture stays the same."""
    session, _ = play(drawn)
    before, table = session.view(), session.table
    for zone in table.layout.zones.values():
        known = any(table.knowledge.get(piece) for piece in table.inside(zone.name))  # that somebody looked is no secret
        if zone.eyes not in ("all", "kinds") and not known and zone.name != "motion_tracker.draw":
            table.order(zone.name, sorted(table.inside(zone.name), reverse=True))
    assert session.view() == before


@given(GAMES)
@QUICK
def test_an_exported_game_imports_to_the_same_future(drawn: dict[str, Any]) -> None:
    same_future(play(drawn)[0], offer)


@given(GAMES, st.randoms(use_true_random=False))
@QUICK
def test_verify_agrees_and_finds_a_single_changed_draw(drawn: dict[str, Any], dice: Random) -> None:
    a_changed_draw_is_found(play(drawn)[0], dice)
