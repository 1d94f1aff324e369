"""What it would mean to start autodestruction or the alert now; nothing changes by asking."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.ui.pictures.clock import AHEAD, Clock, Coming, clock, coming
from companion.ui.pictures.strip import slot_name
from companion.ui.tongue import Tongue


@dataclass(frozen=True, slots=True)
class WhatIf:
    title: str
    clock: Clock
    headline: str
    rows: tuple[Coming, ...]
    hold: str
    symbol: str
    intent: str


def what_if(what: str, view: Mapping[str, Any], say: Tongue) -> WhatIf:
    """The game as it would run with that token on the track."""
    now = view["time"]["slot"]
    if what == "alert":
        token: dict[str, Any] = {"alert": {"slot": now // 2}}
        changed = {**view, **token, "isolation_open": True}
        rows = coming(changed, say, only_tokens=True)
        if not view["isolation_open"]:
            rows = (Coming(0, "isolation", "ink", say("Isolation opens")), *rows)
        headline = say("ENDS ON {slot}, NOT S", slot=slot_name(max(1, now // 2)))
        return WhatIf(say("ALERT: WHAT IF?"), clock(view, token), headline, rows, say("HOLD TO START THE ALERT"), "alert",
                      "alert_start")
    token = {"autodestruction": {"slot": max(0, now - AHEAD), "side": "yellow"}}
    rows = coming({**view, **token}, say, only_tokens=True)
    destroyed = next((row for row in rows if row.says == say("Facility destroyed")), None)
    headline = say("DESTROYED AFTER {count} ROUNDS", count=destroyed.ends) if destroyed else say("THE PURGE COMES FIRST")
    return WhatIf(say("AUTO: WHAT IF?"), clock(view, token), headline, rows, say("HOLD TO START AUTO"), "autodestruction",
                  "autodestruction_start")

