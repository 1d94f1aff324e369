"""What is needed less often, by touches: research, the draft, searching, objectives, the surface."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.place import Place
from tests.window.hand import SIZES
from tools.driver import Driver


def begin_with(driver: Driver, options: dict[str, Any]) -> Any:
    driver.app.games.new_game("lockdown", ["Ana", "Bo", "Cy"], options)
    driver.app.go(Place("game"))
    driver.frames(3)
    return driver.app.session


def test_research_brings_knowledge_and_opens_a_weakness(driver: Driver) -> None:
    session = begin_with(driver, {})
    driver.tap("more")
    driver.tap("RESEARCH")
    driver.tap("EGG")
    assert session.table.value("P1.knowledge") >= 3
    assert session.journal.last.intent == "research"


def test_a_search_is_seen_by_one_and_one_card_is_kept(driver: Driver) -> None:
    session = begin_with(driver, {"sources": {"items_red": "app", "items_crafted": "app"}})
    driver.tap("more")
    driver.tap("SEARCH")
    driver.tap("RED")
    assert {"ANA", "SEARCH"} <= set(driver.texts())
    assert driver.device.hidden
    touch = driver.press(next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook"))
    assert driver.app.stage.lower.says or driver.app.stage.lower.large
    touch.touch_up()
    driver.frames(20)
    driver.tap("DONE")
    driver.tap("KEEP THE SECOND")
    assert session.table.count("items.P1") == 1
    driver.tap("DONE")
    driver.tap("more")
    driver.tap("CRAFT")
    driver.tap(next(widget for widget in driver.walk() if "×" in getattr(widget, "label", "")))
    assert session.table.count("items.P1") == 2


def test_two_characters_are_offered_and_one_is_kept(driver: Driver) -> None:
    session = begin_with(driver, {"sources": {"draft": "app"}})
    driver.tap("more")
    driver.tap("CHARACTER")
    driver.tap("TWO CARDS FOR ANA")
    first = session.words.name(session.view()["draft"]["shown"][0]).upper()
    driver.tap(first)
    assert session.table.value("P1.character")
    assert {"TWO CARDS FOR BO", "TWO CARDS FOR CY"} <= set(driver.texts())  # the next one, without a way round
    driver.tap("LEAVE IT")
    driver.app.tab("crew")
    driver.frames(2)
    assert any(first in text for text in driver.texts())


def test_an_objective_is_for_one_pair_of_eyes(driver: Driver) -> None:
    session = begin_with(driver, {"sources": {"objectives_personal": "app"}})
    driver.tap("more")
    driver.tap("OBJECTIVE")
    driver.tap("PERSONAL")
    assert {"ANA", "OBJECTIVE"} <= set(driver.texts())
    assert session.table.count("objectives.P1") == 1


def test_the_surface_is_explored_and_has_its_own_die_and_cards(start: Callable[..., Driver]) -> None:
    driver = start()
    by_app = dict.fromkeys(("surface_exploration", "surface_die", "mars"), "app")
    session = begin_with(driver, {"board": "surface", "sources": by_app})
    for label, intent in (("EXPLORE OUTSIDE", "explore"), ("MARS DIE", "surface_roll"), ("MARS CARD", "mars_card")):
        driver.app.go(Place("game"))
        driver.tap("more")
        driver.tap(label)
        assert session.journal.last.intent == intent


def test_a_melee_takes_its_contamination_card_and_a_shot_takes_none(driver: Driver) -> None:
    session = begin_with(driver, {"sources": {"contamination": "app"}})
    for label, cards in (("SHOOT IN THE DARK", 0), ("MELEE WITH EGGS", 0), ("MELEE", 1)):
        driver.app.go(Place("game"))
        driver.tap("dice")
        driver.tap(label)
        assert session.view()["seats"]["P1"]["contamination"] == cards
    assert "MELEE" in driver.texts()


def test_whoever_has_searched_finds_the_way_back_to_what_is_kept(driver: Driver) -> None:
    session = begin_with(driver, {"sources": {"items_red": "app"}})
    driver.app.act("search", seat="P2", colour="red")
    driver.app.go(Place("game"))
    driver.tap("more")
    driver.tap("BO KEEPS A CARD")
    driver.tap("KEEP THE FIRST")
    assert session.table.count("items.P2") == 1


def test_the_draft_goes_on_when_somebody_leaves_in_the_middle_of_it(driver: Driver) -> None:
    session = begin_with(driver, {"sources": {"draft": "app"}})
    driver.app.act("draft_offer", seat="P1")
    session.do("leave", seat="P1", how="dead")
    driver.app.playing.acting = "P2"
    driver.app.go(Place("game"))
    driver.tap("more")
    driver.tap("CHARACTER")
    driver.tap("TWO CARDS FOR BO")
    assert session.table.value("drafting") == "P2"
    assert len(session.view()["draft"]["shown"]) == 2


@pytest.mark.parametrize("size", SIZES)
def test_who_stands_in_play_has_room_or_a_way_to_be_found(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    session = begin_with(driver, {})
    session.do("fix", path="in_play", value=["adult"] * 6)
    driver.app.refresh()
    driver.frames(4)
    add = next(widget for widget in driver.walk() if getattr(widget, "label", "") == "+")
    driver.touch(*add.to_window(*add.center))
    assert driver.app.place.top == "choose:appears"
    driver.back()
    if any(getattr(widget, "name", "") == "all in play" for widget in driver.walk()):
        driver.tap("all in play")
        assert sum(getattr(widget, "label", "").startswith("ADULT ") for widget in driver.walk()) == 6


@pytest.mark.parametrize("pack", ["lockdown", "nemesis"])
def test_a_fire_that_was_there_before_is_taken_off_the_count(driver: Driver, pack: str) -> None:
    driver.app.games.new_game(pack, ["Ana", "Bo", "Cy"], {"sources": {"exploration": "app"}})
    driver.app.go(Place("game"))
    session = driver.app.session
    while driver.app.act("explore", seat="P1").told["effect"] != "fire":
        pass
    driver.frames(3)
    driver.tap("IT BURNED ALREADY")
    assert session.view()["markers"]["fire"]["placed"] == 0


def test_who_was_in_the_vented_room_is_told_from_its_line(driver: Driver) -> None:
    session = begin_with(driver, {})
    session.do("fix", path="in_play", value=["adult", "larva"])
    session.do("mark", what="venting", by=1)
    driver.app.act("event_phase")
    driver.frames(3)
    (vented,) = (row for row in driver.app.playing.due if "dies" in row.says)
    assert vented.does.to == "choose:vented"
    driver.app.over("choose:vented")
    driver.frames(3)
    driver.tap("LARVA")
    assert [each["kind"] for each in session.view()["in_play"]] == ["adult"]


def test_with_how_much_knowledge_somebody_began_is_told_on_the_board(driver: Driver) -> None:
    session = begin_with(driver, {})
    session.do("mark", what="knowledge", by=1, seat="P1")
    driver.app.over("choose:seat:P1")
    driver.frames(3)
    driver.tap("BEGAN WITH KNOWLEDGE 3")
    assert session.view()["seats"]["P1"]["knowledge"] == 4
    driver.app.over("choose:seat:P1")
    driver.frames(3)
    assert "BEGAN WITH KNOWLEDGE 3" not in driver.texts()
