"""The fingers of the tests: what an app leaves behind is nobody's, and what it catches is heard."""

from collections.abc import Callable

import pytest
from kivy.animation import Animation
from kivy.base import EventLoop
from kivy.clock import Clock

from tests.window.hand import begin
from tools.driver import KIVYS, Driver


def test_nothing_ticks_any_more_for_an_app_that_has_stopped(start: Callable[..., Driver]) -> None:
    """A door that was closing showed its game once more, which made rooms ready in the app that came after."""
    driver = start()
    begin(driver)
    driver.app.theme.duration = 1
    driver.tap("NOISE ROLL")
    shown: list[object] = []
    door = driver.app.stage.ids.door
    assert door.moving
    driver.app.refresh = door._then = lambda: shown.append(1)
    driver.stop()
    assert set(Clock.get_events()) <= KIVYS
    assert not Animation._instances
    start().frames(120)
    assert shown == []


def fault(_: float) -> None:
    raise RuntimeError("a widget broke")


def test_what_the_app_catches_fails_the_test_at_once(driver: Driver) -> None:
    begin(driver)
    Clock.schedule_once(fault)
    with pytest.raises(AssertionError, match="a widget broke"):
        driver.frames(1)
    driver.frames(4)  # it was said


def test_what_the_app_catches_on_the_way_out_is_heard_too(start: Callable[..., Driver]) -> None:
    driver = start()
    begin(driver)
    Clock.schedule_once(fault)
    EventLoop.idle()
    with pytest.raises(AssertionError, match="a widget broke"):
        driver.stop()
