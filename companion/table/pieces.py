"""What a table is made of before anything happens: pieces, zones, and the layout that names them all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Literal

from companion.table.events import Json
from companion.value import value

Eyes = str
"""Who may look into a zone: "all", "none", the one seat it belongs to, or "kinds": everyone may know
what lies in it, as with the intruder bag, and nobody which piece comes next."""

Kind = Literal["bag", "stack", "laid", "set"]
"""A bag has no order, a stack has a top and is drawn from, a set lies side by side. What is laid has a top too, but somebody laid
it so: nothing is drawn from it, and taking a look back never shakes it."""


@value
class Piece:
    """A token, a card, a marker, a dial: one thing that lies in one zone.

    >>> Piece("adult-07", "adult", {"lit": 2, "dark": 3}).traits["dark"]
    3
    """

    id: str
    kind: str
    traits: Mapping[str, Json] = field(default_factory=dict)
    face: str = ""


@value
class Zone:
    """A place for pieces; the last one in a stack is its top."""

    name: str
    kind: Kind = "set"
    eyes: Eyes = "all"
    holds: tuple[str, ...] = ()


@value
class Layout:
    """Everything that will ever lie on one table, and where it lies before the first entry."""

    pieces: Mapping[str, Piece]
    zones: Mapping[str, Zone]
    values: Mapping[str, Json]

    def and_more(self, more: Layout) -> Layout:
        """This layout with what newer rules add to it."""
        return Layout({**self.pieces, **more.pieces}, {**self.zones, **more.zones}, {**self.values, **more.values})

    def beyond(self, older: Layout) -> Layout:
        """What this layout has and an older one lacks: values, and zones with those of their pieces that are new with them.

        >>> older = Layout({"a": Piece("a", "adult")}, {"bag": Zone("bag", holds=("a",))}, {"round": 1})
        >>> both = {"a": Piece("a", "adult"), "b": Piece("b", "egg")}
        >>> more = Layout(both, {"nest": Zone("nest", holds=("a", "b"))}, {"eggs": 5}).beyond(older)
        >>> list(more.pieces), more.zones["nest"].holds, more.values
        (['b'], ('b',), {'eggs': 5})
        """
        zones = {
            name: replace(zone, holds=tuple(piece for piece in zone.holds if piece not in older.pieces))
            for name, zone in self.zones.items()
            if name not in older.zones
        }
        pieces = {piece: self.pieces[piece] for zone in zones.values() for piece in zone.holds}
        return Layout(pieces, zones, {name: value for name, value in self.values.items() if name not in older.values})

    def written(self) -> dict[str, Json]:
        """The layout as JSON."""
        return {
            "pieces": [[piece.id, piece.kind, dict(piece.traits), piece.face] for piece in self.pieces.values()],
            "zones": [[zone.name, zone.kind, zone.eyes, list(zone.holds)] for zone in self.zones.values()],
            "values": dict(self.values),
        }

    @staticmethod
    def read(written: Mapping[str, Json]) -> Layout:
        """The layout that was written so."""
        return Layout(
            {line[0]: Piece(line[0], line[1], line[2], line[3]) for line in written["pieces"]},
            {line[0]: Zone(line[0], line[1], line[2], tuple(line[3])) for line in written["zones"]},
            written["values"],
        )
