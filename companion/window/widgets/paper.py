"""Kivy's canvas as the paper of a pen: each stroke of a drawing as instructions of the graphics card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.graphics import Color, Ellipse, Mesh, Rectangle
from kivy.graphics import Line as Stroked
from kivy.metrics import Metrics

from companion.show import strokes
from companion.show.strokes import Drawing
from companion.window import symbols
from companion.window.widgets import hatch
from companion.window.widgets.plate import plate
from companion.window.widgets.writing import Lettering, written


class Paper:
    """A place of the window; draws while it is in the hands of a canvas."""

    def __init__(self, theme: Any, x: float, y: float) -> None:
        self.theme, self.x, self.y, self.unit = theme, x, y, Metrics.density
        self.lettering: list[Lettering] = []
        """Every text that stands on it."""
        self.role = ""

    def ink(self, drawing: Drawing) -> None:
        for stroke in drawing.strokes:
            INKED[type(stroke)](self, stroke)

    def _ink(self, role: str) -> None:
        """What follows has the colour of this role."""
        if role != self.role:
            self.role = role
            Color(*getattr(self.theme, role))

    def _places(self, points: tuple[float, ...]) -> list[float]:
        x, y, unit = self.x, self.y, self.unit
        return [(y if at % 2 else x) + each * unit for at, each in enumerate(points)]

    def line(self, stroke: strokes.Line) -> None:
        self._ink(stroke.role)
        points, thick = self._places(stroke.points), stroke.thick * self.unit / 2
        if stroke.dash is None:
            Stroked(points=points, width=thick, close=stroke.closed, joint="miter" if stroke.closed else "round")
            return
        dash, gap = (each * self.unit for each in stroke.dash)
        for segment in dashes([*points, *points[:2]] if stroke.closed else points, dash, gap):
            Stroked(points=segment, width=thick, cap="none")

    def area(self, stroke: strokes.Area) -> None:
        self._ink(stroke.role)
        points = self._places(stroke.points)
        texture = hatch.texture() if stroke.hatched else None
        x, y, right, _, _, top, *_ = *points[:6], 0.0
        if points == [x, y, right, y, right, top, x, top]:
            if texture:
                often = 2 if stroke.fine else 1
                coords = hatch.coords(x, y, often * (right - x), often * (top - y))
                Rectangle(pos=(x, y), size=(right - x, top - y), texture=texture, tex_coords=coords)
            else:
                Rectangle(pos=(x, y), size=(right - x, top - y))
            return
        corners = [
            each
            for at in range(0, len(points), 2)
            for each in (*points[at : at + 2], points[at] / hatch.TILE, points[at + 1] / hatch.TILE)
        ]
        Mesh(vertices=corners, indices=list(range(len(points) // 2)), mode="triangle_fan", texture=texture)

    def disc(self, stroke: strokes.Disc) -> None:
        self._ink(stroke.role)
        radius = stroke.radius * self.unit
        x, y = self.x + stroke.x * self.unit, self.y + stroke.y * self.unit
        Ellipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius))

    def arc(self, stroke: strokes.Arc) -> None:
        self._ink(stroke.role)
        x, y = self.x + stroke.x * self.unit, self.y + stroke.y * self.unit
        circle = (x, y, stroke.radius * self.unit, stroke.start, stroke.end)
        Stroked(circle=circle, width=stroke.thick * self.unit / 2, cap="none")

    def band(self, stroke: strokes.Band) -> None:
        self._ink(stroke.role)
        edge, unit, tile = stroke.edge, self.unit, hatch.TILE
        half = len(edge) // 2
        corners = []
        for pair in zip(edge[:half], reversed(edge[half:]), strict=True):
            for across, up in pair:
                x, y = self.x + across * unit, self.y + up * unit
                corners += (x, y, x / tile, y / tile)
        texture = hatch.texture() if stroke.hatched else None
        Mesh(vertices=corners, indices=list(range(len(edge))), mode="triangle_strip", texture=texture)

    def plate(self, stroke: strokes.Panel) -> None:
        unit = self.unit
        pos, size = (self.x + stroke.x * unit, self.y + stroke.y * unit), (stroke.wide * unit, stroke.high * unit)
        plate(self.theme, pos, size, stroke.fill, stroke.border, stroke.thick, stroke.hatched)
        self.role = ""

    def symbol(self, stroke: strokes.Symbol) -> None:
        self._ink(stroke.role)
        side = stroke.size * self.unit
        x, y = self.x + stroke.x * self.unit, self.y + stroke.y * self.unit
        texture = symbols.symbol(stroke.name, stroke.size)
        Rectangle(pos=(round(x - side / 2), round(y - side / 2)), size=(side, side), texture=texture)

    def words(self, stroke: strokes.Writing) -> None:
        self._ink(stroke.role)
        said, unit = stroke.said, self.unit
        left, low, wide, high = self._places(stroke.box[:2]) + [each * unit for each in stroke.box[2:]]
        size = said.size * unit
        made = written("\n".join(said.lines), said.font, size, said.bold, stroke.align, said.spread, False)
        x = left + {"left": 0.0, "center": (wide - made.width) / 2, "right": wide - made.width}[stroke.align]
        Rectangle(pos=(round(x), round(low + (high - made.height) / 2)), size=made.size, texture=made)
        self.lettering.append(Lettering(said.text, said.font, size, said.bold, left, low, wide, high, stroke.wraps))

    def lamp(self, _: strokes.Lamp) -> None:
        """A lamp goes out before the eyes: it is a widget that stands on the paper."""


INKED: dict[type, Callable[[Paper, Any], None]] = {
    strokes.Line: Paper.line,
    strokes.Area: Paper.area,
    strokes.Disc: Paper.disc,
    strokes.Arc: Paper.arc,
    strokes.Band: Paper.band,
    strokes.Panel: Paper.plate,
    strokes.Symbol: Paper.symbol,
    strokes.Writing: Paper.words,
    strokes.Lamp: Paper.lamp,
}


def dashes(points: list[float], dash: float, gap: float) -> list[list[float]]:
    """A way from point to point in dashes, each a line of its own.

    >>> dashes([0, 0, 10, 0], 4, 2)
    [[0.0, 0.0, 4.0, 0.0], [6.0, 0.0, 10.0, 0.0]]
    """
    found, left, on = [], dash, True
    for at in range(0, len(points) - 2, 2):
        x, y, to_x, to_y = points[at : at + 4]
        length, gone = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 0.0
        while gone < length:
            step = min(left, length - gone)
            if on:
                ends = (gone / length, (gone + step) / length)
                found.append([each for end in ends for each in (x + (to_x - x) * end, y + (to_y - y) * end)])
            gone, left = gone + step, left - step
            if left <= 0:
                on, left = not on, gap if on else dash
    return found
