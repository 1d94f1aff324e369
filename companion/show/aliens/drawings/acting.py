"""Who acts: the name large, two bars for its actions, solid while they are left, and a line for what it may do besides."""

from __future__ import annotations

from companion.show.aliens.table import Acting
from companion.show.doing import Explain, Go
from companion.show.pen import Instrument, Pen
from companion.show.pictures.table import Idle

LEAST, ROOMY = 60, 120
"""In dp: with less height than the first there is nothing, below the second no caption and a smaller name."""
EDGE = 12
"""What parts the words from the plate that can be tapped, in dp."""
NAME, SMALL, CAPTION, LINE = 76, 48, 24, 28
"""The height of the name, of a smaller one, of the caption, and of a line below the name, in dp."""
BARS, COUNTED = 76, 112
"""The room for both bars, and for the words under them, in dp."""
BAR, HIGH, PITCH = 26, 14, 34
"""How wide and high a bar is, and how far two lie apart, in dp."""


def draw(pen: Pen, told: Idle) -> None:
    """A tap leads to what only this one does, or says why."""
    acting: Acting | None = told.drawn
    if acting is None or pen.high < LEAST:
        return
    down = False
    if acting.leads or told.rule:
        does = Go(acting.leads) if acting.leads else Explain(told.rule)
        down = pen.target("idle", (0, 0, pen.wide, pen.high), does, acting.name)
    x, wide = 0.0, pen.wide
    if acting.leads:
        pen.plate("plate3" if down else "plate")
        x, wide = x + EDGE, wide - 2 * EDGE
    low = pen.high < ROOMY or pen.form.compact
    big, caption = (SMALL, 0) if low else (NAME, CAPTION)
    line = LINE if acting.says and pen.high > big + 34 else 0
    taps = LINE if acting.taps and pen.high > big + line + caption + 40 else 0
    top = (pen.high + caption + big + line + taps) / 2
    if caption:
        pen.say(told.caption, "legend", (x, top - caption, wide, caption), "ink2")
    top -= caption + big
    counted = "" if low else acting.counted
    bars = (COUNTED if counted else BARS) if acting.left + acting.spent else 0
    pen.say(acting.name, "title" if low else "hero", (x, top, wide - bars - 8, big), cut=True)
    if bars:
        _actions(pen, acting, counted, x + wide - bars, top + big / 2)
    if line:
        top -= line
        pen.say(acting.says, "body", (x, top, wide, line), "ink2", cut=True)
    if taps:
        top -= taps
        pen.say(acting.taps, "legend", (x, top, wide - 30, taps), "ink2", cut=True)
        pen.symbol("next", 24, x + wide - 12, top + taps / 2, "ink2")


def _actions(pen: Pen, told: Acting, counted: str, left: float, middle: float) -> None:
    """A bar each, and how many are left in words below."""
    if counted:
        pen.say(counted, "legend", (left, middle - 26, COUNTED, CAPTION))
        middle += 10
    for number in range(told.left + told.spent):
        box = (left + number * PITCH, middle - HIGH / 2, BAR, HIGH)
        if number < told.left:
            pen.block(*box)
        else:
            pen.frame(*box, role="ink")


IDLE = Instrument(draw)
