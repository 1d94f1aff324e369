"""The table as one pair of eyes may see it."""

from __future__ import annotations

from typing import Any

from companion.games import Common
from companion.games.common import seating
from companion.table import View


class BeaconReport(Common):
    bag: dict[str, int] | None
    """What is in the sea."""
    looking: list[str]
    oil: int
    keeper: str
    last_round: int
    wrecks: int
    weather: int


def report(view: View) -> dict[str, Any]:
    told = BeaconReport(
        **seating.common(view, "beacon"),
        bag=view.kinds("sea"),
        looking=view.looking(),
        oil=view.number("oil"),
        keeper=view.word("keeper"),
        last_round=view.number("last_round"),
        wrecks=view.count("shore"),
        weather=view.count("weather.draw"),
    )
    return {**told}
