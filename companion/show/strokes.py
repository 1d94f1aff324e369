"""What a drawing is made of: strokes on a sheet of so many dp, from its lower left corner up, and targets that can be tapped."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin

from companion.show.doing import Does
from companion.show.writing import SetText
from companion.value import value

HAIR, CORNER = 1.5, 3.0
"""How thick a hair line is, and how round the corner of a plate, in dp."""
SEAT = 28
"""The square with the number of a seat."""
FINE = 9
"""Points along each side of a band."""
ROUND = 8
"""Points of a half circle at the end of a pill."""
Box = tuple[float, float, float, float]
"""Left, low, width and height."""
Point = tuple[float, float]


@value
class Line:
    """From point to point; x and y of each."""

    points: tuple[float, ...]
    role: str
    thick: float = HAIR
    closed: bool = False
    dash: tuple[float, float] | None = None
    """How long a dash is, and what parts it from the next."""


@value
class Area:
    """A convex outline, filled; or hatched, in lines that neighbours have in common."""

    points: tuple[float, ...]
    role: str
    hatched: bool = False
    fine: bool = False
    """Its lines stand twice as close, for what is small."""


@value
class Disc:
    x: float
    y: float
    radius: float
    role: str


@value
class Arc:
    """A part of a circle, clockwise from twelve, in degrees; 0 to 360 is the whole."""

    x: float
    y: float
    radius: float
    role: str
    start: float = 0
    end: float = 360
    thick: float = HAIR


@value
class Band:
    """A part of a ring from its inner to its outer edge, filled or hatched; angles as of an arc."""

    x: float
    y: float
    inner: float
    outer: float
    start: float
    end: float
    role: str
    hatched: bool = False

    @property
    def edge(self) -> tuple[Point, ...]:
        """Its outline: the outer side clockwise, then the inner one back."""
        angles = [self.start + (self.end - self.start) * at / (FINE - 1) for at in range(FINE)]
        outer = [point(self.x, self.y, self.outer, angle) for angle in angles]
        return (*outer, *(point(self.x, self.y, self.inner, angle) for angle in reversed(angles)))


@value
class Panel:
    """A rectangle with round corners: filled, hatched, and with a line around it, each where it has a role."""

    x: float
    y: float
    wide: float
    high: float
    fill: str
    border: str = ""
    thick: float = HAIR
    hatched: str = ""


@value
class Symbol:
    """By its middle."""

    name: str
    size: float
    x: float
    y: float
    role: str


@value
class Writing:
    """A text in the middle of the height of its place."""

    said: SetText
    box: Box
    role: str
    align: str = "left"
    wraps: bool = False
    figure: bool = False
    """It is as large as it is, whatever its place."""


@value
class Lamp:
    """The sign of a section's power: a circle, or a hatched square where it is dark. How one becomes the other is the paper's."""

    x: float
    y: float
    unit: float
    token: int
    """The number in it; 0 for none."""
    lit: bool
    falls: bool = False
    """It has just gone out, and does so before the eyes where it was not seen yet."""


Stroke = Line | Area | Disc | Arc | Band | Panel | Symbol | Writing | Lamp


@value
class Target:
    """What can be tapped, by its name."""

    name: str
    box: Box
    does: Does
    label: str = ""
    """What it is called, for those who hear it."""
    held: Does | None = None
    """What a finger does that stays on it."""


@value
class Drawing:
    wide: float
    high: float
    strokes: tuple[Stroke, ...]
    targets: tuple[Target, ...] = ()

    def at(self, x: float, y: float) -> Target | None:
        """What is tapped at a point: of several the one whose middle is nearest."""
        there = [each for each in self.targets if _in(each.box, x, y)]
        return min(there, key=lambda each: _far(each.box, x, y), default=None)


def _in(box: Box, x: float, y: float) -> bool:
    left, low, wide, high = box
    return left <= x <= left + wide and low <= y <= low + high


def _far(box: Box, x: float, y: float) -> float:
    left, low, wide, high = box
    return (left + wide / 2 - x) ** 2 + (low + high / 2 - y) ** 2


def shifted(box: Box, x: float, y: float) -> Box:
    return box[0] + x, box[1] + y, box[2], box[3]


def moved(stroke: Stroke, x: float, y: float) -> Stroke:
    """The same elsewhere."""
    if isinstance(stroke, Line | Area):
        return replace(stroke, points=tuple(each + (y if at % 2 else x) for at, each in enumerate(stroke.points)))
    if isinstance(stroke, Writing):
        return replace(stroke, box=shifted(stroke.box, x, y))
    return replace(stroke, x=stroke.x + x, y=stroke.y + y)


def point(x: float, y: float, radius: float, angle: float) -> Point:
    """On a circle, clockwise from twelve.

    >>> [round(each) for each in point(0, 0, 10, 90)]
    [10, 0]
    """
    turned = (90 - angle) * pi / 180
    return x + radius * cos(turned), y + radius * sin(turned)
