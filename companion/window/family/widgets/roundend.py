"""What the end of this round will bring: slot before and after with their line, a headline, what happens first."""

from __future__ import annotations

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.text import Text

__all__ = ["Glyph", "RoundEnd", "Text"]


class RoundEnd(ButtonBehavior, BoxLayout):
    """A tap says why."""

    idle = ObjectProperty(None, allownone=True)


load_kv(__file__)
