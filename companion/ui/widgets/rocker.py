"""A rocker switch: two words side by side, the chosen one on a plate with a mark at its foot; a tap anywhere turns it."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.text import Text

__all__ = ["Rocker", "RockerWord"]


class RockerWord(Text):
    chosen = BooleanProperty(False)


class Rocker(ButtonBehavior, Plate, BoxLayout):
    name = StringProperty()
    first = StringProperty()
    second = StringProperty()
    at_first = BooleanProperty(True)


load_kv(__file__)
