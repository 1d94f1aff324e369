"""What the owner of the box has typed in: weaknesses that help, a code that kills the other way round."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.lockdown import weakness
from companion.games.lockdown.crew import MOST_KNOWLEDGE
from companion.headless import Door
from companion.table import Table
from tests.play import Play


def typed(tmp_path: Path, **line: Any) -> Door:
    door = Door(box=tmp_path / "box.json")
    answer = door.answer(json.dumps({"pack": "lockdown", **line}))
    assert answer["ok"], answer
    return door


def table_of(play: Play) -> Table:
    session = play.door.session
    assert session is not None
    return session.table


def test_a_weakness_of_the_night_stalkers_helps_who_knows_enough(tmp_path: Path) -> None:
    shy = [{"name": "Wary of Shadows", "text": "They hit less in the dark.", "copies": 6}]
    door = typed(tmp_path, do="enter", component="weakness_night_stalkers", cards=shy)
    play = Play(3, door=door, sources={"weakness": "app"})
    table = table_of(play)
    play.fix("seats.P1.knowledge", 2)
    play.fix("seats.P2.knowledge", 3)
    assert [weakness.helps(table, "wary_of_shadows", seat) for seat in ("P1", "P2", None)] == [False, True, False]
    assert not weakness.helps(table, "vital_places", "P2")
    for seat, dies in (("P1", True), ("P2", False)):
        play.fix("decks.attack.top", "perched_in_the_dark")
        assert ("Dark:" in play.story("attack", kind="adult", seat=seat, light="dark")) == dies
    play.fix("decks.attack.top", "perched_in_the_dark")
    assert "Dark:" in play.story("attack", kind="queen", seat="P2", light="dark")  # it helps against adults alone


def test_a_weakness_of_the_original_intruders_helps_everybody() -> None:
    play = Play(3, enemy="intruders")
    found = play.do("research", seat="P1", object="egg")["discovered"]
    assert weakness.helps(table_of(play), found)


def test_when_all_three_weaknesses_lie_open_nothing_more_is_found() -> None:
    play = Play(3, enemy="intruders")
    for thing in weakness.OBJECTS:
        assert play.do("research", seat="P1", object=thing)["discovered"] in play.table()["weakness"].values()
    assert sorted(play.table()["weakness"]) == ["1", "2", "3"]


@pytest.mark.parametrize(("direction", "killed"), [("little", "P1"), ("much", "P2")])
def test_the_yellow_code_kills_by_the_side_that_the_reference_card_says(tmp_path: Path, direction: str, killed: str) -> None:
    correction = {"component": "knowledge_code", "item": "direction", "field": "value", "value": direction}
    play = Play(2, door=typed(tmp_path, do="correct", corrections=[correction]))
    play.fix("contingency.active", "yellow")
    for seat, knowledge in (("P1", 4), ("P2", 5)):
        play.fix(f"seats.{seat}.knowledge", knowledge)
    play.do("leave", seat="P1", how="pod")
    play.do("leave", seat="P2", how="pod")
    verdict = play.do("victory", step="contingency")["verdict"]
    assert [seat for seat, correction in verdict.items() if not correction["alive"]] == [killed]


def test_of_what_is_found_one_card_is_kept_and_the_other_goes_under_its_deck(tmp_path: Path) -> None:
    play = Play(2, sources={"items_red": "app"})
    table = table_of(play)
    play.do("search", seat="P1", colour="red")
    assert table.count("search.P1") == 2
    kept, left = table.inside("search.P1")
    play.do("search_keep", seat="P1", keep=1)
    assert table.inside("items.P1") == (kept,)
    assert table.inside("items_red.draw")[0] == left


def test_of_the_computer_knowledge_alone_teaches_and_a_lock_down_is_shuffled_back() -> None:
    play = Play(2)
    table = table_of(play)
    for _ in range(30):
        card = table.inside("computer.open")[0]
        assert table.kind(card) != "lockdown"
        before, broken = play["seats.P1.knowledge"], play["markers.malfunction.placed"]
        option = len(table.pieces[card].traits["options"])
        used = play.do("computer_use", seat="P1", option=option)
        if play["phase"] == "over":
            break
        assert play["seats.P1.knowledge"] - before == (used["option"] == "knowledge" and before < MOST_KNOWLEDGE)
        assert play["markers.malfunction.placed"] - broken == used["lockdown"]


def test_a_fire_that_the_computer_puts_out_is_one_less_on_the_count() -> None:
    play = Play(3)
    for _ in range(30):
        card = table_of(play).inside("computer.open")[0]
        options = table_of(play).pieces[card].traits["options"]
        if "purge_room" in options:
            assert "one less on the count" in play.story("computer_use", seat="P1", option=options.index("purge_room") + 1)
            return
        play.do("computer_use", seat="P1", option=1)
    raise AssertionError("no card of the computer puts a fire out")


def test_a_character_that_was_drafted_here_is_not_asked_for_its_knowledge() -> None:
    play = Play(2)
    character = play.do("draft_offer", seat="P1")["characters"][0]
    play.do("draft_keep", seat="P1", character=character)
    assert play["seats.P1.entered"] == ["knowledge"]
    assert play["seats.P2.entered"] == []


@pytest.mark.parametrize("players", [2, 4, 5])
def test_objectives_for_more_players_stay_in_the_box(tmp_path: Path, players: int) -> None:
    """S0 67-70, of a deck that the owner has typed in."""
    cards = [{"name": f"For {number}", "copies": 3, "players": number} for number in (2, 4, 5)]
    play = Play(players, door=typed(tmp_path, do="enter", component="objectives_corporate", cards=cards, total=9))
    table = table_of(play)
    assert {table.pieces[card].traits["players"] for card in table.inside("objectives_corporate.draw")} == {
        number for number in (2, 4, 5) if number <= players
    }


def test_a_fire_where_it_burns_already_is_not_counted() -> None:
    """Until the token comes, whichever order the tokens lie in."""
    for given, fires in (({}, 1), ({"burns": True}, 0)):
        play = Play(3, sources={"exploration": "app"})
        while play["exploration.exploration"]:
            before = play["markers.fire.placed"]
            if play.do("explore", seat="P1", **given)["effect"] == "fire":
                assert play["markers.fire.placed"] - before == fires


def test_a_larva_in_the_light_whose_number_is_0_surprises_nobody() -> None:
    play = Play(3)
    play.fix("bag", {"larva": 8})
    for _ in range(8):
        told = play.do("encounter", seat="P1", light="lit")
        assert ("no surprise attack" in play.heard) == (told["lit"] == 0)
        assert ("fewer than" in play.heard) == (told["lit"] > 0)
