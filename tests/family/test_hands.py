"""What the app has dealt to a seat: who may choose of it, who sees it, and that it can be taken back."""

import json
from typing import Any

import pytest

from tests.play import Play

SOURCES = {f"objectives_{deck}": "app" for deck in ("corporate", "personal", "shared")}
BOTH = pytest.mark.parametrize("pack", ["lockdown", "nemesis"])


def dealt(pack: str, players: int = 2) -> Play:
    """Everybody holds two objectives, and the first intruder has come."""
    play = Play(players, pack=pack, sources=SOURCES)
    for seat in play["seats"]:
        for deck in ("corporate", "personal") if players > 1 else ("shared", "shared"):
            play.do("objective_draw", seat=seat, deck=deck)
    play.do("appears", kind="adult")
    return play


def held(play: Play, seat: str) -> list[str]:
    return list(play.ask("view", seat=seat)["seats"][seat]["objectives"])


def choosing(play: Play) -> list[dict[str, Any]]:
    return [due for due in play.ask("due") if due["what"] == "choose"]


@BOTH
def test_everybody_is_due_to_give_up_one_objective_and_keeps_the_other(pack: str) -> None:
    play = dealt(pack)
    assert [due["seat"] for due in choosing(play)] == ["P1", "P2"]
    assert all(due["must"] and due["does"]["intent"] == "objective_give_up" for due in choosing(play))
    gone, kept = held(play, "P2")
    answer = play.answer("objective_give_up", seat="P2", objective=gone)
    assert answer["result"] == {"card": gone, "secret": "P2"}
    assert gone not in json.dumps(answer["story"])
    assert held(play, "P2") == [kept]
    assert [due["seat"] for due in choosing(play)] == ["P1"]
    assert play.refused("objective_give_up", seat="P2", objective=kept) == "keeps_its_objective"
    assert play.refused("objective_draw", seat="P2", deck="corporate") == "has_its_objectives"


@BOTH
def test_alone_one_of_two_is_given_up(pack: str) -> None:
    play = dealt(pack, 1)
    gone, *kept = held(play, "P1")
    play.do("objective_give_up", seat="P1", objective=gone)
    assert held(play, "P1") == kept
    assert not choosing(play)


@BOTH
def test_before_the_first_encounter_both_are_kept(pack: str) -> None:
    play = Play(2, pack=pack, sources=SOURCES)
    card = play.do("objective_draw", seat="P1", deck="corporate")["card"]
    assert play.refused("objective_give_up", seat="P1", objective=card) == "nobody_was_met"


@BOTH
def test_which_one_was_given_up_is_for_one_pair_of_eyes_and_can_be_taken_back(pack: str) -> None:
    play = dealt(pack)
    session = play.door.session
    assert session is not None
    before = held(play, "P1")
    assert play.ask("offers", intent="objective_give_up", parameter="objective", given={"seat": "P1"})
    assert session.offers("objective_give_up", "objective", "P2", seat="P1") == []
    assert session.offers("objective_give_up", "objective", "P1", seat="P1") == before
    assert session.whose("objective_give_up", seat="P1") == "P1"
    play.do("objective_give_up", seat="P1", objective=before[0])
    entry = session.journal.entries[len(session.journal.entries)]
    seen = json.dumps(session.entry_for(entry, "P2"))
    assert not any(f'"{card}"' in seen for card in before)
    assert "objectives_" not in seen
    play.do("undo")
    assert held(play, "P1") == before


@BOTH
def test_moving_on_without_the_choice_is_said(pack: str) -> None:
    play = dealt(pack)
    left = play.do("event_phase")
    assert not left.get("left_open"), "the choice stays open"
    assert [due["seat"] for due in choosing(play)] == ["P1", "P2"]


@BOTH
def test_together_an_objective_is_no_secret(pack: str) -> None:
    play = Play(2, pack=pack, mode="coop", sources=SOURCES)
    told = play.do("objective_draw", seat="P1", deck="shared")
    assert "secret" not in told
    for seat in ("table", "P2"):
        assert play.ask("view", seat=seat)["seats"]["P1"]["objectives"] == [told["card"]]
    play.do("appears", kind="adult")
    assert not choosing(play)
    assert play.refused("objective_give_up", seat="P1", objective=told["card"]) == "nobody_gives_up"


@BOTH
def test_items_are_dropped_under_their_deck_or_out_of_the_game(pack: str) -> None:
    play = Play(2, pack=pack, sources={"items_red": "app"})
    session = play.door.session
    assert session is not None
    for how, there in (("under", True), ("away", False)):
        play.do("search", seat="P1", colour="red")
        kept = play.do("search_keep", seat="P1", keep=1)["kept"]
        (card,) = session.table.inside("items.P1")
        assert play.do("item_drop", seat="P1", item=kept, how=how) == {"card": kept}
        assert (session.table.inside("items_red.draw")[0] == card) == there
        play.do("undo")
        assert session.table.inside("items.P1") == (card,)
        play.do("redo")
        assert not session.table.count("items.P1")


@BOTH
def test_the_last_card_of_a_colour_is_found_alone(pack: str) -> None:
    play = Play(2, pack=pack, sources={"items_red": "app"})
    session = play.door.session
    assert session is not None
    for _ in range(session.table.count("items_red.draw") - 1):
        play.do("search", seat="P1", colour="red")
        play.do("search_keep", seat="P1", keep=2)
    assert len(play.do("search", seat="P1", colour="red")["cards"]) == 1
    assert "the last card of this colour" in play.heard
    assert play.refused("search_keep", seat="P1", keep=2) == "not_a_number"
    assert play.ask("offers", intent="search_keep", parameter="keep", given={"seat": "P1"}) == [{"value": 1, "says": "1"}]
    play.do("search_keep", seat="P1", keep=1)
    assert "under its deck" not in play.heard
    assert play.refused("search", seat="P1", colour="red") == "deck_is_empty"


@BOTH
def test_the_dead_hold_nothing_any_more(pack: str) -> None:
    play = Play(2, pack=pack, sources={"items_red": "app"})
    session = play.door.session
    assert session is not None
    play.do("search", seat="P1", colour="red")
    play.do("search_keep", seat="P1", keep=1)
    play.do("search", seat="P1", colour="red")
    play.do("leave", seat="P1", how="dead")
    assert not session.table.count("items.P1")
    assert not session.table.count("search.P1")


def test_in_a_research_mission_one_seat_swaps_its_personal_objective_before_anybody_is_met() -> None:
    play = Play(2, pack="nemesis", story="research", sources=SOURCES)
    first = play.do("objective_draw", seat="P1", deck="corporate")["card"]
    personal = play.do("objective_draw", seat="P1", deck="personal")["card"]
    assert play.refused("objective_draw", seat="P1", deck="corporate") == "has_its_objectives"
    play.do("objective_give_up", seat="P1", objective=personal)
    second = play.do("objective_draw", seat="P1", deck="corporate")["card"]
    assert play.refused("objective_give_up", seat="P1", objective=first) == "nobody_was_met"
    other = play.do("objective_draw", seat="P2", deck="personal")["card"]
    assert play.refused("objective_give_up", seat="P2", objective=other) == "nobody_was_met"
    play.do("appears", kind="adult")
    assert [due["seat"] for due in choosing(play)] == ["P1"]
    play.do("objective_give_up", seat="P1", objective=second)
    assert held(play, "P1") == [first]
    assert play.refused("objective_give_up", seat="P1", objective=first) == "keeps_its_objective"


def test_what_a_token_of_the_surface_finds_is_in_the_hand_of_who_explores() -> None:
    """S0 1702-1705: one card of the colour; only its finder sees it."""
    colours = ("red", "yellow", "green")
    sources = {"surface_exploration": "app", **{f"items_{colour}": "app" for colour in colours[:2]}}
    play = Play(2, board="surface", sources=sources)
    found = {f"{colour}_item": 0 for colour in colours}
    for _ in range(play["exploration.surface_exploration"]):
        before = items(play, "P2")
        shown = play.answer("explore", seat="P2", place="surface")
        effect = shown["result"]["effect"]
        if effect in found:
            found[effect] += 1
        more = items(play, "P2")[len(before) :]
        assert len(more) == (effect in ("red_item", "yellow_item")), effect
        assert all(card not in json.dumps([shown["story"], play.ask("view", seat="P1")]) for card in more)
    assert all(found.values())


def items(play: Play, seat: str) -> list[str]:
    return list(play.ask("view", seat=seat)["seats"][seat].get("items", ()))
