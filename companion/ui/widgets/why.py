"""WHY: leads to the rule behind what is shown."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.text import Text

__all__ = ["Glyph", "Text", "Why"]


class Why(ButtonBehavior, BoxLayout):
    """Not there where there is no rule."""

    rule = StringProperty()
    label = StringProperty()
    short = BooleanProperty(False)
    """Only its symbol."""

    def on_rule(self, _: object, rule: str) -> None:
        self.label = App.get_running_app().say("WHY") if rule else ""


load_kv(__file__)
