"""A pad to scribble on: where a finger went is something nobody could have foreseen."""

from __future__ import annotations

import hashlib
from typing import Any

from kivy.app import App
from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv
from companion.window.widgets.plate import Plate
from companion.window.widgets.text import Text

__all__ = ["Plate", "Scribble", "Text"]


class Scribble(Plate, BoxLayout):
    gift = StringProperty()
    """A fingerprint of the way; "" before the first touch."""
    hint = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._way = hashlib.sha256()

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        with self.canvas.after:
            Color(*App.get_running_app().theme.ink)
            self._line = Line(points=list(touch.pos), width=dp(1.5))
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        if self.collide_point(*touch.pos):
            self._line.points = [*self._line.points, *touch.pos]
            self._way.update(f"{touch.x:.3f},{touch.y:.3f};".encode())
            self.gift = self._way.hexdigest()[:16]
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        return True

    def wipe(self) -> None:
        self.canvas.after.clear()
        self._way, self.gift = hashlib.sha256(), ""


load_kv(__file__)
