"""How many taps a turn takes, and how a deck of sixty is entered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.core.clipboard import Clipboard

from companion.packs import load
from companion.show.place import Place
from tests.window.aliens.scenes import GEAR
from tools.driver import Driver

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Fay"]
CLEAN = [each for each in load("aliens")["endurance"].items if each.traits["type"] != "hazard"]


def begin(driver: Driver, players: int) -> Any:
    driver.app.games.new_game("aliens", NAMES[:players], {"mission": "rescue", "gear": {}})
    session = driver.app.session
    if session.view()["step"] == "first_player":
        session.do("next")
    driver.app.go(driver.app.playing.plain())
    return session


@pytest.mark.parametrize(("players", "goal"), [(1, 6), (3, 10), (6, 14)])
def test_a_quiet_turn(start: Callable[..., Driver], players: int, goal: int) -> None:
    """Every turn, not only the first: nothing that the turn before has left open is in the way."""
    driver = start()
    session = begin(driver, players)
    for turn in (1, 2, 3):
        assert driver.app.place.over == ()
        driver.touches = 0
        for _ in range(30):
            view = session.view()
            if view["round"] == turn + 1 and view["step"] != "first_player":
                break
            if driver.app.place.top == "rail":
                driver.next()
            else:
                driver.tap("alien_phase" if view["step"] == "remaining_grunts" else "pass_token")
        assert session.view()["round"] == turn + 1
        assert driver.touches <= goal
        for each in session.view()["in_play"]:  # what has come is shot at once: the next turn is as quiet
            session.do("killed", piece=each["piece"])
        driver.app.refresh()


def test_whoever_wants_every_step_keeps_the_rail(start: Callable[..., Driver]) -> None:
    driver = start()
    session = begin(driver, 3)
    driver.tap("more")
    driver.tap("TURN STEPS")
    steps = []
    for _ in range(40):
        assert driver.app.place.top == "rail"
        steps.append(session.view()["step"])
        if session.view()["round"] == 3:
            break
        driver.next()
    assert "end_of_activation" in steps
    assert "check" in steps
    driver.back()
    assert driver.app.place.top == "table"


def test_an_activation_with_two_attacks(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.games.new_game("aliens", ["Ana"], {"mission": "rescue", "gear": {"hicks": ["m41a_pulse_rifle"]}})
    session = driver.app.session
    session.do("appears", kind="alien", tokens=5)
    driver.app.go(Place("game"))
    driver.touches = 0
    for _ in range(2):
        driver.tap("attack")
        driver.tap("A +5" if session.view()["in_play"][0]["tokens"] == 5 else f"A +{session.view()['in_play'][0]['tokens']}")
        driver.tap("DONE")
    assert session.view()["active"]["actions"] == 0
    assert driver.touches == 6


def test_sixty_cards_are_pasted_with_one_tap_and_dealt_from_then_on(start: Callable[..., Driver], tmp_path: Path) -> None:
    driver = start()
    cards = load("aliens")["endurance"].items
    lines = "\n".join(f"{each.count} | {each.name} | {each.traits['type']} | {each.traits.get('cost', 0)}" for each in cards)
    driver.app.go(Place("launch").onto("box:aliens").onto("enter:aliens/endurance"))
    driver.frames(4)
    Clipboard.copy(lines)
    driver.touches = 0
    driver.tap("PASTE")
    entered = driver.app.files.owner.overlay("aliens").entered("endurance")
    assert (entered.count, driver.touches) == (60, 1)
    assert driver.app.packs("aliens")["endurance"].confidence == "house" or not driver.app.packs("aliens")["endurance"].house_mix
    driver.app.games.new_game("aliens", ["Ana"], {"gear": GEAR})
    assert driver.app.session.view()["endurance"]["above"] > 40


def test_a_card_is_entered_in_four_taps(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.go(Place("launch").onto("box:aliens").onto("enter:aliens/endurance"))
    driver.frames(4)
    screen = driver.app.stage.screen("enter")
    for name, kind, cost in (("Flare", "equipment", 1), ("Second Wind", "event", 2), ("Bad Feeling", "hazard", 0)):
        screen.ids.name.text = name  # typed
        driver.touches = 0
        for tapped in (f"type {kind}", f"cost {cost}", "copies 2", "ADD CARD"):
            driver.tap(tapped)
        assert driver.touches == 4
    entered = driver.app.files.owner.overlay("aliens").entered("endurance")
    assert [(each["name"], each["copies"]) for each in entered.cards] == [("Flare", 2), ("Second Wind", 2), ("Bad Feeling", 2)]
