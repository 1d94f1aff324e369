"""The sign of a section's power: a filled circle, or a hatched square; and how one becomes the other.

Falling, the circle drains, there is nothing for a moment, then the square is drawn line by line. Coming back is the
reverse without the moment. Everything is drawn once; a frame of motion sets a height and a few alphas.
"""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.graphics import (
    Color,
    Ellipse,
    Line,
    Rectangle,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
)
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from companion.ui.widgets import load_kv

UNIT = 44
CIRCLE, SQUARE, BORDER, LINE, PERIOD, WINDOW = 42 / UNIT, 40 / UNIT, 3 / UNIT, 2.6 / UNIT, 8 / UNIT, (22 / UNIT, 28 / UNIT)
HATCHES = range(-6, 7)
RETURN = 0.4
"""Power coming back, in seconds."""


class Sign(Widget):
    """As large as it is high, with the token's number in it."""

    on = BooleanProperty(True)
    token = NumericProperty(1)
    dark = NumericProperty(0.0)
    """0 is on, 1 is dark; between them it is on its way, in parts of the whole fall."""
    palette = NumericProperty(0)
    most = NumericProperty("132dp")
    """It grows no further, however much room there is."""
    unit = AliasProperty(lambda self: min(*self.size, self.most), bind=("size", "most"), cache=True)
    delay = NumericProperty(0.0)
    """How long it waits for others that fall before it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.dark = 0.0 if self.on else 1.0
        for name in ("pos", "size", "unit", "token", "palette"):
            self.fbind(name, self.redraw)
        self.bind(dark=self._advance, on=self._turn)

    def _turn(self, *_: object) -> None:
        """From one to the other: at once where nobody sees it or nothing is to move."""
        theme, wanted = App.get_running_app().theme, 0.0 if self.on else 1.0
        Animation.cancel_all(self, "dark")
        if not theme.duration or theme.reduced or self.get_parent_window() is None:
            self.dark = wanted
            return
        length = (RETURN if self.on else theme.real_seconds("power_total")) * theme.duration
        (Animation(duration=self.delay) + Animation(dark=wanted, duration=length)).start(self)

    # -- drawing ---------------------------------------------------------------------------------

    def redraw(self, *_: object) -> None:
        theme, unit = App.get_running_app().theme, self.unit
        self.canvas.before.clear()
        side = unit * SQUARE
        x, y = round(self.x + (self.width - side) / 2), round(self.y + (self.height - side) / 2)
        with self.canvas.before:
            wide = unit * CIRCLE
            at = self.x + (self.width - wide) / 2, self.y + (self.height - wide) / 2
            StencilPush()
            self._rest = [Rectangle(pos=at)]
            StencilUse()
            Color(*theme.on)
            Ellipse(pos=at, size=(wide, wide))
            StencilUnUse()
            self._rest.append(Rectangle(pos=at))
            StencilPop()
            StencilPush()
            Rectangle(pos=(x, y), size=(side, side))
            StencilUse()
            self._lines = [self._hatch(theme.off, x + number * unit * PERIOD * 1.414, y, side, unit) for number in HATCHES]
            StencilUnUse()
            Rectangle(pos=(x, y), size=(side, side))
            StencilPop()
            self._frame = [Color(*theme.off)]
            inset = unit * BORDER / 2
            Line(rectangle=(x + inset, y + inset, side - 2 * inset, side - 2 * inset), width=unit * BORDER / 2, joint="miter")
            if self.token:
                self._frame.append(Color(*theme.plate))
                wide, high = unit * WINDOW[0], unit * WINDOW[1]
                Rectangle(pos=(self.x + (self.width - wide) / 2, self.y + (self.height - high) / 2), size=(wide, high))
        self._advance()

    @staticmethod
    def _hatch(colour: Any, left: float, y: float, side: float, unit: float) -> Color:
        made = Color(*colour)
        Line(points=[left, y, left + side, y + side], width=max(1, unit * LINE / 2))
        return made

    def _advance(self, *_: object) -> None:
        """One frame: how much of the circle is left, and how much of the hatch is there."""
        if not hasattr(self, "_lines"):
            return
        left, there = self._parts()
        wide = self.unit * CIRCLE
        for rest in self._rest:
            rest.size = wide, wide * left
        shown = there * len(self._lines)
        for number, line in enumerate(self._lines):
            line.a = 1 if number < shown else 0
        for part in self._frame:
            part.a = 1 if there > 0 else 0

    def _parts(self) -> tuple[float, float]:
        """How much of the circle and of the hatch stands at this moment."""
        theme = App.get_running_app().theme
        drain, pause, hatch = (theme.real_seconds(f"power_{name}") for name in ("drain", "pause", "hatch"))
        at = self.dark * theme.real_seconds("power_total")
        return max(0.0, 1 - at / drain), min(1.0, max(0.0, (at - drain - pause) / hatch))


load_kv(__file__)
