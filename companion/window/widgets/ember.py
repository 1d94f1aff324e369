"""The ember view: the large number, the windows and the countdowns at a third of the light, while nobody touches the screen.

It lies over the whole window; the first touch only takes it away. It shifts a little each minute, to spare the screen.
"""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv
from companion.window.widgets.instrument import instrument
from companion.window.widgets.text import Text

__all__ = ["Ember", "Text"]
SHIFTS = ((0, 0), (4, 0), (4, 4), (0, 4), (-4, 4), (-4, 0), (-4, -4), (0, -4), (4, -4))


ROLES = {"on": "ember_on", "off": "ember_off", "warn": "ember_warn", "danger": "ember_warn"}
"""What the colours of the strip are in ember light."""


class EmberCount(BoxLayout):
    says = StringProperty()
    symbol = StringProperty()
    role = StringProperty("ember_ink")


class Ember(BoxLayout):
    picture = ObjectProperty(None, allownone=True)
    minute = NumericProperty(0)

    def show(self, picture: Any, face: Any) -> None:
        self.windows = instrument(face, "ember")
        if self.windows is not None:
            self.ids.windows.add_widget(self.windows)
        self.follow(picture)
        self.size = Window.size
        Window.bind(size=self._resized)
        Window.add_widget(self)
        self._shifting = Clock.schedule_interval(self._shift, App.get_running_app().theme.real_seconds("ember_shift_every"))

    def follow(self, picture: Any) -> None:
        """The strip as it is now."""
        self.picture = picture
        if self.windows is not None:
            self.windows.show(picture.windows)
        self.ids.counts.clear_widgets()
        for count in picture.counts:
            role = ROLES.get(count.role, "ember_ink")
            self.ids.counts.add_widget(EmberCount(says=count.says, symbol=count.symbol, role=role))

    def hide(self) -> None:
        self._shifting.cancel()
        Window.unbind(size=self._resized)
        Window.remove_widget(self)

    def _resized(self, _: object, size: Any) -> None:
        self.size = size

    def _shift(self, _: float) -> None:
        self.minute += 1
        across, up = SHIFTS[int(self.minute) % len(SHIFTS)]
        self.pos = dp(across), dp(up)

    def on_touch_down(self, touch: Any) -> bool:
        """The first touch only wakes."""
        App.get_running_app().wake()
        return True

    def on_touch_up(self, touch: Any) -> bool:
        return True


load_kv(__file__)
