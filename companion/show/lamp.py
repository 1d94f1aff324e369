"""The measures of a lamp, in parts of its size: what every paper draws of the power of a section."""

from __future__ import annotations

UNIT = 44
CIRCLE, SQUARE, BORDER, FIGURE = 42 / UNIT, 40 / UNIT, 3 / UNIT, 0.68
WINDOW = (22 / UNIT, 28 / UNIT)
"""Wide and high, for the number in a hatched square."""
APART, THICK = 1.414 * 8 / UNIT, 1.414 * 2.6 / UNIT
"""The lines of the hatch, as they stand along an edge of the square."""
HATCHES = range(-6, 7)


def hatch(number: int, side: float, unit: float) -> list[tuple[float, float]]:
    """The corners of one line of the hatch."""
    return slanted(side, number * unit * APART, unit * THICK)


def slanted(side: float, off: float, thick: float) -> list[tuple[float, float]]:
    """The corners of what a square has of one slanted line, by where its middle meets the lower edge and how wide it is there.

    >>> slanted(10, 2, 2)
    [(1.0, 0), (3.0, 0), (10, 7.0), (10, 9.0)]
    >>> slanted(10, 14, 2)
    []
    """
    left, right = max(-side, off - thick / 2), min(side, off + thick / 2)
    if left >= right:
        return []

    def ends(at: float) -> tuple[tuple[float, float], tuple[float, float]]:
        return (max(0, at), max(0, -at)), (min(side, side + at), min(side, side - at))

    (low_left, high_left), (low_right, high_right) = ends(left), ends(right)
    between = left < 0 < right  # it runs from corner to corner
    return [low_left, *([(0, 0)] if between else []), low_right, high_right, *([(side, side)] if between else []), high_left]
