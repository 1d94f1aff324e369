"""The alert stands on TABLE with its stages, by touches, until it is done."""

from collections.abc import Callable

import pytest

from tests.window.hand import SIZES
from tests.window.nemesis.scenes import begin
from tools.driver import Driver


@pytest.mark.parametrize("way", ["epilogue", "research"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_alert_stands_on_the_table_until_it_is_done(start: Callable[..., Driver], way: str, size: tuple[int, int]) -> None:
    driver = start(size)
    session = begin(driver.app, way)
    for due in session.due():
        session.tick(due.id)
    driver.app.refresh()
    while driver.app.playing.stands is not None:
        driver.back()
    driver.frames(4)
    assert any(text.startswith("STAGE 1") for text in driver.texts())
    driver.tap("alert")
    driver.tap("STAGE 1 DONE: THE NEXT")
    assert session.view()["alert"]["stage"] == 2
    driver.frames(4)
    assert any(text.startswith("STAGE 2") for text in driver.texts())
    box = next(spot for spot in driver.walk() if getattr(spot, "name", "") == "alert")
    assert box.height <= box.parent.height
    if size in (SIZES[0], SIZES[3]):
        assert "STAGE 1" in driver.texts()
    driver.tap("alert")
    driver.tap("THE ALERT IS DONE")
    driver.frames(4)
    assert not any(getattr(spot, "name", "") == "alert" for spot in driver.walk())
    assert session.view()["alert"]["done"]
    driver.undo()
    driver.frames(4)
    assert any(text.startswith("STAGE 2") for text in driver.texts())
