"""The TABLE screen: what the round will bring, what is in play, and verbs that never move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Button:
    """A button that never changes its place or meaning: it does an intent, or leads to a choice before one."""

    name: str
    label: str
    symbol: str
    intent: str = ""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    leads: str = ""
    onward: bool = False
    """The game moves on; with the quiet cap, so that it does not call."""
    calls: bool = False
    """With the loud cap: nothing else is left to do."""


@dataclass(frozen=True, slots=True)
class Chip:
    """One piece in play."""

    piece: str
    symbol: str
    label: str
    leads: str


@dataclass(frozen=True, slots=True)
class Idle:
    """What stands in the middle where no result does."""

    caption: str
    headline: str
    detail: str = ""
    rule: str = ""
    """The rule behind it."""
    drawn: Any = None
    """What the game's own instrument draws beside it."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The lower part of the TABLE screen."""

    idle: Idle
    tray_caption: str = ""
    chips: tuple[Chip, ...] = ()
    adds: str = ""
    """The choice behind the plus; "" where nothing can be added."""
    bag: str = ""
    """What the chip of the bag says; "" where there is none."""
    verbs: tuple[Button, ...] = ()
    second: tuple[Button, ...] = ()
