"""Buttons: the verb with its icon cell, the one act with its end cap, and the small ones of the second row."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.text import Text

__all__ = ["Act", "Glyph", "Hold", "Small", "Text", "Verb"]


class Verb(ButtonBehavior, Plate, BoxLayout):
    """A verb: never changes its place or its meaning. Locked for a moment after a draw."""

    name = StringProperty()
    label = StringProperty()
    symbol = StringProperty()
    locked = BooleanProperty(False)

    def on_touch_down(self, touch: object) -> bool:
        return False if self.locked else bool(super().on_touch_down(touch))


class Hold(Plate, BoxLayout):
    """An act that feels irreversible: held while a bar fills; letting go runs it back. No question afterwards."""

    __events__ = ("on_held",)
    label = StringProperty()
    symbol = StringProperty()
    colour = StringProperty("warn")
    filled = NumericProperty(0)

    def on_touch_down(self, touch: Any) -> bool:
        if self.disabled or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        seconds = App.get_running_app().theme.seconds("hold")
        growing = Animation(filled=1, duration=seconds)
        growing.bind(on_complete=lambda *_: self.dispatch("on_held"))
        growing.start(self)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        Animation.cancel_all(self)
        Animation(filled=0, duration=App.get_running_app().theme.seconds("hold_back")).start(self)
        return True

    def on_held(self) -> None: ...


class Act(ButtonBehavior, Plate, BoxLayout):
    """The game moves on: one a screen at most."""

    label = StringProperty()
    symbol = StringProperty("next")
    quiet = BooleanProperty(False)


class Small(ButtonBehavior, Plate, BoxLayout):
    """A button of the second row, or a chip."""

    name = StringProperty()
    label = StringProperty()
    symbol = StringProperty()


load_kv(__file__)
