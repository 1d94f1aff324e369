"""A number that changes by moving: the old one goes up and out, the new one comes in from below."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.text import Text

__all__ = ["Sliding", "Text"]


class Sliding(FloatLayout):
    """One frame of motion sets one number."""

    text = StringProperty()
    before = StringProperty()
    """What stood there, while it goes."""
    away = NumericProperty(0.0)
    """How far the new one still has to come: 1 at first, 0 at rest."""

    def change(self, text: str) -> None:
        if text == self.text:
            return
        theme = App.get_running_app().theme
        seconds = 0 if theme.reduced or not self.text else theme.seconds("seam")
        Animation.cancel_all(self)
        self.before, self.text, self.away = (self.text, text, 1) if seconds else ("", text, 0)
        if seconds:
            coming = Animation(away=0, duration=seconds, t="out_cubic")
            coming.bind(on_complete=self._settle)
            coming.start(self)

    def _settle(self, *_: Any) -> None:
        self.before = ""


load_kv(__file__)
