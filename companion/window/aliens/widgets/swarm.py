"""What was turned over: a swarm, edge on over its tokens, or a card with its name."""

from __future__ import annotations

from kivy.graphics import Line
from kivy.metrics import dp

from companion.window.widgets.drawnpart import DrawnPart

TOKEN, GAP, FLAT = 12, 5, 11
NAMES = ("headline", "headline_small", "title", "subtitle", "effect")
SMALL = 60
"""A model that is no larger stands on flat tokens."""
NAME = 44


class SwarmBox(DrawnPart):
    """The number beside the model, a flat token for each one more under it, and what that is called."""

    def _art(self) -> int:
        return 56 if self.theme.compact or self.theme.wide else 72 if self.theme.big else 136

    def _pitch(self) -> int:
        """How far the tokens lie apart."""
        return TOKEN + GAP if self._art() > SMALL else FLAT

    def _figure(self) -> float:
        """How high number, model and tokens are."""
        return float(dp(self._art() + max(1, self.told.tokens) * self._pitch() + 10))

    def needed(self) -> float:
        return self._figure() + self.large(NAME)

    def draw(self) -> None:
        if self.told is None:
            return
        art, figure = self._art(), self._figure()
        number = "hero_large" if art < 100 else "result"
        self.say(str(self.told.number), number, (self.x, self.top - figure, self.width * 0.45, figure), halign="center")
        middle = self.x + self.width * 0.68
        self.glyph("warrior", art, middle, self.top - dp(art / 2 + 4))
        wide = dp(art * 1.15)
        for each in range(self.told.tokens):
            y = self.top - dp(art + 8 + (each + 1) * self._pitch())
            self.ink("ink")
            Line(rounded_rectangle=(middle - wide / 2, y, wide, dp(self._pitch() - GAP), dp(3)), width=dp(1))
        self.say(self.told.name, "headline_small", (self.x, self.y, self.width, self.large(NAME)))


class RevealedBox(DrawnPart):
    """The symbol of a card, what kind it is, and its name as large as fits."""

    def needed(self) -> float:
        return self.large(66 if self.theme.compact else 148)

    def draw(self) -> None:
        told = self.told
        if told is None:
            return
        self.plate("plate", "line")
        art = 0 if self.theme.big else 48 if self.theme.compact else 104
        if art:
            self.glyph(told.symbol, art, self.x + dp(art / 2 + 12), self.y + self.height / 2)
        left, kind = self.x + dp(art + 28 if art else 16), self.large(26) if told.kind else 0
        room = self.right - left - dp(8)
        if kind:
            self.glyph(told.kind_symbol, 24, left + dp(12), self.top - dp(8) - kind / 2, "ink2")
            self.say(told.kind, "legend", (left + dp(30), self.top - dp(8) - kind, room - dp(30), kind), "ink2")
        low, lines = (dp(2), 1) if self.theme.compact else (dp(6), 2)
        high = self.height - kind - dp(8 if self.theme.compact else 16)
        self.say(told.name, self.largest(told.name, NAMES, room, high), (left, self.y + low, room, high), lines=lines)
