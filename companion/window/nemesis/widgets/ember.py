"""What is open aboard, in ember light: by outline alone."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Ellipse, Line
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.gridlayout import GridLayout

from companion.window.widgets.drawn import Drawn


class EmberWindow(Drawn):
    """Circle is open, square is shut, diamond is self-destruct; its name and its word under it."""

    depends = ("window",)
    window = ObjectProperty(None, allownone=True)

    def draw(self) -> None:
        told = self.window
        side = dp(44)
        x, y = self.x + self.width / 2, self.top - side / 2 - dp(2)
        shape = told.tokens[0].shape
        opened = any(token.shape == "open" for token in told.tokens)
        runs = shape in ("could", "can't")
        self.ink("ember_on" if opened else "ember_warn" if runs else "ember_ink")
        half = side / 2
        if opened:
            Ellipse(pos=(x - half, y - half), size=(side, side))
        elif runs:
            Line(points=[x, y - half, x + half, y, x, y + half, x - half, y], close=True, width=dp(1.5), joint="miter")
        elif shape == "ghost":
            Line(circle=(x, y, half - dp(1)), width=dp(1))
        else:
            Line(rectangle=(x - half, y - half, side, side), width=dp(1.5))
        role = "ember_on" if opened else "ember_warn" if runs else "ember_ink"
        self.say(told.name, "legend", (self.x, self.y + dp(20), self.width, dp(22)), role, halign="center")
        self.say(told.word, "legend", (self.x, self.y, self.width, dp(22)), role, halign="center")


class EmberShip(GridLayout):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(cols=4, spacing=dp(8), **kwargs)

    def show(self, told: Any) -> None:
        self.clear_widgets()
        for window in told:
            self.add_widget(EmberWindow(window=window))
