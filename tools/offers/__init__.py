"""What chance may do at a table: a module for each game with its legal intents, for the simulator and the property tests."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from companion.table import Table

Offer = tuple[str, dict[str, Any]]
Maker = Callable[[Table, Random], dict[str, Any] | None]
"""Makes parameters for an intent, or None where there is nothing to choose."""


def options_of(game: str, options: dict[str, Any], players: int) -> dict[str, Any]:
    """Options that chance has picked, as they go together in this game."""
    mend: Callable[[dict[str, Any], int], dict[str, Any]] | None = getattr(import_module(f"tools.offers.{game}"), "options", None)
    return mend(options, players) if mend else options


def measures_of(game: str) -> Callable[[Table], dict[str, float]]:
    """What a game that has ended counts of itself, for the report; most count nothing."""
    found: Callable[[Table], dict[str, float]] = getattr(import_module(f"tools.offers.{game}"), "measures", lambda _: {})
    return found


def offer_of(game: str) -> Callable[[Table, Random], Offer | None]:
    """How chance plays this game: something that is possible now, or None when all is said."""
    found: Callable[[Table, Random], Offer | None] = import_module(f"tools.offers.{game}").offer
    return found
