"""Holding: something fills while a finger stays; full, it happens, and letting go runs it back."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.properties import NumericProperty


class Held:
    """Mixed into a widget: dispatches on_held when it is full, and on_let_go when the finger leaves."""

    __events__ = ("on_held", "on_let_go")
    filled = NumericProperty(0)
    takes = "hold"
    """The name of the duration that fills it."""

    def on_touch_down(self, touch: Any) -> bool:
        if self.disabled or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        growing = Animation(filled=1, duration=App.get_running_app().theme.seconds(self.takes))
        growing.bind(on_complete=lambda *_: self.dispatch("on_held"))
        growing.start(self)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        Animation.cancel_all(self)
        Animation(filled=0, duration=App.get_running_app().theme.seconds("hold_back")).start(self)
        self.dispatch("on_let_go")
        return True

    def on_held(self) -> None: ...
    def on_let_go(self) -> None: ...
