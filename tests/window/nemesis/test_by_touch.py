"""What the door can say, fingers can say too: lairs with their injuries, rooms that are explored in more than one way at once."""

from collections.abc import Callable
from typing import Any

from companion.show.place import Place
from tools.driver import Driver


def begins(driver: Driver, **options: Any) -> Any:
    driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], options)
    driver.app.go(Place("game"))
    return driver.app.session


def test_a_lair_that_was_hurt_before_dies_of_all_that_lies_on_it(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begins(driver, enemy="void_seeders")
    session.do("fix", path="lairs.standing", value=2)
    for blood in (2, 4):
        session.do("fix", path="decks.attack.top", value={"card": "dismay", "blood": blood})
    driver.tap("more")
    driver.tap("LAIRS")
    driver.tap("LAIR B: 0 INJURIES")
    for _ in range(4):
        driver.tap("1 INJURY")
        driver.tap("more")
        driver.tap("LAIRS")
        driver.tap(next(each for each in driver.texts() if each.startswith("LAIR B")))
    driver.tap("INJURY CHECK")
    assert "Lair: 4 injuries, it dies." in driver.texts()
    driver.tap("A LAIR IS DESTROYED")
    assert session.view()["lairs_standing"] == [{"piece": "lair_1", "injuries": 0}]


def test_a_character_of_aftermath_stands_in_for_the_drafted_one(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begins(driver, aftermath_crew=True)
    driver.tap("more")
    driver.tap("CHARACTER")
    driver.tap(next(each for each in driver.texts() if each.startswith("TWO CARDS FOR ANA")))
    driver.tap(next(each for each in driver.texts() if each.startswith("AFTERMATH, AS ")))
    driver.tap("ANDROID")
    assert session.view()["seats"]["P1"]["character"] == "android"
