"""What stands in a game of Nemesis, for those who return after days."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.family import recap as family
from companion.show.howlong import Rounds, until_the_end
from companion.show.nemesis.coming import next_end
from companion.show.nemesis.endings import WAYS_OUT
from companion.show.nemesis.pieces import PIECES
from companion.show.port import Port
from companion.show.tongue import Tongue


def recap(view: Mapping[str, Any], say: Tongue) -> tuple[family.Line, ...]:
    """Time and what runs; who is in; what is on the board."""
    return (_clock(view, say), family.crew(view, WAYS_OUT, say), family.board(view, PIECES, say))


def _clock(view: Mapping[str, Any], say: Tongue) -> family.Line:
    lines = []
    if view["selfdestruct"]:
        lines.append(say("Self-destruct runs: {n}.", n=view["selfdestruct"]["slot"]))
    if view["time"]:
        lines.append(say("Time is {slot}.", slot=view["time"]["slot"]))
        lines.append(say("The chambers are open.") if view["hibernation_open"] else say("The chambers are shut."))
    if view["shuttle"]:
        lines.append(say("{n} {n:turn|turns} left on the shuttle track.", n=view["shuttle"]["left"]))
    ends = view["ahead"]["rounds"]
    coming = (family.next_end(next_end(ends[0], view, say).headline, say),) if ends and view["time"] else ()
    return ("autodestruction" if view["selfdestruct"] else "time"), " ".join((*lines, *coming))


def rounds_left(view: Mapping[str, Any], port: Port) -> Rounds | None:
    return until_the_end(view, port, ("selfdestruct_start",))
