"""What stands on the board besides: sentry guns, the four blips of the first mission, what is counted (S2 1234-1264)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.aliens import board, dice, gearing, losses
from companion.games.aliens.board import PIECE
from companion.games.aliens.dice import MARINE, MARINE_ROLL
from companion.games.aliens.ending import on_a_mission
from companion.games.aliens.squad import CHARACTER_THERE
from companion.kit.intent import Result, intent, one_of, whole
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table, View

KILLS, STEP = 7, 50
"""So much or less hits; the dial goes to the next printed number, of which nobody has told us (house)."""
GUN = "gun"
"""What was rolled last, where that was a shot of a sentry gun."""


@intent(on_a_mission, whose=lambda _, __: "", gun=whole(1, 2), piece=PIECE, character=CHARACTER_THERE, roll=MARINE_ROLL)
def sentry_shot(table: Table, gun: int, piece: str | None = None, character: str | None = None, roll: Json = None) -> Result:
    """Two dice, the lower one; seven or less kills everything in the space, friends, swarms and blips unseen (S2 1250-1258)."""
    guns: dict[str, Any] = dict(table.value("sentry"))
    if str(gun) not in guns:
        raise Refused("no_sentry_guns")
    if guns[str(gun)] <= 0:
        raise Refused("gun_is_empty", gun=gun)
    rolls = dice.rolled(table, MARINE, roll, 2)
    table.set("sentry", {**guns, str(gun): max(0, guns[str(gun)] - STEP)})
    before: dict[str, Json] = board.before(table, piece)
    if character is not None:
        before |= losses.as_it_was(table, character)
    last = {"what": GUN, "gun": gun, "piece": piece, "character": character, "before": before}
    table.set("last", {**last, "rolls": list(rolls), "again": [], "final": False, "auto": False})
    return gun_struck(table, table.value("last"))


def gun_struck(table: Table, last: Mapping[str, Any]) -> Result:
    """What the lower one of its dice makes of what it was shot at."""
    gun, score = last["gun"], min(last["rolls"])
    struck, ammo = score <= KILLS, table.value("sentry")[str(gun)]
    table.tell("sentry_hits" if struck else "sentry_misses", gun=gun, score=score, ammo=ammo)
    if struck and last["piece"] is not None:
        board.goes(table, last["piece"])
        table.tell("killed", piece=last["piece"])
    if struck and last["character"] is not None:
        losses.leaves(table, last["character"], "killed")
    return {"rolls": list(last["rolls"]), "score": score, "hit": struck, "ammo": ammo}


def gun_again(table: Table, last: Mapping[str, Any]) -> Result:
    """One of its dice was rolled once more: what was shot at stands as before, and takes what the dice say now."""
    board.stands_again(table, last["before"])
    if last["character"] is not None:
        losses.taken_back(table, last["character"], last["before"])
    return gun_struck(table, last)


def played(table: Table | View) -> Any:
    """Which mission is being played, or was the last one of a campaign: its id, or all that one's own says."""
    campaign = table.value("campaign")
    return campaign["mission"] if campaign else table.value("option.mission")


@intent(on_a_mission, which=whole(1, 4))
def mission_blip(table: Table, which: int) -> Result:
    """One of the four is turned over: in mission Newt one of them is she (S2 84)."""
    if not table.has_zone(gearing.MISSION) or played(table) != "newt":
        raise Refused("no_mission_blips")
    if on_cardboard(table, "blips"):
        raise Refused("turn_yours")
    if which in table.value("turned"):
        raise Refused("turned_before", which=which)
    order = table.inside(gearing.MISSION)
    kind = table.kind(order[which - 1])
    table.set("turned", sorted([*table.value("turned"), which]))
    table.tell("mission_blip_newt" if kind == "newt" else "mission_blip", which=which)
    return {"newt": kind == "newt"}


@intent(on_a_mission, what=one_of("crate", "computer", "exit"), by=whole(-20, 20))
def mark(table: Table, what: str, by: int) -> Result:
    """Keep count of something of the mission."""
    marks = dict(table.value("marks"))
    if not by or marks[what] + by < 0:
        raise Refused("marks_nothing")
    table.set("marks", {**marks, what: marks[what] + by})
    table.tell("marked", what=what, count=marks[what] + by)
    return {"count": marks[what] + by}
