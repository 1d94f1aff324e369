"""The verdict, drawn: how it ended, one thing that the table tells of somebody, and what became of each seat."""

from __future__ import annotations

from companion.show.pen import Instrument, Pen
from companion.show.pictures.parts import EndMark, Fate, OneOfTwo
from companion.show.writing import Format, set_type

EDGE, AIR, SQUARE, NUMBER = 14, 8, 34, 24
"""In dp: the air at both ends and between lines, the square of a seat, and its number."""
MARK, END, END_LARGE = 24, 64, 92
"""The symbol of a reason; how high the name of the end is on a small phone and elsewhere."""
HEAD, HEAD_SMALL, WORD = 52, 44, 0.46
"""The line with name and word, also on a small phone; how much of a row the word may take."""
ROW, BOX, SIGN = 56, 48, 26
"""A row that is answered, its two words, and the open box of one that is not."""


# -- how it ended --------------------------------------------------------------------------------


def _end_needs(form: Format, end: EndMark, wide: float, _: float) -> float:
    return _large(form) + set_type(end.detail, "body", form, wide, 99).high + 4


def _large(form: Format) -> float:
    return form.large(END if form.compact or form.wide else END_LARGE)


def _end(pen: Pen, end: EndMark) -> None:
    """Its name as large as it fits, beside it the slot on which it ended."""
    high = _large(pen.form)
    low, box = pen.high - high, min(high - 16, 64.0) if end.mark else 0
    if end.mark:
        pen.block(0, low + (high - box) / 2, box, box, "danger" if end.lost else "plate3")
    pen.say(
        end.mark, "headline_small", (4, low + (high - box) / 2, box - 8, box), "ground" if end.lost else "ink", align="center"
    )
    left = box + EDGE if end.mark else 0
    room = pen.wide - left
    use = pen.largest(end.headline, ("hero_large", "headline", "headline_small", "title"), room, high)
    pen.say(end.headline, use, (left, low, room, high), lines=2)
    pen.say(end.detail, "body", (0, 0, pen.wide, low), "ink2", 99)


END_MARK = Instrument(_end, _end_needs)


# -- what only the table knows -------------------------------------------------------------------


def _asked_needs(form: Format, question: OneOfTwo, wide: float, room: float) -> float:
    return form.large(ROW) * (2 if form.big else 1)


def _asked(pen: Pen, question: OneOfTwo) -> None:
    """Whom it is about, an open box until it is told, and both words, each under a finger of its own."""
    form, over = pen.form, pen.form.big
    high = pen.high / 2 if over else pen.high
    low = high if over else 0.0
    least = max(pen.width(word, "legend") for word in question.words) + 16
    each = (pen.wide - AIR) / 2 if over else min(max(form.large(84), least), pen.wide * 0.34)
    if question.chosen:
        pen.symbol("check", SIGN, SIGN / 2, low + high / 2, "done")
    else:
        pen.frame(2, low + high / 2 - SIGN / 2 + 2, SIGN - 4, SIGN - 4, "ink", 2.5)
    left = SIGN + 10.0
    room = pen.wide - left - (0 if over else 2 * each + 2 * AIR)
    pen.say(question.label, "row", (left, low, room, high), cut=True)
    start = 0.0 if over else pen.wide - 2 * each - AIR
    for at, (word, name, does) in enumerate(zip(question.words, question.names, question.takes, strict=True)):
        box = (start + at * (each + AIR), (high - min(high, form.large(BOX))) / 2, each, min(high, form.large(BOX)))
        down, mine = pen.target(name, box, does, word), question.chosen == at + 1
        pen.plate("plate3" if down or mine else "ground", "ink" if down or mine else "line", 3 if mine else 1.5, box=box)
        pen.say(
            word,
            "small_verb",
            (box[0] + 6, box[1], each - 12, box[3]),
            "ink" if mine or not question.chosen else "ink2",
            2,
            "center",
        )


ONE_OF_TWO = Instrument(_asked, _asked_needs)


# -- what became of a seat -----------------------------------------------------------------------


def _head(form: Format) -> float:
    return form.large(HEAD_SMALL if form.compact or form.wide else HEAD)


def _reasons(form: Format, fate: Fate, wide: float) -> list[tuple[str, float]]:
    """Each reason with how high it is."""
    room = wide - 2 * EDGE - MARK - 10
    return [(says, set_type(says, "body", form, room, 99).high + 4) for _, says in fate.reasons]


def _fate_needs(form: Format, fate: Fate, wide: float, _: float) -> float:
    return _head(form) * (2 if form.tight else 1) + sum(high for _, high in _reasons(form, fate, wide)) + 2 * AIR


def _fate(pen: Pen, fate: Fate) -> None:
    """Seat and name, the word at the right, reason for reason below; who has won stands in a green frame, who lost is hatched."""
    form, won = pen.form, fate.role == "done"
    down = fate.does is not None and pen.target(f"fate {fate.number}", (0, 0, pen.wide, pen.high), fate.does, fate.name)
    fill, border = "plate3" if down else "plate", "done" if won else "line"
    pen.plate(fill, border, 2 if won else 1.5, "door_hatch" if fate.over else "")
    head = _head(form)
    top = pen.high - AIR
    lines = 2 if form.tight else 1
    middle = top - head / 2
    side = SQUARE if lines == 1 else NUMBER
    ground = "plate" if fate.over else ""
    room = (pen.wide - 2 * EDGE) * (1 if lines == 2 else 1 - WORD) - side - 10
    _ground(pen, ground, (EDGE - 6, top - head, side + 16 + min(room, pen.width(fate.name, "subtitle")) + 6, head))
    if won:
        pen.block(EDGE, middle - side / 2, side, side)
    else:
        pen.frame(EDGE, middle - side / 2, side, side, "ink", 2)
    pen.say(fate.number, "row", (EDGE, middle - side / 2, side, side), "ground" if won else "ink", align="center")
    end = EDGE + side + 10 + pen.say(fate.name, "subtitle", (EDGE + side + 10, middle - head / 2, room, head), cut=True)
    if fate.does is not None:
        pen.symbol("more", MARK, end + 8 + MARK / 2, middle, "ink2")
    low = top - lines * head
    wide = pen.wide - 2 * EDGE if lines == 2 else (pen.wide - 2 * EDGE) * WORD
    beside = lines == 1 and _short(pen, fate)
    foot, high = (AIR, pen.high - 2 * AIR) if beside else (low, head)
    use = pen.largest(fate.word, ("headline", "headline_small", "title"), wide - 4, high)
    said = min(wide, pen.width(fate.word, use))
    _ground(pen, ground, (pen.wide - EDGE - said - 8, foot, said + 14, high))
    pen.say(fate.word, use, (pen.wide - EDGE - wide, foot, wide, high), fate.role, 2, "right")
    for (symbol, says), (_, high) in zip(fate.reasons, _reasons(form, fate, pen.wide), strict=True):
        room = (pen.wide - 2 * EDGE) * (1 - WORD) + 6 if beside else pen.wide - 2 * EDGE + 12
        _ground(pen, ground, (EDGE - 6, low - high, room, high))
        pen.symbol(symbol, MARK, EDGE + MARK / 2, low - min(high, form.large(28)) / 2, "ink2")
        pen.say(says, "body", (EDGE + MARK + 10, low - high, pen.wide - 2 * EDGE - MARK - 10, high), lines=99)
        low -= high


def _short(pen: Pen, fate: Fate) -> bool:
    """The reason leaves the word the height of the row."""
    room = (pen.wide - 2 * EDGE) * (1 - WORD) - MARK - 10
    return len(fate.reasons) == 1 and pen.width(fate.reasons[0][1], "body") <= room


def _ground(pen: Pen, role: str, box: tuple[float, float, float, float]) -> None:
    """No hatch runs through words."""
    if role:
        pen.block(*box, role=role)


FATE = Instrument(_fate, _fate_needs)
