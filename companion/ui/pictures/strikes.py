"""Who still has to act in this step of the event phase: a button each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Striker:
    """One that still has to: its piece, as it is called, and its symbol."""

    piece: str
    label: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Strikes:
    """Buttons to be: one a piece."""

    intent: str
    label: str
    strikers: tuple[Striker, ...]
    steps_on: bool = False
    """The first of them is also the step there."""
