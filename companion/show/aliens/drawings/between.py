"""Between two missions: the chain of them, what the last one cost, who is left, and the score."""

from __future__ import annotations

from companion.show.aliens.between import Bill, BillLine, Chain, MissionLink, People, Person, Score
from companion.show.aliens.drawings.shapes import EDGE
from companion.show.pen import Instrument, Pen
from companion.show.writing import Format

SIDE, SMALL, LABEL, NAMED, BESIDE, AIR, OVER = 44, 34, 28, 32, 8, 12, 6
"""In dp: the side of a mission, and on a small phone; how high its name is, and the room for that with some air; what parts a
mission from a name beside it; what stays free above and below; and by how much a name may stand out on either side."""


def _low(form: Format) -> bool:
    """Whether everything is low, in landscape on a phone: names beside marks, people in three columns."""
    return form.wide and form.compact and not form.big


def _chain(pen: Pen, chain: Chain) -> None:
    """Done is ticked, now is solid, the rest is outlined; a line joins them, green up to here."""
    if _low(pen.form):
        _chain_of_words(pen, chain)
        return
    side = _side(pen.form)
    wide, middle = pen.wide / max(1, len(chain.links)), pen.high - side / 2 - 2
    for number, link in enumerate(chain.links):
        x = (number + 0.5) * wide
        if number:
            role = "line" if link.state == "coming" else "done"
            pen.line(x - wide + side / 2, middle, x - side / 2, middle, role=role)
        _link(pen, link, x, middle, side)
        over = min(OVER, x - wide / 2, pen.wide - x - wide / 2)  # at an end nothing lies beside it
        pen.say(link.label, "legend", (x - wide / 2 - over, 0, wide + 2 * over, LABEL), _role(link), align="center", cut=True)


def _chain_of_words(pen: Pen, chain: Chain) -> None:
    """Each with its name beside it, as wide as that is; the lines share what is left."""
    words = [pen.width(link.label, "legend") for link in chain.links]
    line = max(0.0, pen.wide - sum(words) - len(words) * (SMALL + BESIDE)) / max(1, len(words) - 1)
    x, middle = 0.0, pen.high / 2
    for number, (link, word) in enumerate(zip(chain.links, words, strict=True)):
        if number:
            pen.line(x + BESIDE, middle, x + line - BESIDE, middle, role="line" if link.state == "coming" else "done")
            x += line
        _link(pen, link, x + SMALL / 2, middle, SMALL)
        pen.say(link.label, "legend", (x + SMALL + BESIDE, 0, word + 1, pen.high), _role(link))
        x += SMALL + BESIDE + word


def _role(link: MissionLink) -> str:
    return "ink" if link.state == "now" else "ink2"


def _link(pen: Pen, link: MissionLink, x: float, y: float, side: float) -> None:
    box = (x - side / 2, y - side / 2, side, side)
    if link.state == "now":
        pen.block(*box)
        pen.symbol(link.mark, 24, x, y, "ground")
    elif link.state == "done":
        pen.frame(*box, role="done", thick=2)
        pen.symbol(link.mark, 24, x, y, "done")
    else:
        pen.frame(*box, thick=2)
        pen.say(link.mark, "row", box, "ink2", align="center")


def _side(form: Format) -> float:
    return SMALL if form.compact else SIDE


CHAIN = Instrument(_chain, lambda form, *_: _side(form) + (AIR if _low(form) else NAMED))

# -- what the mission cost -----------------------------------------------------------------------

CAPTION, LINE, LINE_SMALL, SUM, SUM_SMALL, COUNT, ASIDE, PAIR = 24, 36, 25, 40, 32, 46, 8, 20
"""In dp, for text as it is: how high the caption is, a line, one on a small phone, the sum, and that on a small phone; the place
of a number, what parts it from its words, and two lines beside each other."""


def _bill(pen: Pen, bill: Bill) -> None:
    """One under the other, a stroke, and the sum; in landscape on a phone two beside each other, without a caption."""
    form = pen.form
    if _low(form):
        wide, high = (pen.wide - EDGE - PAIR) / 2, pen.high / 2
        for number, line in enumerate((*bill.lines, bill.total)):
            _bill_line(pen, line, number % 2 * (wide + PAIR), pen.high - (number // 2 + 1) * high, high, wide)
        return
    caption, high, _ = _heights(form)
    wide, top = pen.wide - EDGE, pen.high - caption
    pen.say(bill.caption, "legend", (0, top, wide, caption), "ink2")
    for line in bill.lines:
        top -= high
        _bill_line(pen, line, 0, top, high, wide)
    pen.line(0, top, wide, top, role="line")
    _bill_line(pen, bill.total, 0, 0, top, wide, total=True)


def _bill_line(pen: Pen, line: BillLine, left: float, low: float, high: float, wide: float, total: bool = False) -> None:
    """The number, what it is, and at the right where it went."""
    x = left + COUNT + ASIDE
    pen.say(str(line.count), "headline_small" if total else "verb", (left, low, COUNT, high), align="right")
    use = "row" if total else _words(pen.form)
    right = min(wide / 2, pen.width(line.goes, use) + 2) if line.goes else 0
    pen.say(line.says, _words(pen.form), (x, low, left + wide - x - right - ASIDE, high))
    pen.say(line.goes, use, (left + wide - right, low, right, high), "ink" if total else "ink2", align="right")


def _words(form: Format) -> str:
    """Narrow letters where there is little room."""
    return "legend" if form.compact else "body"


def _heights(form: Format) -> tuple[float, float, float]:
    """Of the caption, a line, and the sum."""
    if form.compact:
        return form.large(CAPTION), form.large(LINE_SMALL), form.large(SUM_SMALL)
    return form.large(CAPTION), form.large(LINE), form.large(SUM)


def _bill_high(form: Format, bill: Bill, *_: float) -> float:
    caption, line, total = _heights(form)
    if _low(form):
        return 2 * line
    return caption + len(bill.lines) * line + total


BILL = Instrument(_bill, _bill_high)

# -- who is left ---------------------------------------------------------------------------------

ROW, ROW_SMALL, GAP, MARK = 36, 27, 12, 32
"""In dp: how high a row is, for text as it is, on a small phone too, what parts two columns, and the symbol with its air."""
WORD = 66
"""Room for what has become of somebody, in dp, for text as it is."""


def _columns(form: Format) -> int:
    return 1 if form.big else 3 if _low(form) else 2


def _row(form: Format) -> float:
    return form.large(ROW_SMALL if form.compact else ROW)


def _people(pen: Pen, people: People) -> None:
    """Two a line: symbol, name, and what has become of them; one where text is large, three in landscape on a phone."""
    columns, high = _columns(pen.form), _row(pen.form)
    wide = (pen.wide - EDGE - GAP * (columns - 1)) / columns
    for number, row in enumerate(people.rows):
        _person(pen, row, number % columns * (wide + GAP), pen.high - (number // columns + 1) * high, wide, high)


def _person(pen: Pen, person: Person, x: float, low: float, wide: float, high: float) -> None:
    pen.line(x, low, x + wide, low, role="faint")
    pen.symbol(person.symbol, 24, x + 13, low + high / 2, person.role)
    word = min(wide * 0.36, pen.form.large(WORD), pen.width(person.word, "legend") + 2)
    use, role = "legend" if pen.form.compact else "row", "ink" if person.role == "done" else person.role
    pen.say(person.name, use, (x + MARK, low, wide - MARK - word, high), role, cut=True)
    pen.say(person.word, "legend", (x + wide - word, low, word, high), person.role, align="right")


def _rows(form: Format, people: People, *_: float) -> float:
    return -(-len(people.rows) // _columns(form)) * _row(form)


PEOPLE = Instrument(_people, _rows)

# -- the score -----------------------------------------------------------------------------------

TOTAL, TOTAL_SMALL, LARGE = 72, 48, 84
"""How high it is, on a small phone, and where text is large, in dp, for text as it is."""


def _score(pen: Pen, score: Score) -> None:
    """The one number, its name and the bill."""
    use = "headline_small" if pen.form.compact or pen.form.big else "hero"
    x = pen.say(str(score.score), use, (0, 0, pen.wide * 0.3, pen.high)) + 14
    wide, half = pen.wide - x, pen.high / 2
    pen.say(score.caption, "legend", (x, half, wide, half), "ink2", 2)
    pen.say(score.says, _words(pen.form), (x, 0, wide, half), lines=2)


SCORE = Instrument(_score, lambda form, *_: form.large(LARGE if form.big else TOTAL_SMALL if form.compact else TOTAL))
