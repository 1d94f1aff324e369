"""A room is turned over: what its token does stands large, and the noise roll that follows is one tap away."""

from collections.abc import Callable
from typing import Any

import pytest

from tools.driver import Driver

SIZES = [(412, 915), (360, 640), (915, 412)]


def explored(driver: Driver, effect: str) -> Any:
    driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], {"sources": {"exploration": "cardboard"}})
    driver.app.go(driver.app.playing.plain())
    driver.app.act("explore", seat="P1", effect=effect, items=2)
    driver.frames(6)
    return driver.app.session


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_happened_stands_large_and_whoever_is_alone_rolls(
    start: Callable[..., Driver], size: tuple[int, int], language: str
) -> None:
    driver = start(size, language)
    session = explored(driver, "doors")
    say = driver.app.say
    assert say("DOORS") in driver.texts()
    screen = driver.app.stage.lower
    assert screen.least <= screen.ids.view.height + 2
    driver.touches = 0
    driver.tap(say("ROLL FOR NOISE"))
    assert (session.journal.last.intent, session.journal.last.parameters["seat"]) == ("noise_roll", "P1")
    assert driver.touches == 1


def test_whoever_is_not_alone_goes_on(driver: Driver) -> None:
    session = explored(driver, "fire")
    driver.tap("NOT ALONE")
    assert session.journal.last.intent == "explore"
    assert driver.app.place.top != "result"


@pytest.mark.parametrize("effect", ["silence", "danger"])
def test_nobody_rolls_after_silence_and_danger(driver: Driver, effect: str) -> None:
    explored(driver, effect)
    assert "ROLL FOR NOISE" not in driver.texts()
    assert (driver.app.place.top == "result") == (effect == "danger")
