"""Who acts, in one line: the name, a box an action, and in a cell of its own whom the hero may still lead, with an open box."""

from __future__ import annotations

from companion.show.aliens.now import Lead, Now
from companion.show.doing import Go
from companion.show.pen import Instrument, Pen
from companion.show.strokes import Box
from companion.show.writing import Format

HIGH, SMALL = 56, 48
"""How high the line is, and on a small phone, in dp."""
EDGE, GAP = 12, 10
"""The air at its ends, and what parts the name from its boxes, in dp."""
WIDE, TALL, PITCH = 26, 16, 32
"""How wide and high the box of an action is, and how far two lie apart, in dp."""
SLACK = 2
"""What a line of words needs beside its width to stay one line, in dp."""
RANK, OPEN = 24, 26
"""The sign of a rank, and the open box, in dp."""


def needs(form: Format, *_: object) -> float:
    return form.large(SMALL if form.compact or form.wide else HIGH)


def actions(pen: Pen, left: int, spent: int, x: float, middle: float) -> None:
    """A box an action, solid while it is left."""
    for number in range(left + spent):
        box = (x + number * PITCH, middle - TALL / 2, WIDE, TALL)
        if number < left:
            pen.block(*box)
        else:
            pen.frame(*box, role="ink", thick=2)


def room_of(pen: Pen, lead: Lead) -> float:
    """How wide the cell of whom it may lead is."""
    wanted = 2 * EDGE + _rank(pen) + pen.width(lead.says, "small_verb") + SLACK + GAP + OPEN
    return min(wanted, pen.wide * 0.56)


def _rank(pen: Pen) -> float:
    """The room for the sign of a rank; none on a small phone."""
    return 0 if pen.form.compact else RANK + GAP


def leading(pen: Pen, lead: Lead, box: Box) -> None:
    """The sign of a rank, whom, and the open box."""
    x, y, wide, high = box
    if pen.target("lead", box, lead.does, lead.says):
        pen.plate("plate3", "", box=box)
    middle = y + high / 2
    if _rank(pen):
        pen.line(x + EDGE, middle - 5, x + EDGE + RANK / 2, middle + 5, x + EDGE + RANK, middle - 5, thick=3)
    left = x + EDGE + _rank(pen)
    pen.say(lead.says, "small_verb", (left, y, wide - (left - x) - OPEN - GAP - EDGE, high), lines=2 if high >= HIGH else 1)
    pen.frame(x + wide - EDGE - OPEN, middle - OPEN / 2, OPEN, OPEN, "ink", 2.5)


def draw(pen: Pen, now: Now) -> None:
    cell = room_of(pen, now.lead) if now.lead is not None else 0.0
    room = pen.wide - cell
    down = bool(now.opens) and pen.target("now", (0, 0, room, pen.high), Go(now.opens), now.name)
    pen.plate("plate3" if down else "plate")
    boxes = now.left + now.spent
    wide = boxes * PITCH - (PITCH - WIDE) + GAP if boxes else 0.0
    named = room - 2 * EDGE - wide
    if now.waits and not cell:
        named = min(named, pen.width(now.name, "subtitle") + 2)
        pen.say(now.waits, "small_verb", (EDGE + named + GAP, 0, room - named - 2 * EDGE - GAP, pen.high), "ink2", align="right")
    used = pen.say(now.name, "subtitle", (EDGE, 0, named, pen.high), cut=True)
    actions(pen, now.left, now.spent, EDGE + used + GAP, pen.high / 2)
    if now.lead is not None:
        pen.line(room, 1, room, pen.high - 1, role="line")
        leading(pen, now.lead, (room, 0, cell, pen.high))


NOW = Instrument(draw, needs)
