"""The pen: what an instrument looks like, as a value that can be compared, tested, and put on any paper.

A drawing is a list of strokes and of targets that can be tapped. Colours are roles, symbols are names, texts are set by the
fonts' own advances. Whatever moves is left to the paper: a lamp that goes out is a stroke, how it goes out is not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import cos, pi, sin
from typing import Any

from companion.show.doing import Does
from companion.show.strokes import (
    HAIR,
    ROUND,
    SEAT,
    Arc,
    Area,
    Band,
    Box,
    Disc,
    Drawing,
    Lamp,
    Line,
    Panel,
    Point,
    Stroke,
    Symbol,
    Target,
    Writing,
    moved,
    shifted,
)
from companion.show.tokens import TYPE
from companion.show.writing import Format, SetText, largest, set_type, sizes, width_of
from companion.value import value


class Pen:
    """Draws on a sheet of so many dp; every length is in dp, from the lower left corner."""

    def __init__(self, wide: float, high: float, form: Format, pressed: str = "", shown: float = 1.0) -> None:
        self.wide, self.high, self.form = wide, high, form
        self.pressed = pressed
        """The target under a finger."""
        self.shown = shown
        """How much of what runs has run."""
        self.strokes: list[Stroke] = []
        self.targets: list[Target] = []

    def drawing(self) -> Drawing:
        return Drawing(self.wide, self.high, tuple(self.strokes), tuple(self.targets))

    def inset(self, x: float, y: float, other: Drawing) -> None:
        """Another drawing, by its lower left corner."""
        self.strokes += (moved(stroke, x, y) for stroke in other.strokes)
        self.targets += (replace(each, box=shifted(each.box, x, y)) for each in other.targets)

    # -- lines and areas -------------------------------------------------------------------------

    def line(
        self,
        *points: float,
        role: str = "ink",
        thick: float = HAIR,
        closed: bool = False,
        dash: tuple[float, float] | None = None,
    ) -> None:
        self.strokes.append(Line(points, role, thick, closed, dash))

    def frame(
        self, x: float, y: float, wide: float, high: float, role: str = "line", thick: float = HAIR, dash: Any = None
    ) -> None:
        """The outline of a rectangle."""
        self.line(x, y, x + wide, y, x + wide, y + high, x, y + high, role=role, thick=thick, closed=True, dash=dash)

    def area(self, *points: float, role: str = "ink") -> None:
        self.strokes.append(Area(points, role))

    def block(self, x: float, y: float, wide: float, high: float, role: str = "ink") -> None:
        """A filled rectangle."""
        self.strokes.append(Area((x, y, x + wide, y, x + wide, y + high, x, y + high), role))

    def hatch(self, x: float, y: float, wide: float, high: float, role: str = "skip_hatch", fine: bool = False) -> None:
        """A hatched rectangle: cut off, or over, or covered."""
        self.strokes.append(Area((x, y, x + wide, y, x + wide, y + high, x, y + high), role, hatched=True, fine=fine))

    def hatched(self, *points: float, role: str = "skip_hatch") -> None:
        """A hatched outline."""
        self.strokes.append(Area(points, role, hatched=True))

    def plate(
        self, fill: str = "plate", border: str = "line", thick: float = HAIR, hatched: str = "", box: Box | None = None
    ) -> None:
        """What is not ground stands on one; the whole sheet where nothing else is said."""
        x, y, wide, high = box or (0, 0, self.wide, self.high)
        self.strokes.append(Panel(x, y, wide, high, fill, border, thick, hatched))

    def disc(self, x: float, y: float, radius: float, role: str = "ink") -> None:
        self.strokes.append(Disc(x, y, radius, role))

    def arc(
        self, x: float, y: float, radius: float, start: float = 0, end: float = 360, role: str = "ink", thick: float = HAIR
    ) -> None:
        self.strokes.append(Arc(x, y, radius, role, start, end, thick))

    def band(
        self,
        x: float,
        y: float,
        inner: float,
        outer: float,
        start: float,
        end: float,
        fill: str,
        edge: str,
        hatched: bool = False,
    ) -> None:
        """A part of a ring with a line around it."""
        band = Band(x, y, inner, outer, start, end, fill, hatched)
        self.strokes.append(band)
        self.line(*(each for corner in band.edge for each in corner), role=edge, closed=True)

    def ghost(self, x: float, y: float, radius: float, role: str = "line", dashes: int = 14, dash: float = 14) -> None:
        """A ring of dashes: what was there, or may come; a dash is so many degrees long."""
        for number in range(dashes):
            start = number * 360 / dashes
            self.arc(x, y, radius, start, start + dash, role, 2)

    def diamond(self, x: float, y: float, half: float, fill: str = "", border: str = "", thick: float = 2.5) -> None:
        """A square that stands on its corner, by its middle."""
        points = (x, y - half, x + half, y, x, y + half, x - half, y)
        if fill:
            self.area(*points, role=fill)
        if border:
            self.line(*points, role=border, thick=thick, closed=True)

    def pill(self, x: float, y: float, wide: float, high: float, turn: float = 0, fill: str = "", border: str = "") -> None:
        """An upright capsule by its middle, turned clockwise by so many degrees."""
        radius, straight = wide / 2, high / 2 - wide / 2
        outline = [
            (radius * cos(pi * at / ROUND) * way, way * (straight + radius * sin(pi * at / ROUND)))
            for way in (1, -1)
            for at in range(ROUND + 1)
        ]
        angle = -turn * pi / 180
        points = [
            each
            for across, up in outline
            for each in (x + across * cos(angle) - up * sin(angle), y + across * sin(angle) + up * cos(angle))
        ]
        if fill:
            self.area(*points, role=fill)
        if border:
            self.line(*points, role=border, closed=True)

    def arrow(self, x: float, y: float, length: float, role: str = "ink", head: Point = (8, 4), thick: float = HAIR) -> None:
        """From its foot to the right, as long as it is, or to the left where its length is less than nothing."""
        way = 1 if length > 0 else -1
        long, half = head
        tip = x + length
        self.line(x, y, tip - way * long, y, role=role, thick=thick)
        self.area(tip, y, tip - way * long, y + half, tip - way * long, y - half, role=role)

    def dimension(self, x: float, y: float, wide: float, text: str, use: str = "row", role: str = "ink2") -> None:
        """A dimension line: two strokes with arrow heads between them, and a number in the middle."""
        for end, way in ((x, 1), (x + wide, -1)):
            self.line(end, y - 8, end, y + 8, role=role)
            self.area(end + way * 2, y, end + way * 9, y + 4, end + way * 9, y - 4, role=role)
        self.say(text, use, (x, y - 12, wide, 24), align="center")

    # -- signs -----------------------------------------------------------------------------------

    def symbol(self, name: str, size: float, x: float, y: float, role: str = "ink") -> None:
        """A symbol by its middle; none where it has no name."""
        if name:
            self.strokes.append(Symbol(name, size, x, y, role))

    def seat(self, number: str, x: float, y: float, solid: bool) -> None:
        """The square with the number of a seat, by its middle."""
        box = (x - SEAT / 2, y - SEAT / 2, float(SEAT), float(SEAT))
        if solid:
            self.block(*box)
        else:
            self.frame(*box, role="ink", thick=2)
        self.say(number, "row", box, "ground" if solid else "ink", align="center")

    def lamp(self, x: float, y: float, unit: float, token: int, lit: bool, falls: bool = False) -> None:
        self.strokes.append(Lamp(x, y, unit, token, lit, falls))

    # -- texts -----------------------------------------------------------------------------------

    def say(
        self,
        text: str,
        use: str,
        box: Box,
        role: str = "ink",
        lines: float = 1,
        align: str = "left",
        bold: bool = False,
        cut: bool = False,
    ) -> float:
        """A text in its place, as large as fits; how wide it is.

        What names somebody may be cut off where there is too little room; nothing else is.
        """
        if not text:
            return 0
        said = set_type(text, use, self.form, max(1, box[2]), lines, bold, box[3], cut)
        self.put(said, box, role, align, lines > 1)
        return said.width

    def put(self, said: SetText, box: Box, role: str = "ink", align: str = "left", wraps: bool = True) -> None:
        """What was set in type, in the middle of the height of its place."""
        self.strokes.append(Writing(said, box, role, align, wraps))

    def figure(self, text: str, size: float, x: float, y: float, role: str = "ink", bold: bool = False) -> None:
        """A number that is as large as it is, by its middle."""
        said = SetText(text, (text,), "Saira", size, bold)
        wide = said.width
        self.strokes.append(Writing(said, (x - wide / 2, y - size / 2, wide, size), role, "center", figure=True))

    def largest(self, text: str, uses: tuple[str, ...], wide: float, high: float) -> str:
        """The first of these uses in which a text stands in one line of its place; the last one where none does."""
        return largest(text, uses, self.form, wide, high)

    def size(self, use: str) -> float:
        """How large a text of this use is."""
        return sizes(use, self.form)[0]

    def least(self, use: str) -> float:
        """How small a text of this use may become."""
        return sizes(use, self.form)[-1]

    def width(self, text: str, use: str, bold: bool = False) -> float:
        """How wide a text of this use is in one line."""
        return width_of(text, TYPE[use][0], self.size(use), bold)

    def line_of(self, use: str) -> float:
        """How high a line of this use is."""
        font, size, high = TYPE[use]
        return high * self.size(use) / size if font else 0

    # -- what can be tapped ----------------------------------------------------------------------

    def target(self, name: str, box: Box, does: Does, label: str = "", held: Does | None = None) -> bool:
        """Whether a finger lies on it now; of one that is held, `shown` is how much of that time has run."""
        self.targets.append(Target(name, box, does, label, held))
        return self.pressed == name


Draw = Callable[[Pen, Any], None]
Needs = Callable[[Format, Any, float, float], float]
Rows = Callable[[Format, Any, float], tuple[float, ...]]


@value
class Instrument:
    """What a game draws itself: how, and how high it is for what it is told, this width, and the room that is left for it.

    One that stands in a place of the shell has no height of its own: it is drawn as high as its place.
    """

    draw: Draw
    needs: Needs | None = None
    grows: bool = False
    """It takes the room of its page that nothing else needs, within reason."""
    rows: Rows | None = None
    """How high each of its rows is, from the top, where it is a list of such."""

    def drawn(self, what: Any, wide: float, high: float, form: Format, pressed: str = "", shown: float = 1.0) -> Drawing:
        pen = Pen(wide, high, form, pressed, shown)
        if what is not None and wide > 1 and high > 1:
            self.draw(pen, what)
        return pen.drawing()
