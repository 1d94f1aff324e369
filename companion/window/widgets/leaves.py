"""Where the two leaves of a cover lie: they meet in a seam through the ring, and stand apart at the edges while it is open."""

from __future__ import annotations

from kivy.metrics import dp

from companion.window.widgets import hatch

STEP_AT = 0.74
"""How high the step of the seam lies."""
APART = 0.008
"""How far the leaves reach in from the edges while they are open."""
Box = tuple[float, float, float, float]
"""Left, low, width, height: numbers, so that kv knows what the leaves depend on."""


def _edge(box: Box, ring: float, opened: bool) -> tuple[float, float, float]:
    """Where the seam is, how high its step, and how wide."""
    left, low, width, height = box
    return left + width * APART if opened else ring, low + height * STEP_AT, dp(10)


def seam(left: float, low: float, width: float, height: float, ring: float, opened: bool) -> list[float]:
    """The edge of the left leaf, from the foot up."""
    x, high, step = _edge((left, low, width, height), ring, opened)
    return [x, low, x, high, x + step, high + step, x + step, low + height]


def far(left: float, low: float, width: float, height: float, ring: float, opened: bool) -> list[float]:
    """The edge of the right leaf, which only shows while they stand apart."""
    if not opened:
        return []
    x, high, step = _edge((left, low, width, height), ring, opened)
    right = left + width - (x - left)
    return [right - step, low, right - step, high, right, high + step, right, low + height]


def leaf(left: float, low: float, width: float, height: float, ring: float, opened: bool) -> list[float]:
    """The corners of the hatched left leaf, each with its place in the hatch."""
    x, high, step = _edge((left, low, width, height), ring, opened)
    top = low + height
    corners = ((left, low), (x, low), (x, high), (x + step, high + step), (x + step, top), (left, top))
    return [number for at, up in corners for number in (at, up, at / hatch.TILE, up / hatch.TILE)]
