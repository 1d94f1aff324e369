"""The cut pile: three piles of cards seen from the side. A line is two cards; the Reshuffle card is the seam; what lies under it
is hatched, because it can't be drawn yet."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Line, Rectangle
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.gridlayout import GridLayout

from companion.window.widgets import hatch
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.writing import width_of

APART = 7
"""What parts two piles, half of it on either side; words may reach into it."""
PITCH = 4
"""From line to line, in dp."""


class PileBox(Drawn):
    depends = ("pile", "beside")
    pile = ObjectProperty(None, allownone=True)
    beside = BooleanProperty(False)

    def draw(self) -> None:
        told = self.pile
        if told is None:
            return
        x, low, wide = self.x + dp(APART), self.y + dp(22), self.width - dp(2 * APART)
        up = self.top - low - dp(2)
        room = (self.x, self.y, self.width, dp(21))
        said = told.says if not self.theme.big and width_of(told.says, "Saira", sp(18)) < self.width - dp(2) else told.brief
        self.say(said, "legend", room, "ink2" if told.ghost else told.role, halign="center")
        if told.ghost:
            self._ghost(x, low, wide, min(up, dp(14)))
            return
        base = low
        if told.seam:
            under = min(up * 0.3, dp(16)) if told.under else 0
            if under:
                self._hatched(x, low, wide, under)
            base = low + under + dp(8)
            self._seam(x - dp(3), base - dp(5), wide + dp(6))
        fits = max(1, int((self.top - base) // dp(PITCH)))
        lines, odd = divmod(told.cards, max(2, -(-told.cards // fits)))
        self.ink(told.role)
        for number in range(lines):
            Rectangle(pos=(x, base + number * dp(PITCH)), size=(wide, dp(2)))
        if odd:
            Rectangle(pos=(x, base + lines * dp(PITCH)), size=(wide / 2, dp(2)))

    def _hatched(self, x: float, y: float, wide: float, high: float) -> None:
        self.ink("skip_hatch")
        Rectangle(pos=(x, y), size=(wide, high), texture=hatch.texture(), tex_coords=hatch.coords(x, y, wide, high))
        self.ink("ink2")
        Line(rectangle=(x, y, wide, high), width=dp(0.75))

    def _seam(self, x: float, y: float, wide: float) -> None:
        """The line of every screen, small: level, down at a slant, level again."""
        step = dp(4)
        self.ink("ink")
        Line(points=[x, y + step, x + wide * 0.55, y + step, x + wide * 0.55 + step, y, x + wide, y], width=dp(0.75))

    def _ghost(self, x: float, y: float, wide: float, high: float) -> None:
        if self.pile.cards:
            self._hatched(x, y, wide, high)
        else:
            self.ink("faint")
            Line(rectangle=(x, y, wide, high), width=dp(0.75), dash_length=dp(3), dash_offset=dp(3))


class Piles(GridLayout):
    """Made once, told what changed."""

    beside = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"rows": 1, **kwargs})

    def show(self, told: tuple[Any, ...]) -> None:
        for _ in told[len(self.children) :]:
            self.add_widget(PileBox(beside=self.beside))
        for box, pile in zip(reversed(self.children), told, strict=True):
            box.pile = pile


class WaitingDeck(Piles):
    """The piles of a game that waits, on the launch screen."""

    def show(self, waiting: Any) -> None:
        super().show(waiting.drawn)
