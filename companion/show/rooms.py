"""Rooms that a game brings itself, as pictures: parts that the shell lays out, and what a tap on them does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from companion.show.pictures.parts import Part
from companion.show.pictures.rail import Dot
from companion.show.port import Port
from companion.show.tongue import Tongue
from companion.show.writing import Format
from companion.table import Json
from companion.value import value


@value(kw_only=True)
class Scene:
    """What a page is drawn for: a game, somebody who acts, a screen, and what was picked on it so far."""

    port: Port
    view: Mapping[str, Any]
    say: Tongue
    form: Format
    acting: str = ""
    about: str = ""
    """What stands behind the name of the room where it was opened."""
    aside: bool = False
    """It stands in the second pane, beside the rest."""
    chosen: Mapping[str, Json]
    home: Path
    """Where this phone keeps what is its own."""
    game: int
    stations: Callable[[], tuple[Dot, ...]]
    """Where the rail is, for a room that belongs to one of its stations."""
    outdated: bool = False
    """The game is over, and the last backup of everything is older than it."""
    sequel: Callable[[], str]
    """What leads to the game that follows this one; "" where none can."""

    @property
    def flat(self) -> bool:
        """Its columns stand side by side."""
        return self.form.wide and not self.aside


@value(kw_only=True)
class Page:
    """A room as it is now: what scrolls in one or two columns, and what stands at its foot."""

    main: tuple[Part, ...]
    beside: tuple[Part, ...] = ()
    """Under the rest, or in a column of its own in landscape."""
    share: float = 1
    """How wide that column is beside the first."""
    foot: tuple[Part, ...] = ()
    top: bool = False
    """Columns side by side begin at the top; else each stands in the middle of the higher one."""
    seam: float | None = None
    """How far from the left the line under the header steps down; None where there is no such line."""
    stations: tuple[Dot, ...] = ()
    """Where the rail is, for a room that belongs to one of its stations."""
    card: Foot | None = None
    about: str = ""
    """With another one of these it is another page, which is seen from its top."""
    again: float = 0
    """After so many seconds it is to be drawn anew; 0 for never."""


@value
class Foot:
    """What stands at the foot of the plate on which the parts of a station stand."""

    number: str
    kind: str
    rule: str


def _nothing(_: Scene) -> str:
    return ""


@value(kw_only=True)
class OwnRoom:
    """A room of a game: its page, or None where it has lost its subject while somebody looked."""

    page: Callable[[Scene], Page | None]
    header: str = ""
    """What stands in the header instead of the round."""
    heading: Callable[[Scene], str] = _nothing
    """The same where it depends on what the room is about."""
    bare: bool = False
    """It says itself what the strip says, or is not about the table."""
    kept: bool = False
    """It comes back at every turn."""
