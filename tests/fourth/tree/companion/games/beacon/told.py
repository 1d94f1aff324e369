"""What a result of Beacon may tell besides what it may tell in all games."""

from __future__ import annotations

from collections.abc import Mapping

TOLD: Mapping[str, str] = {
    "card": "The card of the weather that came.",
    "drawn": "What was drawn from the sea.",
    "keeper": "Who keeps the lamp.",
    "oil": "How much oil is left.",
    "round": "The number of the day that begins.",
}
