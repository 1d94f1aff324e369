"""The status strip, the same on every screen of a game: one large number, a row of windows, countdowns, and a ruler."""

from __future__ import annotations

from typing import Any

from companion.value import value


@value
class Count:
    """One countdown: a symbol, what it says, and the role of its colour."""

    symbol: str
    says: str
    role: str
    short: str
    least: str
    """What is said where there is less room, and where there is least."""


@value
class Strip:
    """Everything in the strip. What stands in the windows and on the ruler is between a game and its own instruments."""

    round: str
    short_round: str
    number: str
    caption: str
    windows: tuple[Any, ...] = ()
    counts: tuple[Count, ...] = ()
    ruler: Any = None
    undo: str = ""
    undo_what: str = ""
    idle: bool = False
    """Nothing of it counts now: it gives its room to the rail."""
