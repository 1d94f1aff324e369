"""A track: slots counting down, each a zone, and markers that move along them."""

from __future__ import annotations

from collections.abc import Iterator

from companion.table import Table, Zone
from companion.value import value


@value
class Track:
    """Slots from `first` down to `last`.

    >>> [zone.name for zone in Track("time", 2, 0).zones()]
    ['time.2', 'time.1', 'time.0']
    """

    name: str
    first: int
    last: int

    def zones(self) -> Iterator[Zone]:
        for slot in range(self.first, self.last - 1, -1):
            yield Zone(self.zone(slot))

    def zone(self, slot: int) -> str:
        return f"{self.name}.{slot}"

    def slot(self, table: Table, marker: str) -> int | None:
        """Where a marker stands, or None while it is off the track."""
        place, _, slot = table.where(marker).rpartition(".")
        return int(slot) if place == self.name else None

    def put(self, table: Table, marker: str, slot: int) -> int:
        """Move a marker to a slot, never past the last one; the slot it reached."""
        reached = max(slot, self.last)
        table.move(marker, self.zone(reached))
        return reached

    def __contains__(self, slot: object) -> bool:
        return isinstance(slot, int) and not isinstance(slot, bool) and self.last <= slot <= self.first
