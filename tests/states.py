"""States of a table, compared."""

from __future__ import annotations

from typing import Any


def but_for(shaken: set[str], state: dict[str, Any]) -> dict[str, Any]:
    """A state without the order of stacks that were shuffled because somebody had seen it, and the count of those shuffles."""
    zones = {name: sorted(inside) if name in shaken else inside for name, inside in state["zones"].items()}
    counted = {f"draws.{zone}/" for zone in shaken}
    return {**state, "zones": zones, "values": {name: each for name, each in state["values"].items() if name not in counted}}
