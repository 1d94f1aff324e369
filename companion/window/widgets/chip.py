"""A chip of the tray: a piece in play with its letter and its injuries, or several of a kind with their number."""

from __future__ import annotations

from kivy.graphics import Point
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn

__all__ = ["TrayChip"]
MOST_DOTS = 5
"""More injuries are as many dots as these."""


class TrayChip(ButtonBehavior, Drawn):
    depends = ("symbol", "corner", "hurt", "title", "figure", "chosen", "state")
    name = StringProperty()
    symbol = StringProperty()
    corner = StringProperty()
    """Its letter, or how many there are."""
    hurt = NumericProperty(0)
    called = StringProperty()
    """What kind of piece it is, for those who hear it."""
    title = StringProperty()
    figure = StringProperty()
    chosen = BooleanProperty(False)

    def draw(self) -> None:
        x, y, wide, high = self.x, self.y, self.width, self.height
        down = self.state == "down" or self.chosen
        self.plate("plate3" if down else "ground", "ink" if self.chosen else "line")
        if self.title:
            self.say(self.title, "legend", (x + dp(2), y + high * 0.5, wide - dp(4), high * 0.46), "ink2", halign="center")
            self.say(self.figure, "row", (x + dp(2), y + dp(2), wide - dp(4), high * 0.5), halign="center")
            return
        self.glyph(self.symbol, 34, x + wide * (0.42 if self.corner else 0.5), y + high * (0.56 if self.hurt else 0.5))
        if self.corner:
            self.block("ground", x + wide * 0.62, y + high - dp(21), wide * 0.38 - dp(3), dp(19))
        self.say(self.corner, "legend", (x + wide * 0.5, y + high - dp(20), wide * 0.5 - dp(4), dp(18)), halign="right")
        shown = min(int(self.hurt), MOST_DOTS)
        if shown:
            self.ink("ink")
            left = x + wide / 2 - (shown - 1) * dp(4)
            Point(points=[number for at in range(shown) for number in (left + at * dp(8), y + dp(5))], pointsize=dp(2.4))


load_kv(__file__)
