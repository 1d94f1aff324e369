"""ALL GAMES by touch: every game can be reached, looked into, deleted and brought back; and everything fits into one file."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.saves.evening import Evening
from companion.saves.store import Store
from companion.show.settings import Settings
from companion.show.writing import width_of
from tests.window.hand import SIZES
from tools.driver import Driver

Start = Callable[..., Driver]
CREWS = (("Ana", "Bo", "Cy"), ("Bartholomew", "Maximiliana", "Di"), ("Ed", "Flo"))
DAY = 24 * 60 * 60


def evenings(driver: Driver, count: int = 7, game: str = "lockdown") -> None:
    """So many games, one an evening."""
    games, now = driver.app.games, 1_790_000_000.0
    games.stopwatch.now = lambda: now
    for number in range(count):
        now += DAY
        games.new_game(game, list(CREWS[number % 3]), {})
        driver.app.act("noise_roll", seat="P1")
        now += 125 * 60 if number % 2 else 600
        driver.app.go(driver.app.place.__class__())
        games.leave_game(driver.app.place.__class__())
    driver.app.refresh()
    driver.frames(4)


def test_every_game_is_on_the_shelf_and_opens(driver: Driver) -> None:
    evenings(driver)
    assert "ALL GAMES 7" in driver.texts()
    driver.tap("shelf")
    assert "7 EVENINGS" in driver.texts()
    assert len(driver.app.stage.lower.ids.rows.data) == 7
    driver.tap("shelf 2")
    assert driver.app.playing.game == 2
    assert list(driver.app.session.names().values()) == list(CREWS[1])


def test_resume_is_the_game_that_was_played_last(driver: Driver) -> None:
    evenings(driver, 3)
    driver.tap("shelf")
    driver.tap("shelf 1")
    later = driver.app.games.stopwatch.now() + 60
    driver.app.games.stopwatch.now = lambda: later
    driver.app.games.leave_game(driver.app.place.__class__())
    driver.app.refresh()
    driver.frames(3)
    driver.tap("RESUME")
    assert driver.app.playing.game == 1


def test_a_hold_asks_once_and_what_is_deleted_can_be_brought_back_for_a_day(driver: Driver) -> None:
    evenings(driver, 3)
    driver.tap("shelf")
    driver.hold("shelf 2")
    assert any(text.startswith("DELETE ") for text in driver.texts())
    driver.tap("keep")
    assert len(driver.app.games.saved()) == 3
    driver.hold("shelf 2")
    driver.tap("delete")
    assert [saved.id for saved in driver.app.games.saved()] == [3, 1]
    driver.tap("after all")
    assert [saved.id for saved in driver.app.games.saved()] == [3, 2, 1]
    driver.hold("shelf 2")
    driver.tap("delete")
    now = driver.app.games.stopwatch.now() + 2 * DAY
    driver.app.games.kept.sweep(int(now) - DAY)
    assert driver.app.games.kept.games(gone=True) == []
    assert [saved.id for saved in driver.app.games.saved()] == [3, 1]


def test_a_campaign_is_one_line_that_opens_its_games(driver: Driver) -> None:
    evenings(driver, 4, "aliens")
    store = driver.app.games.kept
    for saved in store.games():
        if saved.id in (2, 4):
            store.note(saved.id, replace(saved.evening, follows=saved.id - 1))
    driver.tap("shelf")
    lines = [row["line"] for row in driver.app.stage.lower.ids.rows.data]
    assert [(line.id, line.games) for line in lines] == [(4, 2), (2, 2)]
    driver.tap("shelf 4")
    assert [row["line"].id for row in driver.app.stage.lower.ids.rows.data] == [4, 3]
    driver.tap("shelf 3")
    assert driver.app.playing.game == 3


def test_everything_goes_into_one_file_and_comes_back_on_another_phone(tmp_path: Path) -> None:
    old = Driver(tmp_path / "old")
    (tmp_path / "old").mkdir()
    old.start()
    evenings(old, 3)
    games = [old.app.games.kept.marks(saved.id) for saved in old.app.games.saved()]
    old.tap("shelf")
    old.tap("back up")
    (file,) = (tmp_path / "old").glob("*.zip")
    assert file in [asked for what, asked in old.device.asked if what == "share"]
    old.stop()
    (tmp_path / "new").mkdir()
    new = Driver(tmp_path / "new").start()
    try:
        new.device.chosen = file
        new.app.over("shelf")
        new.frames(3)
        new.tap("bring back")
        assert new.app.notice == "3 GAMES brought back; 0 WERE here."
        assert [new.app.games.kept.marks(saved.id) for saved in new.app.games.saved()] == games
        new.tap("bring back")
        assert new.app.notice == "0 GAMES brought back; 3 WERE here."
    finally:
        new.stop()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_row_of_the_shelf_says_less_for_want_of_room(
    start: Start, size: tuple[int, int], language: str, scale: float, tmp_path: Path
) -> None:
    Settings(text_scale=scale).save(tmp_path / "settings.json")
    driver = start(size, language)
    evenings(driver, 8)
    driver.app.over("shelf")
    driver.frames(3)
    rows = [each for each in driver.walk() if type(each).__name__ == "ShelfGame"]
    assert rows
    for row in rows:
        said = [each.text for each in row.lettering]
        assert row.line.title in said
        assert row.line.says in said
        names, came = (
            next(each for each in row.lettering if each.text[:3] == text[:3]) for text in (row.line.names, row.line.says)
        )
        assert names.left + names.width <= came.left + came.width - width_of(came.text, came.font, came.size, came.bold)


def test_a_note_of_an_evening_is_read_as_it_was_written() -> None:
    noted = Evening("lockdown", ("Ana", "Bo"), 12, {"solo": False}, 5, 9, 4, 3, stands={"en": "ROUND 3"}, paces=(0, 7, 8))
    assert Evening.read(noted.written()) == noted


def test_what_was_played_before_there_were_notes_is_noted_when_the_shelf_is_opened(driver: Driver) -> None:
    evenings(driver, 2)
    store: Store = driver.app.games.kept
    store.file.db.execute("UPDATE evenings SET last = 0, body = ''")
    assert not any(saved.noted for saved in store.games())
    driver.tap("shelf")
    assert all(saved.noted for saved in store.games())
    assert {row["line"].title for row in driver.app.stage.lower.ids.rows.data} == {"ROUND 1"}


@pytest.mark.parametrize("body", ["{", "null", "[]", "5", '{"names": 5}', '{"game": "lockdown", "round": "x"}'])
def test_a_damaged_note_of_an_evening_is_made_again_from_the_game(start: Start, body: str) -> None:
    driver = start()
    evenings(driver, 2)
    driver.app.games.kept.file.db.execute("UPDATE evenings SET body = ?", (body,))
    driver = start()
    assert "ALL GAMES 2" in driver.texts()
    driver.tap("shelf")
    assert {row["line"].title for row in driver.app.stage.lower.ids.rows.data} == {"ROUND 1"}
    assert all(saved.noted for saved in driver.app.games.saved())
