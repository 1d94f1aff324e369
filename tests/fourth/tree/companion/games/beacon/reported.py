"""What the report of Beacon holds. Only mypy and the docs read this type."""

from __future__ import annotations

from companion.games import Common, Seat


class BeaconReport(Common[Seat]):
    bag: dict[str, int] | None
    """What is in the sea, by kind."""
    looking: list[str]
    """What this seat looked at last."""
    oil: int
    """How much of it is left."""
    keeper: str
    """Who has kept the lamp last; "" for nobody yet."""
    last_round: int
    """The night after which the ship comes."""
    wrecks: int
    """How many lie on the shore."""
    weather: int
    """How many cards are left to draw."""
