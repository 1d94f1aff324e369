"""A symbol of the app, tinted by its role."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty

from companion.window.widgets.drawn import Drawn


class Glyph(Drawn):
    depends = ("symbol", "role", "dp_size")
    symbol = StringProperty("airlock")
    role = StringProperty("ink")
    dp_size = NumericProperty(24)

    def __init__(self, **kwargs: Any) -> None:
        kwargs.setdefault("size_hint", (None, None))
        super().__init__(**kwargs)
        self.on_dp_size()

    def on_dp_size(self, *_: object) -> None:
        self.size = dp(self.dp_size), dp(self.dp_size)

    def draw(self) -> None:
        self.glyph(self.symbol, self.dp_size, *self.center, self.role)
