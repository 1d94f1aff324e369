"""Markers: fires and malfunctions with their limits, eggs, flags."""

from __future__ import annotations

from companion.games.family import endings
from companion.kit import rail
from companion.kit.intent import Result
from companion.table import Refused, Table

LIMITED = {"fire": "fires", "malfunction": "malfunctions"}
"""Markers that destroy the facility when one more is needed than there are, and the end that means."""


def place(table: Table, what: str, by: int) -> int:
    """S0 400-413: put down or take up; needing one more than there are is the end. How many lie there now."""
    placed, limit = table.number(f"{what}.placed"), table.number(f"{what}.limit")
    if placed + by < 0:
        raise Refused("not_that_many_placed", what=what, placed=placed)
    table.set(f"{what}.placed", min(limit, placed + by))
    table.tell("markers_placed", what=what, placed=min(limit, placed + by), limit=limit)
    if placed + by > limit:
        endings.end(table, LIMITED[what])
    return min(limit, placed + by)


def out_of_the_game(table: Table, what: str) -> None:
    """Event Noise in Corridors: one marker leaves the supply, so the limit falls."""
    placed, limit = table.number(f"{what}.placed"), table.number(f"{what}.limit")
    if limit > placed:
        table.set(f"{what}.limit", limit - 1)
        table.tell("limit_falls", what=what, limit=limit - 1)


def eggs(table: Table, by: int) -> int:
    """Eggs in the nest; none left means the nest is destroyed, until one lies there again (our ruling). How many are left."""
    nest, spare = table.number("eggs.nest"), table.number("eggs.supply")
    if nest + by < 0 or by > spare:
        raise Refused("not_that_many_eggs", nest=nest, spare=spare)
    table.set("eggs.nest", nest + by)
    if by > 0:
        table.set("eggs.supply", spare - by)
    table.tell("eggs_in_nest", eggs=nest + by)
    if nest and not nest + by:
        table.tell("nest_destroyed")
        rail.gone(table, "egg")
    if not nest and by > 0:
        table.tell("nest_restored")
    return nest + by


def eggs_destroyed(table: Table, count: int) -> int:
    """Eggs that are destroyed go back to the supply (our ruling); those that are carried away do not. How many are left."""
    left = eggs(table, -count)
    table.set("eggs.supply", table.number("eggs.supply") + count)
    return left


def flag(table: Table, name: str, what: str, on: bool) -> Result:
    """Something of the whole table is so, or is not."""
    table.set(name, on)
    table.tell(f"{what}_{'set' if on else 'cleared'}")
    return {name: on}
