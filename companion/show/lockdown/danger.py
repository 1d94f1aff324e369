"""How fast the heart beats at a table of Lockdown: the danger that all can see, and how little time is left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.family.intruders import PIECES, weight

CALM, UNEASY, WORST = 4, 8, 12
"""From which weight of danger on the heart beats, and beats faster."""


def danger(view: Mapping[str, Any]) -> int:
    """0 to 3."""
    dark = sum(not each["on"] for each in view["power"].values())
    found = weight((each["kind"] for each in view["in_play"]), PIECES, dark, view["markers"]["fire"]["placed"])
    auto = view["autodestruction"]
    found += 4 if auto and auto["side"] == "red" else 2 if auto or view["alert"] else 0
    found += max(0, 4 - view["time"]["slot"])
    return sum(found >= least for least in (CALM, UNEASY, WORST))
