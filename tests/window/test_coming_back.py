"""After a kill, a fault of ours, or files that can't be read: back where we were, or at the start."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.show.doing import Choose
from companion.show.place import Place
from tests.window.hand import begin, play
from tools.driver import Driver


@pytest.mark.parametrize("where", ["table", "result", "rail", "history"])
def test_after_a_kill_the_app_is_where_it_was(start: Callable[..., Driver], where: str) -> None:
    driver = start()
    session = begin(driver)
    session.do("fix", path="bag", value={"adult": 3})
    driver.app.refresh()
    if where == "result":
        driver.tap("ENCOUNTER")
    if where == "rail":
        driver.tap("END ROUND")
        driver.next()
    if where == "history":
        driver.app.over("history")
    driver.frames(4)
    before, texts = driver.app.place, sorted(driver.texts())
    again = start()
    again.frames(4)
    assert again.app.place == before
    assert sorted(again.texts()) == texts


def test_a_kill_leads_back_to_the_game_that_was_open_not_to_the_newest(start: Callable[..., Driver]) -> None:
    driver = start()
    older = begin(driver)
    driver.tap("NOISE ROLL")
    driver.app.go(Place("new_game:lockdown"))
    driver.frames(3)
    driver.tap("SEAL AND START")
    driver.tap("TO THE TABLE")
    play(driver)
    driver.app.games.open_game(1)
    again = start()
    assert len(again.app.session.journal.entries) == len(older.journal.entries) == 2
    assert again.app.playing.game == 1
    assert again.device.kept_awake is True


ODD = [{"place": {"screen": 5}}, {"place": {"screen": "game"}, "game": 9}, [], {"place": {"screen": "game", "tab": 1, "over": 1}}]


@pytest.mark.parametrize("content", ODD)
def test_a_place_that_cannot_be_read_leads_to_the_start(tmp_path: Path, start: Callable[..., Driver], content: Any) -> None:
    (tmp_path / "place.json").write_text(json.dumps(content))
    assert start().app.place.top == "launch"


@pytest.mark.parametrize("shown", ["two", None, -1, 99, True, 1.5])
def test_a_result_that_is_not_there_leaves_the_plain_table(tmp_path: Path, start: Callable[..., Driver], shown: Any) -> None:
    begin(start())
    content = {"place": {"screen": "game", "tab": "table", "over": []}, "game": 1, "shown": shown, "acting": 7}
    (tmp_path / "place.json").write_text(json.dumps(content))
    driver = start()
    assert (driver.app.place.top, driver.app.playing.shown, driver.app.playing.acting) == ("table", 0, "P1")


def test_after_a_kill_during_a_secret_there_is_the_cover(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begin(driver)
    session.do("fix", path="css.10", value="ALL")
    driver.app.act("css_peek", slot=10, seat="P2")
    driver.frames(3)
    driver.press(next(widget for widget in driver.walk() if type(widget).__name__ == "HoldToLook"))
    again = start()
    assert again.app.place.top == "secret"
    assert "BO" in again.texts()
    assert "ALL PODS" not in again.texts()


def test_settings_that_cannot_be_read_are_as_they_were_at_first(tmp_path: Path, start: Callable[..., Driver]) -> None:
    (tmp_path / "settings.json").write_text('{"text_scale": 9.0, "left_hand": "yes", "mono": true}')
    settings = start().app.settings
    assert (settings.text_scale, settings.left_hand, settings.mono) == (1.0, False, True)


@pytest.mark.usefixtures("breaks")
def test_a_fault_of_ours_is_reported_said_and_the_game_is_as_it_was_kept(driver: Driver, tmp_path: Path) -> None:
    from kivy.clock import Clock

    session = begin(driver)
    driver.tap("NOISE ROLL")
    kept = session.table.state()

    def breaks(_: float) -> None:
        raise RuntimeError("a widget broke")

    Clock.schedule_once(breaks)
    driver.frames(4)
    assert any(text.startswith("Something broke. Nothing is lost") for text in driver.texts())
    assert driver.app.session is not session
    assert driver.app.session.table.state() == kept
    report = next((tmp_path / "reports").glob("*.txt")).read_text("utf-8")
    assert "a widget broke" in report
    assert "#2 noise_roll" in report
    driver.tap("NOISE ROLL")  # and it goes on
    assert len(driver.app.session.journal.entries) == 3


def test_what_was_confirmed_on_the_board_is_there_after_a_kill_and_not_a_round_later(start: Callable[..., Driver]) -> None:
    driver = start()
    begin(driver)
    driver.app.over("record:board")
    driver.frames(6)
    driver.tap("TIME is so")
    driver.tap("S1 +")
    again = start()
    again.frames(6)
    assert any(text.startswith("ON THE BOARD? 2 / ") for text in again.texts())
    again.back()
    again.tap("NOISE ROLL")
    again.app.over("record:board")
    again.frames(6)
    assert any(text.startswith("ON THE BOARD? 0 / ") for text in again.texts())


def test_what_was_picked_and_not_answered_is_there_after_a_kill(start: Callable[..., Driver]) -> None:
    driver = start()
    begin(driver)
    driver.app.does(Choose({"answer:blips": 3}))
    assert start().app.playing.chosen == {"answer:blips": 3}
    driver = start()
    driver.app.act("noise_roll", seat="P1")
    assert start().app.playing.chosen == {}
