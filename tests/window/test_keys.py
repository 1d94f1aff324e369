"""A keyboard does what a finger does."""

from tests.window.hand import begin
from tools.driver import Driver, Window

TAB, ENTER, UP = 9, 13, 273


def press(driver: Driver, key: int, frames: int = 2) -> None:
    Window.dispatch("on_keyboard", key, 0, None, [])
    driver.frames(frames)
    Window.dispatch("on_key_up", key, 0)
    driver.frames(2)


def go_to(driver: Driver, label: str) -> None:
    for _ in range(60):
        press(driver, TAB)
        if label in (getattr(driver.app.keys.at, "label", ""), getattr(driver.app.keys.at, "name", "")):
            return
    raise AssertionError(f"the keyboard does not come to {label}")


def test_every_verb_can_be_reached_and_pressed(driver: Driver) -> None:
    session = begin(driver)
    for label in ("INTRUDER ATTACKS", "INJURY CHECK", "ENCOUNTER", "EXPLORE", "NOISE ROLL", "END ROUND"):
        go_to(driver, label)
    go_to(driver, "NOISE ROLL")
    press(driver, ENTER)
    assert session.journal.last.intent == "noise_roll"
    at = driver.app.keys.at
    press(driver, UP)
    assert driver.app.keys.at is not at


def test_what_is_held_is_held_by_a_key_too(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("tracks")
    driver.tap("ALERT…")
    driver.app.theme.duration = 1
    go_to(driver, "what if")
    press(driver, ENTER)
    assert session.view()["alert"] is None
    press(driver, ENTER, 60)
    assert session.view()["alert"] is not None


def test_a_long_press_on_a_result_takes_it_back(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("NOISE ROLL")
    driver.app.theme.duration = 1
    card = next(widget for widget in driver.walk() if type(widget).__name__ == "ResultCard")
    driver.tap(card)
    assert session.journal.last.act == "do"
    driver.hold(card)
    assert session.journal.last.act == "undo"


def test_fast_draws_do_not_make_a_hold_a_tap(driver: Driver) -> None:
    session = begin(driver)
    driver.app.turn("fast")
    driver.tap("NOISE ROLL")
    driver.tap(next(widget for widget in driver.walk() if type(widget).__name__ == "ResultCard"))
    assert session.journal.last.act == "do"
    driver.tap("tracks")
    driver.tap("ALERT…")
    driver.tap("what if")
    assert session.view()["alert"] is None
