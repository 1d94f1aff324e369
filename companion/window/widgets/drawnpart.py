"""A part of a card or page that draws itself from what it is told, and is as high as that needs."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import ObjectProperty

from companion.window.widgets.drawn import Drawn


class DrawnPart(Drawn):
    """A class says how high it is, and what it looks like."""

    depends = ("told",)
    told = ObjectProperty(None, allownone=True)
    part = ObjectProperty(None, allownone=True)

    def show(self, told: Any, new: bool) -> None:
        self.told = told
        self._high()

    def looks_different(self) -> None:
        self._high()
        super().looks_different()

    def _high(self) -> None:
        if self.told is not None:
            self.size_hint_y, self.height = None, self.needed()

    def needed(self) -> float:
        raise NotImplementedError

    def large(self, dps: float) -> float:
        """A height in dp, higher where text is large."""
        return float(dp(dps) * max(1.0, min(1.6, sp(1) / dp(1))))
