"""One activation on the rail: who, the steps of it, and who is left."""

from __future__ import annotations

from companion.show.aliens.drawings.shapes import EDGE, ring
from companion.show.aliens.marines import ActivationStep, Left, Steps, Who
from companion.show.doing import Go
from companion.show.pen import Instrument, Pen
from companion.show.strokes import SEAT
from companion.show.writing import Format

NAMES = ("headline", "headline_small", "title", "effect")
HIGH, LOW, FLAT = 76, 54, 44
"""How high the name with its dial is, on a small phone, and on one that lies, in dp, for text as it is."""
DIAL, FREELY, OPENS = 72, 16, 26
"""In dp: the room for the dial, what parts a name from what stands beside it, and the sign that the name leads on."""


def _lies(form: Format) -> bool:
    """A phone in landscape: there is more width than height."""
    return form.compact and form.wide and not form.big


def _who(pen: Pen, who: Who) -> None:
    """The name, which leads to all that they do, who holds the token, and the dial."""
    side, lies = min(pen.high, DIAL), _lies(pen.form)
    caption = 0 if lies else pen.high * 0.34
    high, wide = pen.high - caption, pen.wide - side - EDGE - 8
    room = (wide / 2 if lies else wide) - OPENS
    down = pen.target(who.leads, (0, 0, room + OPENS, pen.high), Go(who.leads), who.name)
    use = pen.largest(who.name, NAMES[2:] if lies else NAMES, room, high)
    taken = pen.say(who.name, use, (0, 0, room, high), cut=True)
    pen.symbol("next", OPENS, taken + OPENS / 2 + 4, high / 2, "ink" if down else "ink2")
    if lies:
        start = taken + OPENS + FREELY
        who_is_left = Pen(wide - start, pen.high, pen.form)
        _line(who_is_left, who.left)
        pen.inset(start, 0, who_is_left.drawing())
    else:
        pen.say(who.says, "legend", (0, high, wide, caption), "ink2", cut=True)
    x, y = pen.wide - EDGE - side / 2, pen.high / 2
    ring(pen, x, y, side / 2 - 5, who.dial, max(0, who.aim - who.dial))
    pen.say(str(who.dial), "subtitle", (x - side / 2, y - side / 2, side, side), align="center")


WHO = Instrument(_who, lambda form, *_: form.large(FLAT if _lies(form) else LOW if form.compact else HIGH))

# -- its steps -----------------------------------------------------------------------------------

ROW, SHORT, BROKEN = 38, 29, 41
"""How high a step is, on a small phone, and where its words may take two lines, in dp, for text as it is."""
MARK, SIDE = 16, 12
"""In dp: the middle of what stands before a step, and the side of its square."""
BOX, TALL, GAP = 40, 28, 6
"""How wide and high the box of an action is, and what parts two, in dp."""
FREE = "+"


def _row(form: Format) -> float:
    return form.large(BROKEN if _lies(form) else SHORT if form.compact else ROW)


def _steps(pen: Pen, steps: Steps) -> None:
    """Done is ticked, now lies on a band, then is an empty square; actions have a box each; a phone that lies has two columns."""
    high, deep = _row(pen.form), _deep(pen.form, steps)
    wide = pen.wide / (2 if deep < len(steps.rows) else 1)
    for number, row in enumerate(steps.rows):
        step = Pen(wide, high, pen.form)
        _step(step, row, 0, high)
        pen.inset(number // deep * wide, pen.high - (number % deep + 1) * high, step.drawing())


def _deep(form: Format, steps: Steps) -> int:
    """How many steps stand one below the other."""
    return max(1, -(-len(steps.rows) // 2) if _lies(form) else len(steps.rows))


def _step(pen: Pen, step: ActivationStep, low: float, high: float) -> None:
    middle = low + high / 2
    if step.state == "now":
        pen.block(0, low, pen.wide - EDGE, high, "plate3")
    square = (MARK - SIDE / 2, middle - SIDE / 2, SIDE, SIDE)
    if step.state == "done":
        pen.symbol("check", 24, MARK, middle, "done")
    elif step.state == "now":
        pen.block(*square)
    else:
        pen.frame(*square, role="ink2")
    left, boxes = MARK + 22, len(step.boxes) * (BOX + GAP)
    right = pen.wide - EDGE - boxes
    role, big = "ink2" if step.state == "done" else "ink", pen.form.big or _lies(pen.form)
    pen.say(step.label, "row", (left, low, right - left, high), role, 2 if big else 1, cut=not big)
    for number, kind in enumerate(step.boxes):
        _action(pen, kind, right + number * (BOX + GAP), middle)


def _action(pen: Pen, kind: str, x: float, middle: float) -> None:
    """Ticked is spent; one that is free has a plus."""
    box = (x, middle - TALL / 2, BOX, TALL)
    pen.frame(*box, role={"spent": "done", "left": "ink"}.get(kind, "line"), thick=2)
    if kind == "spent":
        pen.symbol("check", 24, x + BOX / 2, middle, "done")
    elif kind == "free":
        pen.say(FREE, "row", box, "ink2", align="center")


STEPS = Instrument(_steps, lambda form, shown, *_: _deep(form, shown) * _row(form))

# -- who is left ---------------------------------------------------------------------------------

LINE, THIN = 44, 36
"""How high it is, and on a small phone, in dp, for text as it is."""
HEAD, LARGE, GRUNTS = 62, 84, 62
"""In dp: the room for what it is about, the same where text is large, and the room for the grunts."""
NAME = 30
"""With less room than this, in dp, there is no name."""


def _left(pen: Pen, counts: Left) -> None:
    if not counts.beside or not _lies(pen.form):
        pen.line(0, pen.high, pen.wide - EDGE, pen.high, role="faint")
        _line(pen, counts)


def _line(pen: Pen, counts: Left) -> None:
    """A number a seat: ticked, solid while it acts, outlined; then the grunts."""
    right, middle, half = pen.wide - EDGE, pen.high / 2, SEAT / 2
    head = LARGE if pen.form.big else HEAD
    pen.say(counts.says, "legend", (0, 0, head, pen.high), "ink2", 2)
    wide = (right - head - GRUNTS) / max(1, len(counts.seats))
    for number, (seat, name, state) in enumerate(counts.seats):
        x = head + number * wide + half + 2
        if state == "done":
            pen.frame(x - half, middle - half, SEAT, SEAT, "done", 2)
            pen.symbol("check", 24, x, middle, "done")
        else:
            pen.seat(seat, x, middle, state == "now")
        room = wide - SEAT - 8
        if room > NAME:
            pen.say(name, "legend", (x + half + 4, 0, room, pen.high), "ink" if state == "now" else "ink2", cut=True)
    pen.symbol("marine", 24, right - 44, middle, "ink2")
    pen.say(str(counts.grunts), "row", (right - 28, 0, 28, pen.high), "ink2", align="center")


def _needs(form: Format, counts: Left, *_: float) -> float:
    return 0 if counts.beside and _lies(form) else form.large(THIN if form.compact else LINE)


LEFT = Instrument(_left, _needs)
