"""What stands on the card of a game that waits: its slide rule, and its strip where there is no room for that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.nemesis.sliderule import Ruled, slide_rule
from companion.show.nemesis.strip import strip
from companion.show.pictures.strip import Strip
from companion.show.tongue import Tongue
from companion.value import value


@value
class Waits:
    """Both, of which one is drawn."""

    strip: Strip
    ruled: Ruled | None
    """None where no time is counted."""


def waiting(view: Mapping[str, Any], say: Tongue) -> Waits:
    rule = slide_rule(view, say)
    return Waits(strip(view, say), None if rule is None else Ruled(rule, touched=False))
