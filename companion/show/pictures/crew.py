"""The CREW screen: seats and people with what lies on their boards, what is done to them, and what is counted at the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.value import value


@value
class SeatAct:
    """A button on the card of a seat: an intent, or the choice it leads to."""

    name: str
    symbol: str
    label: str
    intent: str = ""
    leads: str = ""
    parameters: Mapping[str, Any] | None = None
    """What the intent is told; None for the seat alone."""


@value
class SeatBoard:
    seat: str
    """Whose hand can be looked at from here; "" where there is none."""
    number: str
    """What stands in its square: the number of the seat; "" for no square."""
    name: str
    first: bool
    status: str
    out: bool
    counts: tuple[tuple[str, str], ...]
    """What is counted there: a symbol and its number each."""
    states: str
    """What else is said of it, in words."""
    acts: tuple[SeatAct, ...] = ()
    character: str = ""
    """Once it is known, where it is not the name itself."""
    signs: tuple[tuple[str, str], ...] = ()
    """What lies on its board: a symbol and its word each."""
    leads: str = ""
    """Where all that is done to it stands; such a seat is one line, and the line is its button."""


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
