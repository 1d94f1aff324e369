"""What a seat holds, drawn: a row a card, as large as all of them stand in the room there is; nothing is left out."""

from __future__ import annotations

from math import inf

from companion.show.pen import Instrument, Pen
from companion.show.pictures.secret import HeldCard
from companion.show.strokes import HAIR
from companion.show.tokens import TYPE
from companion.show.writing import Format, SetText, set_type, sizes, width_of
from companion.value import value

LADDER = (
    ("title", "read_large"),
    ("title", "read"),
    ("effect", "read"),
    ("effect", "body"),
    ("effect", "small_verb"),
    ("row", "small_verb"),
    ("row", "legend"),
    ("legend", "legend"),
)
"""The uses of names and of what cards do, tried one after the other; Saira is narrower than B612."""
AIR, GAP, AFTER = 4, 10, 6
"""In dp: above and below the texts of a row, between what stands in one line, and after a sign."""
EDGE = 6
"""In dp: what a bar that shows how far one has read takes at the right."""
BOX, SIGN = 1.25, 0.92
"""How large the box of a number and a sign are, in parts of their letters."""


@value
class HeldRow:
    """A card, set in type."""

    card: HeldCard
    use: str
    size: float
    """Of its name: which use, and how large that is in dp."""
    name: SetText | None
    says: SetText | None

    @property
    def head(self) -> float:
        """How high its name is, or the number before it."""
        lines = len(self.name.lines) if self.name else 1
        return self.size * (BOX + (lines - 1) * 1.12) if self.name or self.card.number else 0

    @property
    def high(self) -> float:
        return 2 * AIR + self.head + (_block(self.says) if self.says else 0)


def _block(said: SetText) -> float:
    """How high several lines of a text are, without the air that its font has around them."""
    apart = 1.26 if said.font == "B612" else 1.14
    return said.size * (1.16 + (len(said.lines) - 1) * apart)


def _marks(card: HeldCard, use: str, size: float) -> float:
    """How much of a line the signs of a card take."""
    return sum(
        (size * SIGN + AFTER if symbol else 0) + width_of(counts, TYPE[use][0], size) + GAP for symbol, counts in card.marks
    )


def _set(form: Format, card: HeldCard, names: str, says: str, wide: float) -> HeldRow:
    size = sizes(names, form)[0]
    taken = size * BOX + GAP if card.number else 0
    room = max(size * 3, wide - taken - _marks(card, names, size) - EDGE)
    name = set_type(card.name, names, form, room, inf) if card.name else None
    set_text = set_type(card.says, says, form, wide - EDGE, inf) if card.says else None
    return HeldRow(card, names, size, name, set_text)


def rows(form: Format, cards: tuple[HeldCard, ...], wide: float, room: float) -> tuple[HeldRow, ...]:
    """All cards in the largest letters in which they stand in this room; in the smallest where they stand in none."""
    for names, says in LADDER:
        found = tuple(_set(form, card, names, says, wide) for card in cards)
        if sum(row.high for row in found) <= room:
            break
    return found


def _needs(form: Format, cards: tuple[HeldCard, ...], wide: float, room: float) -> float:
    return sum(row.high for row in rows(form, cards, wide, room))


def _draw(pen: Pen, cards: tuple[HeldCard, ...]) -> None:
    top = pen.high
    for number, row in enumerate(rows(pen.form, cards, pen.wide, pen.high + 0.5)):
        if number:
            pen.line(0, top, pen.wide, top, role="line", thick=HAIR)
        _row(pen, row, top - AIR)
        top -= row.high


def _row(pen: Pen, row: HeldRow, top: float) -> None:
    """The number in its box, the name, and at the right what counts beside its signs; what the card does below all of it."""
    card, size = row.card, row.size
    x, line = 0.0, size * BOX
    if card.number:
        pen.frame(1, top - line + 1, line - 2, line - 2, role="ink", thick=2)
        pen.put(set_type(card.number, row.use, pen.form, line, height=line), (0, top - line, line, line), align="center")
        x = line + GAP
    right = pen.wide - EDGE
    for symbol, counts in reversed(card.marks):
        wide = width_of(counts, TYPE[row.use][0], size)
        right -= wide
        pen.say(counts, row.use, (right, top - line, wide, line), "ink2")
        if symbol:
            right -= size * SIGN + AFTER
            pen.symbol(symbol, size * SIGN, right + size * SIGN / 2, top - line / 2)
        right -= GAP
    if row.name:
        pen.put(row.name, (x, top - row.head, right - x, row.head))
    if row.says:
        high = _block(row.says)
        pen.put(row.says, (0, top - row.head - high, pen.wide - EDGE, high))


HELD = Instrument(_draw, _needs)
