"""Plots of the film, as on a chart recorder: slots and lanes, the bag in layers, and what came against what was due."""

from __future__ import annotations

from companion.show.family.film import Chart, FilmMark, FilmRow, Share
from companion.show.pen import Instrument, Pen
from companion.show.strokes import Box

TIME, MARKS, MARK, LETTERS, HEAD = 44, 96, 20, 24, 12
"""In dp: the column of the slots, that of what is lit, one mark of it, a line of letters, and by how much the name of the slots
may be wider than they are."""
TICKS = 9
"""No more ticks of noise fit into one cell."""
LAYERS = ("ink", "ink2", "line", "ink", "danger", "line", "ink2")
"""A colour a kind; every second one is hatched, so that neighbours differ without colour."""


def _shown(pen: Pen, rows: tuple[FilmRow, ...]) -> tuple[FilmRow, ...]:
    """As many rows as have run."""
    return rows[: max(1, round(len(rows) * pen.shown))]


def _around(pen: Pen, text: str, x: float, y: float, room: float, role: str = "ink2") -> None:
    """A word around a point, cut to its room."""
    pen.say(text, "legend", (x - room / 2, y - LETTERS / 2, room, LETTERS), role, align="center", cut=True)


# -- slots and lanes -----------------------------------------------------------------------------


def _film(pen: Pen, chart: Chart) -> None:
    """One row a slot: marks of what is lit, one lane a seat; noise is the trace, what was met stands on it."""
    step = min(48, pen.high / (len(chart.rows) + 1))
    lane = (pen.wide - TIME - MARKS) / max(1, len(chart.seats))
    top = pen.high - step / 2
    pen.say(chart.time, "legend", (0, top - LETTERS / 2, TIME + HEAD, LETTERS), "ink2", cut=True)
    _around(pen, chart.caption, TIME + MARKS / 2, top, MARKS)
    for number, name in enumerate(chart.seats):
        _around(pen, name, TIME + MARKS + lane * (number + 0.5), top, lane - 6, "ink")
    for at, row in enumerate(_shown(pen, chart.rows), 1):
        _row(pen, chart, row, pen.high - step * (at + 0.5), step, lane)


def _row(pen: Pen, chart: Chart, row: FilmRow, middle: float, step: float, lane: float) -> None:
    pen.line(0, middle + step / 2, pen.wide, middle + step / 2, role="faint")
    if row.slot == "S":
        pen.block(0, middle - step / 2 + 1, TIME - 6, step - 2, "danger")
    _around(pen, row.slot, TIME / 2 - 3, middle, TIME - 6, "ground" if row.slot == "S" else "ink")
    for number, lit in enumerate(row.windows):
        _window(pen, chart.lit if lit else chart.dark, lit, TIME + 8 + number * (MARK + 2), middle)
    for number, mark in enumerate(row.marks):
        _mark(pen, mark, TIME + MARKS + lane * (number + 0.5), middle, step)


def _window(pen: Pen, role: str, lit: bool, x: float, middle: float) -> None:
    side = 13
    if lit:
        pen.disc(x + side / 2, middle, side / 2, role)
    else:
        pen.hatch(x, middle - side / 2, side, side, role, fine=True)
        pen.frame(x, middle - side / 2, side, side, role)


def _mark(pen: Pen, mark: FilmMark, x: float, middle: float, step: float) -> None:
    if mark.here or mark.symbol:
        pen.line(x, middle - step / 2 if mark.here else middle, x, middle + step / 2, role="line")
    ticks = min(mark.noises, TICKS)
    for tick in range(ticks):
        y, half = middle - step / 2 + step * (tick + 1) / (ticks + 1), 5 + 5 * (tick % 3)
        pen.line(x - half, y, x + half, y, role="ink2")
    if mark.symbol:
        size = min(26, step * 0.8)
        pen.block(x - size * 0.6, middle - step / 2 + 1, size * 1.2, step - 2, "ground")
        pen.symbol(mark.symbol, size, x, middle, mark.role)


FILM = Instrument(_film)

# -- the bag -------------------------------------------------------------------------------------

LEGEND = 34


def _bag(pen: Pen, chart: Chart) -> None:
    """The bag all along: one bar a slot, one layer a kind, the number of tokens behind it."""
    step = min(40, (pen.high - LEGEND * 2) / max(1, len(chart.rows)))
    most = max((sum(row.bag) for row in chart.rows), default=1) or 1
    room = pen.wide - TIME - 40
    for at, row in enumerate(_shown(pen, chart.rows)):
        middle, x = pen.high - LEGEND * 2 - step * (at + 0.5), float(TIME)
        _around(pen, row.slot, TIME / 2 - 3, middle, TIME - 6, "ink")
        for kind, count in enumerate(row.bag):
            wide = room * count / most
            _layer(pen, kind, (x, middle - step * 0.36, wide, step * 0.72))
            x += wide
        pen.say(str(sum(row.bag)), "legend", (x + 8, middle - LETTERS / 2, 32, LETTERS), "ink2")
    across = pen.wide / 3
    for number, (symbol, name) in enumerate(chart.kinds):
        x, y = across * (number % 3), pen.high - LEGEND * (number // 3 + 0.5)
        _layer(pen, number, (x, y - 7, 12, 14))
        pen.symbol(symbol, 22, x + 25, y)
        pen.say(name, "legend", (x + 38, y - LETTERS / 2, across - 38, LETTERS), "ink2", cut=True)


def _layer(pen: Pen, kind: int, box: Box) -> None:
    if box[2] <= 0:
        return
    if kind % 2:
        pen.hatch(*box, role=LAYERS[kind], fine=True)
    else:
        pen.block(*box, role=LAYERS[kind])
    pen.frame(*box, role="ground")


BAG = Instrument(_bag)

# -- chance --------------------------------------------------------------------------------------

NAMED, SYMBOL, FIGURES = 150, 18, 60
"""In dp: where bars begin, the middle of a symbol, and the room for both numbers."""


def _chance(pen: Pen, chart: Chart) -> None:
    """The tokens of the bag and the noise die: what came, as a bar; what was due, as a line across it."""
    bottom = 2 * LETTERS + 8
    each = (pen.high - bottom - 2 * LETTERS) / 2
    top = pen.high
    for title, shares in zip(chart.titles[:2], (chart.tokens, chart.noises), strict=True):
        pen.say(title, "legend", (0, top - LETTERS, pen.wide, LETTERS))
        _shares(pen, shares, top - LETTERS, each)
        top -= LETTERS + each
    pen.say(chart.titles[2], "body", (0, 0, pen.wide, bottom), "ink2", 2)


def _shares(pen: Pen, shares: tuple[Share, ...], top: float, high: float) -> None:
    if not shares:
        return
    step = min(44, high / len(shares))
    most = max(max(each.came, each.expected) for each in shares) or 1
    room = pen.wide - NAMED - FIGURES
    for number, share in enumerate(shares):
        middle = top - step * (number + 0.5)
        pen.symbol(share.symbol, 26, SYMBOL, middle)
        pen.say(share.name, "legend", (40, middle - LETTERS / 2, 100, LETTERS), cut=True)
        pen.block(NAMED, middle - 6, room * share.came / most, 12)
        due = NAMED + room * share.expected / most
        pen.line(due, middle - 13, due, middle + 13, role="warn", thick=3)
        _around(pen, f"{share.came} / {share.expected:.1f}", pen.wide - FIGURES / 2, middle, FIGURES)


CHANCE = Instrument(_chance)
