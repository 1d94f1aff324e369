"""A seat in the row of those who may act: its number, its name, the flag of the first player; solid is who acts."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn

__all__ = ["ActorChip"]
NAMED, ROOMY = 72, 120
"""A narrower chip has no room for a name, and one between them none for a flag beside it."""


class ActorChip(ButtonBehavior, Drawn):
    depends = ("actor", "state")
    actor = ObjectProperty(None, allownone=True)
    name = StringProperty()

    def draw(self) -> None:
        actor, y, high = self.actor, self.y, self.height
        if actor is None:
            return
        self.plate(
            "plate3" if self.state == "down" or actor.acts else "ground",
            "ink" if actor.acts else "line",
            2 if actor.acts else 1.5,
        )
        ink = "ink" if actor.acts else "ink2"
        if self.width <= dp(NAMED):
            self._narrow(actor, ink)
            return
        roomy = self.width > dp(ROOMY)
        x = self.x + dp(22 if roomy else 19)
        self.seat(actor.number, x, y + high / 2, actor.acts)
        left, flag = x + dp(22 if roomy else 18), dp(24) if actor.first and roomy else 0
        self.say(actor.name, "row", (left, y, self.right - left - dp(4) - flag, high), ink, cut=True)
        if flag:
            self.glyph("first-player", 20, self.right - dp(16), y + high / 2, ink)
        elif actor.first:  # over the corner of its number, so that the name has the room
            self.glyph("first-player", 14, x + dp(15), y + high / 2 + dp(15), ink)

    def _narrow(self, actor: Any, ink: str) -> None:
        """Five of them: the number over the name."""
        x, y, wide, half = self.x, self.y, self.width, self.height / 2
        self.say(actor.number, "row", (x, y + half - dp(2), wide, half), ink, halign="center")
        self.say(actor.name, "legend", (x + dp(3), y, wide - dp(6), half), ink, halign="center", cut=True)
        if actor.first:
            self.glyph("first-player", 16, x + wide - dp(14), y + half * 1.45, ink)


load_kv(__file__)
