"""The gauge of an injury check: so many injuries and it lives, so many and it dies; what it suffers already is marked."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics import Color, Line, Rectangle
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.window.widgets.writing import numeral

CELLS = 8
NUMERAL, WORD = 22, 18


class Gauge(Widget):
    """Drawn again when what it shows or its size changes."""

    dies_at = NumericProperty(0)
    """The first number of injuries that kills; 0 where there is nothing to show."""
    suffers = NumericProperty(0)
    lives = StringProperty()
    dies = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("pos", "size", "dies_at", "suffers", "lives", "dies"):
            self.fbind(name, self.redraw)

    def redraw(self, *_: object) -> None:
        self.canvas.clear()
        if not self.dies_at or self.height < dp(40):
            return
        theme = App.get_running_app().theme
        most = max(CELLS, int(self.dies_at) + 2)
        step, high, low = self.width / most, dp(40), self.top - dp(40)
        with self.canvas:
            for number in range(1, most + 1):
                x, deadly = self.x + step * (number - 1), number >= self.dies_at
                Color(*(theme.ink if deadly else theme.plate))
                Rectangle(pos=(x + dp(1), low), size=(step - dp(2), high))
                Color(*(theme.ink if number <= self.suffers else theme.line))
                Line(rectangle=(x + dp(1), low, step - dp(2), high), width=dp(1.5 if number <= self.suffers else 0.75))
                name = f"{number}+" if number == most else str(number)
                self._text(name, x + step / 2, low + high / 2, sp(NUMERAL), theme.ground if deadly else theme.ink)
            edge = self.x + step * (self.dies_at - 1)
            self._dimension(theme, self.x + dp(1), edge - dp(3), low - dp(16), self.lives)
            self._dimension(theme, edge + dp(3), self.right - dp(1), low - dp(16), self.dies)

    def _dimension(self, theme: Any, start: float, end: float, y: float, word: str) -> None:
        if end - start < dp(16):
            return
        texture = numeral(word, round(sp(WORD)))
        fits = texture.width + dp(24) < end - start
        Color(*theme.ink2)
        for x in (start, end):
            Line(points=[x, y - dp(8), x, y + dp(8)], width=dp(0.75))
        gap = texture.width / 2 + dp(6) if fits else 0
        middle = (start + end) / 2
        Line(points=[start, y, middle - gap, y], width=dp(0.75))
        Line(points=[middle + gap, y, end, y], width=dp(0.75))
        if fits:
            self._text(word, middle, y, sp(WORD), theme.ink2)

    @staticmethod
    def _text(text: str, x: float, y: float, size: float, colour: Any) -> None:
        texture = numeral(text, round(size))
        Color(*colour)
        Rectangle(pos=(round(x - texture.width / 2), round(y - texture.height / 2)), size=texture.size, texture=texture)
