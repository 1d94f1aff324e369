"""The CREW screen: seats with what lies on their boards, how they leave, and the markers of the facility."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.packs import Words
from companion.ui.lockdown.endings import WAYS_OUT
from companion.ui.tongue import Tongue, word

MARKS = (("slime", "slime"), ("larva", "larva-on-board"), ("signal", "signal"))
STATES = {"slime": word("SLIME"), "larva": word("LARVA"), "signal": word("SENT")}
"""What lies on a board, in a word."""
COUNTED = {"fire": word("FIRE"), "malfunction": word("MALFUNCTION")}


@dataclass(frozen=True, slots=True)
class Seat:
    seat: str
    number: str
    name: str
    first: bool
    status: str
    out: bool
    contamination: int
    knowledge: int
    states: str
    """What lies there, in words; its character before, once it is known."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Crew:
    seats: tuple[Seat, ...]
    tallies: tuple[CrewTally, ...]


def status_name(status: str, say: Tongue) -> str:
    """How a seat has left; "" while it plays."""
    return say(WAYS_OUT[status].label) if status in WAYS_OUT else ""


def _states(told: Mapping[str, Any], say: Tongue, words: Words) -> str:
    character = [words.name(told["character"]).upper()] if told["character"] else []
    return " · ".join([*character, *(say(label) for what, label in STATES.items() if told[what])])


def crew(view: Mapping[str, Any], say: Tongue, words: Words) -> Crew:
    seats = tuple(
        Seat(
            seat=seat, number=str(told["number"]), name=str(told["name"]).upper(), first=seat == view["first_player"],
            status=status_name(told["status"], say), out=told["status"] != "in", contamination=told["contamination"],
            knowledge=told["knowledge"], states=_states(told, say, words),
        )
        for seat, told in view["seats"].items()
    )
    markers = view["markers"]
    tallies = tuple(
        CrewTally(what, what, say(label), markers[what]["placed"], markers[what]["limit"]) for what, label in COUNTED.items()
    )
    return Crew(seats, (*tallies, CrewTally("egg", "egg", say("EGGS"), markers["eggs"], 0)))
