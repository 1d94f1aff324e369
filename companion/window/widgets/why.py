"""WHY: leads to the rule behind what is shown."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.window.widgets.drawn import Drawn
from companion.window.widgets.writing import KERNING, sizes, width_of

ICON, GAP, LEAST = 24, 7, 48


class Why(ButtonBehavior, Drawn):
    """Not there where there is no rule; as wide as its word."""

    depends = ("label", "rule", "short")
    rule = StringProperty()
    label = StringProperty()
    short = BooleanProperty(False)
    """Only its symbol."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, 1), **kwargs)
        for name in ("label", "rule", "short"):
            self.fbind(name, self._wide)
        self._wide()

    def on_rule(self, _: object, rule: str) -> None:
        self.label = App.get_running_app().say("WHY") if rule else ""

    def on_release(self) -> None:
        App.get_running_app().explain(self.rule)

    def looks_different(self) -> None:
        self._wide()
        super().looks_different()

    def _wide(self, *_: object) -> None:
        said, size = self._said(), sizes("legend", self.theme)[0]
        word = dp(GAP) + width_of(said, "Saira", size) + size * KERNING + 1 if said else 0
        self.width = max(dp(ICON) + word, dp(LEAST)) if self.rule else 0
        self.opacity, self.disabled = (1, False) if self.rule else (0, True)

    def _said(self) -> str:
        return "" if self.theme.big or self.short else self.label

    def draw(self) -> None:
        if not self.rule:
            return
        said = self._said()
        self.glyph("info", ICON, self.x + dp(ICON) / 2, self.y + self.height / 2, "ink2")
        left = self.x + dp(ICON + GAP)
        self.say(said, "legend", (left, self.y, max(1, self.x + self.width - left), self.height), "ink2")
