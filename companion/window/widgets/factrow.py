"""A fact of a component of the box: what it is, how it stands, and a step each way."""

from __future__ import annotations

from math import inf
from typing import Any

from kivy.metrics import dp
from kivy.properties import ObjectProperty

from companion.window.widgets.row import Row
from companion.window.widgets.step import StepButton
from companion.window.widgets.writing import set_type

GAP, STEP = 8, 48
LEAST, MOST = 68, 104
"""How wide what stands between the steps may be, in dp."""


class FactRow(Row):
    """Its steps stand beside what it is; where there is little room under it."""

    depends = ("row",)
    row = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        self.less, self.more = StepButton(sign="−"), StepButton(sign="+")
        super().__init__(**kwargs)
        self.add_widget(self.less)
        self.add_widget(self.more)

    def measure(self) -> None:
        theme, label = self.theme, self.row.label if self.row else ""
        value = self.row.shown if self.row else ""
        natural = set_type(value, "row", theme, dp(MOST), inf).texture.width + dp(2) if value else 0
        self.middle = max(dp(LEAST) * min(1.4, theme.text_scale), min(dp(MOST), natural))
        steps = self.middle + dp(2 * (STEP + GAP))
        self.room = self.width if theme.tight else max(1, self.width - steps - dp(GAP))
        self.said = set_type(label, "row", theme, max(1, self.room), inf) if label else None
        self.shown = set_type(value, "row", theme, self.middle, inf, halign="center") if value else None
        high, also = (each.texture.height if each else 0 for each in (self.said, self.shown))
        self.height = high + max(dp(60), also) if theme.tight else max(dp(56), high, also)

    def place(self) -> None:
        steps = self.middle + dp(2 * (STEP + GAP))
        self.start = self.x if self.theme.tight else self.x + self.width - steps
        self.foot = self.height - (self.said.texture.height if self.said and self.theme.tight else 0)
        y = self.y + (self.foot - dp(STEP)) / 2
        self.less.pos, self.more.pos = (self.start, y), (self.start + steps - dp(STEP), y)

    def draw(self) -> None:
        if self.said:
            low = self.y + (self.foot if self.theme.tight else 0)
            self.put(self.said, (self.x, low, self.room, self.y + self.height - low))
        if self.shown:
            self.put(self.shown, (self.start + dp(STEP + GAP), self.y, self.middle, self.foot), halign="center")
