"""A bag: pieces drawn blindly, and the exact chance of each kind."""

from __future__ import annotations

from collections import Counter

from companion.table import Refused, Table


def draw(table: Table, bag: str, to: str, purpose: str = "") -> str:
    """Draw one piece and put it somewhere; the piece."""
    if not table.count(bag):
        raise Refused("bag_is_empty", zone=bag)
    piece = table.draw(bag, purpose)
    table.move(piece, to)
    return piece


def odds(table: Table, zone: str) -> dict[str, float]:
    """The exact chance of each kind for the next draw from a zone whose order nobody knows."""
    inside = table.inside(zone)
    return {kind: count / len(inside) for kind, count in sorted(Counter(table.kind(piece) for piece in inside).items())}


def of_kind(table: Table, kind: str, *zones: str) -> str | None:
    """A piece of a kind out of the first of these zones that holds one; None where there is none. It must be moved next."""
    for zone in zones:
        if pieces := table.of_kind(zone, kind):
            return table.one_of(zone, pieces)
    return None


def make(table: Table, zone: str, wanted: dict[str, int], pool: str) -> None:
    """Move pieces between a zone and a pool until the zone holds exactly so many of each kind; which of a kind is chance."""
    kinds = {table.kind(piece) for piece in (*table.inside(zone), *table.inside(pool))}
    for kind in sorted(kinds | set(wanted)):
        spare = len(table.of_kind(zone, kind)) - wanted.get(kind, 0)
        source, target = (zone, pool) if spare > 0 else (pool, zone)
        if len(table.of_kind(source, kind)) < abs(spare):
            raise Refused("not_that_many", kind=kind, wanted=wanted.get(kind, 0))
        for _ in range(abs(spare)):
            table.move(table.one_of(source, table.of_kind(source, kind)), target)
