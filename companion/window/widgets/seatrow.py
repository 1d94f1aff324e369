"""A seat in one line: who plays it and as whom, what is counted there, and what lies on its board in signs with words."""

from __future__ import annotations

from math import inf
from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.window.widgets.row import Row
from companion.window.widgets.writing import set_type, width_of

ONE, SECOND, AIR, SIDE = 48, 26, 4, 10
"""In dp: one line, a second one, the air at the foot of several, and at the sides."""
SQUARE, CHEVRON, SIGN, GAP = 42, 30, 24, 6


class SeatRow(ButtonBehavior, Row):
    """What is said of it that needs more room stands in lines of their own; a tap leads to what can be done."""

    depends = ("shown", "state")
    shown = ObjectProperty(None, allownone=True)
    name = StringProperty()
    label = StringProperty()

    @property
    def large(self) -> float:
        return float(min(1.5, self.theme.text_scale))

    def measure(self) -> None:
        seat, room = self.shown, max(1.0, self.width - dp(2 * SIDE + SQUARE))
        below = seat is not None and bool(seat.character) and not self._beside(seat)
        self.second = below or bool(seat and seat.signs)
        self.said = set_type(seat.states, "legend", self.theme, room, inf) if seat and seat.states else None
        more = dp(SECOND) * self.large if self.second else 0
        lines = self.said.texture.height if self.said else 0
        self.height = dp(ONE) * self.large + more + lines + (dp(AIR) if more or lines else 0)

    def _beside(self, seat: Any) -> bool:
        """Whether the character has room beside the name."""
        size = sp(22) * self.large
        wide = width_of(f"{self._called(seat)} {seat.character}", "Saira", size)
        return not self.theme.compact and wide < self._room(seat) - dp(12)

    @staticmethod
    def _called(seat: Any) -> str:
        return f"{seat.name}  {seat.status}".strip()

    def _room(self, seat: Any) -> float:
        """How wide names may be, beside what is counted."""
        return float(self.width - dp(2 * SIDE + SQUARE + CHEVRON) - len(seat.counts) * self._count)

    @property
    def _count(self) -> float:
        return float(dp(SIGN + GAP) + sp(18) * self.large + dp(8))

    def draw(self) -> None:
        seat = self.shown
        if seat is None:
            return
        down = self.state == "down"
        self.plate("plate3" if down else "plate", "ink" if down else "line", hatched="skip_hatch" if seat.out else "")
        line = dp(ONE) * self.large
        low, left = self.y + self.height - line, self.x + dp(SIDE)
        if seat.number:
            self.seat(seat.number, left + dp(14), low + line / 2, seat.first)
        left += dp(SQUARE) if seat.number else 0
        self._first(seat, left, low, line)
        below = low
        if self.second:
            below -= dp(SECOND) * self.large
            self._second(seat, left, below)
        if self.said:
            high = self.said.texture.height
            self.put(self.said, (left, below - high, self.said.texture.width + 1, high), "ink2")

    def _first(self, seat: Any, left: float, low: float, line: float) -> None:
        right = self.x + self.width - dp(SIDE)
        self.glyph("next", 24, right - dp(12), low + line / 2, "ink2")
        at = right - dp(CHEVRON)
        for symbol, count in reversed(seat.counts):
            at -= self._count
            self.glyph(symbol, 24, at + dp(SIGN / 2), low + line / 2)
            self.say(count, "row", (at + dp(SIGN + GAP), low, self._count - dp(SIGN + GAP), line))
        room = at - left - dp(8)
        wide = self.say(self._called(seat), "row", (left, low, room, line), "ink2" if seat.out else "ink", cut=True)
        if seat.character and self._beside(seat):
            self.say(seat.character, "row", (left + wide + dp(10), low, room - wide - dp(10), line), "ink2", cut=True)

    def _second(self, seat: Any, left: float, low: float) -> None:
        right, high = self.x + self.width - dp(SIDE), dp(SECOND) * self.large
        for symbol, says in seat.signs:
            if right - left < dp(2 * SIGN):
                return
            self.glyph(symbol, 24, left + dp(SIGN / 2), low + high / 2)
            left += dp(SIGN + GAP)
            left += self.say(says, "legend", (left, low, right - left, high), bold=True, cut=True) + dp(14)
        if seat.character and not self._beside(seat) and right - left > dp(2 * SIGN):
            self.say(seat.character, "legend", (left, low, right - left, high), "ink2", cut=True)
