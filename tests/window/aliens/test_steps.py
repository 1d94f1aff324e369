"""The Marine Phase on the rail: what each step is, who is left, and every step within reach of a thumb."""

from __future__ import annotations

from collections.abc import Callable

from tests.window.aliens.drill import at_the_table, drill
from tools.driver import Driver


def by_steps(driver: Driver) -> None:
    at_the_table(driver)
    driver.tap("more")
    driver.tap("TURN STEPS")
    driver.frames(4)


def test_abilities_are_said_and_done_there(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, 3)
    by_steps(driver)
    assert {"BEGINS: MAY DRAW 1", "EQUIP", "ACTIONS", "LEADS 2 GRUNTS BY RANK", "WHO'S LEFT"} <= set(driver.texts())
    driver.tap("ABILITY")
    driver.tap("MAY DRAW 1")
    assert session.journal.last.intent == "ability"


def test_grunts_are_led_from_there(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, 3)
    by_steps(driver)
    while session.view()["step"] != "grunts":
        driver.next()
    driver.tap("FROST")
    assert session.view()["active"]["character"] == "frost"


def test_a_dial_is_set_right_where_it_is_seen(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    driver.tap("dials")
    for each in ("FROST -", "FROST -", "HICKS +"):
        driver.tap(each)
    told = session.view()["characters"]
    assert (told["frost"]["dial"], told["hicks"]["dial"]) == (3, 8)
    driver.tap("choose:who:frost")
    assert driver.app.place.top == "choose:who:frost"
