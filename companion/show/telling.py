"""A story, drawn: its name over the rounds, round for round what happened, each seat; and the curve of its turning points."""

from __future__ import annotations

from itertools import pairwise

from companion.show.pen import Instrument, Pen
from companion.show.pictures.parts import Curve, Fortune, Passage, Telling
from companion.show.writing import Format, set_type

CAPTION, HEADLINE, RULER, SIGNS, SIGN = 26, 72, 14, 40, 30
"""In dp: the line over the headline, one line of it, the ruler, the row under it, and a sign there."""
NUMBER, AIR, SQUARE = 44, 8, 30
"""The column of the round, the air between two things, and the square of a seat."""
ROW = 44
PLOT, PLOT_SMALL, AXIS, SCALE = 210, 140, 26, 48
"""How high the plot is, also on a small phone; the rounds under it; the figures beside it."""
THICK, STEEP, DOT = 2.5, 5.0, 4.5


# -- what it is called ---------------------------------------------------------------------------


def _lines(form: Format) -> int:
    return 1 if form.wide or form.compact else 2


def _name_high(form: Format, telling: Telling, wide: float) -> float:
    return set_type(telling.headline, "hero", form, wide, _lines(form), height=_lines(form) * form.large(HEADLINE)).high


def _telling_needs(form: Format, telling: Telling, wide: float, _: float) -> float:
    return form.large(CAPTION) + _name_high(form, telling, wide) + RULER + SIGNS + 2 * AIR


def _telling(pen: Pen, telling: Telling) -> None:
    """What is over is hatched: all of it. The signs hang under their rounds."""
    form, wide = pen.form, pen.wide
    low = pen.high - form.large(CAPTION)
    pen.say(telling.caption, "legend", (0, low, wide, form.large(CAPTION)), "ink2")
    high = _name_high(form, telling, wide)
    low -= high
    pen.say(telling.headline, "hero", (0, low, wide, high), lines=_lines(form))
    low -= RULER + AIR
    pen.hatch(0, low, wide, RULER)
    pen.frame(0, low, wide, RULER)
    for number in range(1, telling.rounds):
        pen.line(wide * number / telling.rounds, low, wide * number / telling.rounds, low + 4, role="line")
    right = wide + SIGN / 2
    for at, symbol in reversed(telling.marks):
        right = min(right - SIGN - 2, max(SIGN / 2, at * wide))
        pen.line(at * wide, low, right, low - 6, role="ink")
        pen.symbol(symbol, SIGN, right, low - 7 - SIGN / 2)


TELLING = Instrument(_telling, _telling_needs)


# -- what happened -------------------------------------------------------------------------------


def _column(form: Format) -> float:
    return form.large(NUMBER)


def _passage_needs(form: Format, passage: Passage, wide: float, _: float) -> float:
    room = wide - _column(form)
    over = form.large(CAPTION) if passage.figure else 0
    return over + max(form.large(CAPTION), set_type(passage.says, "read", form, room, 99).high) + AIR


def _passage(pen: Pen, passage: Passage) -> None:
    form, column = pen.form, _column(pen.form)
    line, top = form.large(CAPTION), pen.high - AIR / 2
    pen.say(passage.number, "row", (0, top - line, column - 6, line))
    if passage.figure:
        pen.say(passage.figure, "row", (column, top - line, pen.wide - column, line))
        top -= line
    said = set_type(passage.says, "read", form, pen.wide - column, 99)
    pen.put(said, (column, top - said.high, pen.wide - column, said.high))


PASSAGE = Instrument(_passage, _passage_needs)


# -- what became of a seat -----------------------------------------------------------------------


def _fortune_needs(form: Format, fortune: Fortune, wide: float, _: float) -> float:
    luck = set_type(fortune.luck, "body", form, wide - SQUARE - 10, 99).high if fortune.luck else 0
    return form.large(ROW) + luck


def _fortune(pen: Pen, fortune: Fortune) -> None:
    """Seat, name and word in a line, and under it the luck."""
    row = pen.form.large(ROW)
    low = pen.high - row
    pen.line(0, pen.high, pen.wide, pen.high, role="faint")
    pen.frame(1, low + (row - SQUARE) / 2, SQUARE, SQUARE, "ink", 2)
    pen.say(fortune.number, "row", (1, low + (row - SQUARE) / 2, SQUARE, SQUARE), align="center")
    left, wide = SQUARE + 10.0, min(pen.width(fortune.word, "row") + 2, pen.wide * 0.45)
    pen.say(fortune.name, "row", (left, low, pen.wide - left - wide - 8, row), cut=True)
    pen.say(fortune.word, "row", (pen.wide - wide, low, wide, row), fortune.role, align="right")
    pen.say(fortune.luck, "body", (left, 0, pen.wide - left, low), "ink2", 99)


FORTUNE = Instrument(_fortune, _fortune_needs)


# -- the curve -----------------------------------------------------------------------------------


def _curve_needs(form: Format, curve: Curve, wide: float, room: float) -> float:
    plot = PLOT_SMALL if form.compact or form.wide else PLOT
    return _said(form, curve, wide) + form.large(plot) + form.large(AXIS)


def _said(form: Format, curve: Curve, wide: float) -> float:
    return set_type(curve.caption, "body", form, wide, 99).high + AIR


def _curve(pen: Pen, curve: Curve) -> None:
    """Each round at its beginning; where it ended at the right edge; the steepest steps thick and in the colour of a warning."""
    form, said = pen.form, _said(pen.form, curve, pen.wide)
    pen.say(curve.caption, "body", (0, pen.high - said + AIR, pen.wide, said - AIR), "ink2", 99)
    axis, scale = form.large(AXIS), form.large(SCALE)
    low, high = axis + AIR, pen.high - said - axis - 2 * AIR
    wide = pen.wide - scale - AIR
    for share in (0.0, 0.5, 1.0):
        y = low + high * share
        pen.line(scale, y, scale + wide, y, role="line" if share == 0 else "faint")
        pen.say(f"{share:.0%}".replace("%", " %"), "legend", (0, y - axis / 2, scale - 6, axis), "ink2", align="right")
    step = wide / max(1, len(curve.points))
    places = [(scale + step * at, low + high * each) for at, (_, each, _) in enumerate(curve.points)]
    if curve.settled is not None and places:
        places.append((scale + wide, low + high * curve.settled))
    for (x, y), (_, _, error) in zip(places, curve.points, strict=False):
        up, down = min(low + high, y + high * error), max(low, y - high * error)
        pen.line(x, down, x, up, role="line", thick=4)
    for at, (one, two) in enumerate(pairwise(places)):
        steep = at in curve.steep
        pen.line(*one, *two, role="warn" if steep else "ink", thick=STEEP if steep else THICK)
    _rounds(pen, curve, scale, step)
    for at, place in enumerate(places):
        pen.disc(*place, DOT if at < len(curve.points) else DOT * 1.5, "ink")


def _rounds(pen: Pen, curve: Curve, left: float, step: float) -> None:
    """As many numbers of rounds as there is room for; those of the steep steps always."""
    axis = pen.form.large(AXIS)
    wide = max((pen.width(name, "legend") for name, _, _ in curve.points), default=0) + 6
    every = max(1, -int(-wide // step)) if step else 1
    for at, (name, _, _) in enumerate(curve.points):
        near = any(abs(at - each) < every and at != each for each in curve.steep)
        if at in curve.steep or (at % every == 0 and not near):
            role = "ink" if at in curve.steep else "ink2"
            pen.say(name, "legend", (left + step * at - wide / 2, 0, wide, axis), role, align="center")


CURVE = Instrument(_curve, _curve_needs)
