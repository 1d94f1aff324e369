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


def explores(driver: Driver, *labels: str) -> dict[str, Any]:
    """MORE, EXPLORE OTHERWISE, and what follows; how the room was explored then."""
    driver.tap("more")
    driver.tap("EXPLORE OTHERWISE")
    for label in labels:
        driver.tap(label)
    *_, last = driver.app.session.journal.entries
    return dict(last.parameters)


def test_a_room_that_was_looked_at_is_entered_carefully_and_is_the_nest(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begins(driver)
    seat = driver.app.playing.acting
    session.do("explore_peek", seat=seat, slot=4)
    driver.app.refresh()
    ways = ("EXPLORE CAREFULLY", "ENTER ROOM 4, LOOKED AT", "IT IS THE NEST")
    assert explores(driver, *ways) == {"seat": seat, "careful": True, "slot": 4, "room": "nest"}
    assert session.view()["exploration"]["known"] == []


def test_what_is_careful_or_looked_at_alone_is_two_taps(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begins(driver)
    seat = driver.app.playing.acting
    session.do("explore_peek", seat=seat, slot=4)
    driver.app.refresh()
    assert explores(driver, "ENTER ROOM 4, LOOKED AT", "AN ORDINARY ROOM") == {"seat": seat, "slot": 4}
    driver.app.go(Place("game"))
    assert explores(driver, "EXPLORE CAREFULLY", "AN ORDINARY ROOM") == {"seat": seat, "careful": True}


def test_a_token_of_aftermath_is_explored_carefully_too(start: Callable[..., Driver]) -> None:
    driver = start()
    begins(driver, story="research", sources={"exploration_aftermath": "cardboard"})
    seat = driver.app.playing.acting
    given = explores(driver, "EXPLORE CAREFULLY", "A TOKEN OF AFTERMATH", "FIRE")
    assert given == {"seat": seat, "careful": True, "token": "aftermath", "effect": "fire"}


def test_defeatism_takes_along_who_is_there(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begins(driver, enemy="void_seeders")
    session.do("fix", path="seats.P1.insanity", value=3)
    session.do("fix", path="decks.panic.top", value="defeatism")
    driver.app.refresh()
    driver.tap("more")
    driver.tap("PANIC FOR ANA")
    driver.tap("WHO IS HERE?")
    driver.tap("BO")
    levels = {seat: person["insanity"] for seat, person in session.view()["seats"].items()}
    assert levels == {"P1": 4, "P2": 2, "P3": 1}


def test_an_encounter_where_nobody_is_asks_for_no_hand(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begins(driver, aftermath_rooms=True)
    session.do("fix", path="bag", value={"adult": 1})
    driver.app.refresh()
    driver.tap("more")
    driver.tap("ENCOUNTER, NOBODY THERE")
    assert any("Nobody is there: no surprise attack." in text for text in driver.texts())
    assert "SURPRISE ATTACK" not in driver.texts()
    driver.tap("DONE")
    assert [each["kind"] for each in session.view()["in_play"]] == ["adult"]


def test_all_four_destinations_stand_on_their_page_and_the_one_that_is_set_says_so(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begins(driver)
    session.do("destination_set", to="C", seat="P1")
    driver.app.over("choose:coordinates")
    driver.frames(4)
    assert {"DESTINATION A", "DESTINATION B", "DESTINATION C: SET", "DESTINATION D"} <= set(driver.texts())


def test_the_film_leads_on(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begins(driver)
    for seat in ("P1", "P2", "P3"):
        session.do("leave", seat=seat, how="pod")
    driver.app.over("film")
    driver.frames(4)
    driver.tap("SAME CREW AGAIN")
    assert driver.app.place.screen == "new_game:nemesis"


def test_alcohol_takes_one_card(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begins(driver)
    session.do("contaminate", seat="P1", cards=2)
    driver.app.over("choose:scan:P1")
    driver.frames(3)
    driver.tap("ALCOHOL: ONE CARD")
    assert session.table.count("contamination.removed") == 1
