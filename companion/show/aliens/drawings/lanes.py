"""A lane a character, a line a turn: how many it killed, and where it went down, was lost, or left."""

from __future__ import annotations

from companion.show.aliens.lanes import LaneFilm, LaneMark, LaneRow
from companion.show.aliens.strip import LOW
from companion.show.pen import Instrument, Pen

TURN, DRAW, HEAD, ROW = 36, 52, 28, 52
"""In dp: the column of the turns and that of the cards, the line of the names, and how high a turn may be."""
SIGN = 24
"""The symbol of what became of somebody, in dp."""


def draw(pen: Pen, film: LaneFilm) -> None:
    if not film.rows:
        return
    wide = (pen.wide - TURN - DRAW) / max(1, len(film.names))
    top = pen.high - HEAD
    for at, name in enumerate(film.names):
        pen.say(name, "legend", (TURN + at * wide, top, wide, HEAD), align="center")
    pen.say(film.caption, "legend", (pen.wide - DRAW, top, DRAW, HEAD), "ink2", align="right")
    step = min(ROW, top / len(film.rows))
    for at, row in enumerate(film.rows[: max(1, round(len(film.rows) * pen.shown))], 1):
        _row(pen, row, top - at * step, step, wide)


def _row(pen: Pen, row: LaneRow, y: float, step: float, wide: float) -> None:
    pen.say(str(row.turn), "legend", (0, y, TURN - 10, step), "ink2", align="right")
    pen.line(TURN, y + step, pen.wide, y + step, role="faint")
    for at, mark in enumerate(row.marks):
        _mark(pen, mark, TURN + at * wide, y, wide, step)
    role = "danger" if row.cards <= LOW else "ink2"
    pen.say(str(row.cards), "row" if row.cards <= LOW else "legend", (pen.wide - DRAW, y, DRAW, step), role, align="right")


def _mark(pen: Pen, mark: LaneMark, x: float, y: float, wide: float, step: float) -> None:
    """Its lane goes on while it is there; a kill is a number, what became of it a symbol."""
    middle, half = x + wide / 2, y + step / 2
    if not mark.here:
        pen.hatch(x + 2, y + 1, wide - 4, step - 2)
        return
    if not mark.kills and not mark.symbol:
        pen.line(middle, y + 3, middle, y + step - 3, role="line")
        return
    both = bool(mark.kills and mark.symbol) and wide >= 2 * SIGN - 8
    if mark.symbol:
        pen.symbol(mark.symbol, min(SIGN, step), x + wide / 4 + 2 if both else middle, half, mark.role)
    if mark.kills and (both or not mark.symbol):
        box = (middle if both else x, y, wide / 2 if both else wide, step)
        pen.say(str(mark.kills), "row", box, align="center")


LANES = Instrument(draw)
