"""The facility clock, power and the record, by touches."""

from collections.abc import Callable

import pytest

from tests.window.hand import begin
from tools.beside import laid_out
from tools.driver import Driver


def test_autodestruction_is_held_not_tapped(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("tracks")
    driver.app.theme.duration = 1
    driver.tap("AUTO-\nDESTRUCTION…")
    assert {"AUTODESTRUCTION…", "DESTROYED AFTER 7 ROUNDS"} <= set(driver.texts())
    driver.tap("what if")
    assert session.view()["autodestruction"] is None
    driver.hold("what if")
    assert driver.app.place.top == "tracks"
    assert session.view()["autodestruction"] == {"slot": 12, "side": "yellow"}


def test_power_is_restored_by_tapping_two_and_two(driver: Driver) -> None:
    session = begin(driver)
    value = {
        "S1": {"token": 1, "on": True},
        "S2": {"token": 2, "on": True},
        "S3": {"token": 3, "on": False},
        "lift": {"token": 4, "on": False},
    }
    session.do("fix", path="power", value=value)
    driver.tap("tracks")
    driver.tap("RESTORE POWER")
    driver.tap("S1")
    driver.tap("LIFT")
    driver.tap("RESTORE")
    power = session.view()["power"]
    assert {section: state["token"] for section, state in power.items()} == {"S1": 4, "S2": 2, "S3": 3, "lift": 1}
    assert power["lift"]["on"]
    assert session.view()["time"]["side"] == "blue"


def test_a_slot_of_the_clock_can_be_touched(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("tracks")
    driver.tap("slot 10")
    assert {"SLOT 10", "PEEK", "TO SLOT 11"} <= set(driver.texts())
    driver.back()
    driver.tap("slot 12")
    driver.tap("RECORD: TIME IS HERE")
    assert session.view()["time"]["slot"] == 12


def test_the_record_is_fixed_by_steps(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("tracks")
    driver.tap("EDIT")
    driver.tap("TIME -")
    driver.tap("TIME -")
    driver.tap("TIME +")
    assert session.view()["time"]["slot"] == 14
    driver.tap("CREW")
    driver.tap("FIRST PLAYER +")
    assert session.view()["first_player"] == "P2"
    driver.undo()
    assert session.view()["first_player"] == "P1"
    driver.back()
    assert driver.app.place.top == "tracks"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_landscape_all_that_comes_stands_beside_the_clock(start: Callable[..., Driver], language: str) -> None:
    """What destroys the facility is the last of it, and is never below a fold."""
    driver = start((915, 412), language)
    laid_out(driver.app)
    driver.tap("tracks")
    driver.frames(6)
    ids = driver.app.stage.lower.ids
    assert ids.body.height <= ids.view.height
    assert driver.app.say("Facility destroyed") in driver.texts()


@pytest.mark.parametrize("size", [(360, 640), (915, 412), (412, 915)], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_four_places_of_power_stand_whole(start: Callable[..., Driver], size: tuple[int, int], language: str) -> None:
    driver = start(size, language)
    laid_out(driver.app)
    driver.app.over("restore")
    driver.frames(6)
    ids = driver.app.stage.lower.ids
    assert ids.body.height <= ids.view.height
    driver.tap("S1")
    driver.tap(driver.app.say("LIFT"))
    driver.tap(driver.app.say("RESTORE"))
    assert driver.app.session.view()["power"]["lift"]["token"] == 1
