"""Who sits where: a name is set right, somebody takes a seat over, or somebody comes late and shares one."""

from __future__ import annotations

from dataclasses import replace

from companion.games.common import names, seating
from companion.games.common.seating import SEAT
from companion.kit.intent import Result, Shape, intent, one_of
from companion.table import Json, Refused, Table

NEW_NAME, TAKES_OVER, JOINS = "new_name", "takes_over", "joins"
TOGETHER = " + "
"""Between the names of two who share a seat."""


def _read_name(_: Table, __: str, value: Json) -> str:
    if not isinstance(value, str) or not names.is_name(value.strip()):
        raise Refused("names_differ")
    return value.strip()


NAME = Shape("what somebody is called", _read_name)
NAMED_SEAT = replace(SEAT, seat=None)
"""A seat that is spoken of: it is nobody's turn by that."""


@intent(seat=NAMED_SEAT, called=NAME, how=one_of(NEW_NAME, TAKES_OVER, JOINS))
def rename(table: Table, seat: str, called: str, how: str = NEW_NAME) -> Result:
    """Call a seat otherwise: by another name, by whoever takes it over, or by whoever joins there as well."""
    sitting = seating.names(table)
    before = sitting[seat]
    after = f"{before}{TOGETHER}{called}" if how == JOINS else called
    if after == before or not names.differ([*({**sitting, seat: after}.values())]):
        raise Refused("names_differ")
    table.set(f"{seat}.name", after)
    table.tell(f"seat_{how}", called=called, was_called=before)
    return {}
