"""A plate: a filled, hair-lined rectangle with corners of 3; everything that is not ground stands on one."""

from __future__ import annotations

from functools import cache
from math import ceil, hypot
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import BorderImage, Canvas, Color, Mesh, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import Metrics
from kivy.properties import NumericProperty, StringProperty

from companion.window.widgets import hatch

CORNER = 3
INSET = 0.75
"""How far the middle of its line stands from its edge, in dp."""
AROUND = [
    4 * row + column + at for row in range(3) for column in range(3) if (row, column) != (1, 1) for at in (0, 1, 5, 0, 5, 4)
]
"""The eight parts around the middle of nine, by the sixteen places where they meet."""
Pair = tuple[float, float]


def plate(theme: Any, pos: Pair, size: Pair, fill: str, border: str, thick: float = 1.5, hatched: str = "") -> None:
    """Draw one, and of it only what can be seen: nine parts of a small picture each, whatever its size."""
    (x, y), (wide, high) = pos, size
    if fill:
        Color(*getattr(theme, fill))
        _nine(pos, size, 0)
    if hatched:
        Color(*getattr(theme, hatched))
        Rectangle(pos=pos, size=size, texture=hatch.texture(), tex_coords=hatch.coords(x, y, wide, high))
    if border:
        Color(*getattr(theme, border))
        _nine(pos, size, thick)


def _nine(pos: Pair, size: Pair, thick: float) -> None:
    """Corners as they are, edges drawn long, and of a line nothing in the middle, where there would be nothing to see."""
    edge, texture = _mask(thick, Metrics.density)
    if not thick:
        BorderImage(pos=pos, size=size, border=(edge, edge, edge, edge), texture=texture)
        return
    (x, y), (wide, high) = pos, size
    side = edge / (2 * edge + 1)
    across = ((x, 0.0), (x + edge, side), (x + wide - edge, 1 - side), (x + wide, 1.0))
    up = ((y, 0.0), (y + edge, side), (y + high - edge, 1 - side), (y + high, 1.0))
    corners = [number for row, v in up for column, u in across for number in (column, row, u, v)]
    Mesh(vertices=corners, indices=AROUND, mode="triangles", texture=texture)


@cache
def _mask(thick: float, density: float) -> tuple[int, Any]:
    """A rounded rectangle as small as it can be, filled, or of its line alone; and how much of each side is its corner."""
    radius, inset, half = CORNER * density, INSET * density, thick * density / 2
    edge = ceil(radius + inset + half) + 1

    def cover(column: int, row: int) -> int:
        """How much of a pixel of the lower left corner lies inside, of 255."""
        x, y = column + 0.5, row + 0.5
        if not thick:
            return round(255 * _inside(radius - _far(x, y, radius)))
        return round(
            255
            * min(
                _inside(half + radius - _far(x - inset, y - inset, radius)),
                _inside(half - radius + _far(x - inset, y - inset, radius)),
            )
        )

    rows = []
    for row in range(edge):
        left = [cover(column, row) for column in range(edge)]
        rows.append(b"".join(b"\xff\xff\xff" + bytes((each,)) for each in (*left, left[-1], *reversed(left))))
    pixels = b"".join((*rows, rows[-1], *reversed(rows)))
    made = Texture.create(size=(2 * edge + 1, 2 * edge + 1), colorfmt="rgba")

    def write(texture: Any) -> None:
        texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")

    write(made)
    made.add_reload_observer(write)
    return edge, made


def _far(x: float, y: float, radius: float) -> float:
    """How far a place lies from the middle of a corner's circle; beside the corner, from the line that leads on."""
    return hypot(max(0.0, radius - x), max(0.0, radius - y)) if x < radius or y < radius else radius - min(x, y)


def _inside(depth: float) -> float:
    """How much of a pixel whose middle lies so deep is covered."""
    return min(1.0, max(0.0, depth + 0.5))


class Plate:
    """Mixed into a layout: draws the plate behind it."""

    fill = StringProperty("plate")
    border = StringProperty("line")
    thick = NumericProperty(1.5)
    hatch = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        self._behind = Canvas()
        super().__init__(**kwargs)
        self.canvas.before.insert(0, self._behind)
        self._plated = Clock.create_trigger(self._plate, -1)
        for name in ("pos", "size", "fill", "border", "thick", "hatch"):
            self.fbind(name, self._plated)
        self._theme = App.get_running_app().theme
        self._theme.watch(self)
        self._plated()

    def looks_different(self) -> None:
        """The theme has changed."""
        self._plated()

    def _plate(self, *_: object) -> None:
        self._behind.clear()
        with self._behind:
            if self.width > 1 and self.height > 1:
                plate(self._theme, self.pos, self.size, self.fill, self.border, self.thick, self.hatch)
