"""Tokens of the ship as they are drawn: a filled circle is open, a hatched square shut, a diamond is self-destruct."""

from __future__ import annotations

from companion.show.nemesis.strip import Token
from companion.show.pen import Pen

LEAST, ROOMY = 12, 34
"""With less room there is no token; from the second on its number is large."""


def token(pen: Pen, mark: Token, x: float, y: float, side: float, role: str = "ink") -> None:
    """One token by its middle."""
    if side < LEAST:
        return
    left, low, half = x - side / 2, y - side / 2, side / 2
    match mark.shape:
        case "open":
            pen.disc(x, y, half, role)
            _inside(pen, mark, x, y, side, "ground")
        case "shut":
            pen.hatch(left, low, side, side, "ink2")
            pen.frame(left + 1, low + 1, side - 2, side - 2, "ink2", 2)
            pen.block(x - side * 0.25, y - side * 0.32, side * 0.5, side * 0.64, "plate")
            _inside(pen, mark, x, y, side, "ink2")
        case "ghost":
            pen.ghost(x, y, half - 1)
        case _:
            solid = mark.shape == "can't"
            pen.diamond(x, y, half, "warn" if solid else "", "warn")
            _inside(pen, mark, x, y, side * 0.86, "ground" if solid else "warn")


def _inside(pen: Pen, mark: Token, x: float, y: float, side: float, role: str) -> None:
    if mark.symbol:
        pen.symbol(mark.symbol, side * 0.62, x, y, role)
    elif mark.number:
        use = "effect" if side >= ROOMY else "row"
        pen.say(mark.number, use, (x - side / 2, y - side / 2, side, side), role, align="center")
