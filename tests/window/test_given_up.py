"""Objectives and items that the app has dealt, by touches: chosen by number, read under the cover of whoever holds them."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.place import Place
from tests.window.hand import SIZES
from tools.driver import Driver

SOURCES = {f"objectives_{deck}": "app" for deck in ("corporate", "personal", "shared")} | {"items_crafted": "app"}


def begin(driver: Driver, pack: str, **options: Any) -> Any:
    driver.app.games.new_game(pack, ["Ana", "Bo"], {"sources": SOURCES, **options})
    driver.app.go(Place("game"))
    driver.frames(3)
    return driver.app.session


def looked(driver: Driver) -> str:
    """What stands there while a thumb holds the ring."""
    touch = driver.press(next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook"))
    found = str(driver.app.stage.lower.says or driver.app.stage.lower.large)
    touch.touch_up()
    driver.frames(20)
    return found


@pytest.mark.parametrize("pack", ["lockdown", "nemesis"])
@pytest.mark.parametrize("size", SIZES)
def test_each_seat_gives_up_one_objective_under_its_own_cover(
    start: Callable[..., Driver], size: tuple[int, int], pack: str
) -> None:
    driver = start(size)
    session = begin(driver, pack)
    for seat in ("P1", "P2"):
        for deck in ("corporate", "personal"):
            session.do("objective_draw", seat=seat, deck=deck)
    driver.app.act("appears", kind="adult")
    driver.app.go(Place("game"))
    driver.frames(3)
    assert [row.id for row in driver.app.playing.owed] == ["choose:objective:P1", "choose:objective:P2"]
    _, second = (session.words.name(card) for card in session.view("P2")["seats"]["P2"]["objectives"])
    driver.app.over("choose:give_up:P2")
    driver.frames(3)
    assert not any(second.upper() in text.upper() for text in driver.texts())
    driver.tap("LOOK AT YOUR HAND")
    assert "OBJECTIVE 2" in looked(driver)
    driver.tap("DONE")
    driver.tap("OBJECTIVE 2 GOES")
    assert session.table.count("objectives.P2") == 1
    assert driver.device.hidden
    assert f"GONE: {second}" in looked(driver)
    driver.tap("DONE")
    assert [row.id for row in driver.app.playing.owed] == ["choose:objective:P1"]


@pytest.mark.parametrize("pack", ["lockdown", "nemesis"])
def test_the_line_of_what_is_due_leads_to_the_choice(driver: Driver, pack: str) -> None:
    session = begin(driver, pack)
    for seat in ("P1", "P2"):
        for deck in ("corporate", "personal"):
            session.do("objective_draw", seat=seat, deck=deck)
    driver.app.act("appears", kind="adult")
    driver.frames(3)
    assert driver.app.playing.hint == ""  # the line has its room
    driver.tap("dues")
    driver.tap("due choose:objective:P1")
    driver.tap("OBJECTIVE 1 GOES")
    assert session.table.count("objectives.P1") == 1


@pytest.mark.parametrize("pack", ["lockdown", "nemesis"])
def test_an_item_goes_under_its_deck_or_out_of_the_game(driver: Driver, pack: str) -> None:
    session = begin(driver, pack)
    session.do("craft", seat="P1", item="taser")
    driver.app.tab("crew")
    driver.frames(3)
    driver.tap("seat P1")
    driver.tap("AN ITEM GOES")
    driver.tap("ITEM 1")
    driver.tap("DROPPED: UNDER ITS DECK")
    assert session.journal.last.parameters == {"seat": "P1", "item": "taser", "how": "under"}
    assert not session.table.count("items.P1")


@pytest.mark.parametrize("pack", ["lockdown", "nemesis"])
def test_together_an_objective_stands_on_the_table_and_with_the_crew(driver: Driver, pack: str) -> None:
    session = begin(driver, pack, mode="coop")
    driver.app.act("objective_draw", seat="P1", deck="shared")
    driver.frames(20)
    (card,) = session.view()["seats"]["P1"]["objectives"]
    name = session.words.name(card).upper()
    assert any(name in text.upper() for text in driver.texts())
    driver.app.tab("crew")
    driver.frames(3)
    assert any(name in text.upper() for text in driver.texts())
