"""The time ruler: sixteen slots at a glance; over is hatched, now is solid, S is red."""

from __future__ import annotations

from kivy.app import App
from kivy.graphics import Color, Ellipse, Line, Mesh, Rectangle
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from companion.ui.widgets import hatch

SLOTS = 16


class TimeRuler(Widget):
    """Draws a picture of the ruler; again only when the picture or the size changes."""

    ruler = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self.redraw, size=self.redraw, ruler=self.redraw)

    def redraw(self, *_: object) -> None:
        self.canvas.clear()
        if self.ruler is None:
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
            self._bars(theme.off, ruler.red, (0,), step, low)
            self._bars(theme.on, ruler.blue, (-2.5, 2.5), step, low)
            Color(*theme.ink2)
            for place in ruler.pods:
                Ellipse(pos=(self.x + step * (place + 0.5) - dp(3), low + dp(15)), size=(dp(6), dp(7)))
            if ruler.autodestruction is not None:
                self._diamond(theme.danger if ruler.autodestruction_red else theme.warn, ruler.autodestruction, step, low)
            if ruler.alert is not None:
                Color(*theme.warn)
                Line(rectangle=(self.x + step * ruler.alert + dp(3), low + dp(3), step - dp(6), dp(6)), width=dp(1))

    def _bars(self, colour: list[float], places: tuple[int, ...], offsets: tuple[float, ...], step: float, low: float) -> None:
        Color(*colour)
        for place in places:
            for offset in offsets:
                Rectangle(pos=(self.x + step * place + dp(offset) - dp(1.5), low), size=(dp(3), dp(16)))

    def _diamond(self, colour: list[float], place: int, step: float, low: float) -> None:
        Color(*colour)
        x, y, half = self.x + step * (place + 0.5), low + dp(6), dp(6)
        Mesh(vertices=[x, y - half, 0, 0, x + half, y, 0, 0, x, y + half, 0, 0, x - half, y, 0, 0], indices=[0, 1, 2, 3],
             mode="triangle_fan")
