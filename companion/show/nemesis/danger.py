"""How fast the heart beats aboard: the danger that all can see, and how little time is left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.family.intruders import weight
from companion.show.nemesis.pieces import PIECES

CALM, UNEASY, WORST = 4, 8, 12
"""From which weight of danger on the heart beats, and beats faster."""


def danger(view: Mapping[str, Any]) -> int:
    """0 to 3."""
    found = weight((each["kind"] for each in view["in_play"]), PIECES, 0, view["markers"]["fire"]["placed"])
    running, time, shuttle = view["selfdestruct"], view["time"], view["shuttle"]
    found += 4 if running and running["yellow"] else 2 if running else 0
    found += max(0, 4 - time["slot"]) if time else 0
    found += max(0, 3 - shuttle["left"]) if shuttle else 0
    return sum(found >= least for least in (CALM, UNEASY, WORST))
