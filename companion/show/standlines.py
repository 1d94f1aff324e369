"""A phone that is gone, or a table that has moved, drawn: one card on hatched ground, for nothing here goes on by itself."""

from __future__ import annotations

from companion.show.pen import Instrument, Pen
from companion.show.pictures.parts import Elsewhere
from companion.show.writing import Format, largest, set_type

EDGE, AIR, SIGN, STEP = 20, 12, 26, 44
"""In dp: the air in the card, between its lines, a sign, and where words begin beside it."""
LARGE = ("hero", "headline", "title")
HIGH = 96
"""How high the large words may be."""
GROUND = 24
"""So much hatched ground over the card and under it, at least."""


def _head(form: Format, told: Elsewhere, wide: float) -> tuple[float, str, float]:
    """How high the caption is; how large the words are, and how high."""
    caption = set_type(told.caption, "legend", form, wide, 9).high
    use = largest(told.large, LARGE, form, wide, HIGH)
    return caption, use, set_type(told.large, use, form, wide, 2).high


def _lines(form: Format, told: Elsewhere, wide: float) -> list[float]:
    return [max(SIGN, set_type(says, "read", form, wide - STEP, 20).high) for _, says, _ in told.lines]


def _ends(form: Format, told: Elsewhere) -> float:
    return form.large(32) if any(told.ends) else 0


def _card(form: Format, told: Elsewhere, wide: float) -> float:
    caption, _, large = _head(form, told, wide)
    lines, ends = _lines(form, told, wide), _ends(form, told)
    parts = [caption, large, *lines, *([ends] if ends else [])]
    return sum(parts) + AIR * (len(parts) + 1) + 2 * AIR


def _needs(form: Format, told: Elsewhere, wide: float, room: float) -> float:
    return max(_card(form, told, wide - 2 * EDGE) + 2 * GROUND, room)


def _draw(pen: Pen, told: Elsewhere) -> None:
    """From above: who, for how long or where, a hair line, what that means, and from where to where."""
    room = pen.wide - 2 * EDGE
    high = _card(pen.form, told, room)
    low = (pen.high - high) / 2
    pen.hatch(0, 0, pen.wide, pen.high, "door_hatch")
    pen.plate("ground", "ink", 3, box=(0, low, pen.wide, high))
    caption, use, large = _head(pen.form, told, room)
    top = low + high - 2 * AIR
    pen.say(told.caption, "legend", (EDGE, top - caption, room, caption), "ink2", 9)
    top -= caption + AIR
    pen.say(told.large, use, (EDGE, top - large, room, large), lines=2)
    top -= large + AIR
    pen.line(EDGE, top, pen.wide - EDGE, top, role="line", thick=1)
    top -= AIR
    for (sign, says, role), tall in zip(told.lines, _lines(pen.form, told, room), strict=True):
        pen.symbol(sign, SIGN, EDGE + SIGN / 2, top - min(tall, SIGN) / 2, role)
        pen.say(says, "read", (EDGE + STEP, top - tall, room - STEP, tall), lines=20)
        top -= tall + AIR
    if ends := _ends(pen.form, told):
        _dimension(pen, told, (EDGE, top - ends, room, ends))


def _dimension(pen: Pen, told: Elsewhere, box: tuple[float, float, float, float]) -> None:
    """HERE, an arrow, THERE."""
    x, y, wide, high = box
    first, second = (pen.width(each, "row") for each in told.ends)
    pen.say(told.ends[0], "row", (x, y, first + 2, high), "ink2")
    pen.say(told.ends[1], "row", (x + wide - second - 2, y, second + 2, high), align="right")
    if (length := wide - first - second - 4 * AIR) > 2 * AIR:
        pen.arrow(x + first + 2 * AIR, y + high / 2, length)


ELSEWHERE = Instrument(_draw, _needs, grows=True)
