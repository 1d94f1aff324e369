"""Blips board by board: a line each with its die, dashed before it was rolled, and the letters that move; a tap rolls it."""

from __future__ import annotations

from companion.show.aliens.moving import Boards, Mover, Moving, Speed
from companion.show.doing import Go
from companion.show.pen import Instrument, Pen
from companion.show.writing import Format, set_type

HEAD, HEAD_LOW = 62, 44
"""In dp: the step with the number that is left, and the same where there is little height."""
ROW, LOW = 62, 48
"""How high a board is, and where there is little height, in dp."""
DIE, DIE_LOW, CHIP, CHIP_LOW, GAP, EDGE = 46, 38, 44, 38, 6, 8
"""In dp: the side of a die and of a letter, each also where there is little height, what parts two, and the air at the ends."""
LETTER = 18
"""The least side of a letter, in dp."""
BROAD = 460
"""From this width on two boards stand side by side, in dp."""
SIGN, TICK = 26, 26
"""In dp: the sign in an empty die, and the tick of what has moved."""
CELL, BOX, STEP = 48, 26, 54
"""In dp: the side of an alien's letter and of the cell of its box, the box, and from one line of them to the next."""
FIRED = 20
"""In dp: the line that says who has fired at it."""


def _low(form: Format) -> bool:
    return form.compact or form.wide


def _head(form: Format) -> float:
    return form.large(HEAD_LOW if _low(form) else HEAD)


def _titled(pen: Pen, title: str, left: int, of: int) -> float:
    """The step, and large how many are left; where its head ends."""
    high = _head(pen.form)
    low, small = pen.high - high, _low(pen.form)
    count = 76 if small else 92
    pen.say(title, "subtitle" if small else "title", (0, low, pen.wide - count, high))
    if left:
        pen.say(str(left), "subtitle" if small else "headline_small", (pen.wide - count, low, 36, high), align="center")
        pen.say(f"/ {of}", "row", (pen.wide - count + 38, low, count - 38, high), "ink2")
    elif of:
        pen.symbol("check", TICK, pen.wide - TICK, low + high / 2, "done")
    return low


# -- boards ----------------------------------------------------------------------------------------


def _row(form: Format) -> float:
    return form.large(LOW if _low(form) else ROW)


def _boards(pen: Pen, boards: Boards) -> None:
    top, high = _titled(pen, boards.title, boards.left, len(boards.rows)), _row(pen.form)
    columns = _abreast(pen.wide, boards)
    wide = (pen.wide + GAP) / columns - GAP
    for number, row in enumerate(boards.rows):
        board = Pen(wide, high, pen.form, pen.pressed)
        _board(board, row, 0, high)
        pen.inset(number % columns * (wide + GAP), top - (number // columns + 1) * high, board.drawing())


def _abreast(wide: float, boards: Boards) -> int:
    return 1 if wide < BROAD else min(2, max(1, len(boards.rows)))


def _board(pen: Pen, speed: Speed, low: float, high: float) -> None:
    """A board: its die, what that means, and its letters."""
    done, now, middle = speed.state == "done", speed.state == "now", low + high / 2
    side = DIE_LOW if _low(pen.form) else DIE
    down = speed.press is not None and pen.target(speed.label, (0, low, pen.wide, high), speed.press.does, speed.label)
    if now or down:
        pen.block(0, low, pen.wide, high, "plate3")
    pen.line(0, low + high, pen.wide, low + high, role="line" if now else "faint")
    die = (float(EDGE), middle - side / 2, float(side), float(side))
    if speed.speed:
        pen.frame(*die, role="ink2", thick=2)
        pen.say(speed.speed, "effect", die, "ink2", align="center")
    else:
        pen.frame(*die, role="ink" if now else "line", thick=2, dash=(5, 4))
        pen.symbol("dice", SIGN, EDGE + side / 2, middle, "ink" if now else "ink2")
    end = pen.wide - EDGE
    if done and all(each.moved for each in speed.letters):
        pen.symbol("check", TICK, end - TICK / 2, middle, "done")
        end -= TICK + GAP
    left = EDGE + side + 10
    end = _letters(pen, speed, end, middle, left + pen.width(speed.label, "row") + GAP)
    room = max(1.0, end - left - GAP)
    pen.say(speed.label, "row", (left, middle, room, high / 2 - 2), "ink2" if done else "ink", cut=True)
    pen.say(speed.says, "legend", (left, low + 2, room, high / 2 - 2), "ink2", cut=True)


def _letters(pen: Pen, speed: Speed, end: float, middle: float, least: float) -> float:
    """A chip a letter, from the right; where they begin, which is not before `least` as long as they can be read."""
    many = len(speed.letters)
    if not many:
        return end
    room = max(min(pen.wide * 0.5, end - least), many * (LETTER + GAP))
    side = min(float(CHIP_LOW if _low(pen.form) else CHIP), (room - GAP * (many - 1)) / many)
    x = end - many * side - (many - 1) * GAP
    for number, each in enumerate(speed.letters):
        box = (x + number * (side + GAP), middle - side / 2, side, side)
        down = pen.target(each.named, box, each.does, each.letter)
        pen.plate("plate3" if down else "plate", "line" if each.moved else "ink", box=box)
        if each.moved:
            pen.say(each.letter, "legend", (box[0], middle, side, side / 2), "ink2", align="center")
            pen.symbol("check", side * 0.45, box[0] + side / 2, middle - side / 4, "done")
        else:
            pen.say(each.letter, "row", box, align="center")
    return x


BOARDS = Instrument(_boards, lambda form, shown, wide, _: _head(form) + -(-len(shown.rows) // _abreast(wide, shown)) * _row(form))


# -- aliens ----------------------------------------------------------------------------------------


def _said(form: Format, moving: Moving, wide: float) -> float:
    """How they move stands there where there is height for it; WHY says it everywhere."""
    if form.compact and len(moving.rows) > 3:
        return 0
    return set_type(moving.says, _type(form), form, wide, 9).high + 8


def _type(form: Format) -> str:
    return "legend" if form.compact else "body"


def _line(moving: Moving) -> float:
    """From one line of letters to the next."""
    return STEP + (FIRED if any(each.fired for each in moving.rows) else 0)


def _columns(wide: float) -> int:
    return max(1, int((wide + GAP) // (2 * CELL + GAP)))


def _needs(form: Format, moving: Moving, wide: float, _: float) -> float:
    return _head(form) + _said(form, moving, wide) + -(-len(moving.rows) // _columns(wide)) * _line(moving)


def _moving(pen: Pen, moving: Moving) -> None:
    top, said = _titled(pen, moving.title, moving.left, len(moving.rows)), _said(pen.form, moving, pen.wide)
    if said:
        pen.say(moving.says, _type(pen.form), (0, top - said + 8, pen.wide, said - 8), "ink2", 9)
    columns, step = _columns(pen.wide), _line(moving)
    pitch = (pen.wide + GAP) / columns
    for number, each in enumerate(moving.rows):
        x, y = number % columns * pitch, top - said - number // columns * step - CELL
        _mover(pen, each, x, y)


def _mover(pen: Pen, mover: Mover, x: float, y: float) -> None:
    """The letter, which leads to its page, and beside it the box; under both who has fired at it."""
    done = mover.moved
    box = (x, y, float(CELL), float(CELL))
    down = pen.target(mover.opens, box, Go(mover.opens), mover.letter)
    pen.plate("plate3" if down else "plate", "line" if done else "ink", box=box)
    pen.say(mover.letter, "row", box, "ink2" if done else "ink", align="center")
    middle = x + CELL * 1.5
    down = mover.ticks is not None and pen.target(mover.named, (x + CELL, y, CELL, CELL), mover.ticks, mover.letter)
    if done:
        pen.symbol("check", TICK, middle, y + CELL / 2, "done")
    else:
        pen.frame(middle - BOX / 2, y + (CELL - BOX) / 2, BOX, BOX, "done" if down else "ink", 2.5)
    if mover.fired:
        pen.symbol("aim", 18, x + 9, y - FIRED / 2, "ink2")
        pen.say(mover.fired, "legend", (x + 22, y - FIRED, 2 * CELL - 22, FIRED), "ink2")


MOVING = Instrument(_moving, _needs)
