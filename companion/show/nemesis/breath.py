"""How the ship sounds: she hums, her sleeping chamber too once it is open; the pulse slows with the time that is left.

Which engine works is a secret, so no engine is heard.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.calling import STILL, Breath

SHIP, SLEEP = 1, 3
SLOW, SLOWEST = 9, 4
"""From which slots of the time track on."""


def breath(view: Mapping[str, Any]) -> Breath:
    if view["phase"] == "over":
        return STILL
    hums = (SHIP, *((SLEEP,) if view["hibernation_open"] else ()))
    slot = view["time"]["slot"] if view["time"] else SLOWEST
    return Breath(hums, bool(view["in_play"]), 1 + (slot <= SLOW) + (slot <= SLOWEST))
