"""The simulator: a number is always the same game."""

import pytest

from companion.games.registry import GAMES
from tools.simulate import batch


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_number_is_the_same_game(game: str) -> None:
    assert batch(5, 3, game) == batch(5, 3, game)
