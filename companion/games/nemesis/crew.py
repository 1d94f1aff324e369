"""What a seat has on its board."""

from __future__ import annotations

from companion.table import Json

WAYS_OUT = ("hibernating", "pod")
STATUS = ("in", "dead", *WAYS_OUT)
BLANK: dict[str, Json] = {"larva": False, "slime": False, "signal": False, "character": ""}
"""What a seat starts with."""
