"""Who feeds: a row a kind, what is eaten first, and the adaptations."""

from __future__ import annotations

from companion.show.doing import Go
from companion.show.nemesis.feeding import FeedingRow, WhoFeeds
from companion.show.pen import Instrument, Pen
from companion.show.writing import Format, width_of

GAP, AIR, TIGHT, LINE = 8, 6, 3, 22
"""In dp: what parts two boxes, what a row has around it, and where there is little height, and a line of letters."""
GROWS, LEFT = 118, 46
"""The room for what one becomes, and for how many of that are left."""
SIGN, STEP, WIDER = 26, 12, 1.06
"""A symbol with its air, the mark between two, and what a word needs beside what it is measured."""


def _side(form: Format) -> float:
    return 48 if form.compact else 56


def _eaten(form: Format) -> float:
    return 74 if form.compact else 92


def _high(form: Format) -> float:
    """Of a row; in landscape on a phone five kinds stand whole."""
    return _side(form) + (TIGHT if form.compact and form.wide else AIR)


def _draw(pen: Pen, feeding: WhoFeeds) -> None:
    high = _high(pen.form)
    for number, row in enumerate(feeding.rows):
        _row(pen, row, pen.high - high * (number + 1), high)


def _row(pen: Pen, row: FeedingRow, low: float, high: float) -> None:
    """The pieces of one kind, each a target that asks what it ate; then what they grow into, and how many of that are left."""
    side, middle = _side(pen.form), low + high / 2
    for number, (letter, leads) in enumerate(row.pieces):
        box = (number * (side + GAP), middle - side / 2, side, side)
        down = pen.target(leads, box, Go(leads), f"{row.symbol} {letter}".strip())
        pen.plate("plate3" if down else "plate2", "ink" if down else "line", box=box)
        pen.symbol(row.symbol, 36, box[0] + side / 2, middle)
        pen.say(letter, "legend", (box[0] + side - 20, box[1] + side - 22, 18, 22), "ink2", align="center")
    if row.becomes:
        x = pen.wide - GROWS
        pen.arrow(x, middle, 28, head=(8, 5))
        pen.symbol(row.becomes, 36, x + 50, middle)
        pen.say(row.left, "legend", (x + 72, middle - 22, LEFT, 44), "ink2", 2)


def _eats(pen: Pen, feeding: WhoFeeds) -> None:
    """What is eaten first, and under it the adaptations."""
    half = (pen.high - GAP / 2) / 2
    _food(pen, feeding, half, half)
    _adaptations(pen, feeding, half)


def _eats_in_lines(pen: Pen, feeding: WhoFeeds) -> None:
    """What is eaten first, in a narrow column."""
    pen.say(feeding.eats, "legend", (0, pen.high - LINE, pen.wide, LINE), "ink2")
    _food(pen, feeding, pen.high - 2 * LINE, LINE, two_lines=True)


def _food(pen: Pen, feeding: WhoFeeds, low: float, high: float, two_lines: bool = False) -> None:
    """What is eaten first, from left to right."""
    x, size = 0.0, pen.least("legend")
    if not two_lines and not pen.form.compact:
        x += pen.say(feeding.eats, "legend", (x, low, 64, high), "ink2", 2) + GAP
    for number, (symbol, word) in enumerate(feeding.food):
        wide = width_of(word, "Saira", size) * WIDER + 2 if word else 0
        if two_lines and x + STEP + SIGN + wide > pen.wide:
            x, low = 0.0, low - high
        if number:
            pen.say("›", "row", (x, low, STEP, high), "ink2")
            x += STEP
        pen.symbol(symbol, 24, x + 12, low + high / 2)
        pen.say(word, "legend", (x + SIGN, low, wide, high), "ink2")
        x += SIGN + wide + 2


def _adaptations(pen: Pen, feeding: WhoFeeds, half: float) -> None:
    """A box each, as wide as its name asks for; one that nobody has seen is hatched."""
    adaptations, size, left = feeding.adaptations, pen.least("legend"), 0.0
    asked = [46 + width_of(each.says, "Saira", size) * WIDER for each in adaptations]
    unseen = sum(wants + GAP for wants, each in zip(asked, adaptations, strict=True) if not each.open)
    named = sum(wants for wants, each in zip(asked, adaptations, strict=True) if each.open) or 1
    share = (pen.wide + GAP - unseen - GAP * sum(each.open for each in adaptations)) / named
    for each, wants in zip(adaptations, asked, strict=True):
        wide = wants * share if each.open else wants
        box = (left, 4.0, wide, half - 8)
        pen.frame(*box)
        if not each.open:
            pen.hatch(*box, role="door_hatch")
        role = "ink" if each.open and not each.gone else "ink2"
        pen.symbol("close" if each.gone else each.symbol, 24, left + 20, half / 2, role)
        pen.say(each.says, "legend", (left + 38, 4, wide - 42, half - 8), role, cut=True)
        left += wide + GAP


FEEDING = Instrument(_draw, lambda form, feeding, *_: _high(form) * len(feeding.rows))
EATEN = Instrument(_eats, lambda form, *_: _eaten(form) + GAP / 2)
FOOD = Instrument(_eats_in_lines, lambda *_: 3 * LINE)
ADAPTED = Instrument(lambda pen, feeding: _adaptations(pen, feeding, pen.high), lambda form, *_: _eaten(form) / 2)
