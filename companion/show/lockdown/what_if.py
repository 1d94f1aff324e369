"""What it would mean to start autodestruction or the alert now: the rules are asked, and nothing changes by asking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.family.forecast import Coming, told_by
from companion.show.family.what_if import WhatIf
from companion.show.lockdown.clock import clock
from companion.show.lockdown.coming import coming
from companion.show.lockdown.strip import slot_name
from companion.show.port import Port
from companion.show.tongue import Tongue, word

STARTS = {"alert": "alert_start", "autodestruction": "autodestruction_start"}
TITLES = {"alert": word("ALERT…"), "autodestruction": word("AUTODESTRUCTION…")}
HOLDS = {"alert": word("HOLD TO START THE ALERT"), "autodestruction": word("HOLD TO START AUTODESTRUCTION")}


def what_if(what: str, port: Port, view: Mapping[str, Any], say: Tongue) -> WhatIf | None:
    """The game as it would run with that token on the track; None where the rules don't let it start."""
    if port.why_not(STARTS[what]):
        return None
    supposed = port.suppose(STARTS[what])
    rows = coming(supposed, say, only_tokens=True)
    if supposed["isolation_open"] and not view["isolation_open"]:
        rows = (Coming(0, "isolation", "ink", say("Isolation opens")), *rows)
    return WhatIf(
        say(TITLES[what]), clock(supposed, what), _headline(what, supposed, say), rows, say(HOLDS[what]), what, STARTS[what]
    )


def _headline(what: str, supposed: Mapping[str, Any], say: Tongue) -> str:
    rounds = supposed["ahead"]["rounds"]
    if what == "alert":
        return say("ENDS ON {slot}, NOT S", slot=slot_name(rounds[-1]["from"]))
    ends = next((number for number, end in enumerate(rounds, 1) if "ends_autodestruction" in told_by(end)), 0)
    return say("DESTROYED AFTER {count} ROUNDS", count=ends) if ends else say("THE PURGE COMES FIRST")
