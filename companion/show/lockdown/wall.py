"""What hangs on a wall in Lockdown: the facility clock, and what the next ends of round bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.family.drawings.forecast import rows
from companion.show.lockdown.clock import Ring, clock
from companion.show.lockdown.coming import coming
from companion.show.pictures.parts import Own
from companion.show.pictures.table import Wall
from companion.show.port import Port
from companion.show.tongue import Tongue

AHEAD = 3
"""So many rows are read from far away."""


def wall(view: Mapping[str, Any], say: Tongue, _: Port) -> Wall:
    ahead = tuple(each for each in coming(view, say) if each.glance)[:AHEAD]
    return Wall(instrument=(Own("ring", Ring(clock(view), touched=False)),), ahead=rows(ahead, say("NOW")))
