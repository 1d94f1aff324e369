"""Blips board by board: a line each with its die, dashed before it was rolled, and the letters that move; a tap rolls it."""

from __future__ import annotations

from companion.show.aliens.moving import Boards, Letter, Mover, Moving, Speed
from companion.show.doing import Go
from companion.show.pen import Instrument, Pen
from companion.show.writing import Format, set_type

HEAD, HEAD_LOW = 62, 44
"""In dp: the step with the number that is left, and the same where there is little height."""
ROW, LOW = 62, 48
"""How high a board is, and where there is little height, in dp."""
DIE, DIE_LOW, CHIP, GAP, EDGE = 46, 38, 42, 6, 8
"""In dp: the side of a die, and where there is little height; that of a letter, what parts two of them, which is a finger's too,
and the air at the ends."""
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
    for line in _lines(boards, columns):
        under = max(_under(pen, row, wide) for row in line)
        top -= high + under
        for number, row in enumerate(line):
            board = Pen(wide, high + under, pen.form, pen.pressed)
            _board(board, row, high)
            pen.inset(number * (wide + GAP), top, board.drawing())


def _lines(boards: Boards, columns: int) -> list[tuple[Speed, ...]]:
    """The boards that stand beside each other, line by line."""
    return [boards.rows[at : at + columns] for at in range(0, len(boards.rows), columns)]


def _named(pen: Pen, speed: Speed) -> float:
    """Where the name of a board ends at least, in the smallest letters it is said in."""
    return EDGE + (DIE_LOW if _low(pen.form) else DIE) + 10 + pen.width(speed.label, "legend") + GAP


def _a_line(wide: float) -> int:
    """So many letters stand in a line of their own."""
    return max(1, int((wide - 2 * EDGE + GAP) // (CHIP + GAP)))


def _under(pen: Pen, speed: Speed, wide: float) -> float:
    """How high its letters stand under a board that has no room for them beside its name."""
    many = len(speed.letters)
    if many * (CHIP + GAP) <= wide - EDGE - _named(pen, speed):
        return 0
    return -(-many // _a_line(wide)) * (CHIP + GAP)


def _abreast(wide: float, boards: Boards) -> int:
    return 1 if wide < BROAD else min(2, max(1, len(boards.rows)))


def _board(pen: Pen, speed: Speed, high: float) -> None:
    """A board: its die, what that means, and its letters, beside it or under it."""
    under = _under(pen, speed, pen.wide)
    low = pen.high - high
    done, now, middle = speed.state == "done", speed.state == "now", low + high / 2
    side = DIE_LOW if _low(pen.form) else DIE
    down = speed.press is not None and pen.target(speed.label, (0, 0, pen.wide, pen.high), speed.press.does, speed.label)
    if now or down:
        pen.block(0, 0, pen.wide, pen.high, "plate3")
    pen.line(0, pen.high, pen.wide, pen.high, role="line" if now else "faint")
    die = (float(EDGE), middle - side / 2, float(side), float(side))
    if speed.speed:
        pen.frame(*die, role="ink2", thick=2)
        pen.say(speed.speed, "effect", die, "ink2", align="center")
    else:
        pen.frame(*die, role="ink" if now else "line", thick=2, dash=(5, 4))
        pen.symbol("dice", SIGN, EDGE + side / 2, middle, "ink" if now else "ink2")
    end = pen.wide - EDGE
    if done and not speed.letters:
        pen.symbol("check", TICK, end - TICK / 2, middle, "done")
        end -= TICK + GAP
    left = EDGE + side + 10
    if under:
        each_line = _a_line(pen.wide)
        for at in range(0, len(speed.letters), each_line):
            y = low - (at // each_line + 0.5) * (CHIP + GAP)
            _letters(pen, speed.letters[at : at + each_line], pen.wide - EDGE, y)
    else:
        end = _letters(pen, speed.letters, end, middle)
    room = max(1.0, end - left - GAP)
    pen.say(speed.label, "row", (left, middle, room, high / 2 - 2), "ink2" if done else "ink", cut=True)
    pen.say(speed.says, "legend", (left, low + 2, room, high / 2 - 2), "ink2", cut=True)


def _letters(pen: Pen, letters: tuple[Letter, ...], end: float, middle: float) -> float:
    """A chip a letter, from the right, each with a finger's room; where they begin."""
    finger = CHIP + GAP
    x = end - len(letters) * finger + GAP
    for number, each in enumerate(letters):
        left = x + number * finger
        box = (left, middle - CHIP / 2, float(CHIP), float(CHIP))
        down = pen.target(each.named, (left - GAP / 2, middle - finger / 2, finger, finger), each.does, each.letter)
        pen.plate("plate3" if down else "plate", "line" if each.moved else "ink", box=box)
        if each.moved:
            pen.say(each.letter, "legend", (left, middle, CHIP, CHIP / 2), "ink2", align="center")
            pen.symbol("check", CHIP * 0.45, left + CHIP / 2, middle - CHIP / 4, "done")
        else:
            pen.say(each.letter, "row", box, align="center")
    return x if letters else end


def _high(form: Format, boards: Boards, wide: float, _: float) -> float:
    columns, pen = _abreast(wide, boards), Pen(wide, 1, form)
    each = (wide + GAP) / columns - GAP
    lines = _lines(boards, columns)
    return _head(form) + len(lines) * _row(form) + sum(max(_under(pen, row, each) for row in line) for line in lines)


BOARDS = Instrument(_boards, _high)


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
    top, said = _titled(pen, moving.title, moving.left, moving.of), _said(pen.form, moving, pen.wide)
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
