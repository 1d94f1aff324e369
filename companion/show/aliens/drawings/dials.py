"""Everybody's dial with what the card says, and what has become of them; a tap leads to what they do, a step sets it right."""

from __future__ import annotations

from companion.show.aliens.dials import LEAST, MOST, Dial
from companion.show.aliens.drawings.shapes import ring
from companion.show.doing import Do, Go
from companion.show.pen import Instrument, Pen
from companion.show.strokes import Box
from companion.show.writing import Format

HIGH, LOW, GAP = 168, 116, 8
"""In dp: the height of a card, at most and at least, and what parts two."""
FLAT = 150
"""In dp: in a lower card the steps take all its height, and its name stands beside them."""
COLUMNS, BESIDE = 2, 3
"""Cards in a row, and in landscape."""
EDGE, LINE = 8, 32
"""What stands free at the edge of a card, and the line of its name, in dp."""
STEPS, STEP, HEAD = 60, 50, 38
"""In dp: the column of the steps, how wide a step is, and what is free above them."""
APART = 4
"""What parts the steps from the dial, in dp."""
NUMBERS, ROW = 64, 26
"""The least room for the numbers of the card, and how far two lie apart, in dp."""
WORD, RANK = 22, 24
"""In dp: how far what has become of somebody lies under the name, where there is no room beside it, and a rank."""


def _columns(form: Format) -> int:
    return BESIDE if form.wide else COLUMNS


def _rows(form: Format, dials: tuple[Dial, ...]) -> int:
    return -(-len(dials) // _columns(form))


def _needs(form: Format, dials: tuple[Dial, ...], _: float, room: float) -> float:
    """All of them in the room there is, as long as a step can be hit."""
    rows = _rows(form, dials)
    return rows * (min(HIGH, max(form.large(LOW), (room + GAP) / rows - GAP)) + GAP) - GAP if rows else 0


def _dials(pen: Pen, dials: tuple[Dial, ...]) -> None:
    """Row by row from the top."""
    columns = _columns(pen.form)
    wide, tall = (pen.wide - GAP * (columns - 1)) / columns, (pen.high + GAP) / max(1, _rows(pen.form, dials)) - GAP
    edge, head = (GAP, GAP) if tall < FLAT else (EDGE, HEAD)
    for number, each in enumerate(dials):
        x, y = number % columns * (wide + GAP), pen.high - tall - number // columns * (tall + GAP)
        leads = f"choose:who:{each.who}"
        down = pen.target(leads, (x, y, wide - STEPS, tall), Go(leads), each.name)
        _card(pen, each, (x, y, wide, tall), down)
        high = (tall - head - edge - GAP) / 2
        for by, low in ((1, y + edge + high + GAP), (-1, y + edge)):
            _step(pen, each, by, (x + wide - STEPS, low, STEP, high))


def _card(pen: Pen, dial: Dial, box: Box, down: bool) -> None:
    """Name, rank or what has become of them, ten cells, the number in the middle."""
    left, low, wide, high = box
    back = "plate3" if dial.acts or down else "plate"
    pen.plate(back, "ink" if dial.acts else "line", 2 if dial.acts else 1.5, box=box)
    room = high - _head(pen, dial, box) - 14
    radius = min(room, wide - STEPS - APART - 2 * EDGE) / 2 - 2
    x, y = left + EDGE + radius, low + 6 + room / 2
    ring(pen, x, y, radius, dial.dial, max(0, dial.aim - dial.dial), back)
    pen.say(str(dial.dial), "title", (x - radius, y - radius, 2 * radius, 2 * radius), align="center")
    start = x + radius + 14
    free = left + wide - STEPS - APART - start - 6
    for number, (label, value) in enumerate(dial.numbers if free >= NUMBERS else ()):
        pen.say(f"{label} {value}", "legend", (start, y + 14 - number * ROW, free, 24), "ink2")


def _head(pen: Pen, dial: Dial, box: Box) -> float:
    """The name, beside it the rank, or what has become of them: under it where there is too little room; how high that is."""
    left, low, wide, high = box
    end = left + wide - (STEPS + APART if high < FLAT else EDGE)
    line, start = low + high - LINE - 6, left + EDGE
    if dial.word:
        mark = pen.width(dial.word, "legend") + 2
        under = end - start - mark - GAP < pen.width(dial.name, "row") * pen.least("row") / pen.size("row")
        x, y = (start, line - WORD) if under else (end - mark, line)
        pen.say(dial.word, "legend", (x, y, end - x, LINE), dial.role)
        mark = 0 if under else mark + GAP
    else:
        under, mark = False, RANK if dial.rank else 0
        if dial.rank:
            pen.symbol(f"chevron-{dial.rank}", RANK, end - RANK / 2, line + LINE / 2, dial.role)
    pen.say(dial.name, "row", (start, line, end - start - mark, LINE), dial.role, cut=True)
    return LINE + (WORD if under else 0)


def _step(pen: Pen, card: Dial, by: int, box: Box) -> None:
    """One more or one less; dimmed at the end of the dial."""
    dial, sign = card.dial + by, "+" if by > 0 else "−"
    if LEAST <= dial <= MOST:
        does = Do("fix", {"path": f"characters.{card.who}.dial", "value": dial})
        down = pen.target(f"{card.name} {'+' if by > 0 else '-'}", box, does, f"{card.name} {sign}")
        pen.plate("plate3" if down else "", box=box)
        pen.say(sign, "row", box, align="center")
    else:
        pen.plate("", "faint", box=box)
        pen.say(sign, "row", box, "line", align="center")


def _squad(pen: Pen, dials: tuple[Dial, ...]) -> None:
    """Side by side: the name over the ring; whoever acts is framed."""
    wide = (pen.wide - GAP * (len(dials) - 1)) / max(1, len(dials))
    for number, dial in enumerate(dials):
        left, back = number * (wide + GAP), "plate3" if dial.acts else "plate"
        pen.plate(back, "ink" if dial.acts else "line", 2 if dial.acts else 1.5, box=(left, 0, wide, pen.high))
        pen.say(dial.name, "legend", (left + 3, pen.high - LINE, wide - 6, LINE), dial.role, align="center", cut=True)
        radius = min(wide - 2 * EDGE, pen.high - LINE - EDGE) / 2
        x, y = left + wide / 2, (pen.high - LINE) / 2 + 2
        if dial.gone:
            pen.say(dial.word, "legend", (left + 3, 0, wide - 6, pen.high - LINE), dial.role, lines=2, align="center")
            continue
        ring(pen, x, y, radius, dial.dial, max(0, dial.aim - dial.dial), back)
        pen.say(str(dial.dial), "effect", (x - radius, y - radius, 2 * radius, 2 * radius), align="center")


DIALS = Instrument(_dials, _needs, grows=True)
SQUAD = Instrument(_squad)
"""All of them in one row, to be looked at from far away."""
