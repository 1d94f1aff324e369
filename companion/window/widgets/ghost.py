"""A ghost: what something was, as a circle of dashes with its number."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics import Color, Line, Rectangle
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.window.widgets.writing import numeral

ARCS, ARC = 24, 7.5
NUMERAL = 44


class Ghost(Widget):
    """As large as there is room; Kivy dashes no thick lines, so each dash is an arc."""

    text = StringProperty()
    role = StringProperty("on")
    most = NumericProperty("84dp")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("pos", "size", "text", "role"):
            self.fbind(name, self.redraw)

    def redraw(self, *_: object) -> None:
        self.canvas.clear()
        theme, radius = App.get_running_app().theme, min(self.width, self.height, self.most) / 2 - dp(2)
        x, y = self.x + self.width / 2, self.y + self.height / 2
        if radius < dp(12):
            return
        with self.canvas:
            Color(*getattr(theme, self.role))
            for number in range(ARCS):
                start = number * 360 / ARCS
                Line(circle=(x, y, radius, start, start + ARC), width=dp(1), cap="none")
            texture = numeral(self.text, round(min(sp(NUMERAL), radius * 1.1)))
            Rectangle(pos=(round(x - texture.width / 2), round(y - texture.height / 2)), size=texture.size, texture=texture)
