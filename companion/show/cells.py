"""What one secret says in boxes, drawn: a letter and a word each, in the same boxes whatever the words are."""

from __future__ import annotations

from companion.show.pen import Instrument, Pen
from companion.show.pictures.secret import Cells
from companion.show.writing import Format

COLUMNS, HIGH, LEAST, GAP, EDGE = 2, 112, 52, 8, 12
"""How many stand in a row; in dp how high a box is, and at least, what parts them, and the air in one."""
SIGN, LETTER = 26, 30
"""The public mark of a box; the room for its letter."""


def _needs(form: Format, cells: Cells, wide: float, room: float) -> float:
    rows = -(-len(cells.cells) // COLUMNS)
    return rows * max(LEAST, min(HIGH, (room - GAP * (rows - 1)) / rows)) + GAP * (rows - 1)


def _draw(pen: Pen, cells: Cells) -> None:
    rows = -(-len(cells.cells) // COLUMNS)
    wide = (pen.wide - GAP * (COLUMNS - 1)) / COLUMNS
    high = (pen.high - GAP * (rows - 1)) / rows
    for number, (letter, word) in enumerate(cells.cells):
        x = number % COLUMNS * (wide + GAP)
        y = pen.high - (number // COLUMNS + 1) * high - number // COLUMNS * GAP
        mine = letter == cells.marked
        pen.plate("plate3" if mine else "ground", "ink" if mine else "line", 3 if mine else 1.5, box=(x, y, wide, high))
        _box(pen, letter, word, cells.sign if mine else "", (x, y, wide, high))


def _box(pen: Pen, letter: str, word: str, sign: str, box: tuple[float, float, float, float]) -> None:
    """The letter over the word; before it where the box is low."""
    x, y, wide, high = box
    flat = high < HIGH * 0.8
    top = y if flat else y + high - LETTER - 6
    pen.say(letter, "effect", (x + EDGE, top, LETTER, high if flat else LETTER), "ink" if sign else "ink2")
    if sign:
        pen.symbol(sign, SIGN, x + wide - EDGE - SIGN / 2, y + high / 2 if flat else y + high - 6 - LETTER / 2)
    left = EDGE + LETTER if flat else EDGE
    room = wide - left - EDGE - (SIGN + 4 if flat and sign else 0)
    pen.say(word, "title", (x + left, y + 4, room, high - 8 if flat else high - LETTER - 12), lines=2)


CELLS = Instrument(_draw, _needs)
