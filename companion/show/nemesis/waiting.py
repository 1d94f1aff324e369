"""What stands on the card of a game that waits: its strip, as it would be found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.nemesis.strip import strip
from companion.show.pictures.strip import Strip
from companion.show.tongue import Tongue


def waiting(view: Mapping[str, Any], say: Tongue) -> Strip:
    return strip(view, say)
