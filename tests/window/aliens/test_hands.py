"""Hands by touches: any of them back, cards for grunts, a reveal for a tracker card (S2 265, 490, 582, 876)."""

from __future__ import annotations

from collections.abc import Callable

from tests.window.aliens.drill import at_the_table, drill
from tools.driver import Driver

HAND = ["m4_helmet", "body_armor", "house_event"]


def tapped(driver: Driver, *touches: str) -> None:
    at_the_table(driver)
    for each in touches:
        driver.tap(each)


def test_any_cards_of_a_hand_go_back(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    session.do("fix", path="hands.P1", value=HAND)
    tapped(driver, "more", "HAND: ANA", "RECYCLE OF THE HAND", "CARD 1", "CARD 2", "CARD 3", "CARD 2 GOES BACK", "2 CARDS BACK")
    assert session.view("P1")["hands"]["P1"] == ["body_armor"]
    assert session.view()["endurance"]["under"] == 2


def test_hudson_recycles_as_many_as_he_likes(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, heroes={"P1": "hudson"})
    session.do("fix", path="hands.P1", value=HAND)
    tapped(driver, "choose:who:hudson", "ABILITY", "RECYCLE OF THE HAND", "CARD 1", "CARD 3", "2 CARDS BACK")
    assert session.journal.last.intent == "ability"
    assert session.view("P1")["hands"]["P1"] == ["body_armor"]


def test_a_rest_puts_back_off_the_pile_and_of_the_hand(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    session.do("fix", path="hands.P1", value=HAND)
    session.do("fix", path="endurance", value={"above": ["flare", "flare", "m4_helmet"], "exhaust": 4})
    tapped(driver, "rest", "DRAW 2, THEN RECYCLE")
    driver.back()  # the cover with what was drawn
    for each in ("OF THE HAND", "CARD 2", "1 CARD BACK, 2 OFF THE PILE"):
        driver.tap(each)
    view = session.view("P1")
    assert view["question"] is None
    assert (view["endurance"]["exhaust"], view["endurance"]["under"], len(view["hands"]["P1"])) == (2, 3, 4)


def test_no_card_of_a_hand_is_named_where_it_is_chosen(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    session.do("fix", path="hands.P1", value=HAND)
    tapped(driver, "more", "HAND: ANA", "RECYCLE OF THE HAND", "CARD 1")
    assert not any(name in " ".join([*driver.texts(), *driver.app.place.over]).lower() for name in ("helmet", "armor"))


def test_what_a_grunt_would_draw_goes_under_the_pile(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    tapped(driver, "draw", "FOR A GRUNT: UNDER THE PILE")
    assert session.view()["endurance"]["exhaust"] == 1


def test_a_hazard_that_a_tracker_card_reveals_does_not_bite(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    session.do("fix", path="endurance", value={"above": ["house_hazard", "flare"]})
    tapped(driver, "reveal", "FOR A TRACKER CARD", "A WEAPON?")
    assert session.journal.last.told["hazard"] is False
    assert session.view()["endurance"]["exhaust"] == 1  # A2


def test_a_hero_who_is_away_leaves_no_empty_seat(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, 2)
    session.do("leave", character="hudson", how="exited")
    tapped(driver, "more")
    assert "BO FLIPS A GRUNT" not in driver.texts()
    session.do("leave", character="hicks", how="killed")
    tapped(driver, "more", "ANA FLIPS A GRUNT", "FROST")
    assert session.view()["seats"]["P1"]["heroes"] == ["frost"]


def test_an_order_of_gorman_costs_three_cards_of_the_hand(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, heroes={"P1": "gorman"})
    session.do("fix", path="hands.P1", value=["flare", "flare", "m4_helmet", "body_armor"])
    at_the_table(driver)
    tapped(driver, "choose:who:gorman", "ABILITY", "HICKS", "CARD 1", "CARD 3", "CARD 4", "3 CARDS BACK")
    assert session.journal.last.intent == "ability"
    assert session.view()["hands"]["P1"] == {"count": 1}
