"""No result of Aliens scrolls on the smallest phone, whatever came, in either language."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.show.place import Place
from tests.window.aliens.drill import drill
from tests.window.aliens.scenes import begin
from tests.window.test_fits import lacking
from tools.corps import SCENES
from tools.driver import Driver

SMALL = (360, 640)
Act = tuple[str, dict[str, Any]]


def of_marines() -> Iterator[Act]:
    for roll in (1, 10):
        yield "attack", {"character": "hudson", "piece": "C", "roll": roll}
    yield "reveal", {"wants": ["weapon"]}
    yield "tech_test", {"character": "hudson", "roll": 5}


def of_aliens() -> Iterator[Act]:
    for roll in (1, 6, 8, 10):
        for who in ("hicks", "vasquez"):
            yield "defend", {"character": who, "piece": "C", "roll": roll}
    yield "spot", {"piece": "D"}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("acts", "rail"), [(of_marines, False), (of_aliens, True)])
def test_no_result_scrolls(start: Callable[..., Driver], acts: Callable[[], Iterator[Act]], rail: bool, language: str) -> None:
    driver = start(SMALL, language)
    app: Any = driver.app
    session = begin(app)
    session.do("set_source", component="marine_die", source="cardboard")
    if rail:
        session.do("alien_phase")
        session.do("next")
        session.do("next")
    over = {}
    for intent, given in acts():
        app.go(Place("game", "table", ("rail",) if rail else ()))
        assert app.act(intent, **given), (intent, given)
        driver.frames(8)
        if app.place.top == "result" and (high := lacking(driver)) > 0:
            over[f"{intent} {given}"] = high
        app.act("undo")
    assert over == {}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_follows_a_shot_and_what_stays_on_a_hero_stand_whole(start: Callable[..., Driver], language: str) -> None:
    driver = start(SMALL, language)
    app: Any = driver.app
    session = drill(driver, heroes={"P1": "frost"}, gear={"frost": ["m240_flamethrower"]}, sources={"marine_die": "cardboard"})
    session.do("fix", path="endurance", value={"above": ["losing_hope", "flare"], "exhaust": 9})
    over = {}
    acts: tuple[Act, ...] = (
        ("reveal", {"wants": ["weapon"]}),
        ("attack", {"character": "frost", "dice": 4, "roll": [1, 2, 9, 10]}),
    )
    for intent, given in acts:
        app.go(Place("game"))
        assert app.act(intent, **given), (intent, given)
        driver.frames(8)
        assert app.place.top == "result"
        over[intent] = max(0, lacking(driver))
    assert not any(over.values()), over


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scene", ["62-aliens-reveal", "64-aliens-attack", "66-aliens-blip", "67-aliens-defence"])
def test_what_came_stands_whole_in_landscape(tmp_path: Path, scene: str, language: str) -> None:
    driver = Driver(tmp_path, (915, 412), language).start()
    try:
        SCENES[scene][1](driver.app)
        driver.frames(8)
        assert lacking(driver) <= 0
    finally:
        driver.stop()
