"""A look: what one seat sees that others do not, kept for its own eyes until it looks elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from companion.table import Json, Table
from companion.table.view import LOOKING


def values(seats: Sequence[str]) -> dict[str, Json]:
    """What a layout holds for it."""
    return {f"{seat}.{LOOKING}": [] for seat in seats}


def look(table: Table, seat: str, pieces: Sequence[str]) -> list[str]:
    """A seat looks at pieces; their kinds, which are for nobody else."""
    for piece in pieces:
        table.see(seat, piece)
    table.set(f"{seat}.{LOOKING}", list(pieces))
    return [table.kind(piece) for piece in pieces]
