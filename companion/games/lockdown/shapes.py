"""What the parameters of Lockdown's intents may be."""

from __future__ import annotations

from companion.kit.intent import Shape, one_of, shown
from companion.table import Json, Refused, Table

SECTIONS = ("S1", "S2", "S3", "lift")
PODS = ("A", "B", "C")


def _read_slot(table: Table, name: str, value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 15:
        raise Refused("no_such_slot", slot=shown(value))
    return value


SLOT = Shape("a slot of the time track: 15 … 1, 0 for S", _read_slot, lambda _, __: range(15, -1, -1), "slot")
SECTION = one_of(*SECTIONS)
LIGHT = one_of("lit", "dark")
POD = one_of(*PODS)
