"""Rows of accidents at a real table; whatever comes, nothing that was answered is lost, and everybody ends at one host."""

from __future__ import annotations

import pytest

from companion.saves.store import Store
from companion.sharing.line import GuestLine
from tests.sharing.accidents import evening


def evenings(most: int) -> None:
    for seed in range(most):
        evening(seed)


@pytest.mark.parametrize("first", [0, 4])
def test_evenings_of_accidents(first: int) -> None:
    assert sum(evening(seed).count("taken") for seed in range(first, first + 4)) > 4


def test_who_hears_of_nobody_else_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GuestLine, "_hears", lambda *_: None)
    with pytest.raises(AssertionError, match="hosts in the end"):
        evenings(6)


def test_a_game_that_is_thrown_away_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a host that follows another overwrote what it alone had."""

    def thrown(store: Store, game: int, number: int) -> None:
        if number:
            tables = {"entries": "game", "games": "id", "evenings": "game"}
            store.file.write([(f"DELETE FROM {table} WHERE {column} = ?", (game,)) for table, column in tables.items()])

    monkeypatch.setattr(Store, "set_aside", thrown)
    with pytest.raises(AssertionError, match="in nobody's journal"):
        evenings(30)
