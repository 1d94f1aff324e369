"""Letters of the board: where they came in, and a chip for each, beside it, or under it where there are many or text is large."""

from __future__ import annotations

from companion.show.aliens.pressing import Letters
from companion.show.doing import Go
from companion.show.pen import Instrument, Pen
from companion.show.writing import Format

BESIDE, ALONE = 4, 7
"""So many letters stand beside their place, and so many in a line under it."""
CHIP, GAP, EDGE = 48, 6, 3
"""In dp: the side of a chip, what parts two, and the air above and below."""
CAPTION, LOW = 26, 22
"""How high the place is above its letters, and on a small phone, in dp."""


def _beside(form: Format, letters: Letters) -> bool:
    return len(letters.chips) <= BESIDE and not form.big


def _columns(wide: float) -> int:
    """As many letters in a line as there is room for."""
    return min(ALONE, max(1, int((wide + GAP) // (CHIP + GAP))))


def _needs(form: Format, letters: Letters, wide: float, _: float) -> float:
    if _beside(form, letters):
        return CHIP + 2 * EDGE
    lines = -(-len(letters.chips) // _columns(wide))
    return (LOW if form.compact else CAPTION) + lines * (CHIP + GAP) - GAP + 2 * EDGE


def _letters(pen: Pen, letters: Letters) -> None:
    """A new one is solid. A tap asks what becomes of it."""
    many, top = len(letters.chips), pen.high - EDGE
    if _beside(pen.form, letters):
        columns, caption, room = max(1, many), CHIP, pen.wide - many * (CHIP + GAP) + (GAP if many else 0)
        left, high = room, top
    else:
        columns, caption, room = _columns(pen.wide), LOW if pen.form.compact else CAPTION, pen.wide
        left, high = 0.0, top - caption
    pen.symbol(letters.symbol, 24, 12, top - caption / 2)
    pen.say(letters.label, "legend", (32, top - caption, room - 32, caption))
    for number, chip in enumerate(letters.chips):
        x, y = left + number % columns * (CHIP + GAP), high - CHIP - number // columns * (CHIP + GAP)
        _chip(pen, chip, x, y)


def _chip(pen: Pen, chip: tuple[str, str, bool], x: float, y: float) -> None:
    label, leads, new = chip
    box = (x, y, float(CHIP), float(CHIP))
    down = pen.target(leads, box, Go(leads), label)
    pen.plate("ink" if new else "plate3" if down else "plate", box=box)
    pen.say(label, "row", box, "ground" if new else "ink", align="center")


LETTERS = Instrument(_letters, _needs)
