"""How the colony sounds: nothing but its air, and a pulse that slows as the Endurance deck runs out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.calling import STILL, Breath

AIR = 2
SLOW, SLOWEST = 24, 10
"""From how many cards of the deck on."""


def breath(view: Mapping[str, Any]) -> Breath:
    if view["phase"] in ("setup", "over"):
        return STILL
    left = view["endurance"]["deck"]
    return Breath((AIR,), bool(view["in_play"]), 1 + (left <= SLOW) + (left <= SLOWEST))
