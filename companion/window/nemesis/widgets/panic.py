"""Panic: the step of insanity that was taken, and how insane everybody is."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Line, Rectangle, Triangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import hatch, load_kv
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.text import Text

__all__ = ["InsanityRows", "InsanityStep", "PanicPart", "Text"]
CELL, CELLS = 46, 5
"""A level of insanity in dp, and how many there are."""


class InsanityStep(Drawn):
    """The step that was taken, large."""

    depends = ("told",)
    told = ObjectProperty(None, allownone=True)

    def draw(self) -> None:
        told = self.told
        if told is None or not told.after:
            return
        x, y, high = self.x, self.y, self.height
        figure, use = dp(72), "half" if high > dp(90) else "hero"
        self.say(told.before, use, (x, y, figure, high), "ink2", halign="center")
        middle = y + high / 2
        self.ink("ink")
        Line(points=[x + figure + dp(6), middle, x + figure + dp(48), middle], width=dp(1))
        Triangle(points=[x + figure + dp(56), middle, x + figure + dp(46), middle + dp(6), x + figure + dp(46), middle - dp(6)])
        self.say(told.after, use, (x + figure + dp(60), y, figure, high), halign="center")


class InsanityRows(Drawn):
    """A row of five cells a seat; from three on there is no way back."""

    depends = ("told", "rows", "sends")
    told = ObjectProperty(None, allownone=True)
    rows = ObjectProperty(())
    sends = BooleanProperty(True)
    """There is room for what comes at each level."""

    def draw(self) -> None:
        told, rows = self.told, len(self.rows) + self.sends
        if told is None or not rows:
            return
        step = self.height / rows
        cell = min(dp(CELL), step - dp(4), (self.width * 0.66) / CELLS - dp(6))
        start = self.right - CELLS * (cell + dp(6)) + dp(6)
        for number, row in enumerate(self.rows):
            y = self.top - step * (number + 0.5)
            self.seat(row.number, self.x + dp(15), y, row.acts)
            room = (self.x + dp(38), y - step / 2, start - self.x - dp(44), step)
            self.say(row.name, "row", room, "ink2" if row.out else "ink", cut=True)
            for level in range(1, CELLS + 1):
                self._cell(row, level, start + (level - 1) * (cell + dp(6)), y - cell / 2, cell)
        if not self.sends:
            return
        y = self.top - step * (rows - 0.5)
        self.say(told.sends, "legend", (self.x, y - step / 2, start - self.x - dp(6), step), "ink2")
        for number, symbol in enumerate(told.kinds):
            x = start + number * (cell + dp(6)) + cell / 2
            self.glyph(symbol, 30, x, y)
            if told.house and number < CELLS - 1:
                self.glyph("house-mix", 18, x + cell / 2 - dp(4), y - dp(12), "warn")

    def _cell(self, row: Any, level: int, left: float, low: float, side: float) -> None:
        box = (left, low, side, side)
        if row.level == level:
            self.block("ink", *box)
        else:
            if row.level >= 3 and level < 3:
                self.ink("skip_hatch")
                Rectangle(pos=box[:2], size=box[2:], texture=hatch.texture(), tex_coords=hatch.coords(*box))
            self.ink("line")
            Line(rectangle=box, width=dp(0.75))
        role = "ground" if row.level == level else "ink2" if row.level >= 3 and level < 3 else "ink"
        self.say(str(level), "row", box, role, halign="center")


class PanicPart(BoxLayout):
    """The step, what it means, and where everybody stands; on a small screen only whose panic it is."""

    part = ObjectProperty(None, allownone=True)
    told = ObjectProperty(None, allownone=True)

    def show(self, told: Any, new: bool) -> None:
        self.told = told


load_kv(__file__)
