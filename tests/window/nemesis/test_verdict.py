"""The verdict: the seal is checked while it is judged, a picture of it is given away, every reason is one tap away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.place import Place
from tests.window.hand import SIZES
from tests.window.nemesis.scenes import begin
from tools.driver import Driver


def over(driver: Driver) -> Any:
    """A ship that is lost, from which two got away in a pod; its verdict."""
    session = begin(driver.app, "intruders")
    for seat in ("P1", "P2", "P3"):
        if session.view()["phase"] != "over" and session.view()["seats"][seat]["status"] == "in":
            session.do("leave", seat=seat, how="dead" if seat == "P1" else "pod")
    driver.app.go(Place("game", over=("verdict",)))
    driver.frames(4)
    return session


def judged(driver: Driver) -> None:
    while step := str(driver.app.stage.screen("verdict").page.about).partition(" ")[0]:
        driver.app.act("victory", step=step)
        driver.app.refresh()
    driver.frames(4)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_seal_is_checked_while_it_is_judged_and_after(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    over(driver)
    for _ in range(2):
        driver.tap("CHECK THE SEAL")
        assert driver.app.place.top == "proof"
        driver.back()
        driver.frames(4)
        judged(driver)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_verdict_is_given_away_as_a_picture_and_leads_to_the_film(
    start: Callable[..., Driver], size: tuple[int, int]
) -> None:
    driver = start(size)
    over(driver)
    judged(driver)
    driver.tap("SHARE")
    assert any(what == "share" and str(file).endswith("-verdict.png") for what, file in driver.device.asked)
    driver.tap("WATCH THE FILM")
    assert driver.app.place.top == "film"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_reason_of_the_verdict_is_one_tap_away(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    session = over(driver)
    judged(driver)
    known = [session.words.say(f"reason.{each}", {}) for each in session.view()["verdict"]["P2"]["reasons"]]
    assert len(known) > 2
    assert known[0] not in driver.texts()
    driver.tap("fate 2")
    read = " ".join(driver.texts())
    assert all(each in read for each in known)
    driver.tap("fate 2")
    assert known[0] not in driver.texts()
