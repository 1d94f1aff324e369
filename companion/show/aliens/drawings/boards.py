"""Blips board by board: a line each with its die, a square that is empty before it was rolled; a tap rolls it."""

from __future__ import annotations

from companion.show.aliens.pressing import Boards, Speed
from companion.show.pen import Format, Instrument, Pen

ROW, LOW, LARGE = 56, 48, 68
"""How high a line is, on a small phone, and where text is large, in dp."""
DIE = 40
"""The side of a die, in dp."""


def _row(form: Format) -> float:
    return LARGE if form.big else LOW if form.compact else ROW


def _boards(pen: Pen, told: Boards) -> None:
    """One under the other."""
    high = _row(pen.form)
    for number, row in enumerate(told.rows, 1):
        _board(pen, row, pen.high - number * high, high)


def _board(pen: Pen, told: Speed, low: float, high: float) -> None:
    """A board, its die, and what that means."""
    box = (0, low, pen.wide, high)
    if told.press is not None and pen.target(told.label, box, told.press.does, told.label):
        pen.plate("plate3", "", box=box)
    pen.line(0, low, pen.wide, low, role="faint")
    named, middle = pen.wide * (0.4 if pen.form.big else 0.3), low + high / 2
    pen.say(told.label, "row", (4, low, named, high), "ink" if told.speed else "ink2")
    x = named + 8
    die = (x, middle - DIE / 2, DIE, DIE)
    pen.frame(*die, role="ink" if told.speed else "line", thick=2)
    if told.speed:
        pen.say(told.speed, "effect", die, align="center")
    else:
        pen.symbol("dice", 24, x + DIE / 2, middle, "ink2")
    left = x + DIE + 12
    pen.say(told.says, "legend", (left, low, pen.wide - left, high), "ink2", 2)


BOARDS = Instrument(_boards, lambda form, told, *_: len(told.rows) * _row(form))
