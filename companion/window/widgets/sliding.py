"""A number that changes by moving: the old one goes up and out, the new one comes in from below."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.graphics import Rectangle, StencilPop, StencilPush, StencilUnUse, StencilUse
from kivy.properties import NumericProperty, StringProperty

from companion.window.widgets.drawn import Drawn
from companion.window.widgets.writing import sizes


class Sliding(Drawn):
    """One frame of motion sets one number."""

    depends = ("text", "before", "away")
    text = StringProperty()
    before = StringProperty()
    """What stood there, while it goes."""
    away = NumericProperty(0.0)
    """How far the new one still has to come: 1 at first, 0 at rest."""

    def change(self, text: str) -> None:
        if text == self.text:
            return
        seconds = 0 if self.theme.reduced or not self.text else self.theme.seconds("seam")
        Animation.cancel_all(self)
        self.before, self.text, self.away = (self.text, text, 1) if seconds else ("", text, 0)
        if seconds:
            coming = Animation(away=0, duration=seconds, t="out_cubic")
            coming.bind(on_complete=self._settle)
            coming.start(self)

    def _settle(self, *_: Any) -> None:
        self.before = ""

    def draw(self) -> None:
        size = sizes("hero", self.theme)[0]
        if not self.away:
            self._number(self.text, size, 0)
            return
        StencilPush()
        Rectangle(pos=self.pos, size=self.size)
        StencilUse()
        self._number(self.text, size, -self.away)
        self._number(self.before, size, 1 - self.away)
        StencilUnUse()
        Rectangle(pos=self.pos, size=self.size)
        StencilPop()

    def _number(self, text: str, size: float, moved: float) -> None:
        if text:
            self.figure(text, size, (self.x, self.y + self.height * moved, self.width, self.height), "ink", "left", False)
