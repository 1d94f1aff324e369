"""Answers by which a round ends do not walk past what was ordered: it is done first, by touch."""

from typing import Any

from tests.window.hand import begin
from tools.driver import Driver


def to_the_bag(driver: Driver, **bag: int) -> Any:
    """At the bag's station, with the alert's token still to be laid."""
    session = begin(driver)
    for path, value in (("bag", bag), ("decks.event.top", "nest")):
        session.do("fix", path=path, value=value)
    session.do("event_phase")
    session.do("alert_start")
    while session.view()["step"] != "bag":
        session.do("next")
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)
    return session


def big(driver: Driver) -> Any:
    return next(each for each in driver.walk() if type(each).__name__ == "MovesOn")


def test_a_tap_that_would_end_the_round_leads_to_the_list(driver: Driver) -> None:
    session = to_the_bag(driver, adult=2)
    for _ in range(2):
        session.do("next", answer="combat")
    driver.app.go(driver.app.playing.plain())
    driver.frames(4)
    driver.tap("FIGHTS")
    assert session.view()["phase"] == "event"
    assert driver.app.place.top == "table"
    driver.tap(f"tick {driver.app.playing.owed[0].id}")
    driver.tap("BACK TO STEP 7")
    driver.tap("FIGHTS")
    assert session.view()["phase"] == "players"


def test_the_quiet_answer_that_ends_the_round_ticks_it_first(driver: Driver) -> None:
    """Nobody is in the nest: two taps, and nothing was left."""
    session = to_the_bag(driver, queen=1)
    assert big(driver).caption == "1 LEFT"
    driver.touch(*big(driver).to_window(*big(driver).center))
    assert session.view()["phase"] == "event"
    assert not big(driver).caption
    driver.touch(*big(driver).to_window(*big(driver).center))
    assert session.view()["phase"] == "players"
    assert session.due() == [due for due in session.due() if due.message == "round_begins"]
