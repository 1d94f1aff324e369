"""What the CREW screens of the family share: how a seat has left, what is done to it, and the markers of the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.calling import Way
from companion.show.pictures.crew import CrewTally, SeatAct
from companion.show.tongue import Tongue, word

MARKERS = {"fire": word("FIRE"), "malfunction": word("MALFUNCTION")}


def status_name(status: str, ways: Mapping[str, Way], say: Tongue) -> str:
    """How a seat has left; "" while it plays."""
    return say(ways[status].label) if status in ways else ""


def usual_acts(say: Tongue, seat: str) -> tuple[SeatAct, ...]:
    """A card more, a scan, and a page for what is rarer: what lies on the board, and how it leaves."""
    return (
        SeatAct(f"contaminate {seat}", "contamination", say("+ CARD"), intent="contaminate"),
        SeatAct(f"scan {seat}", "scan", say("SCAN"), leads=f"choose:scan:{seat}"),
        SeatAct(f"seat {seat}", "more", say("BOARD"), leads=f"choose:seat:{seat}"),
    )


def tallies(view: Mapping[str, Any], say: Tongue) -> tuple[CrewTally, ...]:
    markers = view["markers"]
    limited = (
        CrewTally(what, what, say(label), markers[what]["placed"], markers[what]["limit"]) for what, label in MARKERS.items()
    )
    return (*limited, CrewTally("egg", "egg", say("EGGS"), markers["eggs"], 0))
