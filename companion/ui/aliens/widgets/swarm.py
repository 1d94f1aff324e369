"""A swarm: one alien, edge on over the tokens it stands on."""

from __future__ import annotations

from kivy.graphics import Line
from kivy.metrics import dp

from companion.ui.widgets.drawnpart import DrawnPart

TOKEN, GAP = 12, 5


class SwarmBox(DrawnPart):
    """The model, and a flat token for each one more."""

    def _art(self) -> int:
        return 56 if self.theme.compact or self.theme.big else 104

    def needed(self) -> float:
        return float(dp(self._art() + self.told.tokens * (TOKEN + GAP) + 8))

    def draw(self) -> None:
        if self.told is None:
            return
        art = self._art()
        middle = self.x + self.width / 2
        self.glyph("warrior", art, middle, self.top - dp(art / 2), "ink")
        wide = dp(art * 1.15)
        for number in range(self.told.tokens):
            y = self.top - dp(art + (number + 1) * (TOKEN + GAP))
            self.ink("ink")
            Line(rounded_rectangle=(middle - wide / 2, y, wide, dp(TOKEN), dp(3)), width=dp(1))
