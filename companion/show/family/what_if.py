"""What it would mean to start something now: how the game would run, on its own track."""

from __future__ import annotations

from typing import Any

from companion.show.family.forecast import Coming
from companion.value import value


@value
class WhatIf:
    title: str
    track: Any
    """What the game's own instrument draws."""
    headline: str
    rows: tuple[Coming, ...]
    hold: str
    symbol: str
    intent: str
