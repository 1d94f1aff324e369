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
    people = session.view()["characters"]
    assert [people[each]["weapons"] for each in ("hicks", "hudson", "gorman")] == [
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


# -- the first blips -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (915, 412), (1024, 768)], ids=str)
def test_a_new_evening_is_told_to_lay_the_first_blips_and_counts_them(
    start: Callable[..., Driver], size: tuple[int, int]
) -> None:
    driver = start(size)
    session = gearing(driver)
    assert "due.first_blips" in {due.says for due in session.due()}
    driver.tap("first_blips")
    before = driver.touches
    for tap in ("lay 1", "lay 1", "lay 3", "blips done"):
        driver.tap(tap)
    assert driver.touches - before == 4
    assert [each["from"] for each in session.view()["in_play"]] == ["1", "1", "3"]
    assert "FIRST BLIPS: 3" in read(driver)
    assert "due.first_blips" not in {due.says for due in session.due()}
    driver.next()
    assert session.view()["phase"] == "marine"
    assert len(session.view()["in_play"]) == 3


def test_the_set_up_list_leads_to_the_first_blips(driver: Driver) -> None:
    session = gearing(driver)
    driver.tap("setup")
    driver.tap("first_blips")
    driver.tap("lay 2")
    driver.tap("blips done")
    assert driver.app.place.top == "setup"
    assert len(session.view()["in_play"]) == 1


# -- as last time --------------------------------------------------------------------------------


def test_gear_is_taken_as_last_time_by_one_tap(start: Callable[..., Driver]) -> None:
    driver = start()
    session = gearing(driver)
    driver.tap("gear:hicks")
    assert "AS LAST TIME" not in driver.texts()  # nobody has gone on a mission yet
    for tap in ("m41a_pulse_rifle", "m4_helmet", "gear done", "m56_smart_gun", "gear done"):
        driver.tap(tap)
    driver.back()
    driver.next()
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)
    before = {who: person["weapons"] for who, person in session.view()["characters"].items()}
    driver = start()
    session = gearing(driver)
    driver.tap("gear:hudson")
    driver.tap("as last time")
    people = session.view()["characters"]
    assert {who: each["weapons"] for who, each in people.items()} == before
    assert people["hicks"]["equipment"] == ["m4_helmet"]
    assert "AS LAST TIME" not in driver.texts()


def test_who_is_geared_already_keeps_that_and_what_is_gone_is_not_offered(start: Callable[..., Driver]) -> None:
    driver = start()
    gearing(driver)
    driver.tap("gear:hicks")
    driver.tap("m41a_pulse_rifle")
    driver.back()
    driver.next()
    driver.app.go(driver.app.playing.plain())
    driver = start()
    session = gearing(driver)
    driver.tap("gear:hicks")
    driver.tap("m56_smart_gun")
    assert "AS LAST TIME" not in driver.texts()
    assert session.view()["characters"]["hicks"]["weapons"] == ["m56_smart_gun"]
