"""The four windows of the strip: chambers, the pods of both sections, self-destruct. Made once, told what changed."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.gridlayout import GridLayout

from companion.show.nemesis.sand import begins
from companion.window.nemesis.widgets.tokens import token
from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn

__all__ = ["ShipWindows"]
ONE, TWO, MORE = 42, 30, 24
"""Tokens in dp, by how many there are."""


class ShipWindowBox(Drawn):
    """Name, tokens and word; beside each other where the strip is a column."""

    depends = ("window", "beside")
    window = ObjectProperty(None, allownone=True)
    beside = BooleanProperty(False)

    def draw(self) -> None:
        told = self.window
        if told is None:
            return
        self.plate("plate", told.border)
        (self._beside if self.beside else self._upright)(told)

    def _upright(self, told: Any) -> None:
        x, y, wide, high = self.x, self.y, self.width, self.height
        line = dp(21)
        compact = self.theme.compact
        top = 0 if compact else line
        if not compact:
            self.say(told.name, "legend", (x + dp(2), y + high - line - dp(2), wide - dp(4), line), halign="center")
        said, role = (told.name, "ink" if told.role == "ink2" else told.role) if compact else (told.word, told.role)
        self.say(said, "legend", (x + dp(2), y + dp(2), wide - dp(4), line), role, halign="center", bold=not compact)
        self._tokens(told, x, y + line, wide, high - line - top)

    def _beside(self, told: Any) -> None:
        x, y, wide, high = self.x, self.y, self.width, self.height
        room = min(dp(42), wide * 0.36) if len(told.tokens) == 1 else min(dp(58), wide * 0.44)
        self._tokens(told, x + dp(2), y, room, high)
        left, line = x + room + dp(4), min(high / 2, dp(24) * min(1.6, self.theme.text_scale))
        self.say(told.name, "legend", (left, y + high / 2, wide - room - dp(5), line), lines=1)
        self.say(told.brief or told.word, "legend", (left, y + high / 2 - line, wide - room - dp(5), line), told.role, bold=True)

    def _tokens(self, told: Any, x: float, y: float, wide: float, high: float) -> None:
        many = len(told.tokens)
        most = dp(ONE if many == 1 else TWO if many == 2 else MORE)
        side = min(most, high - dp(2), (wide - dp(4) * (many + 1)) / many)
        gap = dp(4)
        left = x + (wide - many * side - (many - 1) * gap) / 2
        for number, each in enumerate(told.tokens):
            role = told.role if told.role == "on" else "ink"
            token(self, each, left + side / 2 + number * (side + gap), y + high / 2, side, role)


class ShipWindows(GridLayout):
    beside = BooleanProperty(False)

    def show(self, told: tuple[Any, ...]) -> None:
        begins(App.get_running_app())
        for _ in told[len(self.children) :]:
            self.add_widget(ShipWindowBox(beside=self.beside))
        for box, window in zip(reversed(self.children), told, strict=True):
            box.window = window

    def on_beside(self, *_: object) -> None:
        for box in self.children:
            box.beside = self.beside


load_kv(__file__)
