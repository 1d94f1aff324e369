"""An evening of Beacon by touches."""

from tests.window.reading import unreadable
from tools.driver import Driver


def test_an_evening_by_touches(driver: Driver) -> None:
    for label in ("new beacon", "LONG NIGHT", "SEAL AND START", "TO THE TABLE", "PLAY"):
        driver.tap(label)
        assert not list(unreadable(driver))
    session = driver.app.session
    driver.tap("LOOK OUT")
    assert session.journal.last.intent == "look_out"
    driver.tap("lamp")
    assert "OIL 12" in driver.texts()
    assert not list(unreadable(driver))
    driver.tap("FORECAST")
    driver.back()
    assert session.view()["oil"] == 11
    driver.tap("table")
    driver.tap("NIGHT")
    driver.next()
    assert "Who keeps the lamp tonight?" in driver.texts()
    driver.tap("BO")
    assert session.view()["keeper"] == "P2"
    assert session.view()["step"] == "weather"
    driver.next()
    assert (session.view()["round"], session.view()["phase"]) == (2, "players")
    driver.undo()
    assert session.view()["phase"] == "event"
