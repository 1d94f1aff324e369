"""Blips board by board: a line each with its die; a tap rolls it."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.app import App
from kivy.graphics import Line
from kivy.metrics import dp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.gridlayout import GridLayout

from companion.window.aliens.widgets.parts import pressed
from companion.window.widgets.drawn import Drawn

DIE = 40


class BoardLine(ButtonBehavior, Drawn):
    """A board, its die as a square, and what that means; dashed before it was rolled."""

    depends = ("told", "state")
    told = ObjectProperty(None, allownone=True)
    name = StringProperty()
    label = StringProperty()

    def draw(self) -> None:
        told = self.told
        if told is None:
            return
        if self.state == "down":
            self.plate("plate3", "")
        self.ink("faint")
        Line(points=[self.x, self.y, self.right, self.y], width=dp(0.75))
        named, side, middle = self.width * (0.4 if self.theme.big else 0.3), dp(DIE), self.y + self.height / 2
        self.say(told.label, "row", (self.x + dp(4), self.y, named, self.height), "ink" if told.speed else "ink2")
        x = self.x + named + dp(8)
        box = (x, middle - side / 2, side, side)
        self.ink("ink" if told.speed else "line")
        Line(rectangle=box, width=dp(1))
        if told.speed:
            self.say(told.speed, "effect", box, halign="center")
        else:
            self.glyph("dice", 24, x + side / 2, middle, "ink2")
        left = x + side + dp(12)
        self.say(told.says, "legend", (left, self.y, self.right - left, self.height), "ink2", 2)


class BoardsBox(GridLayout):
    """One under the other."""

    part = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"cols": 1, "size_hint_y": None, **kwargs})
        self.bind(minimum_height=self.setter("height"))

    def show(self, told: Any, new: bool) -> None:
        self.clear_widgets()
        app = App.get_running_app()
        for row in told.rows:
            high = dp(68 if app.theme.big else 48 if app.theme.compact else 56)
            line = BoardLine(told=row, label=row.label, name=row.label, size_hint_y=None, height=high)
            if row.press is not None:
                line.bind(on_release=partial(pressed, app, row.press))
            self.add_widget(line)
