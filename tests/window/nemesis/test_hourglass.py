"""The hourglass is a real clock: a dark screen, a call or a kill do not stop it, and a pause is an entry."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.nemesis import sand
from companion.show.place import Place
from tests.window.nemesis.scenes import begin
from tools.driver import Driver


class Wall:
    """A clock on the wall that a test turns on."""

    def __init__(self) -> None:
        self.now = 50_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    made = Wall()
    monkeypatch.setattr(sand, "NOW", made)
    return made


def glass(driver: Driver) -> str:
    driver.app.go(Place("game", over=("hourglass",)))
    driver.frames(20)  # it is looked at four times a second
    return str(driver.app.stage.lower.page.main[0].value.figure)


def test_it_runs_while_nobody_looks_and_through_a_kill(start: Callable[..., Driver], wall: Wall) -> None:
    driver = start()
    session: Any = begin(driver.app, "research")
    seconds = session.view()["hourglass"]["left"]
    assert glass(driver) == sand.spelled(seconds)
    driver.app.go(Place("game"))
    wall.now += 36
    assert glass(driver) == sand.spelled(seconds - 36)
    driver = start()  # the same home: as after a kill
    wall.now += 24
    driver.app.games.open_game(driver.app.games.saved()[0].id)
    assert glass(driver) == sand.spelled(seconds - 60)
    wall.now += seconds
    assert glass(driver) == "0:00"


def test_what_is_left_at_a_pause_is_an_entry(start: Callable[..., Driver], wall: Wall) -> None:
    driver = start()
    session: Any = begin(driver.app, "research")
    seconds = session.view()["hourglass"]["left"]
    glass(driver)
    wall.now += 20
    glass(driver)
    driver.tap("PAUSE")
    assert session.journal.last.intent == "hourglass_keep"
    assert session.view()["hourglass"]["left"] == seconds - 20
    wall.now += 1000  # it lies still
    assert glass(driver) == sand.spelled(seconds - 20)
