"""Who acts: the name large, two bars for its actions, solid while they are left, and a line for what it may do besides."""

from __future__ import annotations

from companion.show.aliens.drawings import now
from companion.show.aliens.drawings.now import WIDE, actions, leading
from companion.show.aliens.now import Now
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
BARS, COUNTED = WIDE + 50, 112
"""The room for both bars, and for the words under them, in dp."""
LEADS = 48
"""The cell of whom it may still lead, in dp."""


def draw(pen: Pen, idle: Idle) -> None:
    """A tap leads to what only this one does, or says why."""
    acting: Acting | None = idle.drawn
    if acting is None or pen.high < LEAST:
        return
    if acting.lead is not None and pen.high < LEADS + LEAST:
        now.draw(pen, Now(acting.name, acting.left, acting.spent, acting.opens, lead=acting.lead))
        return
    down, base = False, float(LEADS) if acting.lead is not None else 0.0
    if acting.opens or idle.rule:
        does = Go(acting.opens) if acting.opens else Explain(idle.rule)
        down = pen.target("idle", (0, base, pen.wide, pen.high - base), does, acting.name)
    x, wide, high = 0.0, pen.wide, pen.high - base
    if acting.opens or base:
        pen.plate("plate3" if down else "plate")
        x, wide = x + EDGE, wide - 2 * EDGE
    if acting.lead is not None:
        pen.line(0, base, pen.wide, base, role="line")
        leading(pen, acting.lead, (0, 0, pen.wide, base))
    low = high < ROOMY or pen.form.compact
    big, caption = (SMALL, 0) if low else (NAME, CAPTION)
    line = LINE if acting.says and high > big + 34 else 0
    taps = LINE if acting.taps and high > big + line + caption + 40 else 0
    top = base + (high + caption + big + line + taps) / 2
    if caption:
        pen.say(idle.caption, "legend", (x, top - caption, wide, caption), "ink2")
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


def _actions(pen: Pen, acting: Acting, counted: str, left: float, middle: float) -> None:
    """A bar each, and how many are left in words below."""
    if counted:
        pen.say(counted, "legend", (left, middle - 26, COUNTED, CAPTION))
        middle += 10
    actions(pen, acting.left, acting.spent, left, middle)


IDLE = Instrument(draw)
