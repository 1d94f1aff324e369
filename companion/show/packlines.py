"""A lane of PACK UP, drawn: whose place it is, and a row for each kind of thing with its box, its number and what is missing."""

from __future__ import annotations

from companion.show.pen import Instrument, Pen
from companion.show.pictures.parts import Packed, PackLane
from companion.show.writing import Format, set_type

HEAD, ROW, ROW_SMALL = 40, 54, 50
"""In dp: the head of a lane, a row, and a row on a small phone."""
BOX, MARK, EDGE, CELL, CELL_SMALL = 28, 30, 14, 96, 84
"""In dp: the box, the sign of a row, the air at the left, and the cell of the number, also on a small phone."""


def _cell(form: Format) -> float:
    return CELL_SMALL if form.compact else CELL


def _words(form: Format, row: Packed, wide: float) -> tuple[float, float]:
    """Where the words begin, and how wide they may be."""
    left = EDGE + BOX + 10 + (MARK + 8 if not form.big else 0)
    return left, max(1.0, wide - left - _cell(form) - 6)


def _tall(form: Format, row: Packed, wide: float) -> float:
    said = set_type(row.says, "body", form, _words(form, row, wide)[1], 99)
    return max(form.large(ROW_SMALL if form.compact else ROW), said.high + 14)


def _needs(form: Format, lane: PackLane, wide: float, _: float) -> float:
    return form.large(HEAD) + sum(_tall(form, row, wide) for row in lane.rows)


def _draw(pen: Pen, lane: PackLane) -> None:
    pen.plate()
    head = pen.form.large(HEAD)
    low = pen.high - head
    state = pen.width(lane.left, "legend") + 8
    pen.say(lane.name, "small_verb", (EDGE, low, pen.wide - state - 2 * EDGE, head), cut=True)
    pen.say(lane.left, "legend", (pen.wide - state - EDGE, low, state, head), "done" if lane.done else "ink2", align="right")
    for row in lane.rows:
        tall = _tall(pen.form, row, pen.wide)
        low -= tall
        pen.line(0, low + tall, pen.wide, low + tall, role="faint")
        _row(pen, row, low, tall)


def _row(pen: Pen, row: Packed, low: float, tall: float) -> None:
    middle, cell = low + tall / 2, _cell(pen.form)
    role = "ink2" if row.done else "ink"
    if pen.target(f"pack {row.named}", (0, low, pen.wide - cell, tall), row.ticks, row.says):
        pen.block(1, low, pen.wide - cell - 1, tall, "plate3")
    pen.frame(EDGE, middle - BOX / 2, BOX, BOX, "done" if row.done else "ink", 1.5 if row.done else 2.5)
    if row.done:
        pen.symbol("check", BOX - 8, EDGE + BOX / 2, middle, "done")
    left, room = _words(pen.form, row, pen.wide)
    if row.symbol and not pen.form.big:
        pen.symbol(row.symbol, MARK, EDGE + BOX + 10 + MARK / 2, middle, role)
    pen.say(row.says, "body", (left, low, room, tall), role, 99)
    _count(pen, row, (pen.wide - cell, low, cell, tall), role)


def _count(pen: Pen, row: Packed, box: tuple[float, float, float, float], role: str) -> None:
    """A tap on the number says how many are missing."""
    x, low, wide, tall = box
    down = pen.target(f"count {row.named}", box, row.counts, row.says)
    if down:
        pen.block(x, low, wide - 1, tall, "plate3")
    if not row.missing:
        pen.say(row.count or "?", "row", (x, low, wide - EDGE, tall), role, align="right")
        return
    half = tall / 2
    pen.say(row.count, "row", (x, low + half - 4, wide - EDGE, half), role, align="right")
    pen.say(row.missing, "legend", (x, low + 3, wide - 6, half - 4), "warn", align="right", cut=True)


PACK_LANE = Instrument(_draw, _needs)
