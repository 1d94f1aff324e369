"""Every room of every game in each of its modes, with every switch thrown: what only one enemy or mission has is shown too."""

from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.show.place import Place
from companion.window.widgets.rocker import Rocker
from tools.driver import Driver
from tools.ways import ways

PAGES = ("bag", "history", "menu", "record", "sources", "setup", "film", "proof", "box:{game}")
"""Rooms of the shell that say something of the game that is played; of a game without a bag not that one."""
NAMES = ["Ana", "Bo", "Cy"]


def begun(driver: Driver, game: str, options: dict[str, Any]) -> bool:
    """Whether such a game can be begun by these players."""
    return bool(driver.app.games.new_game(game, NAMES, options))


def thrown(driver: Driver) -> int:
    """How many switches were thrown, there and back."""
    found = [widget for widget in driver.walk() if isinstance(widget, Rocker)]
    for rocker in found:
        for _ in range(2):
            rocker.dispatch("on_release")
            driver.frames(2)
    return len(found)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_room_opens_in_every_mode_with_every_switch_thrown(driver: Driver, game: str) -> None:
    looked = bags = 0
    for options in ways(game):
        if not begun(driver, game, options):
            assert driver.app.notice, options
            continue
        bags += "bag" in driver.app.playing.view
        pages = [page.format(game=game) for page in PAGES if page != "bag" or "bag" in driver.app.playing.view]
        tabs = [Place("game", tab.name) for tab in driver.app.playing.face.tabs]
        for place in (*tabs, *(Place("game", over=(page,)) for page in pages)):
            driver.app.go(place)
            driver.frames(2)
            assert driver.app.place == place, (options, place)
            looked += thrown(driver) if place.top == "bag" else 0
    assert looked == bags, "the page of the bag has a switch"
    assert not (driver.home / "reports").exists(), [each.read_text() for each in (driver.home / "reports").iterdir()]
