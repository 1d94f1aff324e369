"""The film's figures, against what was played; and where a game that waits stands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.show.place import Place
from tests.window.aliens.drill import CARDBOARD, drill
from tools.driver import Driver


def test_its_figures_are_those_of_the_game(start: Callable[..., Driver]) -> None:
    driver = start()
    session = drill(driver, sources=CARDBOARD, gear={"hicks": ["m41a_pulse_rifle"], "hudson": ["hk_vp70_pistol"]})
    for tokens in (2, 0):
        session.do("appears", kind="alien", tokens=tokens)
    session.do("attack", character="hicks", piece="A", roll=7)  # the dial says 7: a hit, 0.7 was due
    session.do("full_auto", character="hicks", piece="A", roll=9)  # 6: a miss
    session.do("defend", character="hicks", piece="A", roll=4)  # defense 6, one token: 0.5 was due, safe
    session.do("defend", character="frost", piece="B", roll=9)  # defense 4: 0.6 was due, down
    session.do("reroll", roll=1)  # not down after all
    session.do("exhaust", cards=3)
    session.do("fix", path="characters.hudson.dial", value=1)
    session.do("place_blips", count=1)
    session.do("spot", piece="C")
    session.do("undo")
    session.do("victory", won=True)
    driver.app.go(Place("game"))
    driver.frames(3)
    driver.tap("WATCH THE FILM")
    driver.tap("numbers")
    driver.frames(4)
    said = driver.texts()
    lines = [(label, {said[at - 1], said[at + 1]}) for at, label in enumerate(said) if 0 < at < len(said) - 1]
    for label, figure in (
        ("ATTACKS", "2"),
        ("HITS, AND WHAT WAS DUE", "1 / 1.3"),
        ("DEFENSE ROLLS", "2"),
        ("DOWN OR DEAD OF THEM, AND WHAT WAS DUE", "0 / 1.1"),
        ("CARDS EXHAUSTED", "5"),
        ("BLIPS SEEN", "0"),
        ("TAKEN BACK", "1"),
        ("SPENT MOST: HICKS", "2"),
    ):
        assert any(each == label and figure in near for each, near in lines), (label, figure, said)


@pytest.mark.parametrize("size", [(412, 915), (360, 640)])
def test_the_legend_is_whole(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size=size)
    session = drill(driver)
    session.do("exhaust", cards=3)
    session.do("victory", won=True)
    driver.app.over("film")
    driver.tap("deck")
    driver.frames(4)
    assert {"DRAW", "UNDER", "EXHAUSTED", "OUT"} <= set(driver.texts())


def test_the_shelf_says_at_which_mission_a_campaign_is(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.games.new_game("aliens", ["Ana"], {"mode": "campaign", "gear": {}})
    session = driver.app.session
    for done, says in ((None, "NEWT · TURN 1"), ("victory", "BETWEEN MISSIONS"), ("mission", "ESCAPE · TURN 1")):
        if done == "victory":
            session.do("victory", won=True)
        elif done == "mission":
            session.do("mission", mission="escape", gear={})
        driver.app.go(Place())
        driver.frames(4)
        assert says in driver.texts()
        driver.app.games.open_game(driver.app.games.saved()[0].id)
        session = driver.app.session


def test_a_lane_a_character_with_kills_and_losses(driver: Driver) -> None:
    session = drill(driver, sources=CARDBOARD, gear={"hicks": ["m41a_pulse_rifle"]})
    session.do("appears", kind="alien")
    session.do("attack", character="hicks", piece="A", roll=1)
    session.do("appears", kind="alien")
    session.do("defend", character="frost", piece="B", roll=9)
    session.do("leave", character="vasquez", how="killed")
    film = driver.app.playing.face.film(session, driver.app.say).pages[0].drawn
    marks = dict(zip(film.names, film.rows[-1].marks, strict=True))
    assert (marks["HI"].kills, marks["HI"].symbol) == (1, "")
    assert marks["FR"].symbol == "knocked-down"
    assert marks["VA"].symbol == "corpse"


def test_from_the_end_the_same_crew_sits_down_again(driver: Driver) -> None:
    session = drill(driver, players=2)
    session.do("victory", won=True)
    driver.app.go(Place("game"))
    driver.frames(3)
    driver.tap("WATCH THE FILM")
    driver.tap("SAME CREW AGAIN")
    assert driver.app.place.screen == "new_game:aliens"
