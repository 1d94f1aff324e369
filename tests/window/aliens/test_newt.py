"""What nobody has told us of Newt and of the missions can be entered, and is played with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.place import Place
from tests.window.aliens.drill import at_the_table, read
from tools.driver import Driver


def page(driver: Driver, component: str) -> None:
    driver.app.go(Place("launch").onto("box:aliens"))
    driver.frames(4)
    driver.tap(next(row for row in driver.walk() if type(row).__name__ == "PartRow" and row.name == component))
    driver.frames(4)


def escapes(driver: Driver) -> Any:
    driver.app.games.new_game("aliens", ["Ana"], {"mission": "escape", "gear": {}})
    session = driver.app.session
    session.do("appears", kind="alien")
    at_the_table(driver)
    return session


def attacked(driver: Driver) -> None:
    at_the_table(driver)
    for each in ("defend", "NEWT", "A"):
        driver.tap(each)


def test_her_numbers_are_entered_and_hold_for_the_next_game(start: Callable[..., Driver]) -> None:
    driver = start()
    page(driver, "characters")
    assert "Newt, grunt: Defense" in driver.texts()
    for name in ("aim", "tech", "speed", "defense", "melee"):
        for side in ("hero", "grunt"):
            driver.tap(f"newt.{side}_{name} +")
            driver.tap(f"newt.{side}_{name} +")
    driver.tap("SO IT IS")
    session = escapes(driver)
    assert session.view()["characters"]["newt"]["defense"] == 2
    attacked(driver)
    assert session.journal.last.intent == "defend"


def test_what_stays_open_is_not_written_down(start: Callable[..., Driver]) -> None:
    driver = start()
    page(driver, "characters")
    driver.tap("newt.hero_tech +")
    driver.tap("SO IT IS")
    newt = driver.app.packs("aliens")["characters"]["newt"]
    assert {name for name in newt.traits if name not in ("corps", "rank")} == {"hero_tech"}


@pytest.mark.parametrize("way", ["+", "-"])
def test_in_a_running_game_they_are_set_in_the_record(start: Callable[..., Driver], way: str) -> None:
    driver = start()
    session = escapes(driver)
    attacked(driver)
    assert session.journal.last.intent != "defend"
    driver.app.go(Place("game", over=("record:numbers",)))
    driver.frames(4)
    driver.frames(8)
    driver.tap(f"NEWT: DEFENSE {way}")
    assert session.view()["characters"]["newt"]["defense"] == (1 if way == "+" else 10)
    driver.tap("NEWT: MELEE +")
    attacked(driver)
    assert session.journal.last.intent == "defend"


def test_missions_have_a_page_of_their_own(start: Callable[..., Driver]) -> None:
    driver = start()
    page(driver, "missions")
    driver.tap("rescue.turn_dial -")
    driver.tap("rescue.first_cards +")
    assert "YES" in read(driver)
    driver.tap("SO IT IS")
    driver.app.games.new_game("aliens", ["Ana"], {"mission": "rescue", "gear": {}})
    assert driver.app.session.view()["turn_dial"] == 1
