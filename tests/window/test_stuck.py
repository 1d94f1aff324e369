"""The app starts on a file of games that it can't read: it says so, touches nothing, and the evening goes on."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.saves.store import Store
from companion.table import Refused
from tests.saves.test_shelf import damage
from tests.window.hand import begin
from tools.driver import Driver

Start = Callable[..., Driver]


@pytest.fixture
def played(start: Start, tmp_path: Path) -> Start:
    driver = start()
    begin(driver)
    for _ in range(40):
        driver.app.session.do("noise_roll", seat="P1")
    driver.stop()
    driver.app.games.store = None
    return start


def test_a_damaged_save_has_a_screen_and_a_way_on(played: Start, tmp_path: Path) -> None:
    damaged = damage(tmp_path / "games.airlock")
    driver = played()
    assert "THE SAVE IS DAMAGED" in driver.texts()
    driver.tap("GO ON WITH WHAT WAS READ")
    assert driver.app.place.screen == "game"  # the same game, as far as it could be read
    assert driver.app.session.table.word("first_player")
    entries = len(driver.app.session.journal.entries)
    driver.app.act("noise_roll", seat="P1")
    again = played()  # after a kill: the rescued file counts, with what was played on it
    assert len(again.app.session.journal.entries) == entries + 1
    assert (tmp_path / "games.airlock").read_bytes() == damaged


def test_a_newer_save_waits_for_its_app_while_we_play_on(played: Start, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "games.airlock") as newer:
        newer.execute("PRAGMA user_version=99")
    newer.close()
    kept = (tmp_path / "games.airlock").read_bytes()
    driver = played()
    assert "A NEWER SAVE" in driver.texts()
    driver.tap("TRY AGAIN")
    assert driver.app.place.top == "stuck"
    driver.tap("START A NEW FILE")
    begin(driver)
    assert (tmp_path / "games.airlock").read_bytes() == kept


def test_back_on_the_stuck_screen_leaves_the_app(played: Start, tmp_path: Path) -> None:
    damage(tmp_path / "games.airlock")
    driver = played()
    assert driver.app.back() is False
    assert driver.app.place.top == "stuck"


def test_damage_that_is_met_in_the_list_of_games_leads_there_too(start: Start, tmp_path: Path) -> None:
    driver = start()
    begin(driver)
    with sqlite3.connect(tmp_path / "games.airlock") as other:
        other.execute("UPDATE games SET sum = sum + 1")
    other.close()
    driver.back()
    driver.frames(3)
    assert driver.app.place.top == "stuck"
    assert "THE SAVE IS DAMAGED" in driver.texts()


def test_a_full_disk_beside_the_save_does_not_stop_the_game(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = start()
    begin(driver)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("companion.saves.smallfile.os.replace", full)
    driver.tap("NOISE ROLL")
    driver.tap("crew")
    assert driver.app.place.top == "crew"
    assert len(driver.app.session.journal.entries) == 2


def test_one_game_of_older_rules_does_not_lock_the_others_away(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = start()
    begin(driver)

    def older(*_: object) -> None:
        raise Refused("newer_rules", version=0)

    with monkeypatch.context() as patched:
        patched.setattr("companion.saves.store.resume", older)
        again = start()
        assert again.app.place.top == "launch"
        assert again.app.notice
        again.app.notice = ""
        again.tap("RESUME")  # its card is empty, and a sentence says why
        assert again.app.place.top == "launch"
        assert again.app.notice == again.app.refusal(Refused("newer_rules", version=0))
        assert not (again.home / "reports").exists()
        again.tap("new lockdown")
        assert again.app.place.top == "new_game:lockdown"


def test_a_save_that_is_busy_for_a_moment_is_a_sentence_and_the_game_stays(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = start()
    session = begin(driver)

    def busy(*_: object) -> None:
        raise Refused("save_is_in_use")

    with monkeypatch.context() as patched:
        patched.setattr(session.journal.entries, "keep", busy)
        driver.tap("NOISE ROLL")
        assert driver.app.place.top == "table"
        assert driver.app.notice
    driver.tap("NOISE ROLL")
    assert len(session.journal.entries) == 2


def test_what_another_airlock_played_in_this_file_is_caught_up_with(played: Start, tmp_path: Path) -> None:
    """Fault 10: every later tap was refused, for ever."""
    driver = played()
    other = Store(tmp_path / "games.airlock").resume()
    for _ in range(3):
        other.do("noise_roll", seat="P1")
    driver.tap("NOISE ROLL")
    assert "played on in this file" in driver.app.notice
    assert len(driver.app.session.journal.entries) == len(other.journal.entries)
    driver.tap("NOISE ROLL")
    assert not driver.app.notice
    assert len(driver.app.session.journal.entries) == len(other.journal.entries) + 1


def test_entries_that_were_seen_and_are_gone_are_said(played: Start, tmp_path: Path) -> None:
    """Fault 9: what a cut log has lost nobody can see in it."""
    driver = played()
    driver.tap("NOISE ROLL")
    driver.stop()
    kept = json.loads((tmp_path / "place.json").read_text())
    (tmp_path / "place.json").write_text(json.dumps({**kept, "seen": kept["seen"] + 11}))
    driver.start()
    assert f"you had seen #{kept['seen'] + 11}" in driver.app.notice


def test_the_seal_of_a_game_with_a_hole_says_what_is_lost_and_accuses_nobody(played: Start, tmp_path: Path) -> None:
    path = tmp_path / "games.airlock"
    path.write_bytes(path.read_bytes().replace(b'[9,"do","noise_roll"', b'[9,"do","noise_rool"'))
    driver = played()
    driver.tap("GO ON WITH WHAT WAS READ")
    driver.app.over("proof")
    driver.frames(3)
    assert "A PART IS LOST" in driver.texts()
    assert any("Lost with a damaged file: #9. " in text for text in driver.texts())
    assert not any("BROKEN" in text for text in driver.texts())
