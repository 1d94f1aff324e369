"""The table as one pair of eyes may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.common import seating
from companion.table import View

if TYPE_CHECKING:
    from companion.games.beacon.reported import BeaconReport


def report(view: View) -> BeaconReport:
    return {
        **seating.common(view, "beacon"),
        "bag": view.kinds("sea"),
        "looking": view.looking(),
        "oil": view.number("oil"),
        "keeper": view.word("keeper"),
        "last_round": view.number("last_round"),
        "wrecks": view.count("shore"),
        "weather": view.count("weather.draw"),
    }
