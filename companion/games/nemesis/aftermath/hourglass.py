"""The hourglass: one noise roll a turn when it is empty (S3 3487-3509). No clock stands here; what is left is told."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import noise
from companion.kit.intent import Result, intent, whole
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

SECONDS, LONGEST = 180, 3600
"""Nobody has measured it; ours until the owner does (ruling)."""
STATES = ("runs", "aside", "off")
VALUES: dict[str, Json] = {"hourglass": None}


def turns_over(table: Table) -> None:
    """At the beginning of a turn, where it is in play."""
    glass = table.value("hourglass")
    if glass is not None and glass["state"] != "off":
        table.set("hourglass", {**glass, "state": "runs", "left": glass["seconds"]})


def _runs(table: Table) -> None:
    if (table.value("hourglass") or {}).get("state") != "runs":
        raise Refused("hourglass_does_not_run")


@intent(playing, _runs, seat=SEAT_IN)
def hourglass_empty(table: Table, seat: str | None = None) -> Result:
    """Somebody noticed: a noise roll in a room of choice; surprise only for who is there with the fewest cards."""
    table.tell("hourglass_is_empty")
    table.set("hourglass", {**table.value("hourglass"), "state": "aside", "left": 0})
    if on_cardboard(table, "noise"):
        return {"face": None, "rolled": None}
    if seat is not None:
        return noise.roll_noise(table, seat)
    face = table.roll("noise")
    table.tell("hourglass_rolls", face=face)
    return {"face": face, "rolled": face}


@intent(playing, _runs, left=whole(0, LONGEST))
def hourglass_keep(table: Table, left: int) -> Result:
    """How many seconds are left, when the app pauses."""
    table.set("hourglass", {**table.value("hourglass"), "left": left})
    return {"left": left}


def _in_play(table: Table) -> None:
    if (table.value("hourglass") or {"state": "off"})["state"] == "off":
        raise Refused("hourglass_does_not_run")


@intent(playing, _in_play)
def hourglass_off(table: Table) -> Result:
    """Somebody objects: away with it, after one last roll."""
    table.set("hourglass", {**table.value("hourglass"), "state": "off"})
    table.tell("hourglass_goes")
    return {"state": "off"}
