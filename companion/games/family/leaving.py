"""Leaving the game, dead or by one of the ways out; and the first death, of which the book makes something."""

from __future__ import annotations

from companion.games.common.seating import SEAT, playing
from companion.games.family import dealing, endings
from companion.games.family.book import book
from companion.kit import rail
from companion.kit.intent import YES_NO, Result, intent
from companion.table import Refused, Table


def dies(table: Table, seat: str) -> None:
    """S0 182-185, 510-516."""
    table.set(f"{seat}.status", "dead")
    table.tell("dies_together" if table.value("option.mode") == "coop" else "dies", seat=seat)  # who may be revived keeps all
    rail.gone(table, seat)
    dealing.lost(table, seat)
    first = not table.flag("first_death")
    if first:
        table.set("first_death", True)
    book(table).after_death(table, seat, first)
    endings.if_nobody_is_left(table)


def leaves(table: Table, seat: str, how: str) -> Result:
    """A character gets out, and takes no further part."""
    table.set(f"{seat}.status", how)
    table.tell(f"leaves_{how}", seat=seat)
    rail.gone(table, seat)
    endings.if_nobody_is_left(table)
    return {"status": how}


def _together(table: Table) -> None:
    if table.value("option.mode") != "coop":
        raise Refused("only_together")


@intent(playing, _together, seat=SEAT, off=YES_NO)
def revive(table: Table, seat: str, off: bool = False) -> Result:
    """S0 778-787: playing together, the emergency room brings somebody back at the start of the next round.

    It is called off where the room breaks before, or an intruder comes there.
    """
    if off:
        return _stays_dead(table, seat)
    if table.value(f"{seat}.status") != "dead":
        raise Refused("not_dead", seat=seat)
    if seat in table.value("reviving"):
        raise Refused("is_reviving", seat=seat)
    table.set("reviving", [*table.value("reviving"), seat])
    table.tell("reviving", seat=seat)
    return {"status": "dead", "from_round": table.number("round") + 1}


def _stays_dead(table: Table, seat: str) -> Result:
    if seat not in table.value("reviving"):
        raise Refused("is_not_reviving", seat=seat)
    table.set("reviving", [each for each in table.value("reviving") if each != seat])
    table.tell("revive_called_off", seat=seat)
    return {"status": "dead"}


def come_back(table: Table) -> None:
    """Who was revived is there from the start of the next round on."""
    for seat in table.value("reviving"):
        table.set(f"{seat}.status", "in")
        table.tell("revived", seat=seat)
    if table.value("reviving"):
        table.set("reviving", [])
