"""The title block of a plan: the number of an entry, what it is, whom it is about, and WHY. Nobody doubts that it is new."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv
from companion.window.widgets.text import Text
from companion.window.widgets.why import Why

__all__ = ["Text", "TitleBlock", "Why"]


class TitleBlock(BoxLayout):
    number = StringProperty()
    kind = StringProperty()
    who = StringProperty()
    more = StringProperty()
    """One thing that is counted, in the place of WHY's neighbour."""
    rule = StringProperty()


class TitleCell(BoxLayout):
    """One cell, with a hair line at its right."""

    text = StringProperty()
    role = StringProperty("ink")


load_kv(__file__)
