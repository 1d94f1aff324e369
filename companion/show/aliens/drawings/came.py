"""A card of the tracker: whose it is, how many blips came where, and beside that the letters to place, solid."""

from __future__ import annotations

from companion.show.aliens.tracker import Came
from companion.show.doing import Go
from companion.show.pen import Instrument, Pen
from companion.show.writing import Format

LINE, CHIP, GAP, SIGN = 26, 48, 6, 24
"""In dp: each of the two lines above, the side of a letter, what parts two, and the sign of a line."""
HEAD, LOW = 56, 50
"""In dp: how high the headline is, and where there is little height."""
BESIDE = 2
"""So many letters stand beside the headline; more stand under it."""


def _high(form: Format) -> float:
    return form.large(LOW if form.compact or form.wide else HEAD)


def _beside(form: Format, came: Came) -> bool:
    return not came.letters or form.wide or (len(came.letters) <= BESIDE and not form.big)


def _needs(form: Format, came: Came, *_: float) -> float:
    lines = (1 if form.wide else 2) * form.large(LINE)
    return lines + _high(form) + (0 if _beside(form, came) else CHIP + GAP)


def _came(pen: Pen, came: Came) -> None:
    line, high = pen.form.large(LINE), _high(pen.form)
    top = pen.high - line
    half = pen.wide / 2 if pen.form.wide else pen.wide
    pen.symbol("hand-cards", SIGN, SIGN / 2, top + line / 2)
    pen.say(came.who, "legend", (SIGN + 8, top, half - SIGN - 8, line), cut=True)
    x = half if pen.form.wide else 0.0
    top -= 0 if pen.form.wide else line
    pen.symbol("tracker-card", SIGN, x + SIGN / 2, top + line / 2, "ink2")
    pen.say(came.kind, "legend", (x + SIGN + 8, top, half - SIGN - 8, line), "ink2")
    room = len(came.letters) * (CHIP + GAP) if _beside(pen.form, came) else 0
    pen.say(came.headline, "title", (0, top - high, pen.wide - room, high))
    low, left = (top - high + (high - CHIP) / 2, pen.wide - room + GAP) if room else (0.0, 0.0)
    for number, (letter, opens) in enumerate(came.letters):
        box = (left + number * (CHIP + GAP), low, float(CHIP), float(CHIP))
        pen.target(opens, box, Go(opens), letter)
        pen.plate("ink", box=box)
        pen.say(letter, "effect", box, "ground", align="center")


CAME = Instrument(_came, _needs)
