"""What the parameters of Lockdown's intents may be."""

from __future__ import annotations

from companion.kit.intent import Shape, one_of, shown
from companion.table import Json, Refused, Table

KINDS = ("larva", "creeper", "adult", "breeder", "queen")
SECTIONS = ("S1", "S2", "S3", "lift")
PODS = ("A", "B", "C")


def _read_slot(table: Table, name: str, value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 15:
        raise Refused("no_such_slot", slot=shown(value))
    return value


def _read_piece(table: Table, name: str, value: Json) -> str:
    """An intruder in the tray, by its piece or by a kind that stands there."""
    if isinstance(value, str):
        if value in table.pieces and table.where(value) == "tray":
            return value
        if value in KINDS and (same := [piece for piece in table.inside("tray") if kind_of(table, piece) == value]):
            return same[0]
    raise Refused("not_in_play", piece=shown(value))


def kind_of(table: Table, piece: str) -> str:
    """The kind of an intruder; a stand-in shows it as its face."""
    kind = table.kind(piece)
    return table.face(piece) if kind == "stand_in" else kind


SLOT = Shape("a slot of the time track: 15 … 1, 0 for S", _read_slot)
PIECE = Shape("an intruder in the tray, by piece or kind", _read_piece)
KIND = one_of(*KINDS)
SECTION = one_of(*SECTIONS)
LIGHT = one_of("lit", "dark")
POD = one_of(*PODS)
