"""Holding: something fills while a finger or a key stays; full, it happens, and letting go runs it back."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.properties import NumericProperty

TAP = 0.5
"""Let go before so much is full, it was a tap."""


class Held:
    """Mixed into a widget: dispatches on_held when it is full, and on_let_go when the finger leaves."""

    __events__ = ("on_held", "on_let_go", "on_tapped")
    filled = NumericProperty(0)
    holds = True
    holding = False
    takes = "hold"
    """The name of the duration that fills it; it is no motion, so fast draws do not shorten it to a tap."""

    def begin(self) -> None:
        if self.holding:
            return  # a key that is held repeats
        self.holding = True
        Animation.cancel_all(self)
        growing = Animation(filled=1, duration=App.get_running_app().theme.real_seconds(self.takes))
        growing.bind(on_complete=lambda *_: self.dispatch("on_held"))
        growing.start(self)

    def let_go(self) -> None:
        self.holding = False
        Animation.cancel_all(self)
        Animation(filled=0, duration=App.get_running_app().theme.seconds("hold_back")).start(self)
        self.dispatch("on_let_go")

    def on_touch_down(self, touch: Any) -> bool:
        if self.disabled or not self.collide_point(*touch.pos):
            return False
        if super().on_touch_down(touch):  # a button on it is pressed, not held
            return True
        touch.grab(self)
        self.begin()
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        tapped = self.filled < TAP
        self.let_go()
        if tapped:
            self.dispatch("on_tapped")
        return True

    def on_held(self) -> None: ...
    def on_let_go(self) -> None: ...
    def on_tapped(self) -> None: ...
