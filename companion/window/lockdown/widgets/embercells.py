"""The four sections of power in ember light, by outline alone."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics import Color, Ellipse, Line
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.window.widgets import load_kv
from companion.window.widgets.text import Text

__all__ = ["EmberCell", "EmberCells", "Text"]


class EmberSign(Widget):
    """Circle or square in outline alone: shape says on or dark."""

    on = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self.redraw, size=self.redraw, on=self.redraw)

    def redraw(self, *_: object) -> None:
        theme, side = App.get_running_app().theme, min(self.size)
        x, y = self.x + (self.width - side) / 2, self.y + (self.height - side) / 2
        self.canvas.before.clear()
        with self.canvas.before:
            if self.on:
                Color(*theme.ember_on)
                Ellipse(pos=(x, y), size=(side, side))
            else:
                Color(*theme.ember_off)
                Line(rectangle=(x + dp(2), y + dp(2), side - dp(4), side - dp(4)), width=dp(1.5))
                step = side / 4
                for at in range(1, 4):
                    Line(points=[x + step * at, y + dp(2), x + dp(2), y + step * at], width=dp(1))
                    Line(points=[x + side - dp(2), y + step * at, x + step * at, y + side - dp(2)], width=dp(1))


class EmberCell(BoxLayout):
    cell = ObjectProperty(None, allownone=True)


class EmberCells(GridLayout):
    def show(self, told: Any) -> None:
        self.clear_widgets()
        for cell in told:
            self.add_widget(EmberCell(cell=cell))


load_kv(__file__)
