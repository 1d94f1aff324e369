"""What is due, drawn: one line with an open box on every screen of the table, and the list that a tap on it opens."""

from __future__ import annotations

from companion.show.doing import Choose
from companion.show.pen import Instrument, Pen
from companion.show.pictures.dues import DuePile, DueRow
from companion.show.strokes import Box
from companion.show.writing import Format, set_type

OPENED = "dues.open"
"""Under which name a screen keeps that the list lies open."""
HIGH, HIGH_SMALL, ROW = 58, 52, 54
"""In dp: the line, the same on a small phone, and a row of the list."""
CELL, BOX, BOX_SMALL, EDGE = 60, 32, 28, 14
"""In dp: the cell of the box behind its hair line, the box, the same on a small phone, and the air at the left."""
PITCH, SHORTER, MOST = 4, 6, 2
"""More than one lie under it as edges: how far apart, how much shorter each, and so many at most."""
ENTRY, COUNT, COUNT_SMALL = 52, 64, 44
"""In dp: the room for the number of an entry, and for how many there are, also on a small phone."""


def _high(form: Format, dues: DuePile, wide: float, _: float) -> float:
    """How high the line is: what is to be done stands there whole, and under it the edges of the others."""
    if not dues.rows or dues.opened:
        return 0
    said = set_type(dues.rows[0].says, "legend", form, _room(form, dues, wide), 2)
    tall = form.large(HIGH_SMALL if form.compact else HIGH) + (len(said.lines) - 1) * said.size
    return tall + _under(dues)


def _under(dues: DuePile) -> float:
    """The room for the edges of the others, of so many at most."""
    return min(len(dues.rows) - 1, MOST) * PITCH + 2


def _room(form: Format, dues: DuePile, wide: float) -> float:
    """How wide the words may be."""
    return max(1.0, wide - CELL - 2 * EDGE - (COUNT_SMALL if len(dues.rows) > 1 and form.compact else 0))


def _line(pen: Pen, dues: DuePile) -> None:
    """The oldest, with how many there are; the box ticks it, the rest opens the list."""
    if not dues.rows:
        return
    row, many = dues.rows[0], len(dues.rows)
    under = min(many - 1, MOST)
    low = _under(dues)
    tall = pen.high - low
    for at in range(1, under + 1):
        short = SHORTER * at
        pen.line(short, low - at * PITCH, pen.wide - short, low - at * PITCH, role="ink2", thick=2)
    opens = pen.target("dues", (0, low, pen.wide - CELL, tall), Choose({OPENED: None if dues.opened else True}), row.who)
    pen.plate("plate3", "ink", 3 if opens else 2, box=(0, low, pen.wide, tall))
    _box(pen, row, (pen.wide - CELL, low, CELL, tall))
    left, room = float(EDGE), _room(pen.form, dues, pen.wide)
    who = min(pen.line_of("small_verb"), tall * 0.45)
    if many > 1 and pen.form.compact:
        pen.say(f"1/{many}", "small_verb", (left, low, COUNT_SMALL - 8, tall))
        left += COUNT_SMALL
    elif many > 1:
        pen.say(
            f"1 / {many}", "legend", (pen.wide - CELL - EDGE - COUNT, low + tall - who - 4, COUNT, who), "ink2", align="right"
        )
    named = room - (COUNT if many > 1 and not pen.form.compact else 0)
    pen.say(row.who, "small_verb", (left, low + tall - who - 4, named, who), cut=True)
    pen.say(row.says, "legend", (left, low + 2, room, tall - who - 5), lines=2)


def _box(pen: Pen, row: DueRow, box: Box) -> None:
    """An open box behind a hair line: a tap on it says that it is done."""
    x, y, wide, tall = box
    down = pen.target(f"tick {row.id}", box, row.ticks, row.says)
    pen.line(x, y + 1, x, y + tall - 1, role="line")
    side = BOX_SMALL if pen.form.compact else BOX
    pen.frame(x + (wide - side) / 2, y + (tall - side) / 2, side, side, "done" if down else "ink", 2.5)


def _list(pen: Pen, dues: DuePile) -> None:
    """All of them, the oldest first: a tap on a row leads to what does it, a tap on its box ticks it."""
    pen.plate("plate3", "ink", 2)
    top = pen.high
    for number, row in enumerate((*dues.rows, *dues.ticked)):
        tall = _tall(pen.form, row, pen.wide)
        if number:
            pen.line(0, top, pen.wide, top, role="line")
        (_done if row.done else _row)(pen, row, top - tall, tall)
        top -= tall
    pen.plate("", "ink", 2)


def _words(form: Format, row: DueRow, wide: float) -> tuple[float, float]:
    """Where the words of a row begin, and how wide they may be."""
    left = EDGE + (ENTRY if row.entry and not form.compact else 0)
    return left, max(1.0, wide - CELL - EDGE - left - (24 if row.does is not None else 0))


def _tall(form: Format, row: DueRow, wide: float) -> float:
    said = set_type(row.says, "legend", form, _words(form, row, wide)[1], 99)
    return max(form.large(ROW), said.high + form.large(28))


def _row(pen: Pen, row: DueRow, y: float, tall: float) -> None:
    left, room = _words(pen.form, row, pen.wide)
    if row.does is not None and pen.target(f"due {row.id}", (0, y, pen.wide - CELL, tall), row.does, row.who):
        pen.block(0, y, pen.wide - CELL, tall, "plate2")
    if row.entry and not pen.form.compact:
        pen.say(row.entry, "small_verb", (EDGE, y, ENTRY, tall), "ink2")
    if row.does is not None:
        pen.symbol("next", 24, pen.wide - CELL - EDGE, y + tall / 2)
    who = min(pen.line_of("small_verb"), tall * 0.45)
    pen.say(row.who, "small_verb", (left, y + tall - who - 4, room, who), cut=True)
    pen.say(row.says, "legend", (left, y + 2, room, tall - who - 5), lines=99)
    _box(pen, row, (pen.wide - CELL, y, CELL, tall))


def _done(pen: Pen, row: DueRow, y: float, tall: float) -> None:
    """What is ticked: a tap anywhere on it takes the tick back."""
    left, room = _words(pen.form, row, pen.wide)
    if pen.target(f"untick {row.id}", (0, y, pen.wide, tall), row.ticks, row.who):
        pen.block(0, y, pen.wide, tall, "plate2")
    if row.entry and not pen.form.compact:
        pen.say(row.entry, "small_verb", (EDGE, y, ENTRY, tall), "ink2")
    who = min(pen.line_of("small_verb"), tall * 0.45)
    pen.say(row.who, "small_verb", (left, y + tall - who - 4, room, who), "ink2", cut=True)
    pen.say(row.says, "legend", (left, y + 2, room, tall - who - 5), "ink2", lines=99)
    side, middle = BOX_SMALL if pen.form.compact else BOX, pen.wide - CELL / 2
    pen.line(pen.wide - CELL, y + 1, pen.wide - CELL, y + tall - 1, role="line")
    pen.frame(middle - side / 2, y + (tall - side) / 2, side, side)
    pen.symbol("check", side - 8, middle, y + tall / 2, "done")


def _needs(form: Format, dues: DuePile, wide: float, _: float) -> float:
    return sum(_tall(form, row, wide) for row in (*dues.rows, *dues.ticked))


LINE = Instrument(_line, _high)
LIST = Instrument(_list, _needs)
