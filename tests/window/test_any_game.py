"""What the window promises every game of the registry, also one that nobody has thought of yet."""

from pathlib import Path

import pytest

from companion.games.registry import GAMES
from companion.show.settings import Settings
from tests.window.reading import unreadable
from tests.window.walks import begin, through
from tools.driver import Driver
from tools.monkey import Monkey

PHONE = (412, 915)
TOUCHES = 30


@pytest.mark.parametrize("source", ["app", "cardboard"])
@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_comes_can_be_read(tmp_path: Path, game: str, source: str) -> None:
    Settings(ember=False).save(tmp_path / "settings.json")
    driver = Driver(tmp_path, PHONE).start()
    try:
        for name in through(driver.app, game, 12, source):
            driver.frames(2)
            assert [name, *unreadable(driver)] == [name]
    finally:
        driver.stop()


@pytest.mark.parametrize("game", list(GAMES))
def test_random_touches_break_nothing(tmp_path: Path, game: str) -> None:
    monkey = Monkey(tmp_path, PHONE, "en", 1)
    try:
        begin(monkey.driver.app, game)
        monkey.driver.app.go(monkey.driver.app.playing.plain())
        for _ in range(TOUCHES):
            monkey.touch()
        assert monkey.raised() == []
        assert monkey.leads_out()
    finally:
        monkey.driver.stop()
