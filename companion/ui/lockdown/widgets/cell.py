"""A power cell: filled circle, ON, blue; or hatched square, DARK, orange. Three signs for one state."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.metrics import sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.sign import Sign
from companion.ui.widgets.text import Text
from companion.ui.widgets.writing import width_of

__all__ = ["BesideCell", "PowerCell", "PowerRow", "Sign", "Text"]

class Cell(Plate, BoxLayout):
    """One window of the power row."""

    name = StringProperty("S1")
    short = StringProperty("S1")
    token = NumericProperty(1)
    on = BooleanProperty(True)
    word = StringProperty("ON")
    delay = NumericProperty(0.0)
    """How long it waits before it falls, because others fall before it."""

    @staticmethod
    def said(room: float, short: str, word: str) -> str:
        """Name and word in one line; the name alone where a language has no room for both."""
        both = f"{short} {word}"
        return both if width_of(both, "Saira", sp(18)) <= room or not room else short


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
    """The sign between its name and its word."""


class BesideCell(Cell):
    """The sign beside its name and its word: where the strip is a column, and for large text."""


load_kv(__file__)
