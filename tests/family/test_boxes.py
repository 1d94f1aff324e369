"""The box that comes with the app is one that its own rules can play."""

import pytest

from companion.games.registry import GAMES
from companion.packs import load


@pytest.mark.parametrize("game", list(GAMES))
def test_no_fault_is_found_in_the_box_of_a_game(game: str) -> None:
    assert list(GAMES[game].faults(load(game))) == []
