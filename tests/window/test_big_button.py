"""Evenings from launch to film in which a thumb presses the big button, never holds it, and does what it leads to.

A group that does only this is led through everything: nothing that is due is left open, by the history's own word and by a count
that knows nothing of it.
"""

from collections.abc import Callable

import pytest

from tests.window.thumb import Thumb
from tools.driver import Driver

ROUNDS, TURNS = 4, 3
LEAVING = (("P1", "DIED"), ("P2", "IN A POD"), ("P3", "IN A POD"))
BOTH = ("en", "fr")
ENEMIES = [(language, enemy) for language in BOTH for enemy in ("", "CARNOMORPHS", "SEEDERS")]
OTHERS = [("en", story) for story in ("MISSION",)]


def of_the_family(thumb: Thumb, pack: str, *chosen: str) -> None:
    """Some rounds, each with a noise roll and an encounter; then all leave, are judged, and watch the film."""
    thumb.begins(pack, *filter(None, chosen))
    for _ in range(ROUNDS):
        thumb.acts("NOISE ROLL", "ENCOUNTER")
        thumb.to_the_next_round()
    for seat, way in LEAVING:
        thumb.leaves(seat, way)
    thumb.to_the_film()
    assert thumb.session.view()["verdict"]
    assert thumb.ledger.opened["strike"] + thumb.ledger.opened["encounter"]
    thumb.left_nothing()


@pytest.mark.parametrize("language", BOTH)
def test_an_evening_of_lockdown(start: Callable[..., Driver], language: str) -> None:
    of_the_family(Thumb(start(language=language)), "lockdown")


@pytest.mark.parametrize(("language", "chosen"), [*ENEMIES, *OTHERS])
def test_an_evening_of_nemesis(start: Callable[..., Driver], language: str, chosen: str) -> None:
    of_the_family(Thumb(start(language=language)), "nemesis", chosen)


@pytest.mark.parametrize("language", BOTH)
def test_a_mission_of_aliens(start: Callable[..., Driver], language: str) -> None:
    """An alien comes in each turn; everybody is led, every board moves its blips, and the mission is won in the last turn."""
    thumb = Thumb(start(language=language))
    thumb.begins("aliens", "RESCUE")
    for turn in range(TURNS):
        thumb.to("actions")
        thumb.driver.tap("blip")
        thumb.tap("AN ALIEN COMES")
        if turn + 1 < TURNS:
            thumb.to_the_next_round()
    thumb.to("check")
    thumb.tap("IT IS WON")
    thumb.to_the_film()
    assert thumb.session.view()["ending"] == {"won": True, "reasons": ["mission"]}
    assert thumb.ledger.opened["activate"] >= 6 * TURNS
    assert thumb.ledger.opened["board"]
    thumb.left_nothing()
