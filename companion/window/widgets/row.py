"""A row of a list that draws itself, as high as what it says; a few buttons may stand on it."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Line
from kivy.metrics import dp

from companion.window.widgets.drawn import Drawn


class Row(Drawn):
    """A class says how high it is in this width, where its buttons stand, and what it looks like."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint_y=None, **kwargs)
        for name in ("width", *self.depends):
            self.fbind(name, self.measured)
        for name in ("pos", "size"):
            self.fbind(name, self._placed)
        self.measured()

    def looks_different(self) -> None:
        self.measured()
        super().looks_different()

    def measured(self, *_: object) -> None:
        """Its height follows at once, so that the list around it is laid out once."""
        self.measure()
        self.place()
        self.redraw()

    def _placed(self, *_: object) -> None:
        self.place()

    def measure(self) -> None:
        """What is said in this width, and how high that makes it."""
        raise NotImplementedError

    def place(self) -> None:
        """Where its buttons stand. Kivy's right and top may still be those of the place before."""

    def line(self, y: float) -> None:
        """What parts it from the next."""
        self.ink("faint")
        Line(points=(self.x, y, self.right, y), width=dp(0.75))
