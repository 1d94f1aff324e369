"""The cut pile: three piles of cards seen from the side. A line is two cards; the Reshuffle card is the seam; what lies under it
is hatched, because it can't be drawn yet."""

from __future__ import annotations

from companion.show.aliens.drawings.shapes import covered, least_wide
from companion.show.aliens.strip import Pile
from companion.show.pen import Instrument, Pen

APART = 7
"""What parts two piles, in dp, half of it on either side; words may reach into it."""
PITCH, CARD = 4, 2
"""From line to line, and how thick one is, in dp."""
WORD, FOOT = 21, 22
"""The height of a word, and where its pile begins, in dp."""
UNDER, GHOST, SEAM = 16, 14, 8
"""In dp: how high what lies under the Reshuffle card may be, what is out of the game, and the seam with its air."""
TALL, LARGER = 150, 1.55
"""From this height on, in dp, a pile is drawn so much larger, and its number may stand under its word."""


def draw(pen: Pen, piles: tuple[Pile, ...]) -> None:
    """Side by side, all as wide."""
    wide = pen.wide / max(1, len(piles))
    for number, pile in enumerate(piles):
        _pile(pen, pile, number * wide, wide)


def _pile(pen: Pen, pile: Pile, left: float, across: float) -> None:
    foot = float(FOOT + WORD if _tall(pen) else FOOT)
    _named(pen, pile, left, across, foot - 1)
    x, wide, up = left + APART, across - 2 * APART, pen.high - foot - 2
    if up <= 0:
        return
    if pile.ghost:
        _ghost(pen, pile, x, foot, wide, min(up, GHOST))
        return
    base = foot
    if pile.seam:
        under = min(up * 0.3, UNDER) if pile.under else 0
        if under:
            covered(pen, x, base, wide, under)
        base += under + SEAM
        _seam(pen, x - 3, base - 5, wide + 6)
    _cards(pen, pile, x, base, wide)


def _tall(pen: Pen) -> bool:
    return pen.high >= TALL and not pen.form.big


def _named(pen: Pen, pile: Pile, left: float, across: float, high: float) -> None:
    """The word with its number, in two lines where there is height for them; the number alone where neither fits."""
    word = pile.says.removesuffix(pile.brief).rstrip()
    says = pile.says if least_wide(pen, pile.says) < across - 2 else pile.brief
    lines = (word, pile.brief) if _tall(pen) and word and least_wide(pen, word) < across else (says,)
    role, each = "ink2" if pile.ghost else pile.role, high / len(lines)
    for number, line in enumerate(reversed(lines if not pen.form.big else (pile.brief,))):
        pen.say(line, "legend", (left, number * each, across, each), role, align="center")


def _cards(pen: Pen, pile: Pile, x: float, base: float, wide: float) -> None:
    """Two a line and the odd one half as long; more a line where the pile would be too high."""
    larger = LARGER if _tall(pen) else 1
    pitch, card = PITCH * larger, CARD * larger
    fits = max(1, int((pen.high - base) // pitch))
    lines, odd = divmod(pile.cards, max(2, -(-pile.cards // fits)))
    for number in range(lines):
        pen.block(x, base + number * pitch, wide, card, pile.role)
    if odd:
        pen.block(x, base + lines * pitch, wide / 2, card, pile.role)


def _seam(pen: Pen, x: float, y: float, wide: float) -> None:
    """The line of every screen, small: level, down at a slant, level again."""
    step = 4
    pen.line(x, y + step, x + wide * 0.55, y + step, x + wide * 0.55 + step, y, x + wide, y)


def _ghost(pen: Pen, pile: Pile, x: float, low: float, wide: float, high: float) -> None:
    """What is out of the game; dashes where nothing is yet."""
    if pile.cards:
        covered(pen, x, low, wide, high)
    else:
        pen.frame(x, low, wide, high, "faint", dash=(3, 3))


PILES = Instrument(draw)
"""The windows of the strip, and a game that waits."""
