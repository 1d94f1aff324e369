"""Files come in by touch: where the system has a window for it, where it has none, and by a file let go over the window."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.saves.backup import FORMAT, MANIFEST, back_up
from companion.saves.beside import BOX, places
from companion.saves.store import Store
from companion.show.place import Place
from companion.show.settings import Settings
from tests.saves.test_backup import anew, play
from tests.window.hand import SIZES, begin
from tests.window.reading import unreadable
from tools.driver import DENSITY, Driver

Start = Callable[..., Driver]
FACT = {"component": "knowledge_code", "item": "direction", "field": "value", "value": "much"}
LISTS = {"pack": "lockdown", "corrections": [FACT]}


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    """What came from elsewhere: one file of every kind."""
    folder, theirs = tmp_path / "Downloads", tmp_path / "theirs"
    folder.mkdir()
    theirs.mkdir()
    with closing(Store(theirs / "games.airlock")) as store:
        for seed in (b"1", b"2"):
            session = play(store, seed)
        (theirs / BOX).write_text(json.dumps(LISTS))
        back_up(places(theirs), store, folder / "all.zip")
        store.file.copy_to(folder / "games.airlock")
        (folder / "game.json").write_text(json.dumps(session.export()))
    (folder / "mine.json").write_text(json.dumps(LISTS))
    (folder / "mine.yaml").write_text(f"pack: lockdown\ncorrections:\n- {json.dumps(FACT)}\n")
    (folder / "photo.jpg").write_bytes(b"\xff\xd8")
    (folder / "song.json").write_bytes(b"\xff\xd8")
    anew(folder / "all.zip", **{MANIFEST: json.dumps({"airlock_backup": FORMAT + 1}).encode()}).rename(folder / "newer.zip")
    anew(folder / "all.zip", **{"pictures/1.png": bytes(64 << 20)}).rename(folder / "bomb.zip")
    return folder


def rows(driver: Driver) -> list[str]:
    """What stands in the room, from top to bottom."""
    return [row.title for row in driver.walk() if type(row).__name__ == "PartRow"][::-1]


def choose(driver: Driver, title: str) -> None:
    driver.tap(next(row for row in driver.walk() if type(row).__name__ == "PartRow" and row.title == title))
    driver.frames(3)


def shelf(driver: Driver) -> None:
    driver.app.go(Place(over=("shelf",)))
    driver.frames(3)


# -- the system's window --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "room", "says"),
    [
        ("all.zip", "shelf", "2 GAMES brought back; 0 WERE here."),
        ("all.zip", "box:lockdown", "2 GAMES brought back; 0 WERE here. They stand under ALL GAMES."),
        ("games.airlock", "shelf", "2 GAMES brought back; 0 WERE here."),
        ("game.json", "shelf", ""),
        ("game.json", "box:lockdown", "This is a game: it stands under ALL GAMES."),
        ("mine.json", "box:lockdown", "1 correction is in."),
        ("mine.json", "shelf", "1 correction is in. They stand under CHECK YOUR BOX."),
        ("mine.yaml", "box:lockdown", "1 correction is in."),
        ("song.json", "shelf", "Airlock takes games, backups, and lists of a box; this is none of them: song.json."),
        ("gone.json", "shelf", "There is no such file: gone.json."),
        ("newer.zip", "shelf", "A newer Airlock wrote this. Update the app, then bring it back; nothing was changed."),
        ("bomb.zip", "shelf", "This is no backup of Airlock, or it can't be read."),
        (".", "shelf", "This can't be read: Downloads."),
    ],
)
def test_every_file_is_taken_or_said_and_where_it_belongs(
    driver: Driver, downloads: Path, file: str, room: str, says: str
) -> None:
    begin(driver)
    driver.app.go(Place("game", over=(room,)))
    driver.device.chosen = downloads / file
    driver.frames(3)
    driver.tap("bring back" if room == "shelf" else "import")
    assert driver.app.notice == says
    assert driver.app.games.stuck_at is None
    if says:
        assert says in driver.texts()
    games = {"all.zip": 3, "games.airlock": 3, "game.json": 2}
    assert driver.app.games.kept.count() == games.get(file, 1)
    much = driver.app.packs("lockdown")["knowledge_code"]["direction"].traits["value"] == "much"
    assert much is (file in ("all.zip", "mine.json", "mine.yaml"))
    if file == "game.json":
        assert (driver.app.place.screen, driver.app.playing.game) == ("game", 2)


def test_a_new_phone_brings_everything_back_from_its_first_screen(driver: Driver, downloads: Path) -> None:
    driver.device.chosen = downloads / "all.zip"
    driver.tap("BRING BACK OR IMPORT")
    assert driver.app.notice == "2 GAMES brought back; 0 WERE here. They stand under ALL GAMES."
    assert "ALL GAMES 2" in driver.texts()
    driver.tap("RESUME")
    assert driver.app.session is not None


def test_a_full_disk_is_said_and_changes_nothing(driver: Driver, downloads: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    shelf(driver)
    monkeypatch.setattr("zipfile.ZipFile.extract", full)
    monkeypatch.setattr("companion.packs.overlay.os.replace", full)
    for file, says in (
        ("all.zip", "The disk is full or fails; nothing was changed, and the save is as it was."),
        ("mine.json", "There is no room for a new file."),
    ):
        driver.device.chosen = downloads / file
        driver.tap("bring back")
        assert driver.app.notice == says
    assert driver.app.games.kept.count() == 0


def test_a_phone_that_can_ask_nobody_says_so(driver: Driver) -> None:
    shelf(driver)
    driver.device.windowless = ()
    driver.tap("bring back")
    assert driver.app.notice == "This system has no window in which to choose a file."
    driver.device.pick = lambda take, fails, endings: fails("unreadable")
    driver.tap("bring back")
    assert driver.app.notice == "That file can't be read, or there is no room for it."


# -- our own room ---------------------------------------------------------------------------------


def test_without_a_window_of_the_system_a_file_is_found_in_ours(driver: Driver, downloads: Path) -> None:
    (downloads / "Inner").mkdir()
    (downloads / ".hidden").mkdir()
    (downloads / "Inner" / "again.zip").write_bytes((downloads / "all.zip").read_bytes())
    shelf(driver)
    driver.device.windowless = (downloads,)
    driver.tap("bring back")
    assert driver.app.place.top == "find"
    assert set(rows(driver)) == {each.name for each in downloads.iterdir()} - {"photo.jpg", ".hidden"} | {"ONE FOLDER UP"}
    choose(driver, "Inner")
    assert rows(driver) == ["ONE FOLDER UP", "again.zip"]
    choose(driver, "ONE FOLDER UP")
    choose(driver, "all.zip")
    assert driver.app.place.top == "shelf"
    assert driver.app.notice == "2 GAMES brought back; 0 WERE here."


def test_it_is_left_by_its_button_and_by_the_back_key(driver: Driver, downloads: Path) -> None:
    shelf(driver)
    driver.device.windowless = (downloads,)
    for leaves in (lambda: driver.tap("leave it"), driver.back):
        driver.tap("bring back")
        assert driver.app.place.top == "find"
        leaves()
        driver.frames(3)
        assert driver.app.place.top == "shelf"
    assert driver.app.games.kept.count() == 0


def test_a_folder_that_cannot_be_read_says_so_and_the_way_up_stays(
    driver: Driver, downloads: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shut(_: Path) -> Any:
        raise PermissionError(13, "Permission denied")

    shelf(driver)
    driver.device.windowless = (downloads,)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "iterdir", shut)
        driver.tap("bring back")
        assert "This folder can't be read." in driver.texts()
        assert rows(driver) == ["ONE FOLDER UP"]


def test_a_folder_of_thousands_shows_the_newest_and_says_how_many_are_left(driver: Driver, downloads: Path) -> None:
    for number in range(300):
        (downloads / f"{number}.json").write_text("{}")
    shelf(driver)
    driver.device.windowless = (downloads,)
    driver.tap("bring back")
    assert len(rows(driver)) <= 101
    assert any(text.endswith("more are not shown.") for text in driver.texts())


def test_a_file_that_goes_while_somebody_looks_is_said(driver: Driver, downloads: Path) -> None:
    shelf(driver)
    driver.device.windowless = (downloads,)
    driver.tap("bring back")
    (downloads / "mine.json").unlink()
    choose(driver, "mine.json")
    assert driver.app.notice == "There is no such file: mine.json."


def test_a_picture_is_found_there_too(driver: Driver, downloads: Path) -> None:
    begin(driver)
    driver.device.windowless = (downloads,)
    driver.app.go(Place("game", over=("pause",)))
    driver.app.pausing.photograph()
    driver.frames(4)
    assert rows(driver) == ["ONE FOLDER UP", "photo.jpg"]
    choose(driver, "photo.jpg")
    assert driver.app.place.top == "pause"


def test_a_kill_in_the_room_comes_back_to_it(start: Start, downloads: Path) -> None:
    driver = start()
    begin(driver)
    driver.device.windowless = (downloads,)
    driver.app.go(Place("game", over=("box:lockdown",)))
    driver.frames(3)
    driver.tap("import")
    driver = start()
    assert driver.app.place.top == "find"
    driver.tap("leave it")
    assert driver.app.place.top == "box:lockdown"


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_room_can_be_read_and_touched(
    tmp_path: Path, start: Start, downloads: Path, size: tuple[int, int], language: str, scale: float
) -> None:
    Settings(text_scale=scale, ember=False).save(tmp_path / "settings.json")
    (downloads / "A folder of a friend with a long name").mkdir()
    driver = start(size, language)
    driver.device.windowless = (downloads,)
    driver.app.files.bring()
    driver.frames(5)
    assert driver.app.place.top == "find"
    assert list(unreadable(driver)) == []
    for row in driver.walk():
        if type(row).__name__ in ("PartRow", "Small"):
            assert row.height >= 48 * DENSITY
            assert row.width >= 48 * DENSITY


# -- dropped --------------------------------------------------------------------------------------


def test_a_file_let_go_over_the_window_is_taken_wherever_one_is(driver: Driver, downloads: Path) -> None:
    driver.drop(downloads / "all.zip")
    assert driver.app.notice == "2 GAMES brought back; 0 WERE here. They stand under ALL GAMES."
    begin(driver)
    driver.drop(downloads / "mine.json")
    assert driver.app.notice == "1 correction is in. They stand under CHECK YOUR BOX."
    assert driver.app.place.screen == "game"
    driver.drop(downloads / "game.json")
    assert driver.app.playing.game == 4
    driver.drop(downloads / "song.json")
    assert driver.app.notice.endswith("this is none of them: song.json.")


def test_a_drop_wakes_the_screen(driver: Driver, downloads: Path) -> None:
    begin(driver)
    driver.frames(30 * 60 + 5)
    assert driver.app.ember is not None
    driver.drop(downloads / "mine.json")
    assert driver.app.ember is None
    assert "1 correction is in. They stand under CHECK YOUR BOX." in driver.texts()


def test_where_the_save_cannot_be_read_nothing_can_come_in_yet(start: Start, downloads: Path, tmp_path: Path) -> None:
    (tmp_path / "games.airlock").write_bytes(b"SQLite format 3\0" + bytes(4096))
    driver = start()
    assert driver.app.place.top == "stuck"
    driver.drop(downloads / "all.zip")
    assert driver.app.notice == "Choose first how to go on; then it can come in."
    assert driver.app.place.top == "stuck"


def test_the_files_of_ours_are_those_that_are_written() -> None:
    from companion.device import ENDINGS

    assert {Path(each).suffix for each in (BOX, "all.zip", "games.airlock", "game.yaml")} == set(ENDINGS)
