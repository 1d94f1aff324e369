"""A seat in the row of those who may act: its number, its name, the flag of the first player; solid is who acts."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.text import Text

__all__ = ["ActorChip", "Glyph", "Text"]


class ActorChip(ButtonBehavior, Plate, BoxLayout):
    actor = ObjectProperty(None, allownone=True)
    name = StringProperty()


load_kv(__file__)
