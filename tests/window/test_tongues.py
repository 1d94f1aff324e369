"""Languages that nobody has read yet fit, and names of the world stand wherever somebody acts: on the smallest phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.packs.spoken import UNREAD
from companion.show.place import Place
from companion.show.writing import SIGN
from tests.window.reading import unreadable
from tools.driver import Driver

SMALL = (360, 640)
RED = {"time": {"slot": 10, "side": "red"}, "power.S3": {"token": 2, "on": True}, "in_play": ["adult", "creeper"]}
"""A red line is coming, which takes many words."""
OVER = ("menu", "history", "settings")


@pytest.mark.parametrize("language", sorted(UNREAD))
def test_the_main_screens_can_be_read_in_a_language_that_a_machine_made(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, SMALL).start()
    try:
        driver.app.speak_in(language)
        faults = {name: found for name in walked(driver) if (found := list(unreadable(driver)))}
        assert faults == {}
        assert driver.app.say("SETTINGS") != "SETTINGS"
        driver.app.other_language()
        assert driver.app.say.language == "en"
        driver.app.other_language()
        assert driver.app.say.language == language
    finally:
        driver.stop()


def walked(driver: Driver) -> Iterator[str]:
    """Each main screen, one after the other; what is asked of it is asked while it is there."""
    app = driver.app
    for name in ("launch", "table", "tracks", "crew", "rules", *OVER):
        if name == "table":
            app.games.new_game("lockdown", ["Łukasz", "Иван", "李雷"], {})
            for path, value in RED.items():
                app.session.do("fix", path=path, value=value)
        app.go(Place() if name == "launch" else Place("game", name) if name not in OVER else Place("game"))
        if name in OVER:
            app.over(name)
        driver.frames(6)
        yield name


def test_names_are_read_where_they_act(tmp_path: Path) -> None:
    driver = Driver(tmp_path, SMALL).start()
    try:
        app = driver.app
        app.games.new_game("lockdown", ["Łukasz", "Иван", "李雷"], {})
        for seat, name in (("P1", "ŁUKASZ"), ("P2", "ИВАН")):
            app.playing.acting = seat
            app.go(Place("game", "crew"))
            driver.frames(6)
            assert name in driver.texts()
            assert list(unreadable(driver)) == []
        assert SIGN not in driver.texts()  # what is said is the name; only what is drawn is a sign
    finally:
        driver.stop()
