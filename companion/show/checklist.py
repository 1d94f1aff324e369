"""A step that several have to take, drawn: what it is about, how many are left, and a row each with what came of it."""

from __future__ import annotations

from companion.show.duelines import BOX, BOX_SMALL
from companion.show.pen import Instrument, Pen
from companion.show.pictures.parts import Checklist, CheckRow
from companion.show.strokes import SEAT
from companion.show.writing import Format, set_type

HEAD, HEAD_SMALL, HEAD_LOW, SIGN, SIGN_SMALL = 96, 56, 38, 76, 44
"""In dp: the head of the list, of one on a small phone, of a long one in landscape; its sign, and that on a small phone."""
ROW, ROW_SMALL, ROW_LOW, MANY = 62, 54, 48, 5
"""The height of a row, of one on a small phone or of more than so many, and of one of more on a small phone, or of so many in
landscape."""
EDGE, NAMES, MARK, FIGURE, FIGURE_SMALL, TICK = 8, 48, 34, 48, 34, 26
"""In dp: the air at both ends, where names begin, the sign of a row, the room for a number, also on a small phone, and a tick."""
PRESS, PRESS_HIGH, PRESS_AIR = 112, 48, 1
"""In dp: the button of a row, and what parts two where rows are no higher than they are."""
COUNTED = 72
"""The room for both lines beside the number that is left."""


def _low(form: Format, rows: int) -> bool:
    """So many rows in landscape, where they stand whole all the same."""
    return form.wide and rows >= MANY and form.fonts * form.scale <= 1


def _head(form: Format, rows: int) -> float:
    return HEAD_LOW if _low(form, rows) else HEAD_SMALL if form.compact or form.wide else HEAD


def _row_of(form: Format, rows: int) -> float:
    if _low(form, rows) or (form.compact and rows > MANY and form.fonts * form.scale <= 1):
        return ROW_LOW
    return form.large(ROW_SMALL if form.compact or form.wide or rows > MANY else ROW)


def _needs(form: Format, checklist: Checklist, wide: float, _: float) -> float:
    says = set_type(checklist.says, "body", form, wide, 99).high + 4 if checklist.says else 0.0
    return _head(form, len(checklist.rows)) + _row_of(form, len(checklist.rows)) * len(checklist.rows) + says


def _draw(pen: Pen, checklist: Checklist) -> None:
    head, step = _head(pen.form, len(checklist.rows)), _row_of(pen.form, len(checklist.rows))
    _about(pen, checklist, pen.high - head, head)
    top = pen.high - head
    for number, row in enumerate(checklist.rows):
        _row(pen, row, top - step * (number + 1), step)
    low = pen.high - head - step * len(checklist.rows)
    pen.say(checklist.says, "body", (0, 0, pen.wide, low), "ink2", 99)


def _about(pen: Pen, checklist: Checklist, low: float, tall: float) -> None:
    """Sign and name, and at the right how many are left of how many."""
    small = tall <= HEAD_SMALL
    sign = min(SIGN_SMALL, tall - 4) if small else SIGN
    left = sign + 12 if checklist.symbol else 0
    if checklist.symbol:
        pen.symbol(checklist.symbol, sign, sign / 2, low + tall / 2)
    number = 40.0 if small else 56.0
    room = pen.wide - left - number - COUNTED - 8
    high = tall if small or not checklist.about else tall * 0.62
    pen.say(
        checklist.title,
        "title" if small else "headline_small",
        (left, low + tall - high, room, high),
        lines=2 if not small else 1,
    )
    if not small and checklist.about:
        pen.say(checklist.about, "legend", (left, low + 2, room, tall * 0.4), "ink2", 2)
    x = pen.wide - COUNTED - number
    if checklist.left:
        pen.say(str(checklist.left), "title" if small else "headline", (x, low, number, tall), align="center")
    else:
        pen.symbol("check", 24 if small else 36, x + number / 2, low + tall / 2, "done")
    of, word = checklist.counted
    line = min(22.0, tall / 2)
    pen.say(of, "legend", (pen.wide - COUNTED + 6, low + tall / 2, COUNTED - 6, line))
    pen.say(word, "legend", (pen.wide - COUNTED + 6, low + tall / 2 - line, COUNTED - 6, line))


def _row(pen: Pen, row: CheckRow, low: float, tall: float) -> None:
    middle, done = low + tall / 2, row.state in ("done", "out")
    if row.state == "now":
        pen.block(0, low, pen.wide, tall, "plate3")
    elif row.state == "out":
        pen.hatch(0, low, pen.wide, tall)
    pen.line(0, low + tall, pen.wide, low + tall, role="line" if row.state == "now" else "faint")
    role = "ink2" if done else "ink"
    if row.number:
        pen.seat(row.number, EDGE + SEAT / 2, middle, row.state == "now")
    else:
        pen.symbol(row.symbol, MARK, EDGE + MARK / 2, middle, role)
    right = _end(pen, row, middle, tall)
    named = NAMES, right - NAMES - 6
    pressed = row.does is not None and pen.target(row.named, (0, low, right, tall), row.does, row.name)
    if pressed:
        pen.frame(1, low + 1, right - 2, tall - 2, "ink", 2)
    half = tall / 2
    pen.say(
        row.name,
        "row",
        (named[0], middle - (0 if row.says else half / 2), named[1], half - 3 if row.says else half),
        role,
        cut=True,
    )
    use = "legend" if pen.form.compact else "body"
    pen.say(row.says, use, (named[0], low + 3, named[1], half - 4), "ink2" if done or row.state == "then" else "ink", cut=True)


def _end(pen: Pen, row: CheckRow, middle: float, tall: float) -> float:
    """What stands at the right: a tick or a button, before it what came. Where it begins."""
    role = "ink2" if row.state in ("done", "out") else "ink"
    x = pen.wide - EDGE
    if row.press is not None:
        wide = min(float(PRESS), pen.wide * 0.32)
        box = (x - wide, middle - PRESS_HIGH / 2, wide, float(PRESS_HIGH))
        down = pen.target(row.press.name, box, row.press.does, row.press.label)
        high = min(PRESS_HIGH, tall - 2 * PRESS_AIR)
        shown = (x - wide, middle - high / 2, wide, high)
        pen.plate("plate3" if down else "plate2", "ink" if down else "line", box=shown)
        pen.say(row.press.label, "small_verb", (box[0] + 4, box[1], wide - 8, PRESS_HIGH), lines=2, align="center")
        x -= wide + 6
    elif row.box:
        side = BOX_SMALL if pen.form.compact else BOX
        pen.frame(x - side, middle - side / 2, side, side, "ink", 2.5)
        x -= side + 6
    elif row.state in ("done", "out"):
        pen.symbol(
            "check" if row.state == "done" else "close", TICK, x - TICK / 2, middle, "done" if row.state == "done" else "ink2"
        )
        x -= TICK + 6
    if row.sign:
        pen.symbol(row.sign, MARK, x - MARK / 2, middle, role)
        x -= MARK + 4
    if row.figure:
        one = FIGURE if not pen.form.compact else FIGURE_SMALL
        wide = float(one) if len(row.figure) == 1 else min(max(one, pen.width(row.figure, "row") + 8), pen.wide * 0.32)
        use = "headline_small" if len(row.figure) == 1 else "row"
        pen.say(row.figure, use, (x - wide, middle - 24, wide, 48), role, align="center", cut=True)
        x -= wide
    return x


CHECKLIST = Instrument(_draw, _needs)
