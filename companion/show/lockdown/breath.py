"""How the facility sounds: each section with power hums, and the pulse slows with the time that is left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.calling import STILL, Breath

SLOW, SLOWEST = 9, 4
"""From which slots of the time track on."""


def breath(view: Mapping[str, Any]) -> Breath:
    if view["phase"] == "over":
        return STILL
    hums = tuple(number for number, each in enumerate(view["power"].values(), 1) if each["on"])
    slot = view["time"]["slot"]
    return Breath(hums, bool(view["in_play"]), 1 + (slot <= SLOW) + (slot <= SLOWEST))
