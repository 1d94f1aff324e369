"""PAUSE and coming back by touch: the board as a picture, what stands, what is due; and nothing of it for a short absence."""

import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.device import Insets
from companion.saves.album import Album, turned
from companion.saves.evening import Evening
from companion.show.howlong import a_round, how_long
from companion.show.place import Place
from companion.show.tongue import Tongue
from companion.table import Refused
from tests.window.hand import SIZES
from tools.driver import Driver

Start = Callable[..., Driver]
HOUR = 60 * 60
GAMES = ("lockdown", "nemesis", "aliens")


def png(wide: int = 4, high: int = 3) -> bytes:
    """A grey picture."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return len(content).to_bytes(4, "big") + name + content + zlib.crc32(name + content).to_bytes(4, "big")

    head = wide.to_bytes(4, "big") + high.to_bytes(4, "big") + bytes((8, 0, 0, 0, 0))
    rows = (b"\0" + bytes(90 + (x * 90) // wide for x in range(wide))) * high
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def on(driver: Driver, game: str = "lockdown") -> None:
    """A game of two rounds, an hour old, at the table; its clock is ours."""
    games = driver.app.games
    clock = [1_790_000_000.0]
    driver.clock = clock  # type: ignore[attr-defined]
    games.stopwatch.now = lambda: clock[0]
    games.new_game(game, ["Ana", "Bo", "Cy"], {})
    driver.app.go(Place("game"))
    driver.frames(30)


def later(driver: Driver, seconds: float) -> None:
    driver.clock[0] += seconds  # type: ignore[attr-defined]


def paused(driver: Driver, game: str = "lockdown", picture: bytes = b"") -> None:
    on(driver, game)
    later(driver, 600)
    driver.app.over("menu")
    driver.frames(3)
    driver.tap(driver.app.say("PAUSE"))
    if picture:
        file = driver.home / "chosen"
        file.write_bytes(picture)
        driver.device.chosen = file
        driver.tap("picture")
        driver.frames(3)
    driver.tap(driver.app.say("PAUSE HERE"))


@pytest.mark.parametrize("game", GAMES)
def test_a_paused_game_says_where_it_was_and_goes_on(driver: Driver, game: str) -> None:
    paused(driver, game, png())
    assert driver.app.place == Place()
    evening = driver.app.games.newest().evening
    assert (evening.paused, evening.played) == (1_790_000_600, 600)
    later(driver, 60)
    driver.tap("RESUME")
    assert driver.app.place.top == "returned"
    assert [each for each in driver.walk() if type(each).__name__ == "BoardPicturePart"]
    assert driver.app.games.newest().evening.paused
    driver.tap("GO ON")
    driver.frames(40)
    assert "returned" not in driver.app.place.over
    assert driver.app.games.newest().evening.paused == 0


def test_a_short_absence_is_no_return_and_a_long_one_is(driver: Driver) -> None:
    on(driver)
    for hours, stands in ((1, False), (5, True)):
        driver.app.go(Place())
        later(driver, hours * HOUR)
        driver.tap("RESUME")
        assert ("returned" in driver.app.place.over) is stands


def test_who_looks_and_leaves_again_is_still_away_and_finds_that_game_first(driver: Driver) -> None:
    paused(driver)
    later(driver, 20 * HOUR)
    driver.tap("RESUME")
    left = driver.app.pausing.picture().day
    driver.app.go(Place())
    later(driver, HOUR)
    driver.tap("RESUME")
    assert driver.app.place.top == "returned"
    assert driver.app.pausing.picture().day == left == "YESTERDAY"
    assert driver.app.pausing.evening.played == 600


def test_it_survives_a_kill_and_is_not_said_twice(start: Start) -> None:
    driver = start()
    paused(driver, picture=png())
    again = start()
    again.clock = driver.clock  # type: ignore[attr-defined]
    again.app.games.stopwatch.now = lambda: again.clock[0]  # type: ignore[attr-defined]
    again.tap("RESUME")
    assert again.app.place.top == "returned"
    third = start()
    assert third.app.place.top == "returned"
    third.app.games.stopwatch.now = lambda: driver.clock[0] + 60  # type: ignore[attr-defined]
    third.tap("GO ON")
    third.frames(40)
    third.app.go(Place())
    third.tap("RESUME")
    assert "returned" not in third.app.place.over


def test_a_phone_that_slept_for_a_night_says_where_everything_was(driver: Driver) -> None:
    on(driver)
    driver.app.on_pause()
    later(driver, 60)
    driver.app.on_resume()
    assert "returned" not in driver.app.place.over
    driver.app.on_pause()
    later(driver, 10 * HOUR)
    driver.app.on_resume()
    driver.frames(2)
    assert driver.app.place.top == "returned"


def test_a_file_that_cannot_be_read_just_then_keeps_nobody_from_playing(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    on(driver)

    def locked(_: int) -> None:
        raise Refused("save_is_in_use")

    monkeypatch.setattr(driver.app.games.kept, "saved", locked)
    driver.app.on_resume()
    assert driver.app.place == Place("game")


def test_it_is_read_aloud_where_speech_is_on_and_holds_no_secret(driver: Driver) -> None:
    paused(driver)
    assert not [asked for asked in driver.device.asked if asked[0] == "speak"]
    driver.app.turn("speech")
    driver.tap("RESUME")
    said = next(str(what) for kind, what in driver.device.asked if kind == "speak")
    assert "Still in: Ana, Bo, Cy." in said
    assert said.startswith("Time is 15.")
    shared = driver.app.playing.face.recap(driver.app.playing.view, driver.app.say)
    seat = {**driver.app.session.view("P1"), "ahead": driver.app.session.ahead()}
    assert driver.app.playing.face.recap(seat, driver.app.say) == shared


def test_what_is_due_stands_on_both_pages_and_can_be_ticked(driver: Driver) -> None:
    on(driver, "nemesis")
    driver.app.session.do("fix", path="bag", value={"adult": 1})
    driver.app.act("encounter", seat="P1")
    for page in ("pause", "returned"):
        driver.app.go(Place("game", over=(page,)))
        driver.frames(3)
        assert driver.app.playing.due
        assert {row.says for row in driver.app.playing.due} & set(driver.texts())
    driver.tap(f"tick {driver.app.playing.due[0].id}")
    assert not driver.app.playing.due


def test_the_board_is_compared_from_the_page_and_back(driver: Driver) -> None:
    paused(driver)
    driver.tap("RESUME")
    driver.tap("CHECK THE BOARD")
    assert driver.app.place.top == "record:board"
    driver.back()
    assert driver.app.place.top == "returned"


def test_what_is_no_picture_is_refused_in_a_sentence(driver: Driver) -> None:
    on(driver)
    driver.app.pausing.open()
    file = driver.home / "chosen"
    file.write_bytes(b"%PDF")
    driver.device.chosen = file
    driver.frames(2)
    driver.tap("picture")
    driver.frames(3)
    assert driver.app.notice.startswith("This is no picture")
    assert driver.app.pausing.picture().file == ""


@pytest.mark.usefixtures("breaks")
def test_half_a_picture_is_an_empty_frame(driver: Driver) -> None:
    paused(driver, picture=png()[:40])
    driver.tap("RESUME")
    (frame,) = [each for each in driver.walk() if type(each).__name__ == "BoardPicturePart"]
    assert frame.texture is None
    driver.tap("GO ON")


def test_the_camera_is_asked_where_there_is_one(driver: Driver) -> None:
    on(driver)
    file = driver.home / "shot"
    file.write_bytes(png())
    driver.device.has_camera = lambda: True  # type: ignore[method-assign]
    driver.device.photograph = lambda take: take(file)  # type: ignore[method-assign,assignment]
    driver.app.pausing.open()
    driver.frames(2)
    driver.tap("TAKE A PICTURE")
    driver.frames(3)
    assert driver.app.pausing.picture().file.endswith(".png")
    driver.tap("AGAIN")
    assert len(list((driver.home / "pictures").iterdir())) == 1


def test_an_old_picture_is_not_shown_once_the_game_has_gone_on(driver: Driver) -> None:
    paused(driver, picture=png())
    driver.tap("RESUME")
    driver.tap("GO ON")
    driver.app.act("noise_roll", seat="P1")
    driver.app.go(Place())
    later(driver, 9 * HOUR)
    driver.tap("RESUME")
    assert driver.app.place.top == "returned"
    assert driver.app.pausing.picture().file == ""


def test_the_picture_goes_with_the_deleted_game(driver: Driver) -> None:
    paused(driver, picture=png())
    assert len(list((driver.home / "pictures").iterdir())) == 1
    driver.app.games.delete(1)
    driver.app.games.open_save()
    assert len(list((driver.home / "pictures").iterdir())) == 1
    later(driver, 49 * HOUR)
    driver.app.games.open_save()
    assert list((driver.home / "pictures").iterdir()) == []


def test_pictures_are_in_the_backup(tmp_path: Path, driver: Driver) -> None:
    from zipfile import ZipFile

    from companion.saves.backup import back_up
    from companion.saves.beside import places

    paused(driver, picture=png())
    file = tmp_path / "all.zip"
    back_up(places(driver.home), driver.app.games.kept, file)
    with ZipFile(file) as packed:
        assert [name for name in packed.namelist() if name.startswith("pictures/")]


def test_a_game_that_is_only_tried_or_over_has_no_pause(driver: Driver) -> None:
    driver.app.games.show_a_round("lockdown", ["Ana", "Bo"])
    assert not driver.app.pausing.may
    on(driver)
    assert driver.app.pausing.may
    driver.app.act("end_game")
    assert not driver.app.pausing.may


def test_an_album_takes_pictures_alone(tmp_path: Path) -> None:
    album, file = Album(tmp_path), tmp_path / "x"
    for content in (b"", b"GIF89a", b"{}"):
        file.write_bytes(content)
        with pytest.raises(Refused, match="no_picture"):
            album.keep("a", file)
    file.write_bytes(b"\xff\xd8\xff")
    assert album.keep("a", file).name == "a.jpg"
    file.write_bytes(png())
    assert album.keep("a", file).name == "a.png"
    assert [each.name for each in album.folder.iterdir()] == ["a.png"]
    assert turned(b"\xff\xd8\xff\xe1\0\x10Exif\0\0MM") == 0


@pytest.mark.parametrize("game", GAMES)
def test_how_long_still_is_a_range_or_nothing(driver: Driver, game: str) -> None:
    on(driver, game)
    left = driver.app.playing.face.rounds_left(driver.app.playing.view, driver.app.session)
    assert (left is None) is (game == "aliens")
    if left is not None:
        assert 1 <= left[0] < left[1] <= 16


def test_minutes_a_round_come_from_the_stopwatch(driver: Driver) -> None:
    on(driver, "nemesis")
    for _ in range(2):
        later(driver, 720)
        driver.app.act("event_phase")
        while driver.app.playing.view["phase"] == "event":
            driver.app.act("next")
        driver.frames(40)
    evening = driver.app.games.newest().evening
    assert (evening.paces, a_round(evening)) == ((0, 720, 1440), 720)
    driver.app.go(Place("game"))
    driver.app.over("menu")
    driver.frames(3)
    assert any(text.startswith("12 min a round so far. Still ") for text in driver.texts())


def test_the_range_is_worded_as_one() -> None:
    evening = Evening("nemesis", ("Ana",), 1, paces=(0, 720))
    assert how_long(evening, (4, 9), Tongue("en"))[1] == "Still 4 to 9 rounds: some 50 to 110 min."
    assert how_long(evening, (5, 5), Tongue("en"))[1] == "Still 5 rounds at most: some 60 min."
    assert how_long(Evening("nemesis", ("Ana",), 1, paces=(0,)), (1, 1), Tongue("en")) == ("Still 1 round at most.",)


@pytest.mark.parametrize("size", [*SIZES, (640, 360)])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_both_pages_stand_whole_in_every_size(start: Start, size: tuple[int, int], language: str, game: str) -> None:
    driver = start(size, language)
    on(driver, game)
    driver.app.pausing.open()
    driver.frames(3)
    high = driver.app.stage.height
    for page, button in (("pause", "PAUSE HERE"), ("returned", "GO ON")):
        driver.app.go(Place("game", over=(page,)))
        driver.frames(3)
        found = driver.find(driver.app.say(button))
        _, y = found.to_window(*found.pos)
        assert 0 <= y < y + found.height <= high
        assert found.height >= 2 * 48
    assert driver.device.edges == driver.device.insets()
    assert isinstance(driver.device.edges, Insets)
