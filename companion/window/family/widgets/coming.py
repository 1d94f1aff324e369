"""A row of the forecast: a dimension line that counts ends of round, a symbol, and what happens then."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics import Color, Line, Triangle
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.text import Text

__all__ = ["ComingRow", "Dimension", "Glyph", "Text"]


class Dimension(BoxLayout):
    """Two strokes with arrow heads between them, and a number in the middle; nothing but the word where it is now."""

    count = ObjectProperty("")
    word = ObjectProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self.redraw, size=self.redraw, count=self.redraw)

    def redraw(self, *_: object) -> None:
        theme, y, middle = App.get_running_app().theme, self.y + self.height / 2, self.x + self.width / 2
        self.canvas.after.clear()
        if not self.count:
            return
        with self.canvas.after:
            Color(*theme.ink2)
            for end, way in ((self.x + dp(1), 1), (self.right - dp(1), -1)):
                Line(points=[end, y - dp(9), end, y + dp(9)], width=dp(0.75))
                Line(points=[end, y, middle - way * dp(15), y], width=dp(0.75))
                Triangle(points=[end, y, end + way * dp(8), y + dp(4), end + way * dp(8), y - dp(4)])


class ComingRow(BoxLayout):
    coming = ObjectProperty(None, allownone=True)
    now = ObjectProperty("")
    """The word for what happens at once."""


load_kv(__file__)
