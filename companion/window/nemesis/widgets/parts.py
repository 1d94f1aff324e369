"""Part of a card that only Nemesis has: a hand to compare with the number of a token."""

from __future__ import annotations

from kivy.metrics import dp

from companion.window.widgets.drawnpart import DrawnPart

__all__ = ["HandBox"]


class HandBox(DrawnPart):
    """Cards in hand against the number of a token."""

    def needed(self) -> float:
        return float(dp(84 if self.theme.compact else 104))

    def draw(self) -> None:
        if self.told is None:
            return
        title, says, number = self.told
        x, y, wide, high = self.x, self.y + dp(4), self.width, self.height - dp(8)
        self.plate("plate", "line")
        figure, roomy = dp(84), high > dp(92)
        icon = 0 if self.theme.big else dp(48)
        self.glyph("hand-cards" if icon else "", 36, x + dp(34), y + high * 0.62, "ink")
        left, room = x + dp(16) + icon, wide - figure - icon - dp(24)
        self.say(title, "effect", (left, y + high * 0.42, room, high * 0.42), lines=2 if roomy else 1)
        self.say(
            says,
            "body" if roomy else "legend",
            (x + dp(16), y + dp(4), wide - figure - dp(24), high * 0.38),
            "ink2",
            lines=2 if roomy else 1,
        )
        self.say(number, "hero_large" if roomy else "headline", (x + wide - figure, y, figure - dp(8), high), halign="center")
