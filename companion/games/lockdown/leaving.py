"""Leaving the game: dead, in a pod, isolated, in the bunker; and the first death, which opens the gate."""

from __future__ import annotations

from companion.games.common.seating import SEAT, SEAT_IN, playing
from companion.games.lockdown import contingency, countdowns, endings
from companion.games.lockdown.crew import WAYS_OUT
from companion.kit import rail
from companion.kit.intent import Result, intent, one_of
from companion.table import Refused, Table


def dies(table: Table, seat: str) -> None:
    """S0 182-185, 510-516: contingency tokens return to the pool, the first death opens the main gate."""
    table.set(f"{seat}.status", "dead")
    table.tell("dies", seat=seat)
    rail.gone(table, seat)
    contingency.give_back(table, seat)
    if not table.flag("first_death"):
        table.set("first_death", True)
        countdowns.open_gate(table, "first_death")
    endings.if_nobody_is_left(table)


@intent(playing, seat=SEAT_IN, how=one_of(*WAYS_OUT))
def leave(table: Table, seat: str, how: str) -> Result:
    """A character dies or gets out, and takes no further part."""
    if how == "dead":
        dies(table, seat)
        return {"status": "dead"}
    if how == "isolated" and not countdowns.isolation_open(table):
        raise Refused("isolation_is_closed", slot=table.value("track.white"))
    table.set(f"{seat}.status", how)
    table.tell(f"leaves_{how}", seat=seat)
    rail.gone(table, seat)
    endings.if_nobody_is_left(table)
    return {"status": how}


def _together(table: Table) -> None:
    if table.value("option.mode") != "coop":
        raise Refused("only_together")


@intent(playing, _together, seat=SEAT)
def revive(table: Table, seat: str) -> Result:
    """S0 778-787: playing together, the emergency room brings somebody back at the start of the next round."""
    if table.value(f"{seat}.status") != "dead":
        raise Refused("not_dead", seat=seat)
    table.set(f"{seat}.status", "in")
    table.tell("revived", seat=seat)
    return {"status": "in"}
