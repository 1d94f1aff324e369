"""EVERY PHONE, drawn: the code on its paper, who asks to be let in, and a row for each seat with the phone that it has."""

from __future__ import annotations

from companion.show.pen import Instrument, Pen
from companion.show.pictures.parts import Knock, Press, ScanCode, SeatLink, SeatLinks
from companion.show.strokes import SEAT, Box
from companion.show.writing import Format, largest, set_type

EDGE, AIR, LINE, TAP = 14, 8, 26, 48
"""In dp: the air at both ends, between things, a line of words, and the least that can be tapped."""
QUIET = 4
"""Squares of paper around a code."""
ADDRESS = ("row", "legend")


# -- the code ------------------------------------------------------------------------------------


def _beside(form: Format, scan_code: ScanCode, wide: float) -> bool:
    """Whether the words have room beside the code: every address in one line, and no letter larger than usual."""
    room = wide - scan_code.side - EDGE
    whole = all(set_type(each, ADDRESS[-1], form, 999, 1).width <= room for each, _ in scan_code.addresses)
    return whole and not form.big and form.fonts <= 1.3


def _step(form: Format, scan_code: ScanCode) -> float:
    """How high an address is: one of several can be tapped."""
    return TAP if len(scan_code.addresses) > 1 else form.large(LINE) * (1.4 if form.big else 1)


def _words(form: Format, scan_code: ScanCode, wide: float) -> tuple[float, float, float]:
    """How high the caption is, what goes with it, and the second caption."""
    heights = (
        set_type(text, use, form, wide, 9).high + 4 if text else 0.0
        for text, use in ((scan_code.caption, "legend"), (scan_code.says, "body"), (scan_code.typed, "legend"))
    )
    first, says, second = heights
    return first, says, second


def _scan_needs(form: Format, scan_code: ScanCode, wide: float, _: float) -> float:
    beside = _beside(form, scan_code, wide)
    room = wide - scan_code.side - EDGE if beside else wide
    words = sum(_words(form, scan_code, room)) + AIR + _step(form, scan_code) * len(scan_code.addresses)
    return max(scan_code.side, words) if beside else scan_code.side + AIR + words


def _scan(pen: Pen, scan_code: ScanCode) -> None:
    beside = _beside(pen.form, scan_code, pen.wide)
    left = scan_code.side + EDGE if beside else 0.0
    room = pen.wide - left
    _code(pen, scan_code, 0 if beside else (pen.wide - scan_code.side) / 2, pen.high - scan_code.side)
    top = pen.high if beside else pen.high - scan_code.side - AIR
    first, says, second = _words(pen.form, scan_code, room)
    step = _step(pen.form, scan_code)
    pen.say(scan_code.caption, "legend", (left, top - first, room, first), "ink2", 9)
    pen.say(scan_code.says, "body", (left, top - first - says, room, says), lines=9)
    typed = step * len(scan_code.addresses)
    pen.say(scan_code.typed, "legend", (left, typed, room, second), "ink2", 9)
    longest = max((each for each, _ in scan_code.addresses), key=len, default="")
    use = largest(longest, ADDRESS, pen.form, room, step)
    for number, (address, does) in enumerate(scan_code.addresses):
        box = (left, typed - step * (number + 1), room, step)
        several = len(scan_code.addresses) > 1
        if several and pen.target(f"address {number}", box, does, address):
            pen.block(*box, role="plate3")
        pen.say(address, use, box, "ink" if not several or number == scan_code.chosen else "ink2")
        if several and number == scan_code.chosen:
            pen.block(left, box[1], min(room, pen.width(address, use)), 4)


def _code(pen: Pen, scan_code: ScanCode, x: float, y: float) -> None:
    """Dark squares on grey paper, those side by side in one piece."""
    pen.block(x, y, scan_code.side, scan_code.side, "qr_paper")
    count = len(scan_code.squares)
    unit = scan_code.side / (count + 2 * QUIET)
    for row, squares in enumerate(scan_code.squares):
        low = y + (count - 1 - row + QUIET) * unit
        start = 0
        for column in range(count + 1):
            if column < count and squares[column]:
                continue
            if column > start:
                pen.block(x + (start + QUIET) * unit, low, (column - start) * unit, unit, "ground")
            start = column + 1


SCAN_CODE = Instrument(_scan, _scan_needs)


# -- somebody asks -------------------------------------------------------------------------------


def _ask_room(form: Format, knock: Knock, wide: float) -> float:
    """How wide what it asks is: beside its answers where they have room, else over them."""
    answers = _wide(form, knock.answers) + EDGE
    room = wide - 2 * EDGE - answers
    return room if not form.big and set_type(knock.says, "body", form, 999, 1).width <= room else 0.0


def _wide(form: Format, row: tuple[Press, ...]) -> float:
    """How wide buttons side by side are."""
    return sum(_button(form, each) for each in row) + AIR * (len(row) - 1)


def _button(form: Format, press: Press) -> float:
    return max(72.0, set_type(press.label, "small_verb", form, 999, 1).width + 28)


def _tall(form: Format, knock: Knock, wide: float) -> float:
    """How high all answers are: equal, side by side, or one over the other where their words need that."""
    count = len(knock.answers) if _stacked(form, knock, wide) else 1
    return form.large(52) * count + AIR * (count - 1)


def _stacked(form: Format, knock: Knock, wide: float) -> bool:
    return max(_button(form, each) for each in knock.answers) * len(knock.answers) + 2 * AIR > wide - 2 * EDGE


def _knock_heights(form: Format, knock: Knock, wide: float) -> tuple[float, float, float, float]:
    room = wide - 2 * EDGE
    return (
        set_type(knock.caption, "legend", form, room, 9).high + 2,
        set_type(knock.words, "title", form, room, 1).high,
        0.0 if _ask_room(form, knock, wide) else set_type(knock.says, "body", form, room, 9).high + 4,
        _tall(form, knock, wide),
    )


def _knock_needs(form: Format, knock: Knock, wide: float, _: float) -> float:
    return sum(_knock_heights(form, knock, wide)) + 3 * AIR


def _knock(pen: Pen, knock: Knock) -> None:
    """As loud as a due thing: the words that both phones show, and equal answers."""
    pen.plate("plate3", "ink", 3)
    caption, words, says, answers = _knock_heights(pen.form, knock, pen.wide)
    room, top = pen.wide - 2 * EDGE, pen.high - AIR
    pen.say(knock.caption, "legend", (EDGE, top - caption, room, caption), lines=9)
    pen.say(knock.words, "title", (EDGE, top - caption - words, room, words))
    beside = _ask_room(pen.form, knock, pen.wide)
    if beside:
        pen.say(knock.says, "body", (EDGE, AIR, beside, answers))
    else:
        pen.say(knock.says, "body", (EDGE, AIR + answers + 4, room, says), lines=9)
    wide = _wide(pen.form, knock.answers) if beside else room
    stacked, count = _stacked(pen.form, knock, pen.wide), len(knock.answers)
    gaps = AIR * (count - 1)
    each, high = (wide, (answers - gaps) / count) if stacked else ((wide - gaps) / count, answers)
    for number, answer in enumerate(knock.answers):
        x = pen.wide - EDGE - wide + (0 if stacked else number * (each + AIR))
        low = AIR + ((high + AIR) * (count - 1 - number) if stacked else 0)
        _press(pen, answer, (x, low, each, high))


def _press(pen: Pen, press: Press, box: Box) -> None:
    down = pen.target(press.name, box, press.does, press.label)
    pen.plate("plate3" if down else "plate2", "ink" if down else "line", box=box)
    pen.say(press.label, "small_verb", (box[0] + 4, box[1], box[2] - 8, box[3]), align="center")


KNOCK = Instrument(_knock, _knock_needs)


# -- who is linked -------------------------------------------------------------------------------

HEAD, HEAD_SMALL, ROW, ROW_SMALL, RIGHT = 42, 36, 60, 54, 62
"""In dp: the head of the list, also on a small phone, a row, also there, and the least width of a right."""
SIGN = 24
NAMES = EDGE + SEAT + 10
"""Where names begin."""


def _head(form: Format) -> float:
    return form.large(HEAD_SMALL if form.compact or form.wide else HEAD) * (1.3 if form.big else 1)


def _rights(form: Format, row: SeatLink) -> float:
    """How wide the switch of a row is."""
    return sum(max(RIGHT, set_type(each.label, "small_verb", form, 999, 1).width + 16) for each in row.rights)


def _end(form: Format, row: SeatLink) -> float:
    """How wide what stands at the end of a row is."""
    if row.rights:
        return _rights(form, row)
    return set_type(row.word, "small_verb", form, 999, 1).width + SIGN + 6 if row.word else 0.0


def _double(form: Format, row: SeatLink, wide: float) -> bool:
    """What stands at its end has a line of its own."""
    least = min(96.0, set_type(row.name, "row", form, 999, 1).width)
    return bool(_end(form, row)) and wide - NAMES - EDGE - _end(form, row) - AIR < least


def _one(form: Format) -> float:
    return form.large(ROW_SMALL if form.compact or form.wide else ROW) * (1.35 if form.big else 1)


def _row_needs(form: Format, row: SeatLink, wide: float) -> float:
    return _one(form) + (form.large(TAP) + AIR if _double(form, row, wide) else 0)


def _links_needs(form: Format, seat_links: SeatLinks, wide: float, _: float) -> float:
    return _head(form) + sum(_row_needs(form, row, wide) for row in seat_links.rows)


def _links(pen: Pen, seat_links: SeatLinks) -> None:
    pen.plate()
    head = _head(pen.form)
    count = pen.width(seat_links.count, "legend") + 8
    low = pen.high - head
    count = min(count, pen.wide * 0.5)
    pen.say(seat_links.caption, "legend", (EDGE, low, pen.wide - count - 2 * EDGE - AIR, head), cut=True)
    pen.say(seat_links.count, "legend", (pen.wide - EDGE - count, low, count, head), "ink2", align="right")
    for row in seat_links.rows:
        tall = _row_needs(pen.form, row, pen.wide)
        low -= tall
        pen.line(0, low + tall, pen.wide, low + tall, role="faint")
        _row(pen, row, low, tall)


def _row(pen: Pen, row: SeatLink, low: float, tall: float) -> None:
    """Its seat and name over what it is; at the end its state, or the switch of what it may do."""
    form, double = pen.form, _double(pen.form, row, pen.wide)
    end = 0.0 if double else _end(form, row)
    one = _one(form)
    middle = low + tall - one / 2
    hatched = row.state in ("cut", "nobody")
    if hatched:
        pen.hatch(1, low + 1, pen.wide - 2, tall - 2)
    box = (0.0, low + tall - one, pen.wide - (end + EDGE if row.rights else 0), one)
    down = row.does is not None and pen.target(row.named, box, row.does, row.name, row.held)
    if down:
        pen.block(1, box[1] + 1, box[2] - 2, one - 2, "plate3")
    ground = "" if not hatched else "plate3" if down else "plate"
    if ground:
        pen.block(EDGE - 6, middle - SEAT / 2 - 6, SEAT + 12, SEAT + 12, ground)
    if row.number:
        pen.seat(row.number, EDGE + SEAT / 2, middle, row.state == "host")
    else:
        pen.symbol("screen", SEAT, EDGE + SEAT / 2, middle)
    room = pen.wide - NAMES - EDGE - (end + AIR if end else 0)
    says = row.hint if down and row.held is not None else row.says
    _named(pen, row, says, (NAMES, middle - one / 2, room, one), ground)
    if row.rights or row.word:
        band = (low + AIR / 2, form.large(TAP)) if double else (middle - one / 2, one)
        _at_end(pen, row, band, pen.wide - NAMES - EDGE if double else end, ground)
    if down and row.held is not None:
        pen.block(2, box[1] + 2, (box[2] - 4) * pen.shown, 6, "warn")


def _named(pen: Pen, row: SeatLink, says: str, box: Box, ground: str) -> None:
    x, y, wide, tall = box
    half = tall / 2
    if ground:  # no hatch runs through words
        said = min(wide, max(pen.width(row.name, "row"), pen.width(says, "legend") + (SIGN if row.rights else 0)))
        pen.block(x - 6, y + 4, said + 14, tall - 8, ground)
    pen.say(row.name, "row", (x, y + half - 2, wide, half - 3), cut=True)
    sign = row.sign if row.rights else ""
    pen.symbol(sign, 18, x + 9, y + half / 2 + 2, "done")
    left = x + (SIGN if sign else 0)
    pen.say(says, "legend", (left, y + 4, wide - (left - x), half - 4), "ink2" if row.state != "nobody" else "ink", cut=True)


def _at_end(pen: Pen, row: SeatLink, band: tuple[float, float], wide: float, ground: str) -> None:
    low, tall = band
    x = pen.wide - EDGE - wide
    if not row.rights:
        use = set_type(row.word, "small_verb", pen.form, wide - SIGN - 6, 1)
        left = pen.wide - EDGE - use.width - SIGN - 6
        if ground:
            pen.block(left - 6, low + 6, pen.wide - EDGE - left + 12, tall - 12, ground)
        role = "done" if row.state == "linked" else "ink"
        pen.symbol(row.sign, SIGN, left + SIGN / 2, low + tall / 2, role)
        pen.say(row.word, "small_verb", (left + SIGN + 6, low, use.width + 2, tall), role)
        return
    high = min(tall, max(TAP, pen.form.large(TAP)))
    each = wide / len(row.rights)
    low += (tall - high) / 2
    for number, right in enumerate(row.rights):
        box = (x + number * each, low, each, high)
        down = pen.target(right.name, box, right.does, right.label)
        if right.chosen or down:
            pen.block(*box, role="plate3")
        pen.say(
            right.label,
            "small_verb",
            (box[0] + 3, low, each - 6, high),
            "ink" if right.chosen or down else "ink2",
            align="center",
        )
        if right.chosen:
            pen.block(box[0], low, each, 4)
        if number:
            pen.line(box[0], low, box[0], low + high, role="line")
    pen.frame(x, low, wide, high, "line")


SEAT_LINKS = Instrument(_links, _links_needs)
