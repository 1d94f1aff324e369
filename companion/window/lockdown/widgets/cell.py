"""A power cell: filled circle, ON, blue; or hatched square, DARK, orange. Three signs for one state."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from companion.window.widgets import load_kv
from companion.window.widgets.sign import Falling
from companion.window.widgets.writing import sizes, width_of

__all__ = ["BesideCell", "PowerCell", "PowerRow"]


class Cell(Falling):
    """One window of the power row, on its plate."""

    depends = (*Falling.depends, "name", "short", "word")
    name = StringProperty("S1")
    short = StringProperty("S1")
    word = StringProperty("ON")

    @property
    def role(self) -> str:
        return "on" if self.on else "off"


class PowerRow(GridLayout):
    """The four windows of the strip: made once, told what changed, one falling after the other."""

    beside = BooleanProperty(False)

    def on_beside(self, *_: object) -> None:
        """Four cells of the other shape, once there is something to show in them."""
        told = self.told
        self.clear_widgets()
        self.show(told)

    told: tuple[Any, ...] = ()

    def show(self, told: tuple[Any, ...]) -> None:
        self.told = told
        for each in told[len(self.children) :]:  # in its state from the start: what falls before the eyes has just fallen
            self.add_widget((BesideCell if self.beside else PowerCell)(on=each.on, token=each.token))
        falling = 0
        for cell, each in zip(reversed(self.children), told, strict=True):
            if cell.on and not each.on:  # one after the other
                cell.delay, falling = falling * App.get_running_app().theme.seconds("power_total"), falling + 1
            cell.name, cell.short, cell.token, cell.on, cell.word = each.name, each.short, each.token, each.on, each.word


class PowerCell(Cell):
    """The sign between its name and its word; on a small phone both stand below it, in one line."""

    def draw(self) -> None:
        x, y, wide, high = self.x, self.y, self.width, self.height
        self.plate("plate", f"{self.role}_line")
        compact, row, edge = self.theme.compact, dp(18), dp(4)
        word = self.said(wide, self.short, self.word) if compact else self.word
        self.say(word, "legend", (x, y, wide, row + 2 * edge), self.role, halign="center", bold=True)
        if not compact:
            self.say(self.name, "legend", (x, y + high - row - 2 * edge, wide, row + 2 * edge), halign="center")
        room = high - 2 * edge - row * (1 if compact else 2)
        self.sign(x + wide / 2, y + edge + row + room / 2, min(wide, room, self.most))

    @staticmethod
    def said(room: float, short: str, word: str) -> str:
        """Name and word in one line; the name alone where a language has no room for both."""
        both = f"{short} {word}"
        return both if width_of(both, "Saira", sp(18), True) <= room or not room else short


class BesideCell(Cell):
    """The sign beside its name and its word: where the strip is a column, and for large text."""

    def draw(self) -> None:
        x, high, gap, side = self.x, self.height, dp(8), dp(44)
        self.plate("plate", f"{self.role}_line")
        middle, left = self.y + high / 2, x + 2 * gap + side
        self.sign(x + gap + side / 2, middle, side)
        line = min(sizes("legend", self.theme)[0] * 1.05, high / 2 - dp(2))
        room = x + self.width - gap - left
        self.say(self.name, "legend", (left, middle, room, line))
        self.say(self.word, "legend", (left, middle - line, room, line), self.role, bold=True)


load_kv(__file__)
