"""Where the two leaves of a cover lie: they end in a sill at the ring's middle, and meet in a seam that runs into the ring.

While the cover is open they stand apart at the edges. No line of theirs crosses words, a button or the eye.
"""

from __future__ import annotations

from kivy.metrics import dp

from companion.window.widgets import hatch

APART, STEP, GAP = 4, 8, 8
"""In dp: how far the leaves reach in from the edges while they are open, their step there, and what parts them while shut."""
Box = tuple[float, float, float, float]
"""Left, low, width, height of both leaves: numbers, so that kv knows what they depend on; the low edge is the sill."""
Way = tuple[float, float, float, float, float]
"""Of the seam: the middle and the top of the ring, where its step begins and ends, and how far that reaches to the side."""


def _edge(box: Box, way: Way, opened: bool) -> list[float]:
    """The edge of the left leaf, from its foot up."""
    left, low, _, height = box
    ring, lock, foot, head, aside = way
    if opened:
        x, aside, lock = left + dp(APART), float(dp(STEP)), low
    else:
        x = ring
    return [x, lock, x, foot, x + aside, head, x + aside, low + height]


def seam(box: Box, way: Way, opened: bool) -> list[float]:
    """The line of the left leaf."""
    return _edge(box, way, opened)


def far(box: Box, way: Way, opened: bool) -> list[float]:
    """The line of the right leaf: beside the left one, or at the other edge."""
    left, _, width, _ = box
    points = _edge(box, way, opened)
    if not opened:
        return [each if at % 2 else each + dp(GAP) for at, each in enumerate(points)]
    return [each if at % 2 else 2 * left + width - each for at, each in enumerate(points)]


def leaf(box: Box, way: Way, opened: bool) -> list[float]:
    """The corners of the hatched left leaf, each with its place in the hatch."""
    left, low, _, height = box
    x, _, *rest = _edge(box, way, opened)
    points = [left, low, x, low, *rest, left, low + height]
    corners = zip(points[::2], points[1::2], strict=True)
    return [number for at, up in corners for number in (at, up, at / hatch.TILE, up / hatch.TILE)]
