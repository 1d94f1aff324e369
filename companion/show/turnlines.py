"""Whose turn it is, drawn: the number of the seat, its name, and which action comes next, in one line under what came."""

from __future__ import annotations

from companion.show.doing import Go
from companion.show.pen import Instrument, Pen
from companion.show.pictures.table import TurnLine
from companion.show.writing import Format

HIGH, SMALL = 48, 40
"""How high the line is, and on a small phone, in dp."""
EDGE, GAP, NUMBER = 14, 12, 30
"""The air at its ends, what parts its words, and the box of the number, in dp."""


def _needs(form: Format, *_: object) -> float:
    return form.large(SMALL if form.compact or form.wide else HIGH)


def _draw(pen: Pen, line: TurnLine) -> None:
    """Solid and bright; the action at its end, where the name leaves room for it."""
    down = line.opens and pen.target("turn", (0, 0, pen.wide, pen.high), Go("acts"), f"{line.says} {line.detail}".strip())
    pen.plate("plate2" if down else "plate3", "ink", 2)
    left = float(EDGE)
    if line.number:
        pen.seat(line.number, left + NUMBER / 2, pen.high / 2, True)
        left += NUMBER + GAP
    room = pen.wide - left - EDGE
    detail = pen.width(line.detail, "legend") + GAP if line.detail else 0.0
    pen.say(line.says, "subtitle", (left, 0, room - detail, pen.high), cut=True)
    if line.detail:
        pen.say(line.detail, "legend", (left + room - detail, 0, detail, pen.high), align="right")


LINE = Instrument(_draw, _needs)
