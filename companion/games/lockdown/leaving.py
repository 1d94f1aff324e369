"""Leaving the facility: in a pod, isolated, in the bunker, or dead."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import endings, leaving
from companion.games.lockdown import contingency, countdowns, crew
from companion.games.lockdown.crew import WAYS_OUT
from companion.kit.intent import Result, intent, one_of
from companion.table import Refused, Table


@intent(playing, seat=SEAT_IN, how=one_of(*WAYS_OUT))
def leave(table: Table, seat: str, how: str) -> Result:
    """A character dies or gets out, and takes no further part."""
    if how == "dead":
        leaving.dies(table, seat)
        return {"status": "dead"}
    if how in ("isolated", "bunker"):
        crew.reached(table, seat)
    if how == "isolated" and not countdowns.isolation_open(table):
        raise Refused("isolation_is_closed", slot=table.value("track.white"))
    if how == "bunker" and not table.flag("gate_open"):
        raise Refused("gate_is_shut")
    return leaving.leaves(table, seat, how)


def after_death(table: Table, seat: str, first: bool) -> None:
    """S0 182-185, 510-516: contingency tokens return to the pool, the first death opens the main gate."""
    contingency.give_back(table, seat)
    if table.value(f"{seat}.pod"):
        table.set(f"{seat}.pod", "")
    if first:
        countdowns.open_gate(table, "first_death")


def nobody_left(table: Table) -> None:
    """S0 689-701: time runs on to what waits on the track, and both count if both run."""
    reasons = []
    if countdowns.autodestruction(table) is not None:
        if table.face("autodestruction") == "yellow":  # our ruling: time runs on, so it turns red and goes off
            countdowns.turns_red(table)
        reasons.append("autodestruction")
    if countdowns.alert(table) is not None:
        reasons.append("alert")
    stops = [at for at in (countdowns.autodestruction(table), countdowns.alert(table)) if at is not None]
    reached = min(stops, default=0)
    if reached < countdowns.slot(table):
        countdowns.TRACK.put(table, "time", reached)
    endings.end(table, *(reasons or ["purge"]))
