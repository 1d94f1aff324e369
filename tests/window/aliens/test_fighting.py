"""Fighting by touches: areas, defensive fire with any weapon, barricades wherever they stand (S2 796-858, 960)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.window.aliens.drill import at_the_table, drill, labels
from tools.driver import Driver

FLAMES = {"hicks": ["m240_flamethrower"]}


def tapped(driver: Driver, *touches: str) -> None:
    at_the_table(driver)
    for each in touches:
        driver.tap(each)


def swarm(driver: Driver, *tokens: int, **options: Any) -> Any:
    session = drill(driver, **options)
    for count in tokens:
        session.do("appears", kind="alien", tokens=count)
    return session


def test_an_area_takes_in_everything_that_stands_there(start: Callable[..., Driver]) -> None:
    """Seven dice of S2 802: three aliens, and a swarm of four."""
    driver = start()
    session = swarm(driver, 0, 0, 0, 3, gear=FLAMES)
    tapped(driver, "attack", "A", "B", "C", "D +3", "FIRE: 7 DICE")
    told = session.journal.last.told
    assert len(told["rolls"]) == 7
    left = sum(1 + each["tokens"] for each in session.view()["in_play"])
    assert left == 7 - told["hits"]


def test_friends_and_blips_are_hit_too(start: Callable[..., Driver]) -> None:
    driver = start()
    session = swarm(driver, gear=FLAMES)
    session.do("place_blips", count=1)
    session.do("fix", path="characters.hicks.dial", value=10)
    tapped(driver, "attack", "A", "FROST", "HIT: FROST", "HUDSON", "FIRE: 2 DICE")
    assert session.journal.last.parameters["targets"] == ["A", "hudson"]
    assert session.view()["in_play"] == []
    assert session.view()["characters"]["hudson"]["status"] == "killed"


def test_an_area_without_letters(start: Callable[..., Driver]) -> None:
    driver = start()
    session = swarm(driver, gear=FLAMES)
    tapped(driver, "attack", "ONLY DICE, NO LETTERS", "7")
    assert len(session.journal.last.told["rolls"]) == 7


def fires_back(driver: Driver, weapons: list[str], tokens: int = 4) -> Any:
    session = swarm(driver, tokens, gear={"hicks": weapons})
    session.do("fix", path="characters.hicks.dial", value=10)
    session.do("alien_phase")
    session.do("next")
    at_the_table(driver)
    return session


def test_defensive_fire_with_either_weapon(start: Callable[..., Driver]) -> None:
    driver = start()
    session = fires_back(driver, ["m41a_pulse_rifle", "ithaca_37_shotgun"])
    for each in ("DEFENSIVE FIRE", "HICKS: ITHACA 37 SHOTGUN", "A +4"):
        driver.tap(each)
    assert session.journal.last.parameters["weapon"] == "ithaca_37_shotgun"


def test_defensive_fire_on_an_area(start: Callable[..., Driver]) -> None:
    driver = start()
    session = fires_back(driver, ["m240_flamethrower"])
    for each in ("DEFENSIVE FIRE", "HICKS", "A +4", "FIRE: 5 DICE"):
        driver.tap(each)
    assert session.journal.last.parameters["defensive"] is True


def test_defensive_fire_goes_on_at_the_alien_that_came(start: Callable[..., Driver]) -> None:
    driver = start()
    session = fires_back(driver, ["m41a_pulse_rifle"])
    for each in ("DEFENSIVE FIRE", "HICKS", "A +4"):
        driver.tap(each)
    at_the_table(driver)
    driver.tap("DEFENSIVE FIRE")
    driver.tap("FULL AUTO: HICKS AT A")
    assert session.journal.last.intent == "full_auto"
    hits = sum(bool(entry.told["hit"]) for entry in session.journal.entries if entry.intent in ("attack", "full_auto"))
    assert hits
    assert session.view()["in_play"][0]["tokens"] == 4 - hits


def test_what_is_cumbersome_does_not_fire_back(start: Callable[..., Driver]) -> None:
    driver = start()
    cards = [
        {"name": "Heavy", "type": "weapon", "copies": 30, "keywords": ["cumbersome"], "exhaust": 1},
        {"name": "Light", "type": "weapon", "copies": 30, "keywords": ["backup"], "exhaust": 1},
    ]
    session = drill(driver, lists={"endurance": {"cards": cards}}, gear={"hicks": ["heavy", "light"]})
    session.do("appears", kind="alien")
    session.do("alien_phase")
    session.do("next")
    at_the_table(driver)
    driver.tap("DEFENSIVE FIRE")
    assert "HICKS" in labels(driver)
    driver.tap("HICKS")
    driver.tap("A")
    assert session.journal.last.parameters["weapon"] == "light"


def test_every_tunnel_can_be_barricaded_and_broken(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    session.do("fix", path="characters.hicks.tech", value=10)
    tapped(driver, "tech", "BARRICADE", "TUNNEL 4")
    assert session.view()["barricades"]["tunnel"] == ["4"]
    tapped(driver, "tech", "AN ALIEN BREAKS ONE?", "TUNNEL 4")
    assert session.journal.last.parameters["where"] == "tunnel.4"
