"""The time ruler: sixteen slots at a glance; over is hatched, now is solid, the last one is red."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics import Color, Line, Rectangle
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from companion.window.widgets import hatch
from companion.window.widgets.polygon import diamond, polygon

SLOTS = 16
HIGH = 12
LEAST = 20
"""With less room there is no ruler."""


class TrackRuler(Widget):
    """Draws a picture of the ruler; again only when the picture or the size changes. A game adds its own marks."""

    ruler = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self.redraw, size=self.redraw, ruler=self.redraw)

    def redraw(self, *_: object) -> None:
        self.canvas.clear()
        if self.ruler is None or self.height < dp(LEAST):
            return
        theme, step, low, high = App.get_running_app().theme, self.step, round(self.y), dp(HIGH)
        with self.canvas:
            Color(*theme.skip_hatch)
            Rectangle(
                pos=(self.x, low),
                size=(step * self.ruler.over, high),
                texture=hatch.texture(),
                tex_coords=hatch.coords(self.x, low, step * self.ruler.over, high),
            )
            Color(*theme.line)
            Line(rectangle=(self.x, low, self.width, high), width=dp(0.75))
            for number in range(1, SLOTS - 1):
                Line(points=[self.x + step * number, low, self.x + step * number, low + dp(4)], width=dp(0.75))
            Color(*theme.danger)
            Rectangle(pos=(self.x + step * (SLOTS - 1), low), size=(step, high))
            Color(*theme.ink)
            Rectangle(pos=(self.x + step * self.ruler.over, low), size=(step, high))
            self.marks(self.ruler, theme, low)

    @property
    def step(self) -> float:
        return float(self.width / SLOTS)

    def marks(self, ruler: Any, theme: Any, low: float) -> None:
        """What this game has on its track, from the foot of the ruler up."""
        raise NotImplementedError

    def diamond(self, colour: list[float], place: int | None, low: float, solid: bool = True) -> None:
        """On a slot; none where there is no such slot."""
        if place is None:
            return
        Color(*colour)
        points = diamond(self.x + self.step * (place + 0.5), low + dp(HIGH / 2), dp(HIGH / 2))
        if solid:
            polygon(points)
        else:
            Line(points=points, close=True, width=dp(1), joint="miter")
