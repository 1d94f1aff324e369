"""What a game draws itself, on a sheet, by the name of the place where it stands."""

from __future__ import annotations

from companion.kit.lazily import opened
from companion.show.face import Face
from companion.window.widgets.sheet import Sheet


def instrument(face: Face, place: str) -> Sheet | None:
    """The sheet of the game's own drawing for a place, or None where it brings none."""
    return Sheet(opened(face.instruments[place])) if place in face.instruments else None
