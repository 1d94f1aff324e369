"""How chance plays a game by its name, for the simulator and the tests; how its options go together stands in a module of its
name, which may be missing.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from companion.games.common.habits import Chooser, Offer, anything, usual
from companion.games.registry import GAMES
from companion.table import Table

__all__ = ["Chooser", "Offer", "any_of", "measures_of", "offer_of", "options_of"]


def options_of(game: str, options: dict[str, Any], players: int) -> dict[str, Any]:
    """Options that chance has picked, as they go together in this game."""
    mend: Callable[[dict[str, Any], int], dict[str, Any]] | None = _own(game, "options", None)
    return mend(options, players) if mend else options


def measures_of(game: str) -> Callable[[Table], dict[str, float]]:
    """What a game that has ended counts of itself, for the report; most count nothing."""
    found: Callable[[Table], dict[str, float]] = _own(game, "measures", lambda _: {})
    return found


def offer_of(game: str) -> Chooser:
    """How chance plays this game: something that is possible now, or None when all is said."""
    return usual(GAMES[game], GAMES[game].habits)


def any_of(game: str) -> Chooser:
    """Anything possible, each verb as likely as the others."""
    return anything(GAMES[game])


def _own(game: str, name: str, plain: Any) -> Any:
    return getattr(import_module(f"{__name__}.{game}"), name, plain) if find_spec(f"{__name__}.{game}") else plain
