"""What is opened later is there: every path that a game, its book and its face name."""

from dataclasses import fields
from typing import Any

import pytest

from companion.games.family.book import _WRITTEN
from companion.games.family.kinds import Kind
from companion.games.registry import GAMES
from companion.kit.lazily import LaterMapping, opened
from companion.show.face import face_of


def paths(value: Any) -> list[str]:
    """The paths in a frozen value, in its mappings too."""
    found = []
    for field in fields(value):
        inside = getattr(value, field.name)
        for each in inside.values() if isinstance(inside, dict) else (inside,):
            if isinstance(each, Kind):
                found += paths(each)
            if isinstance(each, LaterMapping):
                found.append(each.path)
            elif ":" in getattr(each, "__name__", ""):
                found.append(each.__name__)
    return found


RULES = dict(GAMES)  # a game is opened first, and declares its book then


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game(game: str) -> None:
    assert all(opened(path) is not None for path in paths(RULES[game]))


@pytest.mark.parametrize("book", sorted(_WRITTEN))
def test_the_book_of_a_game(book: str) -> None:
    assert all(opened(path) is not None for path in paths(_WRITTEN[book]()))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_face_of_a_game(game: str) -> None:
    assert all(opened(path) is not None for path in paths(face_of(game)))
