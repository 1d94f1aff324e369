"""What the ends of round will bring: a row each, and the next one large on the table."""

from __future__ import annotations

from companion.show.doing import Explain
from companion.show.family.forecast import Coming, ComingEnd
from companion.show.pen import Instrument, Pen
from companion.show.pictures.parts import Own
from companion.show.pictures.table import Idle
from companion.show.writing import Format, SetText, set_type
from companion.value import value

COUNT, GAP, MARK, LEAST = 70, 14, 24, 38
"""In dp: the dimension line, what parts the columns, the symbol, and the height of a row."""
SHORT, CLOSE, LYING = 44, 8, 31
"""The first, second and last of these where a phone lies: there all that comes stands beside the track without scrolling."""


@value
class Rows:
    """Rows of the forecast, and the word for what happens at once."""

    coming: tuple[Coming, ...]
    now: str


def _lies(form: Format) -> bool:
    """A phone in landscape."""
    return form.compact and form.wide and not form.big


def _columns(form: Format) -> tuple[float, float]:
    """How wide the dimension line is, and what parts it from the symbol, and that from the words."""
    return (SHORT, CLOSE) if _lies(form) else (COUNT, GAP)


def _said(form: Format, coming: Coming, wide: float) -> SetText:
    count, gap = _columns(form)
    return set_type(coming.says, "small_verb" if _lies(form) else "body", form, max(1.0, wide - count - MARK - 2 * gap), 99)


def _high(form: Format, coming: Coming, wide: float) -> float:
    said, air = _said(form, coming, wide), 0 if _lies(form) else 8
    return max(LYING if _lies(form) else LEAST, said.high + air)


def _rows(pen: Pen, listed: Rows) -> None:
    top = pen.high
    for coming in listed.coming:
        high = _high(pen.form, coming, pen.wide)
        top -= high
        _row(pen, coming, listed.now, top, high)


def _row(pen: Pen, coming: Coming, now: str, low: float, high: float) -> None:
    """A dimension line that counts ends of round, a symbol, and what happens then."""
    middle, (count, gap) = low + high / 2, _columns(pen.form)
    pen.line(0, low + high, pen.wide, low + high, role="faint")
    if coming.ends:
        for end, way in ((1, 1), (count - 1, -1)):
            pen.line(end, middle - 9, end, middle + 9, role="ink2")
            pen.line(end, middle, count / 2 - way * min(15, count / 4), middle, role="ink2")
            pen.area(end, middle, end + way * 8, middle + 4, end + way * 8, middle - 4, role="ink2")
    pen.say(str(coming.ends or now), "row", (0, low, count, high), align="center")
    pen.symbol(coming.symbol, MARK, count + gap + MARK / 2, middle, coming.role)
    left = count + MARK + 2 * gap
    pen.put(_said(pen.form, coming, pen.wide), (left, low, max(1.0, pen.wide - left), high))


def _needs(form: Format, listed: Rows, wide: float, _: float) -> float:
    return sum(_heights(form, listed, wide))


def _heights(form: Format, listed: Rows, wide: float) -> tuple[float, ...]:
    return tuple(_high(form, each, wide) for each in listed.coming)


COMING = Instrument(_rows, _needs, rows=_heights)

NOTHING, LOW, ROOMY, HERO, BAR = 48, 68, 128, 70, 8
"""In dp: with less than the first there is nothing, with less than the second small numbers and the words that fit beside them,
from the third on there is everything; the numbers, and the line between them."""


def _idle(pen: Pen, idle: Idle) -> None:
    """Slot before and after with their line, a headline, what happens first. A tap says why."""
    end: ComingEnd = idle.drawn
    form, roomy, low = pen.form, pen.high >= ROOMY, pen.high < LOW
    if pen.high < NOTHING or (low and form.tight):
        return
    pen.target("idle", (0, 0, pen.wide, pen.high), Explain(idle.rule), idle.headline)
    use = "headline_small" if low else "hero"
    edge = 0 if form.compact else 16
    left, wide = edge, pen.wide - 2 * edge
    caption = 22 if roomy and not form.compact and not form.big else 0
    first = end.first if roomy and not (form.compact or form.big) else ""
    numbers = pen.width(end.before, use) + pen.width(end.after, use) + (2 * GAP + BAR if end.before else 0)
    words = wide - numbers - 2 * GAP
    head = set_type(idle.headline, "row", form, words, 99 if form.tight else 2, height=pen.high if form.tight else 999)
    says = None if form.tight or not idle.detail else set_type(idle.detail, "body", form, words, 99)
    if says and low and head.high + says.high > pen.high:
        says = None
    tall = max(min(HERO, pen.high), head.high + (says.high if says else 0))
    comes = set_type(first, "body", form, wide - MARK - 12, 99) if first else None
    spacing = 8 if roomy else 0
    whole = caption + tall + (comes.high + 8 if comes else 0) + spacing * (bool(caption) + bool(comes))
    top = (pen.high + min(whole, pen.high)) / 2
    if caption:
        pen.say(idle.caption, "legend", (left, top - caption, wide, caption), "ink2")
        top -= caption + spacing
    _numbers(pen, end, use, left, top - tall, tall)
    x, y = left + numbers + GAP + (GAP if end.before else 0) / 2, top - tall
    also = says.high if says else 0
    y += (tall - head.high - also) / 2
    pen.put(head, (x, y + also, words, head.high), end.head)
    if says:
        pen.put(says, (x, y, words, also), "ink2")
    if comes:
        y = top - tall - spacing - comes.high - 8
        pen.symbol(end.symbol, MARK, left + MARK / 2, y + (comes.high + 8) / 2, end.role)
        pen.put(comes, (left + MARK + 12, y, wide - MARK - 12, comes.high + 8))


def _numbers(pen: Pen, end: ComingEnd, use: str, left: float, low: float, tall: float) -> None:
    """Both slots with the line between them; one alone where there is no line."""
    if end.before:
        wide = pen.width(end.before, use)
        pen.say(end.before, use, (left, low, wide + 4, tall))
        left += wide + GAP
        pen.block(left + BAR / 2 - 2.5, low + 6, 5, tall - 12, end.line or "faint")
        left += BAR + GAP
    pen.say(end.after, use, (left, low, pen.width(end.after, use) + 4, tall))


IDLE = Instrument(_idle)


def rows(coming: tuple[Coming, ...], now: str) -> tuple[Own, ...]:
    """The forecast as a part of a page; none where nothing comes."""
    return (Own("coming", Rows(coming, now)),) if coming else ()
