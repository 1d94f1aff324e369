"""What stands on a result besides sentences: light and dark, kinds that are hit, a gauge of injuries, harm row by row, cards."""

from __future__ import annotations

from companion.show.family.outcome import Cards, Effect, Gauge, Half, Tiles
from companion.show.pen import Instrument, Pen
from companion.show.strokes import Box
from companion.show.writing import Format, SetText, set_type

GAP = 8
"""What parts two plates that stand side by side, in dp."""

# -- light and dark ------------------------------------------------------------------------------

LIT, LOW = 128, 84
"""How high both numbers are, and on a small phone, in dp."""
EDGE, SIGN, LESSER = 16, 44, 38
"""In dp: what is free beside a sign, its side, and that on a small phone."""


def _light(pen: Pen, halves: tuple[Half, ...]) -> None:
    wide = (pen.wide - GAP * (len(halves) - 1)) / len(halves)
    for number, half in enumerate(halves):
        _half(pen, half, (number * (wide + GAP), 0, wide, pen.high))


def _half(pen: Pen, half: Half, box: Box) -> None:
    """The sign over its word, and the number beside both; what counts in the dark is hatched."""
    left, low, wide, high = box
    role = "on" if half.lit else "off"
    pen.plate("plate", "on_line" if half.lit else "off_line_strong", hatched="" if half.lit else "off_hatch", box=box)
    air, sign = (4, LESSER) if pen.form.compact else (22, SIGN)
    top = low + high - air - sign
    pen.lamp(left + EDGE + sign / 2, top + sign / 2, sign, 0, half.lit)
    room = wide / 2 - EDGE
    pen.say(half.word, "effect", (left + EDGE, low + air - 4, room, top - low - air + 4), role)
    use = "hero_large" if pen.form.compact else "half"
    pen.say(half.number, use, (left + wide / 2, low, room, high), align="right")


LIGHT = Instrument(_light, lambda form, *_: LOW if form.compact else LIT)

# -- kinds that are hit --------------------------------------------------------------------------

TILE, SMALL, POINT = 76, 46, 9
"""How high a tile is, and on a small phone, and half the width of what points at one, in dp."""
OVER = 10
"""What is free over the tiles, in dp."""


def _tiles(pen: Pen, tiles: Tiles) -> None:
    """Those that are not hit are hatched; a point stands over the one that strikes, which is solid where it hits."""
    wide = (pen.wide - GAP * (len(tiles.kinds) - 1)) / max(1, len(tiles.kinds))
    high = pen.high - OVER
    for number, (kind, hit) in enumerate(tiles.kinds):
        left = number * (wide + GAP)
        middle, solid = left + wide / 2, hit and kind == tiles.strikes
        fill, border = ("ink", "ink") if solid else ("plate", "line")
        pen.plate(fill, border, hatched="" if hit else "skip_hatch", box=(left, 0, wide, high))
        pen.symbol(kind, 36 if pen.form.compact else 48, middle, high / 2, "ground" if solid else "ink" if hit else "ink2")
        if kind == tiles.strikes:
            pen.area(middle - POINT, high + POINT, middle + POINT, high + POINT, middle, high + 1)


TILES = Instrument(_tiles, lambda form, *_: OVER + (SMALL if form.compact else TILE))

# -- injuries ------------------------------------------------------------------------------------

CELLS, MORE = 8, 2
"""So many cells there are at least, and so many that kill."""
NUMERAL, WORD = 22, 18
TOTAL, CELL, BELOW, TICK = 76, 40, 16, 8
"""In dp: all of it, a cell, how far the dimension line stands below, and half of its ends."""


def _gauge(pen: Pen, gauge: Gauge) -> None:
    """So many injuries and it lives, so many and it dies; those that it suffers already have a thick line."""
    most = max(CELLS, gauge.dies_at + MORE)
    step, low = pen.wide / most, pen.high - CELL
    for number in range(1, most + 1):
        left, deadly, suffers = step * (number - 1) + 1, number >= gauge.dies_at, number <= gauge.suffers
        pen.block(left, low, step - 2, CELL, "ink" if deadly else "plate")
        pen.frame(left, low, step - 2, CELL, "ink" if suffers else "line", 3 if suffers else 1.5)
    for number in range(1, most + 1):
        name, size = f"{number}+" if number == most else str(number), NUMERAL * pen.form.fonts
        pen.figure(name, size, step * (number - 0.5), low + CELL / 2, "ground" if number >= gauge.dies_at else "ink")
    edge = step * (gauge.dies_at - 1)
    _span(pen, 1, edge - 3, low - BELOW, gauge.lives)
    _span(pen, edge + 3, pen.wide - 1, low - BELOW, gauge.dies)


def _span(pen: Pen, start: float, end: float, y: float, word: str) -> None:
    """From where to where, with a word in the line where it has room."""
    if end - start < 2 * TICK:
        return
    size = WORD * pen.form.fonts
    wide = SetText(word, (word,), "Saira", size, False).width
    fits = wide + 24 < end - start
    gap, middle = wide / 2 + 6 if fits else 0, (start + end) / 2
    for x in (start, end):
        pen.line(x, y - TICK, x, y + TICK, role="ink2")
    pen.line(start, y, middle - gap, y, role="ink2")
    pen.line(middle + gap, y, end, y, role="ink2")
    if fits:
        pen.figure(word, size, middle, y, "ink2")


GAUGE = Instrument(_gauge, lambda form, *_: 0 if form.tight else TOTAL)

# -- harm ----------------------------------------------------------------------------------------

TALL, SHORT, TIGHT = 64, 46, 36
"""How high a row is: with room to spare, without, and on a small phone, in dp."""
SIDE, APART, BETWEEN = 30, 14, 72
"""In dp: a symbol, what parts things of a row, and where what is said begins at the earliest."""
AROUND = 0.34
"""So much of its size is air around a line."""


def _beside(form: Format, effect: Effect) -> float:
    """How wide the word for the condition is."""
    return set_type(effect.dark, "effect", form, 9999).width if effect.dark else 0


def _said(form: Format, effect: Effect, wide: float) -> SetText:
    room = max(1.0, wide - BETWEEN - APART - _beside(form, effect))
    large = set_type(effect.says, "effect", form, room, 99)
    return large if not effect.dark or len(large.lines) == 1 else set_type(effect.says, "row", form, room, 99)


def _row(form: Format, effect: Effect, wide: float, least: float) -> float:
    said = _said(form, effect, wide)
    return max(least, said.high - AROUND * said.size + (4 if form.compact else 8))


def _high(form: Format, effects: tuple[Effect, ...], wide: float, least: float) -> float:
    return sum(_row(form, each, wide, least) for each in effects)


def _effects_need(form: Format, effects: tuple[Effect, ...], wide: float, room: float) -> float:
    """Tall where there is room to spare for it."""
    tall = _high(form, effects, wide, TALL)
    return tall if tall <= room and not form.compact else _high(form, effects, wide, TIGHT if form.compact else SHORT)


def _effects(pen: Pen, effects: tuple[Effect, ...]) -> None:
    """A row each, as high as was found; what counts in the dark alone is hatched."""
    form, top = pen.form, pen.high
    least = TALL if pen.high > _high(form, effects, pen.wide, TALL) - 1 else TIGHT if form.compact else SHORT
    for each in effects:
        high = _row(form, each, pen.wide, least)
        top -= high
        _effect(pen, each, top, high)


def _effect(pen: Pen, effect: Effect, low: float, high: float) -> None:
    dark = bool(effect.dark)
    pen.plate("plate", "off_line_strong" if dark else "line", hatched="off_hatch" if dark else "", box=(0, low, pen.wide, high))
    pen.symbol(effect.symbol, SIDE, APART + SIDE / 2, low + high / 2, "off" if dark else "ink")
    beside, said = _beside(pen.form, effect), _said(pen.form, effect, pen.wide)
    if dark:
        pen.say(effect.dark, "effect", (2 * APART + SIDE, low, beside + 1, high), "off")
    left = BETWEEN + beside
    pen.put(said, (left, low, pen.wide - left - APART, high))


EFFECTS = Instrument(_effects, _effects_need, grows=True)

# -- cards ---------------------------------------------------------------------------------------

CARD, CARDS_GAP = (64, 84), 12
LITTLE = (44, 56)
"""A card, and one on a small phone, in dp."""
HIGH, LESS = 104, 64
"""How high the row is, and on a small phone."""


def _cards_need(form: Format, _: Cards, __: float, room: float) -> float:
    """Not there where the rest needs its room."""
    high = LESS if form.compact else HIGH
    return high if high <= room else 0


def _cards(pen: Pen, cards: Cards) -> None:
    """Whose they are at the left, and at the right a card each; without a symbol they stand in the middle."""
    (wide, high), compact = LITTLE if pen.form.compact else CARD, pen.form.compact
    art = 56 if compact else HIGH
    pen.symbol(cards.symbol, art, art / 2, pen.high / 2)
    row = len(cards.said) * (wide + CARDS_GAP) - CARDS_GAP
    start = pen.wide - row if cards.symbol else (pen.wide - row) / 2
    for number, said in enumerate(cards.said):
        left, low = start + number * (wide + CARDS_GAP), (pen.high - high) / 2
        pen.plate(box=(left, low, wide, high))
        pen.say(said, "title" if compact else "headline_small", (left, low, wide, high), align="center")
        pen.symbol("" if said else "retreat", 36, left + wide / 2, low + high / 2)


CARDS = Instrument(_cards, _cards_need, grows=True)
