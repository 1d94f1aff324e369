"""What hangs on a wall in Aliens: how many cards can be drawn over their piles, and everybody's dial."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.aliens.dials import dials
from companion.show.aliens.strip import waiting
from companion.show.pictures.parts import Own
from companion.show.pictures.table import Wall
from companion.show.port import Port
from companion.show.tongue import Tongue


def wall(view: Mapping[str, Any], say: Tongue, _: Port) -> Wall:
    squad = tuple(dials(view, say))
    return Wall(instrument=(Own("piles", waiting(view, say)),), numbered=True, windows=Own("squad", squad) if squad else None)
