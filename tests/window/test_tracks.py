"""The facility clock, power and the record, by touches."""

from tests.window.hand import begin
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
    assert {section: told["token"] for section, told in power.items()} == {"S1": 4, "S2": 2, "S3": 3, "lift": 1}
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
