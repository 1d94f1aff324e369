"""The time ruler of the facility: lines that bite, launches, autodestruction and alert."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.metrics import dp

from companion.window.family.widgets.timeruler import TrackRuler


class TimeRuler(TrackRuler):
    """One orange bar is a red line, two blue bars a blue one, on the border that is crossed; a capsule is a launch."""

    def marks(self, ruler: Any, theme: Any, low: float) -> None:
        step = self.step
        self._bars(theme.off, ruler.red, (0,), low)
        self._bars(theme.on, ruler.blue, (-2.5, 2.5), low)
        Color(*theme.ink2)
        for place in ruler.pods:
            Ellipse(pos=(self.x + step * (place + 0.5) - dp(3), low + dp(15)), size=(dp(6), dp(7)))
        self.diamond(theme.danger if ruler.autodestruction_red else theme.warn, ruler.autodestruction, low)
        if ruler.alert is not None:
            Color(*theme.warn)
            Line(rectangle=(self.x + step * ruler.alert + dp(3), low + dp(3), step - dp(6), dp(6)), width=dp(1))

    def _bars(self, colour: list[float], places: tuple[int, ...], offsets: tuple[float, ...], low: float) -> None:
        Color(*colour)
        for place in places:
            for offset in offsets:
                Rectangle(pos=(self.x + self.step * place + dp(offset) - dp(1.5), low), size=(dp(3), dp(16)))
