"""The time ruler of the ship: over is hatched, now is solid, blue where the chambers are open, the jump is red."""

from __future__ import annotations

from kivy.app import App
from kivy.graphics import Color, Line, Mesh, Rectangle
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from companion.ui.widgets import hatch

SLOTS = 16


class ShipRuler(Widget):
    """Draws a picture of the ruler; again only when the picture or the size changes."""

    ruler = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self.redraw, size=self.redraw, ruler=self.redraw)

    def redraw(self, *_: object) -> None:
        self.canvas.clear()
        if self.ruler is None or self.height < dp(20):
            return
        theme, ruler = App.get_running_app().theme, self.ruler
        step, low, high = self.width / SLOTS, round(self.y), dp(12)
        with self.canvas:
            Color(*theme.skip_hatch)
            Rectangle(pos=(self.x, low), size=(step * ruler.over, high), texture=hatch.texture(),
                      tex_coords=hatch.coords(self.x, low, step * ruler.over, high))
            Color(*theme.line)
            Line(rectangle=(self.x, low, self.width, high), width=dp(0.75))
            for number in range(1, SLOTS - 1):
                Line(points=[self.x + step * number, low, self.x + step * number, low + dp(4)], width=dp(0.75))
            Color(*theme.danger)
            Rectangle(pos=(self.x + step * (SLOTS - 1), low), size=(step, high))
            Color(*theme.ink)
            Rectangle(pos=(self.x + step * ruler.over, low), size=(step, high))
            Color(*theme.on)
            Rectangle(pos=(self.x + step * ruler.sleep, low + high + dp(2)), size=(step * (SLOTS - 1 - ruler.sleep), dp(4)))
            Rectangle(pos=(self.x + step * ruler.sleep - dp(1), low), size=(dp(2), high + dp(6)))
            self._diamond(theme.warn, ruler.yellow, step, low, False)
            self._diamond(theme.warn, ruler.explodes, step, low, True)

    def _diamond(self, colour: list[float], place: int | None, step: float, low: float, solid: bool) -> None:
        if place is None:
            return
        Color(*colour)
        x, y, half = self.x + step * (place + 0.5), low + dp(6), dp(6)
        points = [x, y - half, x + half, y, x, y + half, x - half, y]
        if solid:
            Mesh(vertices=[each for at in range(0, 8, 2) for each in (*points[at : at + 2], 0, 0)], indices=[0, 1, 2, 3],
                 mode="triangle_fan")
        else:
            Line(points=points, close=True, width=dp(1), joint="miter")
