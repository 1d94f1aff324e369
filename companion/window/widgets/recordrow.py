"""A value of the record: what it is, confirmed by a tap where the board is checked, and a step each way."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.window.widgets.drawn import Drawn
from companion.window.widgets.row import Row
from companion.window.widgets.step import StepButton
from companion.window.widgets.writing import longest

ICON, GAP, STEP, SHOWN = 24, 6, 48, 70


class Tick(ButtonBehavior, Drawn):
    """What it is; where the board is checked a tap says that so it is."""

    depends = ("symbol", "label", "ticked")
    name = StringProperty()
    symbol = StringProperty()
    label = StringProperty()
    ticked = BooleanProperty(False)

    def draw(self) -> None:
        icon = 0 if self.theme.big else dp(ICON + GAP)
        if icon:
            middle, role = self.y + self.height / 2, "done" if self.ticked else "ink"
            self.glyph("check" if self.ticked else self.symbol, ICON, self.x + dp(ICON) / 2, middle, role)
        ink = "done" if self.ticked and not icon else "ink"
        self.say(self.label, "legend", (self.x + icon, self.y, self.width - icon, self.height), ink, 3)


class RecordRow(Row):
    """Its steps stand beside its name, or under it."""

    depends = ("row",)
    row = ObjectProperty(None, allownone=True)
    ticked = BooleanProperty(False)
    """Somebody has looked, and so it is."""

    def __init__(self, **kwargs: Any) -> None:
        self.tick, self.less, self.more = Tick(), StepButton(sign="−"), StepButton(sign="+")
        super().__init__(**kwargs)
        for each in (self.tick, self.less, self.more):
            self.add_widget(each)
        self.fbind("ticked", self.tick.setter("ticked"))

    def measure(self) -> None:
        row, scale = self.row, self.theme.text_scale
        self.shown = dp(SHOWN) * min(1.3, scale)
        self.steps = self.shown + dp(2 * STEP + 2 * GAP)
        self.crowded = bool(row) and longest(row.label) > self.width - self.steps - dp(36)
        self.height = dp(60) * scale + (dp(STEP) if self.crowded else 0)
        if row:
            self.tick.label, self.tick.symbol = row.label, row.symbol
            self.less.disabled, self.more.disabled = not row.less, not row.more

    def place(self) -> None:
        low = self.y + (dp(STEP + GAP) if self.crowded else 0)
        self.tick.pos = self.x, low
        self.tick.size = self.width - (0 if self.crowded else self.steps + dp(GAP)), self.y + self.height - low
        self.start = self.x if self.crowded else self.x + self.width - self.steps
        y = self.y if self.crowded else self.y + (self.height - dp(STEP)) / 2
        self.less.pos, self.more.pos = (self.start, y), (self.start + self.steps - dp(STEP), y)

    def draw(self) -> None:
        if self.row:
            box = self.start + dp(STEP + GAP), self.less.y, self.shown, dp(STEP)
            self.say(self.row.value, "row", box, "ink", 2, "center")
