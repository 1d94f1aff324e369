"""Between two missions: the chain of them, who is left, and the score."""

from __future__ import annotations

from companion.show.aliens.between import Chain, MissionLink, People, Person, Score
from companion.show.aliens.drawings.shapes import EDGE
from companion.show.pen import Instrument, Pen
from companion.show.writing import Format

SIDE, LABEL, NAMED = 44, 28, 34
"""In dp: the side of a mission, how high its name is, and the room for that with some air."""


def _chain(pen: Pen, chain: Chain) -> None:
    """Done is ticked, now is solid, the rest is outlined; a line joins them, green up to here."""
    wide, middle = pen.wide / max(1, len(chain.links)), pen.high - SIDE / 2 - 2
    for number, link in enumerate(chain.links):
        x = (number + 0.5) * wide
        if number:
            role = "line" if link.state == "coming" else "done"
            pen.line(x - wide + SIDE / 2, middle, x - SIDE / 2, middle, role=role)
        _link(pen, link, x, middle)
        role = "ink" if link.state == "now" else "ink2"
        pen.say(link.label, "legend", (x - wide / 2, 0, wide, LABEL), role, align="center", cut=True)


def _link(pen: Pen, link: MissionLink, x: float, y: float) -> None:
    box = (x - SIDE / 2, y - SIDE / 2, SIDE, SIDE)
    if link.state == "now":
        pen.block(*box)
        pen.symbol(link.mark, 24, x, y, "ground")
    elif link.state == "done":
        pen.frame(*box, role="done", thick=2)
        pen.symbol(link.mark, 24, x, y, "done")
    else:
        pen.frame(*box, thick=2)
        pen.say(link.mark, "row", box, "ink2", align="center")


CHAIN = Instrument(_chain, lambda *_: SIDE + NAMED)

# -- who is left ---------------------------------------------------------------------------------

ROW, GAP, MARK = 36, 12, 32
"""In dp: how high a row is, for text as it is, what parts two columns, and the symbol with its air."""
WORD = 66
"""Room for what has become of somebody, in dp, for text as it is."""


def _columns(form: Format) -> int:
    return 1 if form.big else 2


def _people(pen: Pen, people: People) -> None:
    """Two a line: symbol, name, and what has become of them; one where text is large."""
    columns, high = _columns(pen.form), pen.form.large(ROW)
    wide = (pen.wide - EDGE - GAP * (columns - 1)) / columns
    for number, row in enumerate(people.rows):
        _person(pen, row, number % columns * (wide + GAP), pen.high - (number // columns + 1) * high, wide, high)


def _person(pen: Pen, person: Person, x: float, low: float, wide: float, high: float) -> None:
    pen.line(x, low, x + wide, low, role="faint")
    pen.symbol(person.symbol, 24, x + 13, low + high / 2, person.role)
    word = min(wide * 0.36, pen.form.large(WORD))
    use, role = "legend" if pen.form.compact else "row", "ink" if person.role == "done" else person.role
    pen.say(person.name, use, (x + MARK, low, wide - MARK - word, high), role, cut=True)
    pen.say(person.word, "legend", (x + wide - word, low, word, high), person.role, align="right")


def _rows(form: Format, people: People, *_: float) -> float:
    return -(-len(people.rows) // _columns(form)) * form.large(ROW)


PEOPLE = Instrument(_people, _rows)

# -- the score -----------------------------------------------------------------------------------

TOTAL, LARGE = 72, 84
"""How high it is, and where text is large, in dp, for text as it is."""


def _score(pen: Pen, score: Score) -> None:
    """The one number, its name and the bill."""
    use = "headline_small" if pen.form.compact or pen.form.big else "hero"
    x = pen.say(str(score.score), use, (0, 0, pen.wide * 0.3, pen.high)) + 14
    wide, half = pen.wide - x, pen.high / 2
    pen.say(score.caption, "legend", (x, half, wide, half), "ink2", 2)
    pen.say(score.says, "body", (x, 0, wide, half), lines=2)


SCORE = Instrument(_score, lambda form, *_: form.large(LARGE if form.big else TOTAL))
