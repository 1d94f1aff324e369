"""A game that waits, on the launch screen: time large, what is open beside it, and the ruler under both; where there is no
room for the windows, the ruler stands beside the time."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.nemesis.widgets.ruler import ShipRuler
from companion.window.nemesis.widgets.windows import ShipWindows
from companion.window.widgets import load_kv
from companion.window.widgets.text import Text

__all__ = ["Text", "WaitingShip"]


class WaitingShip(BoxLayout):
    strip = ObjectProperty(None, allownone=True)
    low = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.windows = ShipWindows()
        self.ruler = ShipRuler(size_hint_y=None, height=dp(30), pos_hint={"center_y": 0.5})
        self.on_low()

    def show(self, waiting: Any) -> None:
        self.strip = waiting.drawn
        self.ruler.ruler = waiting.drawn.ruler
        self.windows.show(waiting.drawn.windows)

    def on_low(self, *_: object) -> None:
        for each in (self.windows, self.ruler):
            if each.parent:
                each.parent.remove_widget(each)
        if self.low:
            self.ids.row.add_widget(self.ruler)
        else:
            self.ids.row.add_widget(self.windows)
            self.add_widget(self.ruler, index=1)


load_kv(__file__)
