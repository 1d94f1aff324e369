"""The story and the turning points by touches: from the film and the verdict, given away, and computed while nobody touches."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.games.registry import GAMES
from companion.show.place import Place
from tests.window.hand import SIZES, begin
from tests.window.reading import unreadable
from tools.driver import Driver
from tools.simulate import Tally, play

RESTING = 30
"""Frames after which the app is at rest, and has begun what takes long."""
PIECES = 20
"""So many acts of random games in a frame: the clock of the tests stands still while a frame is made, so no time bounds them."""


@pytest.fixture(autouse=True)
def _few_pieces_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.window.screens.turning.PIECES", PIECES)


def over(driver: Driver, game: str, number: int = 7) -> None:
    """A game that is over, taken in as a file and opened on its film."""
    file = Path(driver.home) / "given.json"
    file.write_text(json.dumps(play(number, Tally(), game).export()), "utf-8")
    driver.app.files.take(file)
    driver.frames(4)
    driver.app.go(Place("game", over=("film",)))
    driver.frames(4)


def given(driver: Driver) -> Path:
    """What was shared last."""
    return [file for what, file in driver.device.asked if what == "share"][-1]  # type: ignore[return-value]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES[:3], ids=str)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_story_is_read_and_given_away(start: Callable[..., Driver], game: str, size: tuple[int, int], language: str) -> None:
    driver = start(size, language)
    over(driver, game)
    assert not list(unreadable(driver))
    driver.tap("story")
    assert driver.app.place.over == ("film", "story")
    assert not list(unreadable(driver))
    names = set(driver.app.session.names().values())
    driver.tap("text")
    story = given(driver).read_text("utf-8")
    assert given(driver).suffix == ".txt"
    for paragraph in story.split("\n\n")[2:-1]:
        assert any(paragraph.partition("  ")[2].strip() in text for text in driver.texts()), paragraph
    driver.tap(driver.app.say("NO NAMES"))
    driver.tap("text")
    assert not names & set(re.findall(r"\w+", given(driver).read_text("utf-8").title()))
    driver.tap("picture")
    assert given(driver).suffix == ".png"
    driver.back()
    assert driver.app.place.over == ("film",)


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_the_verdict_leads_to_the_story(start: Callable[..., Driver], game: str) -> None:
    for size in SIZES[:3]:
        driver = start(size)
        over(driver, game)
        driver.app.go(Place("game", over=("verdict",)))
        driver.frames(4)
        driver.tap("THE STORY")
        assert driver.app.place.top == "story"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES[:3], ids=str)
@pytest.mark.parametrize("game", list(GAMES))
def test_turning_points_grow_while_nobody_touches_the_screen(
    start: Callable[..., Driver], game: str, size: tuple[int, int], language: str
) -> None:
    driver = start(size, language)
    over(driver, game)
    driver.tap("turning")
    assert not list(unreadable(driver))
    driver.frames(RESTING)
    work, say = driver.app.playing.turning, driver.app.say
    before = work.done
    driver.frames(90)
    assert 0 <= before < work.done < 1
    assert any(
        text.startswith(say("Random play, not yours: {n} {n:game goes|games go} on from the beginning of each round.", n=2)[:12])
        for text in driver.texts()
    )
    assert not list(unreadable(driver))
    assert driver.app.session.journal.last.number == len(driver.app.session.journal.entries)


def test_they_are_stopped_by_a_tap_and_by_leaving_and_kept(driver: Driver) -> None:
    over(driver, "lockdown")
    driver.tap("turning")
    driver.frames(RESTING * 2)
    work = driver.app.playing.turning
    driver.tap("stop")
    done = played(work)
    assert done > 0
    driver.frames(RESTING * 2)
    assert played(work) == done
    driver.tap("stop")
    driver.frames(RESTING * 2)
    more = played(work)
    assert more > done
    driver.back()
    assert driver.app.place.top == "film"
    left = played(work)
    driver.frames(RESTING * 2)
    assert played(work) == left
    driver.tap("turning")
    driver.frames(RESTING * 2)
    assert driver.app.playing.turning is work
    assert played(work) > left


def played(work: object) -> int:
    return sum(len(each.came_to) for each in work.stretches)  # type: ignore[attr-defined]


def test_all_of_it_is_computed_in_the_end(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.turning.Turning.__init__.__defaults__", (2,))
    over(driver, "lockdown")
    driver.tap("turning")
    for _ in range(200):
        driver.frames(10)
        if driver.app.playing.turning.done == 1:
            break
    driver.frames(4)
    assert "All of it is computed." in driver.texts()
    assert not any(getattr(widget, "name", "") == "stop" for widget in driver.walk())


@pytest.mark.parametrize("room", ["story", "turning"])
def test_while_a_game_runs_nothing_leads_there(driver: Driver, room: str) -> None:
    begin(driver)
    for overlay in ("film", "menu", "history"):
        driver.app.go(Place("game", over=(overlay,)))
        driver.frames(4)
        assert not any(getattr(widget, "name", "") == room for widget in driver.walk())
    driver.app.go(Place("game", over=(room,)))
    driver.frames(RESTING)
    assert driver.app.place.over == ()
    assert driver.app.playing.turning_points is None


def test_an_end_that_is_taken_back_takes_them_away(driver: Driver) -> None:
    over(driver, "lockdown")
    driver.tap("turning")
    driver.frames(RESTING)
    while driver.app.playing.view["phase"] == "over":
        driver.app.take_back()
        driver.frames(2)
    assert driver.app.place.room not in ("turning", "story")
    driver.frames(RESTING)
    assert driver.app.playing.turning_points is None


def test_a_touch_comes_before_what_takes_long(driver: Driver) -> None:
    """For a moment after it nothing is computed."""
    over(driver, "lockdown")
    driver.tap("turning")
    driver.frames(RESTING)
    work = driver.app.playing.turning
    before = work.done
    driver.touch(2, 2)
    done = work.done
    driver.frames(8)
    assert work.done == done >= before
    driver.frames(RESTING * 4)
    assert work.done > done


@pytest.mark.parametrize("game", ["lockdown", "nemesis", "aliens"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_film_has_most_of_a_small_phone_and_says_its_words_whole(
    start: Callable[..., Driver], language: str, game: str
) -> None:
    driver = start((360, 640), language)
    over(driver, game)
    ids = driver.app.stage.lower.ids
    assert ids.view.height > driver.app.stage.height / 2
    assert not any("…" in text for text in driver.texts())
    driver.tap(driver.app.say("SHARE"))
    assert given(driver).suffix == ".png"
