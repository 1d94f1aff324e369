"""The status strip: header, time, power, countdowns and ruler."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.metrics import sp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.widgets import load_kv
from companion.ui.widgets.cell import BesideCell, PowerCell
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.pressable import Pressable
from companion.ui.widgets.ruler import TimeRuler
from companion.ui.widgets.sliding import Sliding
from companion.ui.widgets.text import Text, width_of

__all__ = ["Countdown", "Glyph", "Header", "Pressable", "Sliding", "StatusStrip", "Text", "TimeRuler"]


class Header(BoxLayout):
    """Menu or back at the left, what this is, undo with its name at the right: the whole end is the target."""

    __events__ = ("on_left", "on_take_back", "on_who_pressed")
    left_symbol = ObjectProperty("menu")
    title = ObjectProperty("")
    who = ObjectProperty("")
    who_symbol = ObjectProperty("first-player")
    undo = ObjectProperty("")
    undo_what = ObjectProperty("")

    number = StringProperty()
    """Of the entry that undo takes back."""

    @staticmethod
    def what(room: float, big: bool, undo_what: str, number: str) -> str:
        """The name of what undo takes back, as far as there is room for it; the number always."""
        return number if big or width_of(undo_what, "Saira", sp(18)) > room else undo_what

    def on_left(self) -> None: ...
    def on_take_back(self) -> None: ...
    def on_who_pressed(self) -> None: ...


class Countdown(BoxLayout):
    count = ObjectProperty(None, allownone=True)
    says = StringProperty()


class StatusStrip(BoxLayout):
    """Applies a picture of the strip; the cells are made once and told what changed."""

    picture = ObjectProperty(None, allownone=True)

    beside = BooleanProperty(False)

    def on_beside(self, *_: object) -> None:
        """Four cells of the other shape, once there is something to show in them."""
        self.ids.cells.clear_widgets()
        self.on_picture(self, self.picture)

    def on_picture(self, _: object, picture: object) -> None:
        if picture is None:
            return
        while len(self.ids.cells.children) < len(picture.cells):
            self.ids.cells.add_widget(BesideCell() if self.beside else PowerCell())
        self.ids.time.change(picture.time)
        falling = 0
        for cell, told in zip(reversed(self.ids.cells.children), picture.cells, strict=True):
            if cell.on and not told.on:  # one after the other
                cell.delay, falling = falling * App.get_running_app().theme.seconds("power_total"), falling + 1
            cell.name, cell.short, cell.token, cell.on, cell.word = told.name, told.short, told.token, told.on, told.word
        for countdown, told in zip(self._countdowns(len(picture.counts)), picture.counts, strict=True):
            countdown.count, countdown.says = told, self._room_for(told, len(picture.counts))
        self.ids.ruler.ruler = picture.ruler

    def _countdowns(self, many: int) -> list[Countdown]:
        """So many of them, with the room between them shared out."""
        box = self.ids.counts
        if len(box.children) != 2 * many - 1:
            box.clear_widgets()
            for number in range(2 * many - 1):
                box.add_widget(Widget() if number % 2 else Countdown())
        return [each for each in reversed(box.children) if isinstance(each, Countdown)]

    def _room_for(self, count: Any, many: int) -> str:
        """How much of a countdown is said."""
        theme = App.get_running_app().theme
        if theme.big or (many > 3 and theme.text_scale > 1):
            return str(count.least)
        return str(count.short if self.beside or theme.compact or many > 3 else count.says)


load_kv(__file__)
