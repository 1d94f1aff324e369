"""What it would mean to start autodestruction or the alert now; nothing changes by asking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.ui.picture.strip import slot_name
from companion.ui.tongue import Tongue

AHEAD = 3


def what_if(view: Mapping[str, Any], say: Tongue) -> str:
    """One line for each of the two that is not running yet."""
    now = view["time"]["slot"]
    lines = []
    if view["autodestruction"] is None:
        yellow = max(0, now - AHEAD)
        red = max(0, yellow - AHEAD)
        lines.append(say("Auto now: yellow at {yellow}, red at {red}; the end when time leaves {red}.",
                         yellow=slot_name(yellow), red=slot_name(red)) if red else
                     say("Auto now: yellow at {yellow}; the purge comes first.", yellow=slot_name(yellow)))
    if view["alert"] is None:
        lines.append(say("Alert now: the end when time leaves {slot}; isolation opens.", slot=max(1, now // 2)))
    return "\n".join(lines)
