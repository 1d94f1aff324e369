"""Tokens of the ship as they are drawn: a filled circle is open, a hatched square shut, a diamond is self-destruct."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.metrics import dp

from companion.window.widgets import hatch
from companion.window.widgets.polygon import diamond, polygon

DASHES, DASH = 14, 14.0
NUMBER = 0.62
"""The height of a number, by that of its token."""


def token(on: Any, told: Any, x: float, y: float, side: float, role: str = "ink") -> None:
    """One token by its middle, on a widget that draws itself."""
    if side < dp(12):
        return
    low, left, half = y - side / 2, x - side / 2, side / 2
    match told.shape:
        case "open":
            on.ink(role)
            Ellipse(pos=(left, low), size=(side, side))
            _inside(on, told, x, y, side, "ground")
        case "shut":
            on.ink("ink2")
            Rectangle(pos=(left, low), size=(side, side), texture=hatch.texture(), tex_coords=hatch.coords(left, low, side, side))
            Line(rectangle=(left + dp(1), low + dp(1), side - dp(2), side - dp(2)), width=dp(1))
            on.ink("plate")
            wide, high = side * 0.5, side * 0.64
            Rectangle(pos=(x - wide / 2, y - high / 2), size=(wide, high))
            _inside(on, told, x, y, side, "ink2")
        case "ghost":
            on.ink("line")
            for number in range(DASHES):
                start = number * 360 / DASHES
                Line(circle=(x, y, half - dp(1), start, start + DASH), width=dp(1), cap="none")
        case _:
            solid = told.shape == "can't"
            points = diamond(x, y, half)
            Color(*on.theme.warn)
            if solid:
                polygon(points)
            Line(points=points, close=True, width=dp(1.25), joint="miter")
            _inside(on, told, x, y, side * 0.86, "ground" if solid else "warn")


def _inside(on: Any, told: Any, x: float, y: float, side: float, role: str) -> None:
    if told.symbol:
        on.glyph(told.symbol, side / dp(1) * 0.62, x, y, role)
    elif told.number:
        use = "effect" if side >= dp(34) else "row"
        on.say(told.number, use, (x - side / 2, y - side / 2, side, side), role, halign="center")
