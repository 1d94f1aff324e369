"""The CREW screen of the family: seats with what lies on their boards, what is done to them, and the markers of the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.ui.face import Way
from companion.ui.tongue import Tongue, word
from companion.value import value

MARKERS = {"fire": word("FIRE"), "malfunction": word("MALFUNCTION")}


@value
class SeatAct:
    """A button on the card of a seat: an intent, or the choice it leads to."""

    name: str
    symbol: str
    label: str
    intent: str = ""
    leads: str = ""


@value
class SeatBoard:
    seat: str
    number: str
    name: str
    first: bool
    status: str
    out: bool
    counts: tuple[tuple[str, str], ...]
    """What is counted there: a symbol and its number each."""
    states: str
    """What lies there, in words; its character before, once it is known."""
    acts: tuple[SeatAct, ...]


@value
class CrewTally:
    """Markers on the board against how many there are."""

    what: str
    symbol: str
    label: str
    placed: int
    limit: int
    """0 where the box sets none."""

    @property
    def count(self) -> str:
        return f"{self.placed} / {self.limit}" if self.limit else str(self.placed)


@value
class CrewLink:
    """A way from here to something else."""

    label: str
    leads: str
    symbol: str = ""


@value
class CrewPicture:
    seats: tuple[SeatBoard, ...]
    caption: str
    tallies: tuple[CrewTally, ...]
    links: tuple[CrewLink, ...]


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
    limited = (CrewTally(what, what, say(label), markers[what]["placed"], markers[what]["limit"])
               for what, label in MARKERS.items())
    return (*limited, CrewTally("egg", "egg", say("EGGS"), markers["eggs"], 0))
