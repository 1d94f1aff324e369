"""Everybody's dial with what the card says, and what has become of them; a tap leads to what they do, a step sets it right."""

from __future__ import annotations

from companion.show.aliens.dials import LEAST, MOST, Dial
from companion.show.aliens.drawings.shapes import ring
from companion.show.doing import Do, Go
from companion.show.pen import Instrument, Pen
from companion.show.strokes import Box
from companion.show.writing import Format

HIGH, GAP = 168, 8
"""The height of a card, and what parts two, in dp."""
COLUMNS, BESIDE = 2, 3
"""Cards in a row, and in landscape."""
EDGE, LINE = 10, 32
"""What stands free at the edge of a card, and the line of its name, in dp."""
STEPS, STEP, HEAD = 60, 50, 38
"""In dp: the column of the steps, how wide a step is, and what is free above them."""
APART = 4
"""What parts the steps from the dial, in dp."""
NUMBERS, ROW = 64, 26
"""The least room for the numbers of the card, and how far two lie apart, in dp."""
WORD, RANK = 64, 28
"""Room for what has become of somebody, and for a rank, in dp."""


def _columns(form: Format) -> int:
    return BESIDE if form.wide else COLUMNS


def _needs(form: Format, told: tuple[Dial, ...], _: float, __: float) -> float:
    return max(0, -(-len(told) // _columns(form)) * (HIGH + GAP) - GAP)


def _dials(pen: Pen, told: tuple[Dial, ...]) -> None:
    """Row by row from the top."""
    columns = _columns(pen.form)
    wide = (pen.wide - GAP * (columns - 1)) / columns
    for number, each in enumerate(told):
        x, y = number % columns * (wide + GAP), pen.high - HIGH - number // columns * (HIGH + GAP)
        leads = f"choose:who:{each.who}"
        down = pen.target(leads, (x, y, wide - STEPS, HIGH), Go(leads), each.name)
        _card(pen, each, (x, y, wide, HIGH), down)
        high = (HIGH - HEAD - EDGE - GAP) / 2
        for by, low in ((1, y + EDGE + high + GAP), (-1, y + EDGE)):
            _step(pen, each, by, (x + wide - STEPS, low, STEP, high))


def _card(pen: Pen, told: Dial, box: Box, down: bool) -> None:
    """Name, rank or what has become of them, ten cells, the number in the middle."""
    left, low, wide, high = box
    back = "plate3" if told.acts or down else "plate"
    pen.plate(back, "ink" if told.acts else "line", 2 if told.acts else 1.5, box=box)
    line = low + high - LINE - 6
    mark = _mark(pen, told, left + wide - EDGE, line)
    pen.say(told.name, "row", (left + EDGE, line, wide - 2 * EDGE - mark, LINE), told.role, cut=True)
    room = high - LINE - 14
    radius = min(room, wide - STEPS - APART - 2 * EDGE) / 2 - 2
    x, y = left + EDGE + radius, low + 6 + room / 2
    ring(pen, x, y, radius, told.dial, max(0, told.aim - told.dial), back)
    pen.say(str(told.dial), "title", (x - radius, y - radius, 2 * radius, 2 * radius), align="center")
    start = x + radius + 14
    free = left + wide - STEPS - APART - start - 6
    for number, (label, value) in enumerate(told.numbers if free >= NUMBERS else ()):
        pen.say(f"{label} {value}", "legend", (start, y + 14 - number * ROW, free, 24), "ink2")


def _mark(pen: Pen, told: Dial, right: float, low: float) -> float:
    """Rank, or a word, at the right of the name; how much room it takes."""
    if told.word:
        pen.say(told.word, "legend", (right - WORD, low, WORD, LINE), told.role, align="right", cut=True)
        return WORD + 6
    if told.rank:
        pen.symbol(f"chevron-{told.rank}", 24, right - 12, low + LINE / 2, told.role)
    return RANK if told.rank else 0


def _step(pen: Pen, told: Dial, by: int, box: Box) -> None:
    """One more or one less; dimmed at the end of the dial."""
    dial, sign = told.dial + by, "+" if by > 0 else "−"
    if LEAST <= dial <= MOST:
        does = Do("fix", {"path": f"characters.{told.who}.dial", "value": dial})
        down = pen.target(f"{told.name} {'+' if by > 0 else '-'}", box, does, f"{told.name} {sign}")
        pen.plate("plate3" if down else "", box=box)
        pen.say(sign, "row", box, align="center")
    else:
        pen.plate("", "faint", box=box)
        pen.say(sign, "row", box, "line", align="center")


DIALS = Instrument(_dials, _needs)
