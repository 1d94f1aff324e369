"""What was turned over: a swarm, edge on over its tokens, or a card with its name."""

from __future__ import annotations

from companion.show.aliens.drawings.shapes import flat
from companion.show.aliens.turned import Revealed, Swarm
from companion.show.pen import Instrument, Pen
from companion.show.writing import Format

NAMES = ("headline", "headline_small", "title", "subtitle", "effect")
TOKEN, GAP, FLAT = 12, 5, 11
"""In dp: how high a token is from its side, what parts two, and how far flat ones lie apart."""
ART, LARGE, SMALL = 136, 72, 56
"""The side of the model, where text is large, and where room is short, in dp; a small one stands on flat tokens."""
NAME = 44
"""How high the name of a swarm is, in dp, for text as it is."""


def _art(form: Format) -> int:
    return SMALL if form.compact or form.wide else LARGE if form.big else ART


def _pitch(form: Format) -> int:
    """How far the tokens lie apart."""
    return FLAT if _art(form) == SMALL else TOKEN + GAP


def _figure(form: Format, swarm: Swarm) -> float:
    """How high number, model and tokens are."""
    return _art(form) + max(1, swarm.tokens) * _pitch(form) + 10


def _lies(form: Format) -> bool:
    """A phone in landscape: the name stands beside, not below."""
    return form.compact and form.wide and not form.big


def _swarm(pen: Pen, swarm: Swarm) -> None:
    """The number beside the model, a flat token for each one more under it, and what that is called."""
    art, pitch, figure = _art(pen.form), _pitch(pen.form), _figure(pen.form, swarm)
    use = "result" if art == ART else "hero_large"
    lies = _lies(pen.form)
    pen.say(str(swarm.number), use, (0, pen.high - figure, pen.wide * (0.2 if lies else 0.45), figure), align="center")
    middle, wide = pen.wide * (0.33 if lies else 0.68), art * 1.15
    pen.symbol("warrior", art, middle, pen.high - art / 2 - 4)
    for each in range(1, swarm.tokens + 1):
        flat(pen, (middle - wide / 2, pen.high - art - 8 - each * pitch, wide, pitch - GAP))
    box = (pen.wide * 0.48, 0, pen.wide * 0.52, pen.high) if lies else (0, 0, pen.wide, pen.form.large(NAME))
    pen.say(swarm.name, "headline_small", box, lines=2 if lies else 1)


SWARM = Instrument(_swarm, lambda form, shown, *_: _figure(form, shown) + (0 if _lies(form) else form.large(NAME)))

# -- a card --------------------------------------------------------------------------------------

CARD, LOW = 148, 66
"""How high a card is, and on a small phone, in dp, for text as it is."""
SYMBOL, LITTLE, KIND = 104, 48, 26
"""In dp: the side of its symbol, the same on a small phone, and the line that says what kind it is, for text as it is."""


def _revealed(pen: Pen, revealed: Revealed) -> None:
    """The symbol of a card, what kind it is, and its name as large as fits."""
    pen.plate()
    form = pen.form
    art = 0 if form.big else LITTLE if form.compact else SYMBOL
    if art:
        pen.symbol(revealed.symbol, art, art / 2 + 12, pen.high / 2)
    left, kind = art + 28 if art else 16, form.large(KIND) if revealed.kind else 0
    room = pen.wide - left - 8
    if kind:
        y = pen.high - 8 - kind
        pen.symbol(revealed.kind_symbol, 24, left + 12, y + kind / 2, "ink2")
        pen.say(revealed.kind, "legend", (left + 30, y, room - 30, kind), "ink2")
    low, air, lines = (2, 8, 1) if form.compact else (6, 16, 2)
    high = pen.high - kind - air
    pen.say(revealed.name, pen.largest(revealed.name, NAMES, room, high), (left, low, room, high), lines=lines)


REVEALED = Instrument(_revealed, lambda form, *_: form.large(LOW if form.compact else CARD))
