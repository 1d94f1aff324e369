"""NEW GAME: which components the app draws, which stay on cardboard, and whose composition nobody could verify."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.games.lockdown.options import SOURCES
from companion.packs import Pack, Words

SYMBOLS = {
    "bag": "bag", "event": "event-card", "attack": "attack-card", "computer": "computer", "css": "css-pod",
    "contingency": "contingency", "contamination": "contamination", "exploration": "explore", "surface_exploration": "explore",
    "noise": "noise", "combat": "dice", "advantage": "dice", "surface_die": "dice", "mars": "gate", "wounds": "wound-serious",
    "weakness": "unknown-token", "draft": "tab-crew",
}
ON_MARS = ("surface_exploration", "surface_die", "mars")
"""What only the other side of the board needs."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One component with its switch."""

    component: str
    symbol: str
    label: str
    by_app: bool
    house_mix: bool


def drawn(pack: Pack, words: Words, options: Mapping[str, Any]) -> tuple[Drawn, ...]:
    """Every component of this game, with who draws for it."""
    chosen: Mapping[str, str] = options.get("sources", {})
    rows = []
    for component, starts in SOURCES.items():
        if component in ON_MARS and options.get("board") != "surface":
            continue
        part = next((pack.components[name] for name in _named(component, options) if name in pack.components), None)
        source = chosen.get(component) or starts or (part.starts if part else "app")
        label = words.name(component)
        rows.append(Drawn(component, SYMBOLS.get(component, "event-card"), label[:1].upper() + label[1:], source == "app",
                          bool(part and part.house_mix)))
    return tuple(rows)


def _named(component: str, options: Mapping[str, Any]) -> tuple[str, ...]:
    """Under which names a pack may hold it."""
    return component, f"{component}_{options.get('enemy')}", "starting_bag" if component == "bag" else component
