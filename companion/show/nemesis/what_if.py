"""What it would mean to start self-destruct now: the rules are asked, and nothing changes by asking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.family.forecast import told_by
from companion.show.family.what_if import WhatIf
from companion.show.nemesis.coming import coming
from companion.show.nemesis.sliderule import slide_rule
from companion.show.port import Port
from companion.show.tongue import Tongue, word

TITLES = {"selfdestruct": word("SELF-DESTRUCT")}
STARTS = {"selfdestruct": "selfdestruct_start"}


def what_if(what: str, port: Port, view: Mapping[str, Any], say: Tongue) -> WhatIf | None:
    """The game as it would run; None where the rules don't let it start."""
    if port.why_not(STARTS[what]):
        return None
    supposed = port.suppose(STARTS[what])
    rounds = supposed["ahead"]["rounds"]
    ends = next((number for number, end in enumerate(rounds, 1) if "ends_selfdestruct" in told_by(end)), 0)
    jumps = next((number for number, end in enumerate(rounds, 1) if "ends_jump" in told_by(end)), 0)
    first = say("EXPLODES AFTER {count} ROUNDS", count=ends) if ends and ends != jumps else say("THE JUMP COMES FIRST")
    rows = coming(supposed, say, only_blast=True)
    return WhatIf(
        say(TITLES[what]),
        slide_rule(supposed, say, thought=True),
        first,
        rows,
        say("HOLD TO START SELF-DESTRUCT"),
        "autodestruction",
        STARTS[what],
    )
