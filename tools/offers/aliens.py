"""Options of Aliens that chance has picked, as they go together, and what a campaign counts of itself."""

from __future__ import annotations

from typing import Any

from companion.table import Table


def options(chosen: dict[str, Any], _: int) -> dict[str, Any]:
    """A bug hunt and a campaign say their mission themselves; everybody takes a weapon along."""
    told = {**chosen}
    if told.get("mode", "single") != "single":
        told.pop("mission", None)
    if told.get("mode") != "bug_hunt":
        told["gear"] = {
            "hicks": ["m41a_pulse_rifle", "m40_grenades"],
            "hudson": ["m41a_pulse_rifle"],
            "vasquez": ["m56_smart_gun"],
            "gorman": ["hk_vp70_pistol"],
            "frost": ["m240_flamethrower"],
            "ripley": ["m41a_pulse_rifle", "m40_grenades"],
        }
    return told


def measures(table: Table) -> dict[str, float]:
    """Of a campaign how far it came, whom it cost, and its score."""
    told = table.value("campaign")
    if told is None:
        return {}
    lost = {each for name in ("killed", "captured", "facehugged") for each in told[name]}
    score = {} if told["score"] is None else {"campaign, score": told["score"]}
    return {"campaign, missions won": len(told["won"]), "campaign, characters lost": len(lost), **score}
