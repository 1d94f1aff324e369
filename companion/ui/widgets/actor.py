"""A seat in the row of those who may act: its number, its name, the flag of the first player; solid is who acts."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.ui.widgets import load_kv
from companion.ui.widgets.drawn import Drawn

__all__ = ["ActorChip"]
NAMED = 76
"""A narrower chip has no room for a name."""


class ActorChip(ButtonBehavior, Drawn):
    depends = ("actor", "state")
    actor = ObjectProperty(None, allownone=True)
    name = StringProperty()

    def draw(self) -> None:
        actor, y, high = self.actor, self.y, self.height
        if actor is None:
            return
        self.plate("plate3" if self.state == "down" or actor.acts else "ground", "ink" if actor.acts else "line",
                   2 if actor.acts else 1.5)
        self.seat(actor.number, self.x + dp(22), y + high / 2, actor.acts)
        flag = dp(24) if actor.first else 0
        if self.width > dp(NAMED):
            ink = "ink" if actor.acts else "ink2"
            self.say(actor.name, "row", (self.x + dp(44), y, self.width - dp(48) - flag, high), ink, cut=True)
        if flag:
            self.glyph("first-player", 20, self.right - dp(16), y + high / 2, "ink" if actor.acts else "ink2")


load_kv(__file__)
