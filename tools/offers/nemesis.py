"""Options of Nemesis that chance has picked, as they go together."""

from __future__ import annotations

from typing import Any

MISSION = 2
"""The fewest players of an Epilogue."""


def options(chosen: dict[str, Any], players: int) -> dict[str, Any]:
    """Missions and an intruder player are for the original intruders; an Epilogue needs two, and what was left."""
    told = {**chosen}
    if told.get("story", "base") != "base" or told.get("intruder_player"):
        told.pop("enemy", None)
    if told.get("story", "base") != "base" or told.get("mode", "semi") != "semi" or players == 1:
        told.pop("intruder_player", None)
    if told.get("story") == "epilogue" and players < MISSION:
        del told["story"]
    if told.get("story") == "epilogue":
        told["before"] = {"bag": {"blank": 1, "larva": 2, "creeper": 1, "adult": 4, "queen": 1}, "malfunction": 2}
    return told
