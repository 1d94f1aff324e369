"""A row that opens: what was chosen in one line, something about it in another, and a chevron."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.window.widgets.row import Row

__all__ = ["FoldRow"]
ONE, TWO, SIGN = 34, 60, 32


class FoldRow(ButtonBehavior, Row):
    """Nothing to say, and it is not there."""

    depends = ("symbol", "label", "says", "open", "state")
    name = StringProperty()
    symbol = StringProperty()
    label = StringProperty()
    says = StringProperty()
    open = BooleanProperty(False)

    def measure(self) -> None:
        self.height = dp(TWO) * min(1.6, self.theme.text_scale) if self.label else 0
        self.disabled = not self.label

    def draw(self) -> None:
        down = self.state == "down" or self.open
        self.plate("plate3" if down else "plate2", "ink" if down else "line", 2 if self.open else 1.5)
        half, large = self.height / 2, self.theme.big
        left = self.x + dp(12 if large else 58)
        if not large:
            self.glyph(self.symbol, SIGN, self.x + dp(29), self.y + half)
        right = self.x + self.width - dp(12)
        self.glyph("close" if self.open else "next", 24, right - dp(12), self.y + half, "ink2" if self.open else "ink")
        room = right - dp(30) - left
        low, high = (self.y + half - dp(2), half) if self.says else (self.y, self.height)
        self.say(self.label, "row", (left, low, room, high), cut=True)
        self.say(self.says, "body", (left, self.y + dp(3), room, half), "ink2", cut=True)
