"""Options of Nemesis that chance has picked, as they go together."""

from __future__ import annotations

from typing import Any

MISSION = 2
"""The fewest players of an Epilogue."""


def options(chosen: dict[str, Any], players: int) -> dict[str, Any]:
    """Missions and an intruder player are for the original intruders; an Epilogue needs two, and what was left."""
    said = {**chosen}
    if said.get("story", "base") != "base" or said.get("intruder_player"):
        said.pop("enemy", None)
    if said.get("story", "base") != "base" or said.get("mode", "semi") != "semi" or players == 1:
        said.pop("intruder_player", None)
    if said.get("story") == "epilogue" and players < MISSION:
        del said["story"]
    if said.get("story") == "epilogue":
        said["before"] = {"bag": {"blank": 1, "larva": 2, "creeper": 1, "adult": 4, "queen": 1}, "malfunction": 2}
    return said
