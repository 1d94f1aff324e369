"""The history: every entry with its number, struck through where it no longer stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.ui.picture.names import entry_name
from companion.ui.tongue import Tongue

SYMBOLS = {
    "noise_roll": "noise", "encounter": "unknown-token", "attack": "attack-card", "injury_check": "wound-serious",
    "explore": "explore", "event_phase": "round-end", "next": "time", "mark": "fire", "power_flip": "powered",
    "power_swap": "powered", "power_restore": "backup-on", "autodestruction_start": "autodestruction",
    "alert_start": "alert", "css_peek": "peek-eye", "css_move": "css-pod", "contingency_peek": "peek-eye", "scan": "scan",
    "contaminate": "contamination", "leave": "airlock", "computer_use": "computer", "killed": "carcass", "hides": "vent",
    "appears": "unknown-token", "fix": "check", "new_game": "airlock",
}


@dataclass(frozen=True, slots=True)
class Line:
    number: str
    symbol: str
    title: str
    detail: str
    undone: bool


def history(entries: Iterable[Mapping[str, Any]], say: Tongue) -> tuple[Line, ...]:
    """The newest first; an undo shows in what it struck through, not as a line of its own."""
    return tuple(reversed([line(each, say) for each in entries if each["act"] in ("do", "put_back")]))


def line(entry: Mapping[str, Any], say: Tongue) -> Line:
    return Line(
        number=f"#{entry['number']}", symbol=SYMBOLS.get(entry["intent"], "more"),
        title=entry_name(entry["intent"], {"step": entry["step"]}, say), detail=" ".join(entry["story"][:2]),
        undone=entry["undone"],
    )
