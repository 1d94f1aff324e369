"""A power cell: filled circle, ON, blue; or hatched square, DARK, orange. Three signs for one state."""

from __future__ import annotations

from kivy.graphics import Color, Ellipse, Line, Rectangle, StencilPop, StencilPush, StencilUnUse, StencilUse
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.widgets import load_kv
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.text import Text

__all__ = ["BesideCell", "PowerCell", "Sign", "Text"]

SQUARE, BORDER, LINE, PERIOD, WINDOW = 40 / 44, 3 / 44, 2.6 / 44, 8 / 44, (22 / 44, 28 / 44)


class Sign(Widget):
    """The circle or the hatched square, with the token's number in it, as large as the widget is high."""

    on = BooleanProperty(True)
    token = NumericProperty(1)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self.redraw, size=self.redraw, on=self.redraw, token=self.redraw)

    def redraw(self, *_: object) -> None:
        from kivy.app import App

        theme, unit = App.get_running_app().theme, min(self.size)
        self.canvas.before.clear()
        with self.canvas.before:
            if self.on:
                Color(*theme.on)
                Ellipse(pos=(self.center_x - unit * 21 / 44, self.center_y - unit * 21 / 44), size=(unit * 42 / 44,) * 2)
            else:
                self._dark(theme.off, theme.plate, unit)

    def _dark(self, off: list[float], plate: list[float], unit: float) -> None:
        side = unit * SQUARE
        x, y = round(self.center_x - side / 2), round(self.center_y - side / 2)
        StencilPush()
        Rectangle(pos=(x, y), size=(side, side))
        StencilUse()
        Color(*off)
        step = unit * PERIOD * 1.414
        for number in range(-6, 7):
            left = x + number * step
            Line(points=[left, y, left + side, y + side], width=max(1, unit * LINE / 2))
        StencilUnUse()
        Rectangle(pos=(x, y), size=(side, side))
        StencilPop()
        Color(*off)
        inset = unit * BORDER / 2
        Line(rectangle=(x + inset, y + inset, side - 2 * inset, side - 2 * inset), width=unit * BORDER / 2, joint="miter")
        if not self.token:
            return
        Color(*plate)
        wide, high = unit * WINDOW[0], unit * WINDOW[1]
        Rectangle(pos=(self.center_x - wide / 2, self.center_y - high / 2), size=(wide, high))


class Cell(Plate, BoxLayout):
    """One window of the power row."""

    name = StringProperty("S1")
    short = StringProperty("S1")
    token = NumericProperty(1)
    on = BooleanProperty(True)
    word = StringProperty("ON")


class PowerCell(Cell):
    """The sign between its name and its word."""


class BesideCell(Cell):
    """The sign beside its name and its word: where the strip is a column, and for large text."""


load_kv(__file__)
