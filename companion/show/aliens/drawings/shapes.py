"""What more than one instrument of Aliens draws: the ring of a dial, what is covered, a token from the side."""

from __future__ import annotations

from math import degrees

from companion.show.pen import Pen
from companion.show.strokes import Box, point
from companion.show.writing import width_of

CELLS = 10
"""Cells of a dial, and numbers of its die."""
RIM, LEAST, APART, LINE = 0.3, 4, 1.5, 1.25
"""How wide a ring is by its radius, and in dp at least; degrees on either side of a cell; the line around an empty one, in dp."""
EDGE = 8
"""So much stays free at the right, in dp, where a list that scrolls has its bar."""
CORNER, QUARTER = 3, 4
"""How round the ends of a token are, in dp, and in how many strokes."""


def ring(pen: Pen, x: float, y: float, radius: float, filled: int, lost: int = 0, back: str = "ground") -> None:
    """Ten cells from twelve, by the outer edge of the ring; filled hits, an empty one is outlined, faint was lost this turn."""
    wide = max(LEAST, radius * RIM)
    middle, step = radius - wide / 2, 360 / CELLS
    cells = [(cell * step + APART, (cell + 1) * step - APART) for cell in range(CELLS)]
    for cell, (first, last) in enumerate(cells):
        pen.arc(x, y, middle, first, last, "ink" if cell < filled else "faint" if cell < filled + lost else "line", wide)
    edge = degrees(LINE / middle)
    for first, last in cells[filled:]:
        pen.arc(x, y, middle, first + edge, last - edge, back, wide - 2 * LINE)


def covered(pen: Pen, x: float, y: float, wide: float, high: float, thick: float = 1.5) -> None:
    """Cards that are there, and can't be drawn."""
    pen.hatch(x, y, wide, high)
    pen.frame(x, y, wide, high, "ink2", thick)


def flat(pen: Pen, box: Box, role: str = "ink", thick: float = 2) -> None:
    """A token seen from the side: a rectangle with round ends, as a line."""
    x, y, wide, high = box
    round_by = min(CORNER, wide / 2, high / 2)
    corners = (
        (x + wide - round_by, y + high - round_by),
        (x + wide - round_by, y + round_by),
        (x + round_by, y + round_by),
        (x + round_by, y + high - round_by),
    )
    outline = [
        tuple(round(each, 3) for each in point(across, up, round_by, 90 * (number + at / QUARTER)))
        for number, (across, up) in enumerate(corners)
        for at in range(QUARTER + 1)
    ]
    points = dict.fromkeys(outline)  # where an end is a half circle, two corners meet
    pen.line(*(each for corner in points for each in corner), role=role, thick=thick, closed=True)


def least_wide(pen: Pen, text: str) -> float:
    """How wide a word is at the least, in the size below which nothing is written."""
    return width_of(text, "Saira", pen.least("legend"))
