"""Losing is said before the tap that would do it, wherever that tap is (S2 336)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.window.aliens.drill import LOST, MAY, at_the_table, drill, read
from tools.driver import Driver

RIFLE = {"hicks": ["m41a_pulse_rifle"]}


def few(driver: Driver, piles: dict[str, Any], **options: Any) -> Any:
    """So few cards are left, and an alien with tokens stands there."""
    session = drill(driver, **options)
    session.do("appears", kind="alien", tokens=3)
    session.do("fix", path="endurance", value=piles)
    at_the_table(driver)
    return session


def test_an_attack_with_the_only_weapon(start: Callable[..., Driver]) -> None:
    driver = start()
    session = few(driver, {"exhaust": 1}, gear=RIFLE)
    driver.tap("attack")
    assert LOST in read(driver)
    driver.tap("A +3")
    assert session.view()["phase"] == "over"


def test_full_auto_on_the_result(start: Callable[..., Driver]) -> None:
    driver = start()
    session = few(driver, {"exhaust": 2}, gear=RIFLE)
    session.do("fix", path="characters.hicks.dial", value=10)
    at_the_table(driver)
    driver.tap("attack")
    assert LOST not in read(driver)
    driver.tap("A +3")
    assert LOST in read(driver)
    driver.tap("FULL AUTO: 1 CARD")
    assert session.view()["phase"] == "over"


def test_defensive_fire(start: Callable[..., Driver]) -> None:
    driver = start()
    session = few(driver, {"exhaust": 1}, gear=RIFLE)
    session.do("alien_phase")
    session.do("next")
    at_the_table(driver)
    driver.tap("DEFENSIVE FIRE")
    driver.tap("HICKS")
    assert LOST in read(driver)


def test_who_fires_on_the_page_of_an_alien(start: Callable[..., Driver]) -> None:
    driver = start()
    few(driver, {"exhaust": 1}, gear=RIFLE)
    driver.tap("blip")
    driver.app.over("choose:piece:A")
    driver.frames(4)
    assert LOST in read(driver)


def test_an_ability(start: Callable[..., Driver]) -> None:
    driver = start()
    few(driver, {"above": 1})
    driver.tap("choose:who:hicks")
    assert MAY in read(driver)


@pytest.mark.parametrize(("above", "warned"), [(1, True), (2, True), (3, False)])
def test_what_passing_must_draw(start: Callable[..., Driver], above: int, warned: bool) -> None:
    driver = start()
    session = few(driver, {"above": ["m4_helmet", "body_armor", "m4_helmet"][:above]}, heroes={"P1": "gorman"})
    driver.tap("pass_token")
    assert (MAY in read(driver)) == warned
    if warned:
        assert session.view()["phase"] == "marine"  # nothing has happened yet
        driver.tap("PASS TOKEN")
    assert (session.view()["phase"] == "over") == warned


def test_what_an_action_must_do_first(start: Callable[..., Driver]) -> None:
    driver = start()
    few(driver, {"above": 1}, heroes={"P1": "ripley"})
    driver.tap("choose:who:ripley")
    assert MAY in read(driver)


def test_a_card_face_down_warns_by_its_price(start: Callable[..., Driver]) -> None:
    driver = start()
    said = []
    for card in ("house_event", "m41a_pulse_rifle"):
        session = few(driver, {"exhaust": 1})
        session.do("fix", path="hands.P1", value=[card])
        session.do("fix", path="endurance", value={"exhaust": 1})
        driver.app.go(driver.app.playing.plain().onto("choose:card:P1:1"))
        driver.frames(4)
        said.append([each for each in driver.texts() if "everybody loses" in each])
    assert said[0] == said[1]
    assert "If it costs 1 or more, no card is left: everybody loses." in said[0]
