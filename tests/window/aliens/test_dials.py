"""The dials of Aliens: all of them in sight on every screen, every name whole, a step that a finger hits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.place import Place
from tools.corps import laid_out
from tools.driver import DENSITY, Driver

SIZES = [(412, 915), (360, 640), (915, 412), (1024, 768)]
LARGE = (1280, 800)


def begins(driver: Driver, **lost: str) -> Any:
    """A mission of three; who was killed or captured in it."""
    session = laid_out(driver.app)
    for character, how in lost.items():
        session.do("leave", character=character, how=how)
    return session


@pytest.mark.parametrize("lost", [{}, {"vasquez": "captured", "frost": "killed"}], ids=["all up", "two lost"])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_dials_are_in_sight_and_every_name_is_whole(
    start: Callable[..., Driver], size: tuple[int, int], language: str, lost: dict[str, str]
) -> None:
    driver = start(size, language)
    session = begins(driver, **lost)
    driver.app.go(Place("game", "dials"))
    driver.frames(4)
    ids = driver.app.stage.lower.ids
    assert ids.body.height <= ids.view.height
    written = driver.texts()
    assert {who.upper() for who in session.view()["characters"]} <= set(written)
    assert not [text for text in written if text.endswith("…") and text[:-1] and text[0].isupper() and " " not in text]
    steps = [spot for sheet in ids.main.children if hasattr(sheet, "spots") for spot in sheet.spots() if spot.name[-1] in "+-"]
    assert len(steps) == 2 * len(session.view()["characters"])
    assert all(min(step.width, step.height) >= 48 * DENSITY for step in steps)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_step_sets_a_dial_where_it_stands(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    session = begins(driver)
    driver.app.go(Place("game", "dials"))
    driver.frames(4)
    for who, name in (("hicks", "Hicks"), ("ripley", "Ripley")):
        before = session.view()["characters"][who]["dial"]
        driver.tap(f"{name.upper()} -" if f"{name.upper()} -" in _names(driver) else f"{name} -")
        assert session.view()["characters"][who]["dial"] == before - 1


def _names(driver: Driver) -> set[str]:
    return {getattr(widget, "name", "") for widget in driver.walk()}


def test_on_a_large_tablet_what_is_out_there_stands_under_the_dials(start: Callable[..., Driver]) -> None:
    driver = start(LARGE)
    begins(driver)
    driver.app.go(Place("game"))
    driver.frames(6)
    ids = driver.app.stage.beside.ids
    assert ids.body.height <= ids.view.height
    assert {"WHAT IS OUT THERE", "A", "E"} <= set(driver.texts())
