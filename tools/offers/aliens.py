"""Options of Aliens that chance has picked, as they go together, and what a campaign counts of itself."""

from __future__ import annotations

from typing import Any

from companion.table import Table


def options(chosen: dict[str, Any], _: int) -> dict[str, Any]:
    """A bug hunt and a campaign say their mission themselves; everybody takes a weapon along."""
    said = {**chosen}
    if said.get("mode", "single") != "single":
        said.pop("mission", None)
    if said.get("mode") != "bug_hunt":
        said["gear"] = {
            "hicks": ["m41a_pulse_rifle", "m40_grenades"],
            "hudson": ["m41a_pulse_rifle"],
            "vasquez": ["m56_smart_gun"],
            "gorman": ["hk_vp70_pistol"],
            "frost": ["m240_flamethrower"],
            "ripley": ["m41a_pulse_rifle", "m40_grenades"],
        }
    return said


def measures(table: Table) -> dict[str, float]:
    """Of a campaign how far it came, whom it cost, and its score."""
    campaign = table.value("campaign")
    if campaign is None:
        return {}
    lost = {each for name in ("killed", "captured", "facehugged") for each in campaign[name]}
    score = {} if campaign["score"] is None else {"campaign, score": campaign["score"]}
    return {"campaign, missions won": len(campaign["won"]), "campaign, characters lost": len(lost), **score}
