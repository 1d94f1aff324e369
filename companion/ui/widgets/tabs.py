"""The tab bar: four places, the chosen one marked at the top edge."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.text import Text

__all__ = ["Glyph", "TabBar", "TabButton", "Text"]
SYMBOLS = {"table": "tab-table", "tracks": "time", "crew": "tab-crew", "rules": "tab-rules"}


class TabButton(ButtonBehavior, BoxLayout):
    name = StringProperty()
    label = StringProperty()
    symbol = StringProperty()
    chosen = BooleanProperty(False)


class TabBar(BoxLayout):
    __events__ = ("on_tab",)
    chosen = StringProperty("table")

    def fill(self, labels: dict[str, str]) -> None:
        """Make the tabs, with these words."""
        self.clear_widgets()
        for name, label in labels.items():
            button = TabButton(name=name, label=label, symbol=SYMBOLS[name], chosen=name == self.chosen)
            button.bind(on_release=lambda pressed: self.dispatch("on_tab", pressed.name))
            self.add_widget(button)

    def on_chosen(self, _: object, chosen: str) -> None:
        for button in self.children:
            button.chosen = button.name == chosen

    def on_tab(self, name: str) -> None: ...


load_kv(__file__)
