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


def leads(seat: str, status: str) -> str:
    """To what is done to a seat; of one that has left only its hand is left."""
    return f"choose:seat:{seat}" if status == "in" else f"hand:{seat}"


def acts(seat: str, say: Tongue) -> tuple[SeatAct, ...]:
    """What is done to a seat again and again, one tap away where it is its turn."""
    return (
        SeatAct(f"hand {seat}", "peek-eye", say("HAND"), leads=f"hand:{seat}"),
        SeatAct(f"contaminate {seat}", "contamination", say("TAKE A CARD"), intent="contaminate"),
        SeatAct(f"scan {seat}", "scan", say("SCAN"), leads=f"choose:scan:{seat}"),
    )


def tallies(view: Mapping[str, Any], say: Tongue) -> tuple[CrewTally, ...]:
    markers = view["markers"]
    limited = (
        CrewTally(what, what, say(label), markers[what]["placed"], markers[what]["limit"]) for what, label in MARKERS.items()
    )
    return (*limited, CrewTally("egg", "egg", say("EGGS"), markers["eggs"], 0))
