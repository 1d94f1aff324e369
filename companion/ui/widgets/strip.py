"""The status strip: header, time, power, countdowns and ruler."""

from __future__ import annotations

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.cell import PowerCell
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.ruler import TimeRuler
from companion.ui.widgets.text import Text

__all__ = ["Countdown", "Glyph", "Header", "Pressable", "StatusStrip", "Text", "TimeRuler"]


class Pressable(ButtonBehavior, BoxLayout):
    """A part of a row that can be pressed."""


class Header(BoxLayout):
    """Menu or back at the left, what this is, undo with its name at the right: the whole end is the target."""

    __events__ = ("on_left", "on_take_back", "on_who_pressed")
    left_symbol = ObjectProperty("menu")
    title = ObjectProperty("")
    who = ObjectProperty("")
    who_symbol = ObjectProperty("first-player")
    undo = ObjectProperty("")
    undo_what = ObjectProperty("")

    def on_left(self) -> None: ...
    def on_take_back(self) -> None: ...
    def on_who_pressed(self) -> None: ...


class Countdown(BoxLayout):
    count = ObjectProperty(None, allownone=True)


class StatusStrip(BoxLayout):
    """Applies a picture of the strip; the cells are made once and told what changed."""

    picture = ObjectProperty(None, allownone=True)

    def on_kv_post(self, _: object) -> None:
        for _number in range(4):
            self.ids.cells.add_widget(PowerCell())

    def on_picture(self, _: object, picture: object) -> None:
        if picture is None:
            return
        for cell, told in zip(reversed(self.ids.cells.children), picture.cells, strict=True):
            cell.name, cell.short, cell.token, cell.on, cell.word = told.name, told.short, told.token, told.on, told.word
        counts = self.ids.counts
        while len(counts.children) > len(picture.counts):
            counts.remove_widget(counts.children[0])
        while len(counts.children) < len(picture.counts):
            counts.add_widget(Countdown())
        for countdown, told in zip(reversed(counts.children), picture.counts, strict=True):
            countdown.count = told
        self.ids.ruler.ruler = picture.ruler


load_kv(__file__)
