"""The ember view: time, power and countdowns at a third of the light, while nobody touches the screen.

It lies over the whole window; the first touch only takes it away. It shifts a little each minute, to spare the screen.
"""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, Ellipse, Line
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.widgets import load_kv
from companion.ui.widgets.text import Text

__all__ = ["Ember", "EmberCell", "Text"]
SHIFTS = ((0, 0), (4, 0), (4, 4), (0, 4), (-4, 4), (-4, 0), (-4, -4), (0, -4), (4, -4))


class EmberSign(Widget):
    """Circle or square in outline alone: shape says on or dark."""

    on = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self.redraw, size=self.redraw, on=self.redraw)

    def redraw(self, *_: object) -> None:
        theme, side = App.get_running_app().theme, min(self.size)
        x, y = self.x + (self.width - side) / 2, self.y + (self.height - side) / 2
        self.canvas.before.clear()
        with self.canvas.before:
            if self.on:
                Color(*theme.ember_on)
                Ellipse(pos=(x, y), size=(side, side))
            else:
                Color(*theme.ember_off)
                Line(rectangle=(x + dp(2), y + dp(2), side - dp(4), side - dp(4)), width=dp(1.5))
                step = side / 4
                for at in range(1, 4):
                    Line(points=[x + step * at, y + dp(2), x + dp(2), y + step * at], width=dp(1))
                    Line(points=[x + side - dp(2), y + step * at, x + step * at, y + side - dp(2)], width=dp(1))


class EmberCell(BoxLayout):
    cell = ObjectProperty(None, allownone=True)


class EmberCount(BoxLayout):
    says = StringProperty()
    symbol = StringProperty()


class Ember(BoxLayout):
    picture = ObjectProperty(None, allownone=True)
    minute = NumericProperty(0)

    def show(self, picture: Any) -> None:
        self.picture = picture
        ids = self.ids
        ids.cells.clear_widgets()
        for cell in picture.cells:
            ids.cells.add_widget(EmberCell(cell=cell))
        ids.counts.clear_widgets()
        for count in picture.counts:
            ids.counts.add_widget(EmberCount(says=count.says, symbol=count.symbol))
        self.size = Window.size
        Window.bind(size=self._resized)
        Window.add_widget(self)
        self._shifting = Clock.schedule_interval(self._shift, App.get_running_app().theme.real_seconds("ember_shift_every"))

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
