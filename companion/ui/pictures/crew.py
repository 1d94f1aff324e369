"""The CREW screen: seats with what lies on their boards, and the markers of the facility."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.ui.pictures.names import ways_out
from companion.ui.tongue import Tongue

MARKS = (("slime", "slime"), ("larva", "larva-on-board"), ("signal", "signal"))


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that is on a board or not."""

    what: str
    symbol: str
    there: bool


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
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Tally:
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
    tallies: tuple[Tally, ...]


def crew(view: Mapping[str, Any], say: Tongue) -> Crew:
    status = {"in": "", **ways_out(say)}
    seats = tuple(
        Seat(
            seat=seat, number=str(told["number"]), name=str(told["name"]).upper(), first=seat == view["first_player"],
            status=status[told["status"]], out=told["status"] != "in", contamination=told["contamination"],
            knowledge=told["knowledge"], marks=tuple(Mark(what, symbol, bool(told[what])) for what, symbol in MARKS),
        )
        for seat, told in view["seats"].items()
    )
    labels = {"fire": say("FIRE"), "malfunction": say("MALFUNCTION")}
    tallies = tuple(
        Tally(what, what, labels[what], view["markers"][what]["placed"], view["markers"][what]["limit"]) for what in labels
    )
    return Crew(seats, (*tallies, Tally("egg", "egg", say("EGGS"), view["markers"]["eggs"], 0)))
