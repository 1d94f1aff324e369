"""The tab bar: the places of a game, the chosen one marked at the top edge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.face import Tab
from companion.show.tongue import Tongue
from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn

__all__ = ["TabBar", "TabButton"]


class TabButton(ButtonBehavior, Drawn):
    """Its symbol over its word; the chosen one has a mark at its outer edge."""

    depends = ("label", "symbol", "chosen", "upright")
    name = StringProperty()
    label = StringProperty()
    symbol = StringProperty()
    chosen = BooleanProperty(False)
    upright = BooleanProperty(False)

    def draw(self) -> None:
        x, y, wide, high, theme = self.x, self.y, self.width, self.height, self.theme
        ink = "ink" if self.chosen else "ink2"
        if self.chosen and self.upright:
            self.block("ink", x, y + high * 0.2, dp(4), high * 0.6)
        elif self.chosen:
            self.block("ink", x + wide * 0.2, y + high - dp(4), wide * 0.6, dp(4))
        if theme.big:
            self.say(self.label, "legend", (x, y, wide, high), ink, halign="center")
            return
        middle = y + high / 2
        self.glyph(self.symbol, 22, x + wide / 2, middle + dp(9), ink)
        self.say(self.label, "legend", (x, middle - dp(27), wide, dp(22)), ink, halign="center")


class TabBar(BoxLayout):
    __events__ = ("on_tab",)
    chosen = StringProperty("table")
    upright = BooleanProperty(False)
    """At the side of the screen, one under the other."""

    def fill(self, tabs: Iterable[Tab], say: Tongue) -> None:
        """Make the tabs of a game, in these words."""
        self.clear_widgets()
        for tab in tabs:
            button = TabButton(name=tab.name, label=say(tab.label), symbol=tab.symbol, chosen=tab.name == self.chosen)
            button.upright = self.upright
            button.bind(on_release=lambda pressed: self.dispatch("on_tab", pressed.name))
            self.add_widget(button)

    def on_chosen(self, _: object, chosen: str) -> None:
        for button in self.children:
            button.chosen = button.name == chosen

    def on_tab(self, name: str) -> None: ...

    def on_touch_down(self, touch: Any) -> bool:
        """Out of sight it takes no touches; what is only disabled would swallow them."""
        return False if self.disabled else bool(super().on_touch_down(touch))


load_kv(__file__)
