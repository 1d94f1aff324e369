"""The Alien Phase on one card a step: letters to place, boards with their dice, a tick an alien; nothing lies below a fold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.window.aliens.drill import at_the_table, drill
from tests.window.aliens.scenes import begin
from tools.driver import DENSITY, Driver

SIZES = [(412, 915), (360, 640), (915, 412)]


def alien_phase(driver: Driver, *boards: str) -> Any:
    """The aliens move: three of them, three blips that came in at 2, and two each at these."""
    session = begin(driver.app)
    for each in boards:
        session.do("place_blips", count=2, location=each)
    session.do("alien_phase")
    session.do("next")
    to_the_rail(driver)
    return session


def to_the_rail(driver: Driver) -> None:
    driver.app.go(driver.app.playing.plain())
    driver.frames(6)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_step_of_the_aliens_scrolls(start: Callable[..., Driver], size: tuple[int, int], language: str) -> None:
    driver = start(size, language)
    session = alien_phase(driver, "1", "3", "4")
    over, seen = {}, set()
    while session.view()["phase"] == "alien":
        to_the_rail(driver)
        seen.add(session.view()["step"])
        ids = driver.app.stage.lower.ids
        if ids.body.height > ids.view.height + DENSITY:
            over[len(session.journal.entries), session.view()["step"]] = ids.body.height / DENSITY
        session.do("next")
    assert seen == {"aliens", "blips", "motion_tracker"}
    assert over == {}


def test_the_one_button_rolls_board_by_board(driver: Driver) -> None:
    session = alien_phase(driver, "4")
    session.do("next")
    to_the_rail(driver)
    assert "BOARDS 1, 3: NO BLIP" in driver.texts()
    for board in ("2", "4"):
        driver.tap(f"NEXT: BOARD {board}")
        assert session.view()["boards"][board] is not None
    assert not any(text.startswith("NEXT: BOARD") for text in driver.texts())


def test_who_has_moved_is_ticked(driver: Driver) -> None:
    session = alien_phase(driver)
    before = len(session.journal.entries)
    driver.tap("moved B")
    assert "2" in driver.texts()
    assert "/ 3" in driver.texts()
    assert len(session.journal.entries) == before
    driver.tap("moved B")  # it has not, after all
    assert "3" in driver.texts()
    driver.tap("moved B")
    session.do("next")
    assert session.journal.last.told.get("left_open") is None  # only people know


def test_who_has_fired_at_an_alien_stands_under_it_and_on_the_page_of_targets(driver: Driver) -> None:
    session = alien_phase(driver)
    session.do("attack", character="hudson", piece="B", defensive=True)
    to_the_rail(driver)
    assert "HU" in driver.texts()
    driver.app.over("choose:target:hudson:m41a_pulse_rifle:defensive")
    driver.frames(4)
    assert sum("HUDSON has fired at it." in text for text in driver.texts()) == 1


@pytest.mark.parametrize("size", [(412, 915), (360, 640)], ids=str)
def test_letters_to_place_stand_beside_what_came(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    session = alien_phase(driver, "1", "3", "4")
    while not session.journal.last.told.get("placed"):
        session.do("next")
    to_the_rail(driver)
    low = driver.app.stage.lower.ids.view.to_window(0, driver.app.stage.lower.ids.view.y)[1]
    for letter in session.journal.last.told["placed"]:
        spot = driver.find(f"choose:piece:{letter}")
        assert spot.pos[1] + spot.parent.to_window(0, 0)[1] >= low


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (915, 412)], ids=str)
def test_each_blip_of_a_board_that_was_rolled_is_ticked(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    """S2 1008: a blip moves once; which have is kept by the app."""
    driver = start(size)
    session = drill(driver)
    session.do("place_blips", count=3, location="2")
    session.do("place_blips", count=1, location="4")
    driver.app.act("alien_phase")
    while session.view()["step"] != "blips":
        driver.app.act("next")
    at_the_table(driver)
    driver.app.act("blip_speed", board=2)
    at_the_table(driver)
    open_ = [due.about["piece"] for due in session.due() if due.says == "due.blip_moves"]
    assert open_ == ["A", "B", "C"]
    driver.tap("moved B")
    assert "B" not in [due.about["piece"] for due in session.due() if due.what == "strike"]
    driver.tap("moved B")
    assert "B" in [due.about["piece"] for due in session.due() if due.what == "strike"]
    driver.tap("choose:piece:D")  # its board has not been rolled
    assert driver.app.place.top == "choose:piece:D"


@pytest.mark.parametrize("many", [3, 6])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_each_letter_of_a_board_has_room_for_a_finger(start: Callable[..., Driver], size: tuple[int, int], many: int) -> None:
    """However many came in there; what has no room beside the board stands under it."""
    driver = start(size)
    session = drill(driver)
    session.do("place_blips", count=many, location="2")
    session.do("place_blips", count=1, location="4")
    driver.app.act("alien_phase")
    while session.view()["step"] != "blips":
        driver.app.act("next")
    to_the_rail(driver)
    driver.app.act("blip_speed", board=2)
    to_the_rail(driver)
    letters = [each["piece"] for each in session.view()["in_play"] if each["kind"] == "blip"]
    assert len(letters) == many + 1
    ids = driver.app.stage.lower.ids
    assert ids.body.height <= ids.view.height + DENSITY
    for letter in letters[:many]:
        spot = driver.find(f"moved {letter}")
        assert min(spot.size) >= 48 * DENSITY
        driver.tap(f"moved {letter}")
        assert not any(due.id == f"moves:{letter}" for due in session.due())
