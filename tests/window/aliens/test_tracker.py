"""The Motion Tracker by touches: whose card it is, who draws how many, and a main button that says what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.window.aliens.drill import at_the_table, drill, read
from tools.driver import Driver


def to_the_tracker(driver: Driver, players: int, **options: Any) -> Any:
    session = drill(driver, players, **options)
    session.do("alien_phase")
    at_the_table(driver)
    driver.next()
    assert session.view()["step"] == "motion_tracker"
    return session


def test_whose_card_it_is_and_who_is_next(start: Callable[..., Driver]) -> None:
    driver = start()
    session = to_the_tracker(driver, 3)  # Gorman, who leads, is Cy's
    for card in ("CY: CARD 1 OF 3", "ANA: CARD 2 OF 3", "BO: CARD 3 OF 3"):
        assert card in driver.texts()
        driver.next()
    assert session.view()["step"] == "check"


def test_the_main_button_names_who_draws_next(start: Callable[..., Driver]) -> None:
    driver = start()
    to_the_tracker(driver, 3)
    assert "NEXT CARD: ANA, 2 LEFT" in read(driver)
    driver.next()
    assert "NEXT CARD: BO, 1 LEFT" in read(driver)
    driver.next()
    assert "FINISH PHASE" in read(driver)


def test_a_tunnel_is_beside_the_hero_of_who_drew(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, 3)
    session.do("fix", path="decks.motion_tracker.top", value="burrow_1")
    session.do("alien_phase")
    at_the_table(driver)
    driver.next()
    assert "A tunnel beside GORMAN." in driver.texts()


def test_on_cardboard_it_says_who_draws_how_many(start: Callable[..., Driver]) -> None:
    driver = start()
    session = to_the_tracker(driver, 2, sources={"motion_tracker": "cardboard"})  # Hicks leads: Ana draws two
    assert {"Ana draws 2", "Bo draws 1"} <= set(driver.texts())
    for each in ("BLIPS COME", "SPAWN 3", "2"):
        driver.tap(each)
    assert [each["from"] for each in session.view()["in_play"]] == ["3", "3"]


def test_a_barricade_asks_for_its_die_and_says_so(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, sources={"alien_die": "cardboard"})
    session.do("fix", path="barricades.spawn", value=["1", "2", "3", "4"])
    session.do("alien_phase")
    at_the_table(driver)
    driver.next()
    assert session.view()["question"]["ask"] == "barricade"
    assert "A barricade: the alien die?" in read(driver)
    assert "ANSWER FIRST" in read(driver)
    driver.tap("6")
    assert session.view()["question"] is None
    assert len(session.view()["barricades"]["spawn"]) == 3


def test_whoever_leads_since_draws_as_it_was_settled(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, 2, heroes={"P1": "hicks", "P2": "hudson"})
    session.do("alien_phase")
    at_the_table(driver)
    driver.next()
    session.do("fix", path="leader", value="P2")
    at_the_table(driver)
    assert "NEXT CARD: BO, 2 LEFT" in read(driver)


def test_what_is_seen_as_it_comes_waits_whatever_the_card(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    session.do("fix", path="decks.motion_tracker.top", value="rush_3")
    session.do("alien_phase")
    at_the_table(driver)
    driver.next()
    assert "Seen as it comes: it strikes from the next Alien Phase on." in read(driver)


def test_blips_come_in_at_a_tunnel_too(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    session.do("fix", path="tunnels.placed", value=2)
    at_the_table(driver)
    for each in ("blip", "BLIPS COME", "TUNNEL 2", "1"):
        driver.tap(each)
    assert [each["from"] for each in session.view()["in_play"]] == ["tunnel.2"]
