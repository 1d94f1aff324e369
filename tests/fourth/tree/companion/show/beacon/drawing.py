"""What the lamp has left, drawn: a cell for each measure of oil, the empty ones hatched."""

from __future__ import annotations

from companion.show.beacon.table import Oil
from companion.show.pen import Instrument, Pen

WORD, GAP, LARGE_CELL = 28, 4, 44


def _cells(pen: Pen, oil: Oil) -> None:
    high = max(8, pen.high - WORD)
    wide = (pen.wide - GAP * (oil.full - 1)) / oil.full
    for number in range(oil.full):
        x = number * (wide + GAP)
        if number < oil.left:
            pen.block(x, pen.high - high, wide, high, "warn" if oil.left <= 3 else "on")
        else:
            pen.hatch(x, pen.high - high, wide, high, fine=True)
            pen.frame(x, pen.high - high, wide, high)
    pen.say(oil.word, "legend", (0, 0, pen.wide, WORD), align="center")


def _window(pen: Pen, oils: tuple[Oil, ...]) -> None:
    for each in oils:
        _cells(pen, each)


WINDOWS = Instrument(_window)
LARGE = Instrument(_cells, lambda *_: LARGE_CELL + WORD)
