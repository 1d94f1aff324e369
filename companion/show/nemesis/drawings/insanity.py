"""Parts of a card that only Nemesis has: the step of insanity that was taken, how insane everybody is, and a hand to compare."""

from __future__ import annotations

from companion.show.nemesis.insanity import Insanity, InsanityRow
from companion.show.pen import Instrument, Pen
from companion.show.writing import Format, set_type

CELL, CELLS, APART = 46, 5, 6
"""A level of insanity in dp, how many there are, and what parts two."""
GAP, FIGURE, NO_WAY_BACK, SIGN = 4, 72, 3, 0.55


def _few(form: Format) -> bool:
    """On a small screen only whose panic it is."""
    return form.compact or form.wide


def _rows(form: Format, insanity: Insanity) -> tuple[InsanityRow, ...]:
    return insanity.acts if _few(form) else insanity.rows


def _sends(form: Format, insanity: Insanity) -> bool:
    """Whether there is room for what comes at each level."""
    return bool(insanity.sends) and not form.compact


def _heights(form: Format, insanity: Insanity, wide: float) -> tuple[float, float, float]:
    """Of the step, the title, and the rows."""
    step = 0.0 if not insanity.after else 68.0 if _few(form) else 104.0
    title = set_type(insanity.title, "effect", form, wide, 99).high if insanity.title else 0.0
    return step, title, (44.0 if form.compact else 50.0) * (len(_rows(form, insanity)) + _sends(form, insanity))


def _needs(form: Format, insanity: Insanity, wide: float, _: float) -> float:
    return sum(_heights(form, insanity, wide)) + 2 * GAP


def _panic(pen: Pen, insanity: Insanity) -> None:
    """The step, what it means, and where everybody stands."""
    step, title, rows = _heights(pen.form, insanity, pen.wide)
    if step:
        _step(pen, insanity, pen.high - step, step)
    pen.say(insanity.title, "effect", (0, rows + GAP, pen.wide, title), lines=99)
    _levels(pen, insanity, rows)


def _step(pen: Pen, insanity: Insanity, low: float, high: float) -> None:
    use = "half" if high > 90 else "hero"
    pen.say(insanity.before, use, (0, low, FIGURE, high), "ink2", align="center")
    pen.arrow(FIGURE + 6, low + high / 2, 50, head=(10, 6), thick=2)
    pen.say(insanity.after, use, (FIGURE + 60, low, FIGURE, high), align="center")
    sign = high * SIGN
    pen.symbol("insanity", sign, min(2 * FIGURE + 84 + sign / 2, pen.wide - sign / 2), low + high / 2)


def _levels(pen: Pen, insanity: Insanity, high: float) -> None:
    """A row of five cells a seat; from three on there is no way back."""
    seats, sends = _rows(pen.form, insanity), _sends(pen.form, insanity)
    if not seats and not sends:
        return
    step = high / (len(seats) + sends)
    cell = min(CELL, step - 4, pen.wide * 0.66 / CELLS - APART)
    start = pen.wide - CELLS * (cell + APART) + APART
    for number, seat in enumerate(seats):
        y = high - step * (number + 0.5)
        pen.seat(seat.number, 15, y, seat.acts)
        pen.say(seat.name, "row", (38, y - step / 2, start - 44, step), "ink2" if seat.out else "ink", cut=True)
        for level in range(1, CELLS + 1):
            _cell(pen, seat, level, start + (level - 1) * (cell + APART), y - cell / 2, cell)
    if sends:
        pen.say(insanity.sends, "legend", (0, 0, start - APART, step), "ink2")
        for number, symbol in enumerate(insanity.kinds):
            x = start + number * (cell + APART) + cell / 2
            pen.symbol(symbol, 30, x, step / 2)
            if insanity.house and number < CELLS - 1:
                pen.symbol("house-mix", 18, x + cell / 2 - 4, step / 2 - 12, "warn")


def _cell(pen: Pen, seat: InsanityRow, level: int, left: float, low: float, side: float) -> None:
    here, behind = seat.level == level, seat.level >= NO_WAY_BACK > level
    if here:
        pen.block(left, low, side, side)
    else:
        if behind:
            pen.hatch(left, low, side, side)
        pen.frame(left, low, side, side)
    role = "ground" if here else "ink2" if behind else "ink"
    pen.say(str(level), "row", (left, low, side, side), role, align="center")


INSANITY = Instrument(_panic, _needs)

# -- a hand against the number of a token --------------------------------------------------------

ICON, NUMBER = 48, 84


def _hand(pen: Pen, card: tuple[str, str, str]) -> None:
    title, says, number = card
    pen.plate(box=(0, 4, pen.wide, pen.high - 8))
    high = pen.high - 8
    roomy, icon = high > 92, 0 if pen.form.big else ICON
    pen.symbol("hand-cards" if icon else "", 36, 34, 4 + high * 0.62)
    left, lines = 16 + icon, 2 if roomy else 1
    pen.say(title, "effect", (left, 4 + high * 0.42, pen.wide - NUMBER - icon - 24, high * 0.42), lines=lines)
    use = "body" if roomy else "legend"
    pen.say(says, use, (16, 8, pen.wide - NUMBER - 24, high * 0.38), "ink2", lines=lines)
    use = "hero_large" if roomy else "headline"
    pen.say(number, use, (pen.wide - NUMBER, 4, NUMBER - 8, high), align="center")


HAND = Instrument(_hand, lambda form, *_: 84 if form.compact else 104)
