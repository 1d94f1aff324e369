"""What stands in a game of Lockdown, for those who return after days."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.family import recap as family
from companion.show.family.intruders import PIECES
from companion.show.howlong import Rounds, until_the_end
from companion.show.lockdown.coming import next_end
from companion.show.lockdown.endings import WAYS_OUT
from companion.show.lockdown.strip import SECTIONS, section_name, slot_name
from companion.show.port import Port
from companion.show.tongue import Tongue


def recap(view: Mapping[str, Any], say: Tongue) -> tuple[family.Line, ...]:
    """Time, power and what runs; who is in; what is on the board."""
    return (_clock(view, say), family.crew(view, WAYS_OUT, say), family.board(view, PIECES, say))


def _clock(view: Mapping[str, Any], say: Tongue) -> family.Line:
    dark = [section_name(each, say).capitalize() for each in SECTIONS if not view["power"][each]["on"]]
    runs = []
    if view["autodestruction"]:
        runs.append(say("Autodestruction runs: slot {slot}.", slot=slot_name(view["autodestruction"]["slot"])))
    if view["alert"]:
        runs.append(say("The alert runs: slot {slot}.", slot=slot_name(view["alert"]["slot"])))
    power = say("Dark: {sections}.", sections=", ".join(dark)) if dark else say("All sections have power.")
    ends = view["ahead"]["rounds"]
    coming = (family.next_end(next_end(ends[0], say).headline, say),) if ends else ()
    time = say("Time is {slot}.", slot=slot_name(view["time"]["slot"]))
    return ("autodestruction" if runs else "time"), " ".join((*runs, time, power, *coming))


def rounds_left(view: Mapping[str, Any], port: Port) -> Rounds | None:
    return until_the_end(view, port, ("autodestruction_start", "alert_start"))
