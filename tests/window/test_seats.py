"""WHO SITS WHERE: names in the middle of a game, by touches."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.games.registry import GAMES
from tests.window.hand import begin
from tools.driver import DENSITY, Driver


def named(driver: Driver) -> list[str]:
    return [person["name"] for person in driver.app.playing.view["seats"].values()]


def to_the_seats(driver: Driver, name: str) -> Any:
    """The page of the seats, with a name written for the second one."""
    driver.app.over("menu")
    driver.frames(4)
    driver.tap("WHO SITS WHERE")
    driver.tap("seat P2")
    screen = driver.app.stage.lower
    screen.ids.written.text = name
    return screen


def test_a_seat_is_renamed_and_undo_takes_it_back(driver: Driver) -> None:
    begin(driver)
    acting = driver.app.playing.acting
    to_the_seats(driver, "Beatrix")
    driver.tap("NEW NAME")
    assert named(driver) == ["Ana", "Beatrix", "Cy"]
    assert "BEATRIX" in driver.texts()
    assert driver.app.session.history()[-1]["story"] == ["Bo is called Beatrix from now on."]
    assert driver.app.playing.acting == acting
    driver.app.session.do("undo")
    assert named(driver) == ["Ana", "Bo", "Cy"]
    assert driver.app.session.charter.names == ("Ana", "Bo", "Cy")


def test_somebody_takes_a_seat_over_and_somebody_joins(driver: Driver) -> None:
    begin(driver)
    to_the_seats(driver, "Zoe")
    driver.tap("TAKES OVER")
    driver.tap("seat P1")
    driver.app.stage.lower.ids.written.text = "Bo"
    driver.tap("JOINS")
    assert named(driver) == ["Ana + Bo", "Zoe", "Cy"]


def test_a_name_that_somebody_has_is_refused_and_can_be_mended(driver: Driver) -> None:
    begin(driver)
    screen = to_the_seats(driver, "Ana")
    driver.tap("NEW NAME")
    assert named(driver) == ["Ana", "Bo", "Cy"]
    assert "Each player needs a name of their own, up to 40 letters." in driver.texts()
    screen.ids.written.text = "Anabel"
    driver.tap("NEW NAME")
    assert named(driver) == ["Ana", "Anabel", "Cy"]


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_says_what_its_rules_have_for_who_comes_late(start: Callable[..., Driver], game: str, language: str) -> None:
    driver = start((360, 640), language)
    driver.app.games.new_game(game, ["Maximilian", "Anne-Sophie", "Jo", "Bartholomäus", "Ed"], {})
    driver.app.over("seats")
    driver.frames(6)
    late = driver.app.playing.face.start.late
    assert late
    assert (driver.app.say(late) == late) == (language == "en")
    assert driver.app.say(late) in driver.texts()
    driver.tap("seat P5")
    rows = driver.app.stage.lower.ids.hows
    assert all(each.width / DENSITY >= 48 for each in rows.children)
