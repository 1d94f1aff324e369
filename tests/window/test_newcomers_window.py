"""The window of a newcomer on a laptop of 1366 x 768: lower than a phone, with everything that a phone shows."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from companion.device.desktop import FILE, Frame
from companion.show.place import Place
from companion.window import run
from companion.window.screens.ceremony import CeremonyScreen
from companion.window.screens.own import OwnScreen
from tests.window.hand import begin
from tests.window.nemesis.scenes import screens as nemesis
from tests.window.reading import unreadable
from tests.window.test_reading import screens as lockdown
from tools.driver import Driver

FRAME = Frame.first((1366, 768), Path("nowhere"))
SIZE = (FRAME.width, FRAME.height)


def test_who_acts_is_a_tap_away_and_what_came_keeps_its_words(start: Callable[..., Driver]) -> None:
    driver = start(SIZE)
    session = begin(driver)
    driver.tap("acts P2")
    driver.tap("NOISE ROLL")
    assert session.journal.last.parameters["seat"] == "P2"
    assert any("noise" in text or "Danger" in text or "Silence" in text for text in driver.texts()), driver.texts()


def test_a_tap_on_what_came_shows_all_of_it_with_its_why(start: Callable[..., Driver]) -> None:
    driver = start(SIZE)
    begin(driver)
    driver.tap("NOISE ROLL")
    assert not [each for each in driver.walk() if type(each).__name__ == "Why" and getattr(each, "rule", "")]
    driver.tap(driver.app.stage.lower.result_shown)
    assert driver.app.place.top == "result"
    assert [each for each in driver.walk() if type(each).__name__ == "Why" and getattr(each, "rule", "")]


def walks(driver: Driver, game: str) -> Iterator[str]:
    yield from nemesis(driver.app, "intruders") if game == "nemesis" else lockdown(driver.app)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_everything_can_be_read_in_it(start: Callable[..., Driver], game: str, language: str) -> None:
    driver = start(SIZE, language)
    for name in walks(driver, game):
        driver.frames(4)
        assert [name, *unreadable(driver)] == [name]


class Closing:
    """An app that is run and closed."""

    def bind(self, on_stop: Callable[[Any], object]) -> None:
        self.on_stop = on_stop

    def run(self) -> None:
        self.on_stop(self)


def test_where_it_stood_is_noted_before_it_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed window says anything."""
    for name, does in {
        "home": lambda: tmp_path,
        "device": id,
        "_quiet": id,
        "_begin": bool,
        "called": bool,
        "_open_window": id,
    }.items():
        monkeypatch.setattr(run, name, does)
    monkeypatch.setattr(run, "built", lambda *_: Closing())
    run.run()
    kept = json.loads((tmp_path / FILE).read_text("utf-8"))
    assert (kept["width"], kept["height"]) == tuple(map(int, Window.system_size))


def test_a_desktop_knows_the_window_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it stands among the windows of Python, without its icon."""
    for variable in run.CALLED:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("SDL_APP_NAME", "Mine")
    run.called()
    assert [os.environ[variable] for variable in run.CALLED] == ["Mine", "Airlock", "Airlock"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(412, 688), (360, 640)])
def test_what_comes_is_cut_between_two_rows_or_not_at_all(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    """Until somebody scrolls; and no caption stands there alone."""
    driver = Driver(tmp_path, size, language).start()
    for name in lockdown(driver.app):
        if name == "tracks":
            break
    driver.frames(4)
    screen = next(each for each in driver.app.root.walk() if isinstance(each, OwnScreen))
    coming, caption = screen.ids.beside.children
    edge = screen.ids.view.to_window(0, screen.ids.view.y)[1]
    top = coming.to_window(*coming.pos)[1] + coming.height
    edges = [top - sum(list(reversed(coming.rows()))[:number]) for number in range(1, len(coming.rows()) + 1)]
    below = caption.to_window(*caption.pos)[1] + caption.height
    assert min(abs(each - edge) for each in (*edges, below)) <= dp(10)
    driver.stop()


def test_the_one_button_of_the_promise_is_as_wide_as_the_page(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (412, 688)).start()
    for name in lockdown(driver.app):
        if name == "promise":
            break
    driver.frames(4)
    screen = next(each for each in driver.app.root.walk() if isinstance(each, CeremonyScreen))
    assert (screen.ids.next.x, screen.ids.next.right) == (dp(16), screen.width - dp(16))
    driver.stop()


@pytest.mark.parametrize("size", [SIZE, (360, 640)], ids=str)
def test_what_the_end_of_the_round_brings_is_told_beside_what_is_due(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    session = begin(driver)
    session.do("fix", path="bag", value={"adult": 1})
    before = [each for each in driver.texts() if each.endswith(" GOES DARK")]
    driver.app.act("encounter", seat="P1", light="dark")
    driver.app.go(Place("game"))
    driver.frames(3)
    assert session.due()
    assert len(before) == 1
    assert before[0] in driver.texts()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [SIZE, (360, 640)], ids=str)
def test_when_the_ship_would_blow_up_is_read_before_anybody_holds_the_ring(
    start: Callable[..., Driver], size: tuple[int, int], language: str
) -> None:
    driver = start(size, language)
    for name in nemesis(driver.app, "intruders"):
        if name == "what if":
            break
    driver.frames(4)
    screen = next(each for each in driver.app.root.walk() if isinstance(each, OwnScreen))
    (title,) = screen.ids.beside.children
    assert title.to_window(*title.pos)[1] >= screen.ids.view.to_window(*screen.ids.view.pos)[1]
