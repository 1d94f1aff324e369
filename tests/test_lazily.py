"""What is opened later is there: every path that a game, its book and its face name."""

import pytest

from companion.games.family.book import _WRITTEN
from companion.games.registry import GAMES
from companion.kit.lazily import named_in, opened
from companion.show.face import face_of

RULES = dict(GAMES)  # a game is opened first, and declares its book then


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game(game: str) -> None:
    assert all(opened(path) is not None for path in named_in(RULES[game]))


@pytest.mark.parametrize("book", sorted(_WRITTEN))
def test_the_book_of_a_game(book: str) -> None:
    assert all(opened(path) is not None for path in named_in(_WRITTEN[book]()))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_face_of_a_game(game: str) -> None:
    assert all(opened(path) is not None for path in named_in(face_of(game)))
