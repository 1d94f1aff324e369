"""What counts in the dark only, in its hatched frame."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv
from companion.window.widgets.plate import Plate
from companion.window.widgets.text import Text

__all__ = ["DarkPart", "Text"]


class DarkPart(Plate, BoxLayout):
    """Not there while it has no title."""

    title = StringProperty()
    says = StringProperty()


load_kv(__file__)
