"""A rocker switch: two words side by side, the chosen one on a plate with a mark at its foot; a tap anywhere turns it."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.window.widgets.drawn import Drawn
from companion.window.widgets.writing import sizes, width_of

__all__ = ["Rocker"]


class Rocker(ButtonBehavior, Drawn):
    depends = ("first", "second", "at_first")
    name = StringProperty()
    first = StringProperty()
    second = StringProperty()
    at_first = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.bind(first=self._sized, second=self._sized)
        self._sized()

    def looks_different(self) -> None:
        self._sized()
        super().looks_different()

    def _sized(self, *_: object) -> None:
        size = sizes("legend", self.theme)[0]
        self.parts = [width_of(each, "Saira", size) * 1.02 + dp(20) for each in (self.first, self.second)]
        self.size = sum(self.parts), max(dp(48), size * 1.2 + dp(8))

    def draw(self) -> None:
        x, y, high = self.x, self.y, self.height
        self.plate("ground", "line")
        for word, wide, chosen in ((self.first, self.parts[0], self.at_first), (self.second, self.parts[1], not self.at_first)):
            if chosen:
                self.block("plate3", x + dp(1.5), y + dp(1.5), wide - dp(3), high - dp(3))
                self.block("ink", x, y, wide, dp(4))
            self.say(word, "legend", (x, y, wide, high), "ink" if chosen else "ink2", halign="center")
            x += wide
