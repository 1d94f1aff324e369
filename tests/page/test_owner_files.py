"""What the owner of a host without a window has of its files: the own box, backups, exports; and what the evenings came to."""

import io
import json
import zipfile
from pathlib import Path

from companion.page.carrying import PART
from companion.saves.beside import BOX
from tests.page.lobbies import Running
from tests.page.test_lobby import set_up


def test_the_box_is_checked_step_by_step_and_holds_from_the_next_game_on(host: Running, tmp_path: Path) -> None:
    owner = host.guest()
    owner.press("LOCKDOWN")
    owner.press("CHECK YOUR BOX")
    open_ = owner.words.count("One source only")
    owner.press(next(label for label in owner.labels if label.endswith("One source only")))
    owner.press("1 +")
    owner.press("SO IT IS")
    assert "11 of 10" in owner.words  # it does not add up, and is not written down
    assert not (tmp_path / BOX).exists()
    owner.press("2 -")
    owner.press("SO IT IS")
    assert owner.words.count("One source only") == open_ - 1
    assert "As in your box" in owner.words
    assert json.loads((tmp_path / BOX).read_text("utf-8"))
    owner.press(next(label for label in owner.labels if label.endswith("As in your box")))
    owner.press("HOLD: AS PRINTED")
    assert "As in your box" not in owner.words


def test_a_deck_is_typed_card_by_card(host: Running) -> None:
    owner = host.guest()
    owner.press("ALIENS")
    owner.press("CHECK YOUR BOX")
    owner.press(next(label for label, found in owner.read.found if str(found.get("go")).startswith("enter:")))
    assert "ADD CARD" in owner.labels
    owner.press("ADD CARD")  # without a name
    assert owner.read.fields
    assert host.host.notice
    assert host.host.notice in owner.words
    owner.type("Name of the card", "A card of mine")
    owner.press("COPIES: 3")
    owner.press("ADD CARD")
    assert "A card of mine" in owner.words
    assert "× 3" in owner.words
    owner.press("LAST ONE")
    assert owner.read.fields["Name of the card"] == "card:name"
    assert "× 3" not in owner.words


def test_everything_is_backed_up_into_a_file_and_comes_back_from_it(host: Running, tmp_path: Path) -> None:
    owner, bo = host.guest(), host.guest()
    set_up(owner, "lockdown")
    owner.press("MENU")
    owner.press("OTHER GAMES")
    owner.press("ALL GAMES 1")
    owner.press("BACK UP")
    name = next(label for label in (path.name for path in tmp_path.glob("*.zip")))
    assert f"TAKE IT HERE: {name}" in owner.words
    file = owner.take(name)
    assert file == (tmp_path / name).read_bytes()
    assert zipfile.ZipFile(io.BytesIO(file)).testzip() is None
    for stranger in ({"take": [name, 0]}, {"give": [name, 0, 4, "AAAA"]}):
        assert "part" not in bo.ask(stranger)
        assert "got" not in bo.ask(stranger)
    owner.press("DELETE Ida, Bo, Cy?")
    owner.press("HOLD: DELETE")
    assert "0 EVENINGS" in owner.words
    owner.bring(name, file)
    assert "1 EVENING" in owner.words
    assert "1 GAME brought back" in owner.words
    owner.bring("notes.zip", b"no backup at all")
    assert host.host.notice in owner.words
    owner.bring("virus.exe", b"MZ")
    assert "can't be read" in owner.words
    host.host.pages.carried.file = None
    assert owner.ask({"take": ["../settings.json", 0]})["no"] == "gone"


def test_a_game_that_is_not_over_is_given_out_after_a_hold_and_the_log_says_so(host: Running, tmp_path: Path) -> None:
    owner = host.guest()
    set_up(owner, "lockdown")
    owner.press("MENU")
    owner.press("EXPORT")
    assert "holds every secret" in owner.words
    assert not list(tmp_path.glob("airlock-*.json"))
    owner.press("HOLD: EXPORT")
    (file,) = tmp_path.glob("airlock-*.json")
    assert json.loads(owner.take(file.name))
    assert host.does(lambda: host.host.session.journal.last.intent) == "give_out"  # type: ignore[union-attr]


def test_a_large_file_goes_in_parts(host: Running, tmp_path: Path) -> None:
    owner = host.guest()
    (tmp_path / "airlock-large.zip").write_bytes(bytes(range(256)) * 400)
    host.does(lambda: host.host.device.share(tmp_path / "airlock-large.zip", "application/zip", print))
    assert len(bytes(range(256)) * 400) > 2 * PART
    assert owner.take("airlock-large.zip") == bytes(range(256)) * 400


def test_after_the_end_everybody_reads_the_story_and_who_stands_where(host: Running) -> None:
    owner, bo = host.guest(), host.guest()
    set_up(owner, "lockdown")
    bo.look()
    bo.press("2 Bo")
    bo.press("MENU")
    assert "STANDINGS" not in bo.labels
    owner.press("MENU")
    owner.press("HOLD: STOP THE GAME")
    for somebody in (owner, bo):
        somebody.look()
        somebody.press("MENU")
        somebody.press("STANDINGS")
        assert "GOT OUT" in somebody.words
        assert "IDA" in somebody.words
        somebody.press("DONE")
        somebody.press("THE STORY")
        somebody.press("NO NAMES")
        assert "Ida" not in somebody.read.words
