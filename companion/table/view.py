"""What one seat may see of the table: what it may not see is absent, not masked."""

from __future__ import annotations

from collections import Counter

from companion.table.events import Json
from companion.table.pieces import Piece
from companion.table.table import BACK, Table

SHARED = "table"
"""The shared screen: nobody in particular looks at it, so it shows what all may see."""
EVERYTHING = "everything"
"""Eyes for tests and for handing a game over; never for a screen."""


LOOKING = "looking"
PRIVATE = (LOOKING, "looked")
"""Values "SEAT.NAME" of these names are for that seat alone: they name pieces that it saw."""


class View:
    """A table through the eyes of one seat.

    >>> from companion.table import Chance, Layout, Zone
    >>> layout = Layout({"a": Piece("a", "adult")}, {"bag": Zone("bag", "bag", "none", ("a",))}, {})
    >>> View(Table(layout, Chance(b"")), SHARED).pieces("bag") is None
    True
    """

    def __init__(self, table: Table, seat: str) -> None:
        self._table = table
        self.seat = seat

    def sees(self, zone: str) -> bool:
        eyes = self._table.layout.zones[zone].eyes
        return self.seat == EVERYTHING or eyes == "all" or eyes == self.seat

    def count(self, zone: str) -> int:
        """How many pieces lie there; that much everybody sees."""
        return self._table.count(zone)

    def pieces(self, zone: str) -> list[Piece] | None:
        """The pieces of a zone, or None where this seat may not look."""
        if not self.sees(zone):
            return None
        return [self._table.pieces[piece] for piece in self._table.inside(zone)]

    def kinds(self, zone: str) -> dict[str, int] | None:
        """How many of each kind lie there, or None where even that is hidden."""
        if not self.sees(zone) and self._table.layout.zones[zone].eyes != "kinds":
            return None
        return dict(Counter(self._table.kind(piece) for piece in self._table.inside(zone)))

    def seen_by(self, zone: str) -> list[str]:
        """Who has looked at the one piece of a zone: that somebody looked is no secret."""
        top = self._table.top(zone)
        return list(self._table.knowledge.get(top, [])) if top else []

    def known_top(self, zone: str) -> Piece | None:
        """The top of a hidden pile, if this seat has looked at that very piece; others may have laid it there since."""
        top = self._table.top(zone)
        seen = top is not None and (self.sees(zone) or self.seat in self._table.knowledge.get(top, ()))
        return self._table.pieces[top] if top is not None and seen else None

    def looking(self) -> list[str]:
        """The kinds of the pieces that this seat looked at last; nothing for the shared screen."""
        name = f"{self.seat}.{LOOKING}"
        return [self._table.kind(piece) for piece in self._table.value(name)] if self._table.has(name) else []

    def zones(self, prefix: str) -> list[str]:
        return [zone for zone in self._table.layout.zones if zone.startswith(prefix)]

    def face(self, piece: str) -> str:
        return self._table.face(piece)

    def where(self, piece: str) -> str:
        """The zone of a piece that lies where all may look."""
        zone = self._table.where(piece)
        if not self.sees(zone):
            raise LookupError(f"{self.seat} does not see {piece}")
        return zone

    def back(self, zone: str) -> Json:
        """What stands on the back of the top card, which everybody sees; None where there is no card."""
        top = self._table.top(zone)
        return self._table.pieces[top].traits[BACK] if top else None

    def unseen(self, trait: str, *zones: str) -> dict[Json, int]:
        """How many of each value of a trait lie in these zones, all together: what everybody can count who sees all the others.
        Never of one zone that holds a secret alone."""
        return dict(Counter(self._table.pieces[piece].traits[trait] for zone in zones for piece in self._table.inside(zone)))

    def value(self, name: str) -> Json:
        return self._table.value(name)

    def named(self, prefix: str) -> dict[str, Json]:
        """Every value "PREFIX.NAME", by its name."""
        return self._table.named(prefix)

    def number(self, name: str) -> int:
        return self._table.number(name)

    def flag(self, name: str) -> bool:
        return self._table.flag(name)

    def word(self, name: str) -> str:
        return self._table.word(name)
