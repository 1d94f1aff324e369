"""The box that comes with the app is one that its own rules can play."""

from dataclasses import replace

import pytest

from companion.games.registry import GAMES
from companion.packs import load


@pytest.mark.parametrize("game", list(GAMES))
def test_no_fault_is_found_in_the_box_of_a_game(game: str) -> None:
    assert list(GAMES[game].faults(load(game))) == []


def test_a_computer_that_knows_nothing_but_lock_downs_plays_no_game() -> None:
    pack = load("lockdown")
    computer = pack["computer"]
    locked = replace(computer, items=tuple(item for item in computer.items if item.key == "lockdown"))
    assert list(GAMES["lockdown"].faults(replace(pack, components={**pack.components, "computer": locked})))
