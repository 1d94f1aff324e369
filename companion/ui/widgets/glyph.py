"""A symbol of the app, tinted by its role."""

from __future__ import annotations

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.ui import symbols
from companion.ui.widgets import load_kv


class Glyph(Widget):
    symbol = StringProperty("airlock")
    role = StringProperty("ink")
    dp_size = NumericProperty(24)

    def texture(self, name: str, dp_size: float) -> object:
        return symbols.symbol(name, dp_size) if name else None


load_kv(__file__)
