"""Dice and cards on the table: everything can still be done by touches, and the app says nothing that it can't know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.window.aliens.drill import CARDBOARD, at_the_table, drill, labels, read
from tools.driver import Driver


def with_dice(driver: Driver, **options: Any) -> Any:
    """The dice lie on the table, and an alien with tokens stands there."""
    session = drill(driver, sources=CARDBOARD, **options)
    session.do("appears", kind="alien", tokens=3)
    at_the_table(driver)
    return session


def tapped(driver: Driver, *touches: str) -> None:
    at_the_table(driver)
    for each in touches:
        driver.tap(each)


ROLLED: dict[str, tuple[tuple[str, ...], str, Any]] = {
    "attack": (("attack", "A +3", "4"), "attack", 4),
    "defence": (("defend", "HICKS", "A +3", "2"), "defend", 2),
    "tech test": (("tech", "TECH TEST: HICKS", "5"), "tech_test", 5),
    "barricade": (("tech", "BARRICADE", "SPAWN 2", "1"), "barricade", 1),
    "two dice": (("more", "DICE", "TWO OF TEN", "3", "9"), "roll", [3, 9]),
    "die of six": (("more", "DICE", "DIE OF SIX", "6"), "roll", 6),
    "sentry gun": (("more", "SENTRY GUN 1", "A +3", "8", "2"), "sentry_shot", [8, 2]),
}


@pytest.mark.parametrize("what", ROLLED)
def test_what_came_is_said_by_touches(start: Callable[..., Driver], what: str) -> None:
    driver = start()
    mission = {"name": "Drill", "sentry_guns": True}
    session = with_dice(driver, gear={"hicks": ["m41a_pulse_rifle"]}, mission=mission)
    touches, intent, rolled = ROLLED[what]
    tapped(driver, *touches)
    last = session.journal.last
    assert (last.intent, last.parameters["roll"]) == (intent, rolled)


def test_a_die_of_six_has_six_sides(start: Callable[..., Driver]) -> None:
    driver = start()
    with_dice(driver)
    tapped(driver, "more", "DICE", "DIE OF SIX")
    assert sorted(each for each in labels(driver) if each.isdigit()) == ["1", "2", "3", "4", "5", "6"]


def test_full_auto_waits_behind_the_result(start: Callable[..., Driver]) -> None:
    driver = start()
    session = with_dice(driver, gear={"hicks": ["m41a_pulse_rifle"]})
    tapped(driver, "attack", "A +3", "4")
    assert "FULL AUTO: 1 CARD" not in labels(driver)  # nothing there could say what came
    for each in ("DONE", "FULL AUTO", "A +2", "3"):
        driver.tap(each)
    assert session.journal.last.intent == "full_auto"
    assert session.view()["in_play"][0]["tokens"] == 1


def test_a_roll_is_told_once_more(start: Callable[..., Driver]) -> None:
    driver = start()
    session = with_dice(driver)
    tapped(driver, "defend", "HICKS", "A +3", "6")
    assert session.view()["characters"]["hicks"]["status"] == "down"
    tapped(driver, "tech", "ROLL AGAIN", "1")
    assert session.view()["characters"]["hicks"]["status"] == "up"


def test_speed_and_breaking(start: Callable[..., Driver]) -> None:
    driver = start()
    session = with_dice(driver)
    session.do("fix", path="barricades.doors", value=1)
    session.do("place_blips", count=1)
    session.do("alien_phase")
    for _ in range(2):
        session.do("next")
    tapped(driver, "BOARD 2", "4")
    assert session.view()["boards"]["2"] == 4
    driver.app.over("choose:tech")
    driver.tap("AN ALIEN BREAKS ONE?")
    driver.tap("A DOOR")
    driver.tap("5")
    assert session.view()["barricades"]["doors"] == 0
    assert "IT BREAKS" in read(driver)


def test_warned_before_the_die_is_told(start: Callable[..., Driver]) -> None:
    driver = start()
    session = with_dice(driver, gear={"hicks": ["m41a_pulse_rifle"]})
    session.do("fix", path="endurance", value={"exhaust": 1})
    tapped(driver, "attack")
    assert "everybody loses" in read(driver)


# -- the deck on the table -----------------------------------------------------------------------

CARDS = {"endurance": "cardboard"}


def with_cards(driver: Driver, drawn: int = 0, **options: Any) -> Any:
    """The deck lies on the table; somebody has drawn so many."""
    session = drill(driver, sources=CARDS, **options)
    if drawn:
        session.do("draw", seat="P1", cards=drawn)
    at_the_table(driver)
    return session


def test_a_hazard_that_was_drawn_is_told(start: Callable[..., Driver]) -> None:
    driver = start()
    session = with_cards(driver)
    tapped(driver, "draw", "ANA DRAWS 1", "1 HAZARD")
    assert session.view()["hands"]["P1"] == {"count": 0}
    assert session.view()["endurance"]["exhaust"] == 1
    tapped(driver, "draw", "ANA DRAWS 1", "NONE")
    assert session.view()["hands"]["P1"] == {"count": 1}


def test_a_card_is_played_by_its_name_and_its_price(start: Callable[..., Driver]) -> None:
    driver = start()
    session = with_cards(driver, 3)
    tapped(driver, "more", "HAND: ANA", "PLAY AN EVENT", "AN EVENT", "2")
    assert session.journal.last.parameters == {"seat": "P1", "card": "house_event", "cost": 2}
    assert session.view()["endurance"]["exhaust"] == 3


def test_gear_is_equipped_by_its_name(start: Callable[..., Driver]) -> None:
    driver = start()
    session = with_cards(driver, 3)
    tapped(driver, "choose:who:hicks", "HAND", "FOR HICKS", "M4 HELMET", "1")
    assert session.view()["characters"]["hicks"]["equipment"] == ["m4_helmet"]
    assert session.view()["hands"]["P1"] == {"count": 2}


def test_a_card_is_discarded_by_its_name_and_put_back_by_their_number(start: Callable[..., Driver]) -> None:
    driver = start()
    session = with_cards(driver, 4)
    tapped(driver, "draw", "ANA DISCARDS 1", "M4 HELMET")
    assert session.journal.last.parameters["which"] == ["m4_helmet"]
    assert session.view()["endurance"]["discard"] == 1
    tapped(driver, "more", "HAND: ANA", "RECYCLE OF THE HAND", "2 CARDS BACK")
    assert session.view()["hands"]["P1"] == {"count": 1}
    assert session.view()["endurance"]["under"] == 2


@pytest.mark.parametrize(("asked", "match"), [("A WEAPON?", True), ("GEAR?", False)])
def test_a_reveal_says_whether_it_matches(start: Callable[..., Driver], asked: str, match: bool) -> None:
    driver = start()
    session = with_cards(driver)
    tapped(driver, "reveal", asked, "A WEAPON")
    assert session.journal.last.told["match"] is match


def test_the_app_names_no_card_that_it_can_not_know(start: Callable[..., Driver]) -> None:
    driver = start()
    session = with_cards(driver)
    tapped(driver, "draw", "ANA DRAWS 1", "NONE")
    assert driver.app.place.top == "table"  # no cover: there is nothing to show
    assert session.journal.last.told == {"drawn": 1, "hazards": []}
    tapped(driver, "more", "HAND: ANA")
    assert "LOOK: ANA ONLY" not in labels(driver)
