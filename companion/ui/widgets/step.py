"""One less or one more: a light button, because there are many of them."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.ui.widgets import load_kv
from companion.ui.widgets.text import Text

__all__ = ["StepButton"]


class StepButton(ButtonBehavior, Text):
    name = StringProperty()


load_kv(__file__)
