"""The title block of a plan: the number of an entry, what it is, whom it is about, and WHY. Nobody doubts that it is new."""

from __future__ import annotations

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv
from companion.window.widgets.text import Text
from companion.window.widgets.why import Why
from companion.window.widgets.writing import KERNING, sizes, width_of

__all__ = ["Text", "TitleBlock", "Why"]


class TitleBlock(BoxLayout):
    number = StringProperty()
    kind = StringProperty()
    who = StringProperty()
    more = StringProperty()
    """One thing that is counted, in the place of WHY's neighbour."""
    rule = StringProperty()
    crowded = BooleanProperty(False)
    """A long name needs the room of what it is, which the large thing says."""

    def on_kv_post(self, _: object) -> None:
        for name in ("number", "kind", "who", "more", "width"):
            self.fbind(name, self._shared)
        self.ids.why.fbind("width", self._shared)
        self._shared()

    def _shared(self, *_: object) -> None:
        size = sizes("legend", App.get_running_app().theme)[-1]
        wide = sum(width_of(each, "Saira", size) + dp(24) for each in (self.number, self.kind, self.who, self.more) if each)
        self.crowded = bool(self.who) and wide + size * KERNING > self.width - self.ids.why.width


class TitleCell(BoxLayout):
    """One cell, with a hair line at its right."""

    text = StringProperty()
    role = StringProperty("ink")
    last = BooleanProperty(False)
    """Nothing stands beside it."""


load_kv(__file__)
