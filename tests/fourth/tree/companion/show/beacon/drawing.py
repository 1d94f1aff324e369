"""What the lamp has left, drawn: a cell for each measure of oil, the empty ones hatched."""

from __future__ import annotations

from companion.show.beacon.table import Oil
from companion.show.pen import Instrument, Pen

WORD, GAP, LARGE_CELL = 28, 4, 44


def _cells(pen: Pen, told: Oil) -> None:
    high = max(8, pen.high - WORD)
    wide = (pen.wide - GAP * (told.full - 1)) / told.full
    for number in range(told.full):
        x = number * (wide + GAP)
        if number < told.left:
            pen.block(x, pen.high - high, wide, high, "warn" if told.left <= 3 else "on")
        else:
            pen.hatch(x, pen.high - high, wide, high, fine=True)
            pen.frame(x, pen.high - high, wide, high)
    pen.say(told.word, "legend", (0, 0, pen.wide, WORD), align="center")


def _window(pen: Pen, told: tuple[Oil, ...]) -> None:
    for each in told:
        _cells(pen, each)


WINDOWS = Instrument(_window)
LARGE = Instrument(_cells, lambda *_: LARGE_CELL + WORD)
