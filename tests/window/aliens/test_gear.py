"""Gearing up: a page a character, and the one button names who is next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.window.aliens.drill import at_the_table, read
from tools.driver import Driver


def gearing(driver: Driver) -> Any:
    driver.app.games.new_game("aliens", ["Ana", "Bo"], {"mission": {"name": "Drill"}})
    at_the_table(driver)
    return driver.app.session


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(412, 915), (360, 640)], ids=str)
def test_a_page_of_gear_does_not_scroll(start: Callable[..., Driver], size: tuple[int, int], language: str) -> None:
    driver = start(size, language)
    gearing(driver)
    driver.app.over("gear:hudson")
    driver.tap("m41a_pulse_rifle")
    driver.frames(4)
    ids = driver.app.stage.lower.ids
    assert ids.main.minimum_height <= ids.view.height
    assert any("HUDSON" in text for text in driver.texts())


def test_six_cards_for_three_people_are_nine_taps(driver: Driver) -> None:
    session = gearing(driver)
    assert session.view()["step"] == "gear_up"
    before = driver.touches
    driver.tap("gear:hicks")
    for tap in ("m41a_pulse_rifle", "m4_helmet", "gear done", "m56_smart_gun", "flare", "gear done", "hk_vp70_pistol", "flare"):
        driver.tap(tap)
    assert driver.touches - before == 9
    told = session.view()["characters"]
    assert [told[each]["weapons"] for each in ("hicks", "hudson", "gorman")] == [
        ["m41a_pulse_rifle"],
        ["m56_smart_gun"],
        ["hk_vp70_pistol"],
    ]
    assert "DONE: VASQUEZ" in read(driver)
    driver.back()
    assert driver.app.place.top == "rail"  # however many pages were turned


def test_what_is_taken_goes_back_by_a_tap_and_what_the_slots_refuse_says_why(driver: Driver) -> None:
    session = gearing(driver)
    driver.tap("gear:hicks")
    driver.tap("m41a_pulse_rifle")
    assert "1 OF 1" in driver.texts()
    driver.tap("m56_smart_gun")
    assert session.view()["characters"]["hicks"]["weapons"] == ["m41a_pulse_rifle"]
    assert driver.app.notice
    driver.tap("m41a_pulse_rifle")
    assert session.view()["characters"]["hicks"]["weapons"] == []
