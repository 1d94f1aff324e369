"""Who is whose hero, who takes part, and which rulings hold: by touches, before a mission and between two (S2 201, 239)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.window.aliens.drill import at_the_table, drill
from tools.driver import Driver


def begins(driver: Driver) -> dict[str, Any]:
    for label in ("SEAL AND START", "TO THE TABLE", "PLAY"):
        driver.tap(label)
    view: dict[str, Any] = driver.app.session.view()
    return view


def heroes(view: dict[str, Any]) -> dict[str, list[str]]:
    return {seat: told["heroes"] for seat, told in view["seats"].items()}


def test_heroes_are_chosen_by_touches(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.tap("new aliens")
    driver.tap("heroes")
    for _ in range(3):
        driver.tap("hero P1")  # Hudson, who was Bo's, then Gorman, who was Cy's, then Vasquez
    view = begins(driver)
    assert heroes(view) == {"P1": ["vasquez"], "P2": ["hicks"], "P3": ["hudson"]}


def test_who_stays_behind_is_chosen_by_touches(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.tap("new aliens")
    driver.tap("squad")
    for name in ("squad frost", "squad ripley", "squad hicks"):  # Hicks is a hero: he goes
        driver.tap(name)
    assert "Without Frost, Ripley" in driver.texts()
    assert set(begins(driver)["characters"]) == {"hicks", "hudson", "gorman", "vasquez"}


def test_rulings_are_chosen_by_touches(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.tap("new aliens")
    driver.tap("rulings")
    driver.tap("ruling A15")
    assert "1 ruling of your own" in driver.texts()
    begins(driver)
    assert driver.app.session.table.value("option.rulings")["A15"] == "marines"


def test_a_seat_that_goes_takes_its_choice_along(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.tap("new aliens")
    driver.tap("heroes")
    driver.tap("hero P3")
    driver.tap("Cy name")
    driver.tap("Cy out")
    view = begins(driver)
    assert list(view["seats"]) == ["P1", "P2"]


def test_newt_takes_part_where_her_mission_has_her(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.tap("new aliens")
    driver.tap("squad")
    assert "squad newt" not in [getattr(each, "name", "") for each in driver.walk()]
    driver.tap("SURVIVE")
    driver.tap("squad newt")
    assert "newt" not in begins(driver)["characters"]


def test_the_next_mission_has_the_squad_that_is_chosen(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.games.new_game("aliens", ["Ana", "Bo"], {"mode": "campaign", "gear": {}})
    session = driver.app.session
    session.do("next", answer="P1")
    session.do("leave", character="hicks", how="killed")
    session.do("victory", won=True)
    while session.view()["step"] != "choose":
        driver.app.act("next", answer=session.view()["form"]["one"][0])
    at_the_table(driver)
    driver.tap("SQUAD")
    driver.tap("MISSION 2: ESCAPE")
    assert not any("HICKS" in each for each in driver.texts())  # the dead are gone for good
    for label in ("ANA: GORMAN", "FROST TAKES PART", "BEGIN: ESCAPE"):
        driver.tap(label)
    view = session.view()
    assert heroes(view) == {"P1": ["vasquez"], "P2": ["hudson"]}
    assert set(view["characters"]) == {"hudson", "gorman", "vasquez", "ripley", "newt", "hicks"}
    assert view["characters"]["hicks"]["status"] == "killed"


@pytest.mark.parametrize("how", ["", "captured", "killed"])
def test_the_score_between_missions_is_the_one_there_would_be(start: Callable[..., Driver], how: str) -> None:
    """Nobody lost and no card gone: 60, for no more come back than are gone (A34)."""
    driver = start()
    driver.app.games.new_game("aliens", ["Ana", "Bo"], {"mode": "campaign", "gear": {}})
    session = driver.app.session
    session.do("next", answer="P1")
    if how:
        session.do("leave", character="hicks", how=how)
    session.do("victory", won=True)
    at_the_table(driver)
    assert {"SCORE IF IT ENDED NOW", "60"} <= set(driver.texts())
    for mission in ("escape", "survive"):
        session.do("mission", mission=mission, gear={})
        if session.view()["question"]:
            session.do("next")
        session.do("victory", won=True)
    assert session.view()["campaign"]["score"] == 60


def test_the_one_button_begins_the_next_mission(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.games.new_game("aliens", ["Ana", "Bo"], {"mode": "campaign", "gear": {}})
    session = driver.app.session
    session.do("next", answer="P1")
    session.do("leave", character="frost", how="captured")
    session.do("victory", won=True)
    at_the_table(driver)
    assert {"RESCUE", "RESUPPLY ONCE", "MISSION 2: ESCAPE", "FROST", "TAKEN"} <= set(driver.texts())
    driver.next()
    assert session.view()["campaign"]["mission"] == "escape"


def test_when_all_have_acted_nobody_is_said_to_be_left(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    for _ in range(30):
        view = session.view()
        if view["step"] == "remaining_grunts":
            left = [each for each, told in view["characters"].items() if not told["activated"]]
            if not left:
                break
            session.do("activate", character=left[0])
        session.do("pass_token" if session.view()["lead"] else "next")
    at_the_table(driver)
    assert "ALL HAVE ACTED" in driver.texts()
    assert not any(text.startswith("Not activated") for text in driver.texts())
