"""The four windows of the strip, the same in ember light, the ruler, and all of it on the card of a game that waits."""

from __future__ import annotations

from companion.show.family.drawings.ruler import HIGH, LEAST, SLOTS, on_slot, ruler
from companion.show.nemesis.drawings.sliderule import draw as slides
from companion.show.nemesis.drawings.tokens import token
from companion.show.nemesis.strip import ShipSlots, ShipWindow
from companion.show.nemesis.waiting import Waits
from companion.show.pen import Instrument, Pen
from companion.show.pictures.strip import Strip
from companion.show.strokes import Box

GAP, LINE, EDGE = 6, 21, 2
ONE, TWO, MORE = 42, 30, 24
"""Tokens in dp, by how many there are."""


def draw(pen: Pen, panes: tuple[ShipWindow, ...]) -> None:
    windows(pen, panes, (0, 0, pen.wide, pen.high))


def windows(pen: Pen, panes: tuple[ShipWindow, ...], box: Box) -> None:
    """Name, tokens and word of each: chambers, the pods of both sections, self-destruct."""
    left, low, wide, high = box
    columns = 2 if pen.form.beside else 4
    rows = -(-len(panes) // columns)
    across, up = (wide - GAP * (columns - 1)) / columns, (high - GAP * (rows - 1)) / rows
    for number, window in enumerate(panes):
        x, y = left + number % columns * (across + GAP), low + high - up - number // columns * (up + GAP)
        pen.plate("plate", window.border, box=(x, y, across, up))
        (_beside if pen.form.beside else _upright)(pen, window, (x, y, across, up))


def _upright(pen: Pen, window: ShipWindow, box: Box) -> None:
    x, y, wide, high = box
    compact = pen.form.compact
    top = 0 if compact else LINE
    if not compact:
        pen.say(window.name, "legend", (x + EDGE, y + high - LINE - EDGE, wide - 2 * EDGE, LINE), align="center")
    said, role = (window.name, "ink" if window.role == "ink2" else window.role) if compact else (window.word, window.role)
    pen.say(said, "legend", (x + EDGE, y + EDGE, wide - 2 * EDGE, LINE), role, align="center", bold=not compact)
    _tokens(pen, window, x, y + LINE, wide, high - LINE - top)


def _beside(pen: Pen, window: ShipWindow, box: Box) -> None:
    """Where the strip is a column, and for large text."""
    x, y, wide, high = box
    room = min(42, wide * 0.36) if len(window.tokens) == 1 else min(58, wide * 0.44)
    _tokens(pen, window, x + EDGE, y, room, high)
    left, line = x + room + 4, min(high / 2, 24 * min(1.6, pen.form.scale))
    pen.say(window.name, "legend", (left, y + high / 2, wide - room - 5, line))
    pen.say(window.brief or window.word, "legend", (left, y + high / 2 - line, wide - room - 5, line), window.role, bold=True)


def _tokens(pen: Pen, window: ShipWindow, x: float, y: float, wide: float, high: float) -> None:
    many, gap = len(window.tokens), 4
    side = min(ONE if many == 1 else TWO if many == 2 else MORE, high - 2, (wide - 4 * (many + 1)) / many)
    left = x + (wide - many * side - (many - 1) * gap) / 2
    for number, each in enumerate(window.tokens):
        role = window.role if window.role == "on" else "ink"
        token(pen, each, left + side / 2 + number * (side + gap), y + high / 2, side, role)


WINDOWS = Instrument(draw)

# -- the ruler -----------------------------------------------------------------------------------


def _ruled(pen: Pen, slots: ShipSlots | None) -> None:
    """A post where the blue bar begins; hollow is the last slot to stop it, solid the slot where the ship explodes."""
    if slots is None or pen.high < LEAST:
        return
    step = ruler(pen, slots.over)
    pen.block(step * slots.sleep, HIGH + 2, step * (SLOTS - 1 - slots.sleep), 4, "on")
    pen.block(step * slots.sleep - 1, 0, 2, HIGH + 6, "on")
    on_slot(pen, slots.yellow, "warn", solid=False)
    on_slot(pen, slots.explodes, "warn")


RULER = Instrument(_ruled)

# -- in ember light ------------------------------------------------------------------------------

EMBER, BETWEEN, WORD = 44, 8, 22


def _ember(pen: Pen, panes: tuple[ShipWindow, ...]) -> None:
    """By outline alone: circle is open, square is shut, diamond is self-destruct."""
    wide = (pen.wide - BETWEEN * (len(panes) - 1)) / max(1, len(panes))
    for number, window in enumerate(panes):
        _ember_window(pen, window, number * (wide + BETWEEN), wide)


def _ember_window(pen: Pen, window: ShipWindow, left: float, wide: float) -> None:
    half, x, y = EMBER / 2, left + wide / 2, pen.high - EMBER / 2 - 2
    shape = window.tokens[0].shape
    opened, runs = any(each.shape == "open" for each in window.tokens), shape in ("could", "can't")
    role = "ember_on" if opened else "ember_warn" if runs else "ember_ink"
    if opened:
        pen.disc(x, y, half, role)
    elif runs:
        pen.diamond(x, y, half, border=role, thick=3)
    elif shape == "ghost":
        pen.arc(x, y, half - 1, role=role, thick=2)
    else:
        pen.frame(x - half, y - half, EMBER, EMBER, role, 3)
    pen.say(window.name, "legend", (left, 20, wide, WORD), role, align="center")
    pen.say(window.word, "legend", (left, 0, wide, WORD), role, align="center")


EMBERS = Instrument(_ember)

# -- a game that waits ---------------------------------------------------------------------------

RULE_HIGH, RULE_WIDE = 290, 260
"""In dp: with less the slots of a slide rule could not be read."""
STRIP_WIDE, LOW, LOW_LARGE, BANK, BANK_LARGE, RULED = 270, 150, 250, 96, 190, 30
"""In dp: below the first there is no room for windows; how high they are, each also where text is large; the ruler."""


def _waiting(pen: Pen, waits: Waits) -> None:
    """The slide rule where it has room, else the strip."""
    if waits.ruled is not None and pen.high >= RULE_HIGH and pen.wide >= RULE_WIDE:
        slides(pen, waits.ruled)
    else:
        _strip(pen, waits.strip)


def _strip(pen: Pen, strip: Strip) -> None:
    """Time large, what is open beside it, the ruler under both; where there is no room for windows, it stands beside the time."""
    beside = pen.form.beside
    low = pen.high < (LOW_LARGE if beside else LOW) or pen.wide < STRIP_WIDE
    use = "title" if low else "hero"
    number = max(44 if low else 60, pen.width(strip.number, use) + 2)
    bank = max(44, pen.size(use)) if low else BANK_LARGE if beside else BANK
    if pen.high < bank:
        return
    ruled = strip.ruler is not None
    whole = bank + (0 if low or not ruled else RULED + 8)
    top = (pen.high + whole) / 2
    pen.say(strip.number, use, (0, top - bank, number, bank))
    left = number + 10
    if not low:
        windows(pen, strip.windows, (left, top - bank, pen.wide - left, bank))
    if ruled:
        wide, at = (pen.wide - left, (left, top - bank / 2 - RULED / 2)) if low else (pen.wide, (0.0, top - bank - 8 - RULED))
        pen.inset(at[0], at[1], RULER.drawn(strip.ruler, wide, RULED, pen.form))


WAITING = Instrument(_waiting)
