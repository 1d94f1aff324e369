"""The sign of a section's power: a filled circle, or a hatched square; and how one becomes the other.

Falling, the circle drains, an empty ring stands for a moment, then the square is drawn line by line. Coming back is the reverse.
At rest only what is to be seen is drawn, and nothing is cut out with stencils, which phones dislike in the middle of a frame.
"""

from __future__ import annotations

from math import acos, cos, sin
from typing import Any

from kivy.animation import Animation
from kivy.graphics import Ellipse, Line, Mesh
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty

from companion.show import lamp
from companion.window.widgets.drawn import Drawn

CORNERS = 24
"""Of the outline of half a circle that drains."""
RETURN = 0.4
"""Power coming back, in seconds."""


class Falling(Drawn):
    """Something that shows power, which falls and comes back before the eyes."""

    depends = ("token", "dark", "most")
    on = BooleanProperty(True)
    token = NumericProperty(1)
    dark = NumericProperty(0.0)
    """0 is on, 1 is dark; between them it is on its way, in parts of the whole fall."""
    most = NumericProperty("132dp")
    """The sign grows no further, however much room there is."""
    delay = NumericProperty(0.0)
    """How long it waits for others that fall before it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.dark = 0.0 if self.on else 1.0
        self.fbind("on", self._turn)

    def _turn(self, *_: object) -> None:
        """From one to the other: at once where nobody sees it or nothing is to move."""
        theme, wanted = self.theme, 0.0 if self.on else 1.0
        Animation.cancel_all(self, "dark")
        if not theme.duration or theme.reduced or self.get_parent_window() is None:
            self.dark = wanted
            return
        length = (RETURN if self.on else theme.real_seconds("power_total")) * theme.duration
        (Animation(duration=self.delay) + Animation(dark=wanted, duration=length)).start(self)

    # -- drawing ---------------------------------------------------------------------------------

    def sign(self, x: float, y: float, unit: float) -> None:
        """The sign by its middle, so large; with the token's number in it."""
        left, there = self._parts()
        if there:
            self._square(x, y, unit, there)
        else:
            self._circle(x, y, unit, left)
        if self.token:
            role = "off" if there else "ground" if left == 1 else "ink" if left else "on"
            self.figure(f"{self.token:g}", max(sp(18), unit * lamp.FIGURE), (x - unit / 2, y - unit / 2, unit, unit), role)

    def _parts(self) -> tuple[float, float]:
        """How much of the circle and of the hatch stands at this moment."""
        drain, pause, hatch = (self.theme.real_seconds(f"power_{name}") for name in ("drain", "pause", "hatch"))
        at = self.dark * self.theme.real_seconds("power_total")
        return max(0.0, 1 - at / drain), min(1.0, max(0.0, (at - drain - pause) / hatch))

    def _circle(self, x: float, y: float, unit: float, left: float) -> None:
        radius = unit * lamp.CIRCLE / 2
        self.ink("on")
        if left == 1:
            Ellipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius))
            return
        ring = {"dash_length": 6, "dash_offset": 5} if not left else {}
        Line(circle=(x, y, radius), width=1 if ring else dp(0.75), **ring)
        if left:
            reach = acos(1 - 2 * left)  # how far the level stands from the bottom, as an angle
            rim = [(sin(reach * (at / CORNERS * 2 - 1)), -cos(reach * (at / CORNERS * 2 - 1))) for at in range(CORNERS + 1)]
            points = [each for across, up in rim for each in (x + radius * across, y + radius * up, 0, 0)]
            Mesh(vertices=points, indices=range(CORNERS + 1), mode="triangle_fan")

    def _square(self, x: float, y: float, unit: float, there: float) -> None:
        side, thick = unit * lamp.SQUARE, unit * lamp.BORDER
        low_x, low_y = round(x - side / 2), round(y - side / 2)
        self.ink("off")
        for number in list(lamp.HATCHES)[: round(there * len(lamp.HATCHES))]:
            corners = lamp.hatch(number, side, unit)
            vertices = [each for x, y in corners for each in (low_x + x, low_y + y, 0, 0)]
            Mesh(vertices=vertices, indices=range(len(corners)), mode="triangle_fan")
        if self.token:
            wide, high = unit * lamp.WINDOW[0], unit * lamp.WINDOW[1]
            self.block("plate", x - wide / 2, y - high / 2, wide, high)
            self.ink("off")
        inset = thick / 2
        Line(rectangle=(low_x + inset, low_y + inset, side - thick, side - thick), width=inset, joint="miter")


class Sign(Falling):
    """Alone, as large as its place."""

    def draw(self) -> None:
        self.sign(self.x + self.width / 2, self.y + self.height / 2, min(*self.size, self.most))
