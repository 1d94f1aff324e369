"""The hourglass: lines run out above, hatch grows below, and under it the time that is left."""

from __future__ import annotations

from companion.show.pen import Instrument, Pen
from companion.show.writing import Format
from companion.value import value

LINE = 10
"""One line for so many seconds."""
EDGE, NECK, AIR, FLARE = 4, 9, 6, 8
"""In dp: above and below, half the neck, what parts the cones, and how far a base stands out."""
LEAST, FIGURE_LOW, FIGURE = 150, 64, 124
"""How high glass and figure are at least; the figure where there is little room, and elsewhere."""


@value
class Glass:
    left: int
    """Seconds."""
    whole: int
    figure: str
    """What is left, spelled."""
    of: str


def _low(form: Format) -> float:
    return FIGURE_LOW if form.compact or form.wide else FIGURE


def _draw(pen: Pen, glass: Glass) -> None:
    low = _low(pen.form)
    line = pen.line_of("legend")
    pen.say(glass.of, "legend", (0, pen.high - line, pen.wide, line), "ink2", align="right")
    pen.say(glass.figure, "half" if low == FIGURE_LOW else "result", (0, 0, pen.wide, low), align="center")
    _cones(pen, glass, low, pen.high - line - low)


def _cones(pen: Pen, glass: Glass, bottom: float, tall: float) -> None:
    x, wide = pen.wide / 2, min(pen.wide, tall * 1.5)
    low, high, middle = bottom + EDGE, bottom + tall - EDGE, bottom + tall / 2
    half, cone = wide * 0.42, high - middle - AIR
    if cone < AIR:
        return
    for base, tip in ((high, middle + AIR), (low, middle - AIR)):
        pen.line(x - half, base, x - NECK, tip, x + NECK, tip, x + half, base, role="line")
    for base in (high, low):
        pen.line(x - half - FLARE, base, x + half + FLARE, base, thick=3)
    _above(pen, glass, x, half, middle + AIR, cone)
    _below(pen, glass, x, half, low, cone)


def _above(pen: Pen, glass: Glass, x: float, half: float, tip: float, cone: float) -> None:
    lines = max(1, glass.whole // LINE)
    for number in range(lines):
        at = (number + 0.5) / lines
        reach, there = NECK + (half - NECK) * at - 5, number * LINE < glass.left
        y = tip + cone * at
        pen.line(x - reach, y, x + reach, y, role="warn" if there else "faint", thick=3 if there else 1.5)


def _below(pen: Pen, glass: Glass, x: float, half: float, low: float, cone: float) -> None:
    over = 1 - min(1.0, glass.left / max(1, glass.whole))
    if over <= 0:
        return
    high = cone * 0.72 * over
    top = half - (half - NECK) * high / cone - 5
    corners = (x - half + 5, low + 2, x - top, low + high, x + top, low + high, x + half - 5, low + 2)
    pen.hatched(*corners, role="ink2")
    pen.line(*corners, role="ink2", closed=True)


def _needs(form: Format, _: Glass, __: float, room: float) -> float:
    return max(LEAST, room)


GLASS = Instrument(_draw, _needs, grows=True)
