"""The time ruler of the ship: blue where the chambers are open, diamonds of self-destruct."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp

from companion.window.family.widgets.timeruler import HIGH, SLOTS, TrackRuler


class ShipRuler(TrackRuler):
    """A post where the blue bar begins; hollow is the last slot to stop it, solid the slot where the ship explodes."""

    def marks(self, ruler: Any, theme: Any, low: float) -> None:
        step, high = self.step, dp(HIGH)
        Color(*theme.on)
        Rectangle(pos=(self.x + step * ruler.sleep, low + high + dp(2)), size=(step * (SLOTS - 1 - ruler.sleep), dp(4)))
        Rectangle(pos=(self.x + step * ruler.sleep - dp(1), low), size=(dp(2), high + dp(6)))
        self.diamond(theme.warn, ruler.yellow, low, solid=False)
        self.diamond(theme.warn, ruler.explodes, low)
