"""A fact of a component of the box: what it is, how it stands, and a step each way."""

from __future__ import annotations

from math import inf
from typing import Any

from kivy.graphics import Line
from kivy.metrics import dp
from kivy.properties import ObjectProperty

from companion.window.widgets.row import Row
from companion.window.widgets.step import StepButton
from companion.window.widgets.writing import set_type

GAP, STEP = 8, 48
LEAST, MOST = 68, 104
"""How wide what stands between the steps may be, in dp."""
CELL, CELL_HIGH, CELL_LOW, APART, NAMED, COUNTED = 10, 22, 14, 3, 64, 40
"""In dp: a cell of the gauge, how high it is, and under its name; what parts two of them; how wide a name before it is at least,
and a number between two steps."""


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
        total = self.row.total if self.row and not theme.tight else 0
        least = COUNTED if total else LEAST
        self.middle = max(dp(least) * min(1.4, theme.text_scale), min(dp(MOST), natural))
        steps = self.middle + dp(2 * (STEP + GAP))
        self.room = self.width if theme.tight else max(1, self.width - steps - dp(GAP))
        self.said = set_type(label, "row", theme, max(1, self.room), inf) if label else None
        self.gauge = dp(total * (CELL + APART))
        named = max(self.said.texture.width, dp(NAMED)) if self.said else 0
        self.under = bool(total) and named + dp(GAP) + self.gauge > self.room
        self.shown = set_type(value, "verb" if total else "row", theme, self.middle, inf, halign="center") if value else None
        high, also = (each.texture.height if each else 0 for each in (self.said, self.shown))
        self.height = high + max(dp(60), also) if theme.tight else max(dp(56), high + self._below, also)

    @property
    def _below(self) -> float:
        """What the gauge takes under the name."""
        return float(dp(CELL_LOW + GAP)) if self.under else 0.0

    def place(self) -> None:
        steps = self.middle + dp(2 * (STEP + GAP))
        self.start = self.x if self.theme.tight else self.x + self.width - steps
        self.foot = self.height - (self.said.texture.height if self.said and self.theme.tight else 0)
        y = self.y + (self.foot - dp(STEP)) / 2
        self.less.pos, self.more.pos = (self.start, y), (self.start + steps - dp(STEP), y)

    def draw(self) -> None:
        if self.said:
            low = self.y + (self.foot if self.theme.tight else self._below)
            self.put(self.said, (self.x, low, self.room, self.y + self.height - low))
        if self.gauge:
            self._cells()
        if self.shown:
            self.put(self.shown, (self.start + dp(STEP + GAP), self.y, self.middle, self.foot), halign="center")

    def _cells(self) -> None:
        """A cell for each piece there is, filled for each that is this one."""
        high = dp(CELL_LOW if self.under else CELL_HIGH)
        x = self.x if self.under else self.start - dp(GAP) - self.gauge
        y = self.y + (dp(GAP) if self.under else (self.height - high) / 2)
        for cell in range(self.row.total):
            at = x + cell * dp(CELL + APART)
            if cell < self.row.count:
                self.block("ink", at, y, dp(CELL), high)
            else:
                self.ink("line")
                Line(rectangle=(at, y, dp(CELL), high), width=dp(0.75))
