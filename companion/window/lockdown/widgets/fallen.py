"""The token that went dark in this step: what it was, and how it falls before the eyes."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv
from companion.window.widgets.ghost import Ghost
from companion.window.widgets.sign import Sign

__all__ = ["FallenPart", "Ghost", "Sign"]


class FallenPart(BoxLayout):
    """Left a circle of dashes, where it was on; right what it is now."""

    part = ObjectProperty(None, allownone=True)
    token = NumericProperty(0)

    def show(self, token: int, new: bool) -> None:
        self.token = token
        sign = self.ids.sign.__self__  # it may be gone when it is to fall
        if not new or (token == sign.token and not sign.on):
            sign.token, sign.on = token, False
            return
        sign.token, sign.on, sign.dark = token, True, 0  # and falls again
        Clock.schedule_once(lambda _: setattr(sign, "on", False))


load_kv(__file__)
