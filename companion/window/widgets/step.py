"""One less or one more: a light button, because there are many of them."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.show.tongue import word
from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn

__all__ = ["StepButton"]


class StepButton(ButtonBehavior, Drawn):
    depends = ("sign", "state")
    name = StringProperty()
    sign = StringProperty()

    @property
    def called(self) -> str:
        """For those who hear it."""
        return str(word("ONE MORE") if self.sign == "+" else word("ONE LESS"))

    def draw(self) -> None:
        self.plate("plate3" if self.state == "down" else "", "faint" if self.disabled else "line")
        self.say(self.sign, "row", (*self.pos, *self.size), "line" if self.disabled else "ink", halign="center")


load_kv(__file__)
