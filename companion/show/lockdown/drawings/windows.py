"""Power, section by section: windows of the strip, the same in ember light, places to put tokens, and a token that fell."""

from __future__ import annotations

from companion.show.doing import Does
from companion.show.lamp import FIGURE, WINDOW
from companion.show.lockdown.strip import StripCell
from companion.show.pen import Instrument, Pen
from companion.show.strokes import Box
from companion.show.writing import Format
from companion.value import value

GAP, EDGE, ROW, SIGN = 6, 4, 18, 44
MOST = 132
"""The sign grows no further, however much room there is."""


@value
class Picked:
    """A section where a token may be put: its cell, whether it was picked, and what a tap does."""

    cell: StripCell
    chosen: bool
    does: Does


def _places(pen: Pen, many: int, columns: int, gap: float) -> list[Box]:
    """So many boxes, row by row from the top."""
    rows = -(-many // columns)
    wide, high = (pen.wide - gap * (columns - 1)) / columns, (pen.high - gap * (rows - 1)) / rows
    return [(at % columns * (wide + gap), pen.high - high - at // columns * (high + gap), wide, high) for at in range(many)]


def draw(pen: Pen, cells: tuple[StripCell, ...]) -> None:
    """The four windows: filled circle, ON, blue; or hatched square, DARK, orange. Three signs for one state."""
    beside = pen.form.beside
    for cell, box in zip(cells, _places(pen, len(cells), 2 if beside else 4, GAP), strict=True):
        (_beside if beside else _upright)(pen, cell, box)


def _role(cell: StripCell) -> str:
    return "on" if cell.on else "off"


def _upright(pen: Pen, cell: StripCell, box: Box, border: str = "", thick: float = 1.5) -> None:
    """The sign between its name and its word; on a small phone both stand below it, in one line."""
    x, y, wide, high = box
    role, compact = _role(cell), pen.form.compact
    pen.plate("plate", border or f"{role}_line", thick, box=box)
    word = _said(pen, wide, cell.short, cell.word) if compact else cell.word
    pen.say(word, "legend", (x, y, wide, ROW + 2 * EDGE), role, align="center", bold=True)
    if not compact:
        pen.say(cell.name, "legend", (x, y + high - ROW - 2 * EDGE, wide, ROW + 2 * EDGE), align="center")
    room = high - 2 * EDGE - ROW * (1 if compact else 2)
    pen.lamp(x + wide / 2, y + EDGE + ROW + room / 2, min(wide, room, MOST), cell.token, cell.on)


def _said(pen: Pen, room: float, short: str, word: str) -> str:
    """Name and word in one line; the name alone where a language has no room for both."""
    both = f"{short} {word}"
    return both if pen.width(both, "legend", bold=True) <= room else short


def _beside(pen: Pen, cell: StripCell, box: Box, border: str = "", thick: float = 1.5) -> None:
    """The sign beside its name and its word: where the strip is a column, and for large text."""
    x, y, wide, high = box
    gap = 8
    role = _role(cell)
    pen.plate("plate", border or f"{role}_line", thick, box=box)
    middle, left = y + high / 2, x + 2 * gap + SIGN
    pen.lamp(x + gap + SIGN / 2, middle, SIGN, cell.token, cell.on)
    line = min(pen.size("legend") * 1.05, high / 2 - 2)
    room = x + wide - gap - left
    pen.say(cell.name, "legend", (left, middle, room, line))
    pen.say(cell.word, "legend", (left, middle - line, room, line), role, bold=True)


WINDOWS = Instrument(draw)

# -- where tokens are put ------------------------------------------------------------------------

TALL, SMALL, FLAT, PAIR = 108, 94, 62, 8
"""In dp: the least height of a place, on a small phone, and on one that lies, where words stand beside; and what parts two."""


def _placing(pen: Pen, picks: tuple[Picked, ...]) -> None:
    """Four places in two rows; tap one, tap another, and their tokens change places."""
    for each, box in zip(picks, _places(pen, len(picks), 2, PAIR), strict=True):
        pen.target(each.cell.name, box, each.does, each.cell.name)
        shape = _beside if pen.form.beside else _upright
        shape(pen, each.cell, box, "ink" if each.chosen else "", 3 if each.chosen else 1.5)


def _placed(form: Format, picks: tuple[Picked, ...], __: float, room: float) -> float:
    """What is left of the page."""
    least = TALL if not form.compact or form.big else FLAT if form.wide else SMALL
    return max(2 * least + PAIR, room)


PLACES = Instrument(_placing, _placed, grows=True)

# -- in ember light ------------------------------------------------------------------------------

EMBER, BETWEEN, UNDER = 56, 12, 26
"""In dp: a sign, what parts two, and the line of words over it and under it."""


def _ember(pen: Pen, cells: tuple[StripCell, ...]) -> None:
    """Sign for sign as in the strip, without its windows."""
    wide = (pen.wide - BETWEEN * (len(cells) - 1)) / max(1, len(cells))
    for number, cell in enumerate(cells):
        left = number * (wide + BETWEEN)
        role = "ember_on" if cell.on else "ember_off"
        pen.say(cell.name, "legend", (left, UNDER + EMBER, wide, UNDER), "ember_ink", align="center")
        _ember_sign(pen, left + (wide - EMBER) / 2, UNDER, cell, role)
        pen.say(cell.word, "legend", (left, 0, wide, UNDER), role, align="center")


def _ember_sign(pen: Pen, x: float, y: float, cell: StripCell, role: str) -> None:
    """Circle or hatched square, and the number of its token."""
    middle = x + EMBER / 2, y + EMBER / 2
    if cell.on:
        pen.disc(*middle, EMBER / 2, role)
    else:
        pen.frame(x + 2, y + 2, EMBER - 4, EMBER - 4, role, 3)
        step = EMBER / 4
        for at in range(1, 4):
            pen.line(x + EMBER - step * at, y + 2, x + EMBER - 2, y + step * at, role=role, thick=2)
            pen.line(x + 2, y + step * at, x + EMBER - step * at, y + EMBER - 2, role=role, thick=2)
        wide, high = WINDOW[0] * EMBER, WINDOW[1] * EMBER
        pen.block(middle[0] - wide / 2, middle[1] - high / 2, wide, high, "ground")
    pen.figure(str(cell.token), EMBER * FIGURE, *middle, "ground" if cell.on else role)


EMBERS = Instrument(_ember)

# -- a token that fell ---------------------------------------------------------------------------

GHOST = 84


def _fallen(pen: Pen, token: int) -> None:
    """The token that went dark: left a circle of dashes, where it was on; right what it is now."""
    side, middle = pen.wide * 0.4, pen.high / 2
    radius = min(side, pen.high, GHOST) / 2 - 2
    if radius < 12:
        return
    pen.ghost(side / 2, middle, radius, "on", 24, 7.5)
    pen.figure(str(token), min(44 * pen.form.fonts, radius * 1.1), side / 2, middle, "on")
    pen.arrow(side, middle, pen.wide - 2 * side, "line", (10, 5))
    pen.lamp(pen.wide - side / 2, middle, min(side, pen.high, MOST), token, False, falls=True)


def _as_high(form: Format, _: int, __: float, ___: float) -> float:
    return 0 if form.big else 64 if form.compact else 132


FALLEN = Instrument(_fallen, _as_high)
