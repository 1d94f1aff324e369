"""The app after an update, in the hand: a running game goes on, and what can't go on is there to be looked at."""

from pathlib import Path

import pytest

from companion.games.registry import GAMES
from companion.saves.store import Store
from tests.test_updates import begun, omens, updated
from tools.driver import Driver


def after(home: Path, game: str, *, upgraded: bool) -> Driver:
    begun(home / "games.airlock", game)
    driver = Driver(home)
    driver.known = updated(game, omens if upgraded else None)
    return driver.start()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_running_game_is_resumed_after_an_update_and_goes_on(tmp_path: Path, game: str) -> None:
    driver = after(tmp_path, game, upgraded=True)
    try:
        driver.tap("RESUME")
        session = driver.app.session
        assert (driver.app.notice, driver.app.place.screen) == ("", "game")
        assert (session.only_to_look, session.journal.last.intent) == ("", "carried_over")
        driver.app.over("history")
        driver.frames(3)
        assert any("newer rules" in line for entry in session.history() for line in entry["story"])
    finally:
        driver.stop()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_that_nothing_carries_over_shows_everything_and_says_why_nothing_is_done(tmp_path: Path, game: str) -> None:
    driver = after(tmp_path, game, upgraded=False)
    try:
        driver.tap("RESUME")
        session = driver.app.session
        count, why = len(session.journal.entries), session.refusal(session.closed())
        assert session.only_to_look == "older_rules"
        for tab in driver.app.playing.face.tabs:
            driver.app.tab(tab.name)
            driver.frames(3)
            assert driver.app.place.tab == tab.name
            assert why in driver.texts() or tab.name == "rules"
        for page in ("history", "film", "proof", "menu", "record:board"):
            driver.app.over(page)
            driver.frames(3)
            assert driver.app.place.over
            driver.app.close()
        driver.app.act("undo")
        driver.frames(3)
        assert (driver.app.notice, len(session.journal.entries)) == (why, count)
        assert not (tmp_path / "reports").exists()
    finally:
        driver.stop()


def test_a_game_of_a_newer_app_shows_what_this_one_can_read(tmp_path: Path) -> None:
    begun(tmp_path / "games.airlock", "lockdown")
    newer = Store(tmp_path / "games.airlock", games=updated("lockdown"))
    session = newer.resume()
    session.table.tell("a_sentence_of_tomorrow", seat="P1")
    session.journal.record("a_verb_of_tomorrow", {"seat": "P1"}, {"step": "a_step_of_tomorrow"})
    newer.close()
    driver = Driver(tmp_path).start()
    try:
        driver.tap("RESUME")
        assert driver.app.session.only_to_look == "newer_rules"
        driver.app.over("history")
        driver.frames(3)
        assert "BY OTHER RULES" in " ".join(driver.texts())
        assert not (tmp_path / "reports").exists()
    finally:
        driver.stop()
