"""The hold ring: a disc under the thumb with a rim that fills clockwise from twelve."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.held import Held

__all__ = ["Glyph", "HoldRing"]


class HoldRing(Held, Widget):
    """Opens a secret, or does what feels irreversible; its size says which."""

    symbol = StringProperty("peek-eye")
    role = StringProperty("ink")


load_kv(__file__)
