"""What a reveal and a blip say besides the name: where the card went, whom it hits, what strikes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.window.aliens.drill import at_the_table, drill, read
from tools.driver import Driver

WENT: dict[str, tuple[dict[str, Any], str]] = {
    "under": ({"above": ["flare", "m4_helmet"], "under": 3}, "Beneath the Reshuffle card: 4."),
    "reshuffled": ({"above": ["flare"], "under": 3}, "The Reshuffle card came up: it is in the deck again."),
    "pile": ({"exhaust": 4}, "Beneath the exhaust pile: 4 there."),
}


@pytest.mark.parametrize("where", WENT)
def test_where_the_card_went(start: Callable[..., Driver], where: str) -> None:
    driver = start()
    session = drill(driver)
    piles, says = WENT[where]
    session.do("fix", path="endurance", value=piles)
    at_the_table(driver)
    driver.tap("reveal")
    driver.tap("A WEAPON?")
    assert says in read(driver)


def test_whom_a_hazard_hits_is_a_tap_away_and_its_text_can_be_typed_in(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    session.do("fix", path="endurance", value={"above": ["house_hazard", "flare"]})
    at_the_table(driver)
    driver.tap("reveal")
    driver.tap("A WEAPON?")
    assert "HIT BY IT" in driver.texts()
    driver.tap("choose:who:frost")
    assert driver.app.place.top == "choose:who:frost"
    driver.back()
    driver.tap("TYPE IT IN")
    assert driver.app.place.top == "enter:aliens/endurance"


def test_a_hazard_that_stays_lies_on_whoever_revealed_it(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver)
    session.do("fix", path="endurance", value={"above": ["losing_hope", "flare"]})
    at_the_table(driver)
    driver.tap("reveal")
    driver.tap("A WEAPON?")
    assert "It lies on Hicks." in read(driver)
    assert "HIT BY IT" not in driver.texts()
    assert session.view()["characters"]["hicks"]["hazards"] == ["losing_hope"]


def test_what_is_seen_fires_and_strikes_from_its_page(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, gear={"hicks": ["m41a_pulse_rifle"]})
    session.do("place_blips", count=1)
    session.do("alien_phase")
    session.do("next")
    at_the_table(driver)
    driver.tap("SEEN")
    driver.tap("A IS SEEN")
    assert "DEFENSIVE FIRE" in driver.texts()
    driver.tap("IT STRIKES")
    driver.tap("IT ATTACKS HICKS")
    assert session.journal.last.intent == "defend"


def test_what_a_tracker_card_brings_into_sight_does_not_strike(driver: Driver) -> None:
    """S2 1099, 1107: it neither moves nor attacks before the next Alien Phase."""
    session = drill(driver, gear={"hicks": ["m41a_pulse_rifle"]})
    session.do("place_blips", count=1)
    session.do("alien_phase")
    while session.view()["step"] != "motion_tracker":
        session.do("next")
    at_the_table(driver)
    driver.app.act("spot", piece="A")
    driver.frames(3)
    assert "It does not strike before the next Alien Phase." in read(driver)
    assert "IT STRIKES" not in read(driver)


def test_what_is_seen_while_it_moves_ends_its_move_before_it_strikes(driver: Driver) -> None:
    """S2 1018, 1038-1050."""
    session = drill(driver)
    session.do("place_blips", count=1)
    session.do("alien_phase")
    session.do("next")
    at_the_table(driver)
    assert session.view()["step"] == "blips"
    driver.app.act("spot", piece="A")
    driver.frames(3)
    assert "It ends its move, then it strikes." in read(driver)


def test_what_is_seen_while_the_aliens_move_is_one_of_them(driver: Driver) -> None:
    """S2 934: all alien models are activated; the list of those that have not moved has it, too."""
    session = drill(driver)
    session.do("place_blips", count=1)
    session.do("appears", kind="alien")
    session.do("alien_phase")
    at_the_table(driver)
    driver.app.act("spot", piece="A")
    driver.frames(3)
    assert "It moves and strikes in this phase, in its turn." in read(driver)
    assert "IT STRIKES" not in read(driver)
    driver.app.act("undo")
    session.do("next")
    assert session.view()["step"] == "aliens"
    at_the_table(driver)
    driver.app.act("spot", piece="A")
    driver.frames(3)
    assert "It moves and strikes in this phase, in its turn." in read(driver)
    assert "IT STRIKES" in read(driver)
    assert "moves:1:A" in {each.id for each in session.due()}


def test_of_models_the_page_says_which_letters_stand_where(driver: Driver) -> None:
    """S2 1115-1119."""
    session = drill(driver, swarms="models")
    session.do("place_blips", count=1)
    session.do("fix", path="in_play.A.number", value=3)
    at_the_table(driver)
    driver.app.act("spot", piece="A")
    driver.frames(3)
    assert "3 ALIENS" in read(driver)
    assert "A stands there; B, C beside it, where nobody saw." in read(driver)
