"""What the parameters of Lockdown's intents may be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.games.common.seating import SEAT_IN
from companion.games.lockdown import crew
from companion.kit.intent import Given, Shape, one_of, shown
from companion.table import Json, Refused, Table

SECTIONS = ("S1", "S2", "S3", "lift")
PODS = ("A", "B", "C")


def _read_slot(table: Table, name: str, value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 15:
        raise Refused("no_such_slot", slot=shown(value))
    return value


SLOT = Shape("a slot of the time track: 15 … 1, 0 for S", _read_slot, lambda _, __: range(15, -1, -1), "slot")
SECTION = one_of(*SECTIONS)


def _read_acting(table: Table, name: str, value: Json) -> str:
    seat = str(SEAT_IN.read(table, name, value))
    crew.reached(table, seat)
    return seat


def _may_act(table: Table, given: Given) -> Iterator[Json]:
    assert SEAT_IN.offers is not None
    return (seat for seat in SEAT_IN.offers(table, given) if not table.value(f"{seat}.pod"))


ACTING = replace(SEAT_IN, says="a seat still in the game that sits in no pod", read=_read_acting, offers=_may_act)
"""S1 107-117: whoever enters a pod has passed, and acts no more in this round."""
LIGHT = one_of("lit", "dark")
POD = one_of(*PODS)
