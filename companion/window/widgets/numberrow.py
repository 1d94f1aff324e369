"""A number and what it counts."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv
from companion.window.widgets.text import Text

__all__ = ["NumberRow", "Text"]


class NumberRow(BoxLayout):
    says = StringProperty()
    number = StringProperty()


load_kv(__file__)
