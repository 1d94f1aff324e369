"""How many taps a round takes when every row is done and nothing held: each attacker by its own button, each number a marker."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.place import Place
from tests.window.nemesis.test_taps import WAYS as NEMESIS
from tests.window.thumb import Thumb
from tools.driver import Driver

QUIET, TYPICAL, BUSY = 5, 8, 14
LARVAE = {"bag": {"larva": 4}, "decks.event.top": "nest"}
LOCKDOWN: dict[str, dict[str, Any]] = {
    "semi": {},
    "solo": {"mode": "solo"},
    "coop": {"mode": "coop"},
    "surface": {"board": "surface"},
    "intruders": {"enemy": "intruders"},
}
FOR_ALL = "markers for all"
WORST = {"surface": BUSY + 2, "seeders": BUSY + 1}
"""On the surface each rolls a die of its own, one after the other; seeders lurk in a step of their own."""


def begins(driver: Driver, game: str, options: dict[str, Any], **fixes: Any) -> Thumb:
    driver.app.games.new_game(game, ["Ana", "Bo", "Cy"][: 1 if options.get("mode") == "solo" else 3], dict(options))
    for path, value in fixes.items():
        driver.app.session.do("fix", path=path, value=value)
    driver.app.go(Place("game"))
    driver.touches = 0
    return Thumb(driver)


def strikers(driver: Driver) -> list[str]:
    """The buttons of those that have not struck, or were not looked at in the fire."""
    names = [str(getattr(each, "name", "")) for each in driver.walk()]
    return [each for each in names if each.startswith(("attack ", "injury_check "))]


def to_the_end(thumb: Thumb) -> int:
    """Every row is done by its own button where it has one, all else by the big one; how many taps that were."""
    driver, session = thumb.driver, thumb.session
    here = session.view()["round"]
    while session.view()["round"] == here and session.view()["phase"] != "over":
        found = strikers(driver)
        if found:
            driver.tap(found[0])
        elif any(getattr(each, "name", "") == FOR_ALL for each in driver.walk()):
            driver.tap(FOR_ALL)
        else:
            thumb.presses()
    assert all(not entry.told.get("left_open") for entry in session.journal.entries)
    return driver.touches


@pytest.mark.parametrize("mode", LOCKDOWN)
def test_lockdown(start: Callable[..., Driver], mode: str) -> None:
    busy = {"time": {"slot": 10, "side": "red"}, "bag": {"adult": 4}, "dice.noise": [2] * 10, "markers.fire.placed": 2}
    rounds: tuple[dict[str, Any], ...] = (
        {"time": {"slot": 13, "side": "red"}},
        {"time": {"slot": 14, "side": "red"}, "in_play": ["adult", "creeper"]},
        {**busy, "in_play": ["adult", "creeper", "larva"]},
    )
    taps = [to_the_end(begins(start(), "lockdown", LOCKDOWN[mode], **{**LARVAE, **fixes})) for fixes in rounds]
    assert all(each <= goal for each, goal in zip(taps, (QUIET, TYPICAL, WORST.get(mode, BUSY)), strict=True)), taps


@pytest.mark.parametrize("way", [each for each in NEMESIS if each != "played"])
def test_nemesis(start: Callable[..., Driver], way: str) -> None:
    options, kinds, bag, event = NEMESIS[way]
    listens = {"intruders": {"adult": 4}, "research": {"adult": 4}, "carnomorphs": {"shambler": 4}, "seeders": {"seeder": 3}}
    taps = []
    for fixes in (
        {},
        {"in_play": kinds[:2]},
        {"in_play": kinds, "selfdestruct.slot": 5, "markers.fire.placed": 2, "bag": listens.get(way, bag)},
    ):
        values = {"bag": bag, "dice.noise": [2] * 10, "decks.event.top": event, **fixes}
        taps.append(to_the_end(begins(start(), "nemesis", options, **values)))
    assert all(each <= goal for each, goal in zip(taps, (QUIET, TYPICAL, WORST.get(way, BUSY)), strict=True)), taps


SQUADS = {1: (12, 16, 18), 3: (14, 18, 20), 6: (16, 20, 22)}
"""Quiet, typical and busy: a tap for each hero, grunt, board with blips and card of the tracker, and some for stations."""


@pytest.mark.parametrize("players", SQUADS)
def test_a_turn_of_aliens_with_everybody_led(start: Callable[..., Driver], players: int) -> None:
    taps = []
    for aliens, boards in ((0, ()), (1, ("2", "4")), (2, ("1", "2", "3", "4"))):
        driver = start()
        names = ["Ana", "Bo", "Cy", "Di", "Ed", "Fay"][:players]
        driver.app.games.new_game("aliens", names, {"mission": "rescue", "gear": {}})
        session = driver.app.session
        if session.view()["step"] == "first_player":
            session.do("next")
        for _ in range(aliens):
            session.do("appears", kind="alien")
        for location in boards:
            session.do("place_blips", count=1, location=location)
        driver.app.go(driver.app.playing.plain())
        driver.touches, thumb = 0, Thumb(driver)
        while session.view()["round"] == 1 or session.view()["step"] == "first_player":
            thumb.presses()
        taps.append(driver.touches)
        assert all(not entry.told.get("left_open") for entry in session.journal.entries)
    assert all(each <= goal for each, goal in zip(taps, SQUADS[players], strict=True)), taps
