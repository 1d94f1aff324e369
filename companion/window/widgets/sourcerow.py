"""One component, and who draws for it: the app, or the cardboard on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets.rocker import Rocker
from companion.window.widgets.row import Row
from companion.window.widgets.writing import longest, set_type

__all__ = ["SourceRow", "fill"]
ICON, GAP, EDGE = 24, 14, 4


class SourceRow(Row):
    """Its name and its switch side by side; where there is too little room the switch stands under the name."""

    depends = ("symbol", "says", "mix")
    symbol = StringProperty()
    says = StringProperty()
    mix = BooleanProperty(False)
    component = ""

    def __init__(self, **kwargs: Any) -> None:
        self.switch = Rocker()
        super().__init__(**kwargs)
        self.switch.fbind("size", self.measured)
        self.add_widget(self.switch)

    def measure(self) -> None:
        self.crowded = self.theme.big or longest(self.says) > self.width - self.switch.width - dp(86)
        mark = dp(ICON + 8) if self.mix else 0
        self.room = self.width - mark - (0 if self.crowded else dp(ICON + 2 * GAP) + self.switch.width)
        self.said = set_type(self.says, "row", self.theme, max(1, self.room), 2)
        high = self.said.texture.height
        self.height = high + dp(72) if self.crowded else max(dp(58), high)

    def place(self) -> None:
        switch = self.switch
        if self.crowded:
            switch.pos = self.x, self.y + dp(EDGE)
        else:
            switch.pos = self.x + self.width - switch.width, self.y + (self.height - switch.height) / 2

    def draw(self) -> None:
        self.line(self.top)
        low = self.y + dp(EDGE) + (self.switch.height if self.crowded else 0)
        high, left = self.top - dp(EDGE) - low, self.x + (0 if self.crowded else dp(ICON + GAP))
        if not self.crowded:
            self.glyph(self.symbol, ICON, self.x + dp(ICON) / 2, low + high / 2)
        self.put(self.said, (left, low, self.room, high))
        if self.mix:
            self.glyph("house-mix", ICON, left + self.room + dp(8 + ICON / 2), low + high / 2, "warn")


def fill(box: BoxLayout, shown: Any, labels: tuple[str, str], turn: Callable[[str, bool], None]) -> None:
    """A row for each component; made anew only if there are others than before."""
    made = {row.component: row for row in box.children}
    if list(made) != [each.component for each in reversed(shown)]:
        box.clear_widgets()
        made = {}
        for each in shown:
            made[each.component] = row = SourceRow(symbol=each.symbol, says=each.label, mix=each.house_mix)
            row.component = each.component
            switch = row.switch
            switch.first, switch.second, switch.name = *labels, each.component
            switch.bind(on_release=lambda pressed: turn(pressed.name, pressed.at_first))
            box.add_widget(row)
    for each in shown:
        made[each.component].switch.at_first = each.by_app
