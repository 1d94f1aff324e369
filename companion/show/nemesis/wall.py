"""What hangs on a wall in Nemesis: the slide rule, or the shuttle's track, and the alert."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.nemesis.sliderule import Ruled
from companion.show.nemesis.tracks import tracks
from companion.show.pictures.parts import Own
from companion.show.pictures.table import Wall
from companion.show.port import Port
from companion.show.tongue import Tongue


def wall(view: Mapping[str, Any], say: Tongue, port: Port) -> Wall | None:
    ship = tracks(view, port, say)
    found = (
        None if ship.rule is None else Own("large_rule", Ruled(ship.rule, touched=False)),
        None if ship.shuttle is None else Own("shuttle", ship.shuttle),
        None if ship.alert is None else Own("alert", ship.alert),
    )
    shown = tuple(each for each in found if each is not None)
    return Wall(instrument=shown) if shown else None
