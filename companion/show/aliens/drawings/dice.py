"""A roll: the die against the dial, or die and tokens to a total; the verdict; the scale of ten with its zones."""

from __future__ import annotations

from companion.show.aliens.dial import Roll
from companion.show.aliens.drawings.shapes import CELLS, ring
from companion.show.pen import Instrument, Pen
from companion.show.writing import Format, sizes, width_of

VERDICTS = ("headline", "headline_small", "title", "subtitle", "effect")
PLUS, AT_MOST, MORE = "+", "≤", ">"
WIDE, BESIDE = 480, 184
"""From this width in dp on a verdict stands beside the dice, where it has so much room there."""
DIE, LOW, FLAT = 112, 84, 72
"""The side of a die in dp, on a small phone or where text is large, and on a phone that lies."""
VERDICT, BRIEF, SCALE, WORD = 84, 60, 78, 24
"""In dp, for text as it is: a verdict under the dice, the same on a small phone, the scale, and a line of words."""
MARK = 52
"""The symbol of a verdict with its air, in dp."""
SIGN, ADDED, CLOSER = 60, 250, 216
"""How wide the sign between die and dial is, and what is added to a die, with what that makes; closer on a phone that lies."""
AIR = 24
"""Between the dice and a verdict beside them."""
MOST = 400
"""Dice stand no further apart, in dp, where the verdict is beside them."""


def _die(form: Format) -> float:
    if form.compact and form.wide:
        return FLAT
    return LOW if form.compact or form.big else DIE


def _least(form: Format, roll: Roll) -> float:
    """How wide the dice are, the closest together."""
    die = _die(form)
    return 2 * die + SIGN if roll.dial else die + (CLOSER if die == FLAT else ADDED)


def _judged(form: Format, roll: Roll, wide: float) -> float:
    """How high the verdict is; in a wide place it stands beside the dice."""
    beside = wide > max(WIDE, _least(form, roll) + AIR + BESIDE)
    return 0 if beside else form.large(BRIEF if form.compact else VERDICT)


def _needs(form: Format, roll: Roll, wide: float, _: float) -> float:
    return _die(form) + _judged(form, roll, wide) + form.large(SCALE) + 8


def _roll(pen: Pen, roll: Roll) -> None:
    side, judged = _die(pen.form), _judged(pen.form, roll, pen.wide)
    low = pen.high - side - 4
    wide = pen.wide if judged else max(_least(pen.form, roll), min(pen.wide * (0.5 if roll.dial else 0.57), MOST))
    _rolled(pen, roll, low, side, wide)
    if judged:
        _verdict(pen, roll, 0, low - judged, pen.wide, judged)
    else:
        _verdict(pen, roll, wide + AIR, low, pen.wide - wide - AIR, side)
    _scale(pen, roll, pen.form.large(SCALE))


def _rolled(pen: Pen, roll: Roll, low: float, side: float, right: float) -> None:
    """What the die showed (a square), what it is held against (a ring) or what is added, and what that makes."""
    pen.frame(2, low + 1, side - 2, side - 2, "ink", 3)
    pen.say(str(roll.roll), "hero", (2, low, side, side), align="center")
    middle = low + side / 2
    if roll.dial:
        sign = AT_MOST if roll.roll <= roll.good else MORE
        pen.say(sign, "headline", (side, low, right - 2 * side, side), "ink2", align="center")
        ring(pen, right - side / 2 - 2, middle, side / 2 - 2, roll.needs)
        pen.say(str(roll.needs), "headline_small", (right - side - 2, low, side, side), align="center")
        return
    pen.say(PLUS, "title", (side, low, 36, side), "ink2", align="center")
    x = side + 64
    pen.symbol("warrior", 48, x, middle + 14)
    pen.say(str(roll.tokens), "effect", (x - 40, middle - 44, 80, 32), "ink2", align="center")
    x += 44
    pen.arrow(x, middle, 30, "ink2", (9, 6), 2)
    pen.say(str(roll.total), "hero_large", (x + 34, low, right - x - 38, side), align="right")


def _verdict(pen: Pen, roll: Roll, x: float, low: float, wide: float, high: float) -> None:
    icon = MARK if roll.symbol and not pen.form.big else 0
    pen.symbol(roll.symbol if icon else "", 48, x + 24, low + high / 2, roll.role)
    left, room = x + icon + (8 if icon else 0), wide - icon - 8
    says = pen.form.large(WORD) if roll.says else 0
    use = pen.largest(roll.verdict, VERDICTS, room, high - says)
    pen.say(roll.verdict, use, (left, low + says, room, high - says), roll.role)
    pen.say(roll.says, "legend", (left, low + 2, room, says), "ink2")


def _scale(pen: Pen, roll: Roll, top: float) -> None:
    """Ten cells, what is good of them, and the one that came, which is pointed at."""
    wide, words = pen.wide / CELLS, pen.form.large(WORD)
    at, high = min(CELLS, roll.total or roll.roll), top - words - 20
    for cell in range(1, CELLS + 1):
        box = ((cell - 1) * wide + 1, top - 10 - high, wide - 2, high)
        good, here = cell <= roll.good, cell == at
        if here or good:
            pen.block(*box, role="ink" if here else "plate3")
        pen.frame(*box, role="ink" if here or good else "line")
        role = "ground" if here else "ink" if good else "ink2"
        more = cell == CELLS and roll.total > CELLS
        pen.say(f"{cell}+" if more else str(cell), "legend", box, role, align="center")
    x = (at - 0.5) * wide
    pen.area(x, top - 9, x - 6, top - 1, x + 6, top - 1)
    _zones(pen, roll.zones, wide, words)


def _zones(pen: Pen, zones: tuple[tuple[str, int, int], ...], cell: float, high: float) -> None:
    """A dimension line under its cells, and its word, none over the next; a narrow zone takes room from its neighbours."""
    y, least = high + 5, 0.0
    rests: list[float] = []
    for size in sizes("legend", pen.form):
        rests = [width_of(label, "Saira", size) + 8 for label, _, _ in zones]
        if sum(rests) <= pen.wide:
            break
    for number, (label, first, last) in enumerate(zones):
        left, right = (first - 1) * cell + 2, last * cell - 2
        pen.line(left, y, right, y, role="line")
        for x in (left, right):
            pen.line(x, y - 4, x, y + 4, role="line")
        wide, most = rests[number], pen.wide - sum(rests[number:])
        x = min(max(least, (left + right - wide) / 2), max(least, most))
        pen.say(label, "legend", (x, 0, wide, high), "ink2", align="center")
        least = x + wide


ROLL = Instrument(_roll, _needs)
