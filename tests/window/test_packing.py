"""PACK UP by touch: lanes with counts, ticks that survive a kill, and what is missing is said at the next set-up."""

from collections.abc import Callable

import pytest

from companion.show.place import Place
from tests.window.aliens.scenes import begin
from tests.window.hand import SIZES
from tools.driver import Driver

Start = Callable[..., Driver]
GAMES = ("lockdown", "nemesis", "aliens")


def over(driver: Driver, game: str = "lockdown") -> None:
    """A game that is over."""
    if game == "aliens":
        begin(driver.app)
        driver.app.act("victory", won=True)
    else:
        driver.app.games.new_game(game, ["Ana", "Bartholomew", "Cy"], {})
        driver.app.go(Place("game"))
        driver.app.act("end_game")
    driver.frames(30)


def packing(driver: Driver) -> None:
    driver.app.go(Place("game", over=("packing",)))
    driver.frames(3)


def rows(driver: Driver) -> dict[str, str]:
    """The rows by their names, and their counts."""
    lanes = [each.drawn for each in driver.walk() if type(getattr(each, "drawn", None)).__name__ == "PackLane"]
    return {row.named: row.count for lane in lanes for row in lane.rows}


@pytest.mark.parametrize("game", GAMES)
def test_it_is_reached_from_the_end_of_every_game(driver: Driver, game: str) -> None:
    over(driver, game)
    ends = ("verdict",) if "verdict" in driver.app.playing.face.rooms else ()
    driver.app.go(Place("game", over=ends))
    driver.frames(3)
    driver.tap("PACK UP" if ends else "packing")
    assert driver.app.place.top == "packing"
    assert {"P1", "P2"} <= set(rows(driver))


def test_counts_come_from_the_pack_and_only_what_was_on_the_table_is_listed(driver: Driver) -> None:
    over(driver, "nemesis")
    packing(driver)
    found = rows(driver)
    assert (found["marker.fire"], found["marker.adult_miniature"], found["P2"]) == ("8", "8", "")
    assert not {"mutations", "panic", "event", "bag", "marker.lurker_miniature", "objectives_requirement", "alerts"} & set(found)
    driver.app.games.new_game("nemesis", ["Ana", "Bo"], {"enemy": "void_seeders"})
    for component in ("event", "bag", "panic", "noise"):
        driver.app.session.do("set_source", component=component, source="cardboard")
    packing(driver)
    found = rows(driver)
    assert (found["event"], found["bag"], found["panic"], found["noise"]) == ("20", "17", "20", "1")
    assert "marker.lurker_miniature" in found
    assert "marker.adult_miniature" not in found


def test_aliens_counts_what_the_record_knows(driver: Driver) -> None:
    over(driver, "aliens")
    packing(driver)
    found = rows(driver)
    assert (found["squad"], found["blips"], found["alien"]) == ("7", "21", "3")
    assert "endurance" not in found


def test_the_one_act_ticks_what_it_names_until_nothing_is_left(driver: Driver) -> None:
    over(driver, "aliens")
    packing(driver)
    for left in range(len(rows(driver)), 0, -1):
        found = driver.find("pack away")
        assert found.caption == f"{left} LEFT"
        driver.touch(*found.to_window(*found.center))
    assert driver.app.session.packed_away() == set(rows(driver))
    driver.tap("packed")
    assert driver.app.place.top != "packing"


def test_ticks_and_what_is_missing_survive_a_kill(start: Start) -> None:
    driver = start()
    over(driver)
    packing(driver)
    driver.tap("pack marker.fire")
    driver.tap("count marker.noise")
    for _ in range(3):
        driver.tap("missing marker.noise +")
    driver.tap("missing marker.noise -")
    again = start()
    again.app.games.open_game(1)
    packing(again)
    assert again.app.session.packed_away() == {"marker.fire"}
    assert any(text == "2 MISSING" for text in again.texts())
    again.tap("pack marker.fire")
    assert again.app.session.packed_away() == set()


def test_what_is_missing_is_said_at_the_next_set_up_of_that_game_and_of_no_other(driver: Driver) -> None:
    over(driver)
    driver.app.packing.miss("marker.noise", 2)
    driver.app.packing.miss("marker.fire", 1)
    driver.app.packing.miss("marker.fire", 0)
    for game, said in (("lockdown", True), ("nemesis", False)):
        driver.app.games.new_game(game, ["Ana", "Bo"], {})
        driver.app.go(Place("game", over=("setup",)))
        driver.frames(3)
        assert any(text == "Missing since last time: Noise markers 2." for text in driver.texts()) is said


def test_what_is_missing_goes_into_the_backup(driver: Driver) -> None:
    from zipfile import ZipFile

    over(driver)
    driver.app.packing.miss("marker.noise", 2)
    driver.app.files.back_up()
    (file,) = driver.home.glob("*.zip")
    with ZipFile(file) as packed:
        assert "missing.json" in packed.namelist()


@pytest.mark.parametrize("content", ["[]", "{", '{"lockdown": []}', '{"lockdown": {"fire": "two", "noise": -1}}'])
def test_an_odd_list_of_what_is_missing_is_none(driver: Driver, content: str) -> None:
    over(driver)
    (driver.home / "missing.json").write_text(content)
    assert driver.app.packing.missing("lockdown") == {}
    driver.app.packing.miss("fire", 1)
    assert driver.app.packing.missing("lockdown") == {"fire": 1}


@pytest.mark.parametrize("game", GAMES)
def test_a_backup_is_offered_after_an_evening_until_there_is_one(driver: Driver, game: str) -> None:
    now = [1_790_000_000.0]
    driver.app.games.stopwatch.now = lambda: now[0]
    over(driver, game)
    now[0] += 60
    page = "verdict" if "verdict" in driver.app.playing.face.rooms else "film"
    driver.app.go(Place("game", over=(page,)))
    driver.frames(3)
    driver.tap("back up")
    assert [kind for kind, _ in driver.device.asked if kind == "share"]
    driver.frames(3)
    assert not driver.app.files.outdated
    with pytest.raises(AssertionError):
        driver.find("back up")
    now[0] += 60
    over(driver, game)
    assert driver.app.files.outdated


@pytest.mark.parametrize("size", [*SIZES, (640, 360)])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_it_stands_whole_in_every_size(start: Start, size: tuple[int, int], language: str, game: str) -> None:
    driver = start(size, language)
    over(driver, game)
    packing(driver)
    lines = driver.app.packing.rows(driver.app.playing)
    texts = " ".join(driver.texts()).replace("\n", " ")
    for row in lines:
        assert row.says in texts
    found = driver.find("pack away")
    assert found.height >= 2 * 48
    assert found.to_window(*found.pos)[1] >= 0
    for row in lines[:2]:
        driver.tap(f"pack {row.id}")
    assert len(driver.app.session.packed_away()) == 2
