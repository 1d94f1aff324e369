"""The life of the deck, a bar a turn: solid could be drawn, hatched lay under the Reshuffle card, thin was exhausted."""

from __future__ import annotations

from companion.show.aliens.drawings.shapes import covered, least_wide
from companion.show.aliens.film import DeckFilm, DeckRow
from companion.show.pen import Instrument, Pen

TURN, ALIENS = 40, 52
"""The column of the turns, and that of the aliens on the board, in dp."""
LEGEND, SIGN, ROW = 26, 14, 44
"""In dp: the line that says what is what, how wide a sign of it is, and how high a row may be."""


def draw(pen: Pen, film: DeckFilm) -> None:
    if not film.rows:
        return
    _legend(pen, film)
    step = min(ROW, (pen.high - LEGEND) / len(film.rows))
    scale = (pen.wide - TURN - ALIENS) / max(1, film.total)
    for at, row in enumerate(film.rows[: max(1, round(len(film.rows) * pen.shown))], 1):
        _row(pen, row, pen.high - LEGEND - at * step, step, scale)


def _legend(pen: Pen, film: DeckFilm) -> None:
    """Each kind has as much room as its word is long."""
    parts = [least_wide(pen, label) + 26 for label in film.legend]
    spread, x = (pen.wide - ALIENS) / sum(parts), 0.0
    for number, (label, part) in enumerate(zip(film.legend, parts, strict=True)):
        _bar(pen, number, x, pen.high - 20, SIGN, 12)
        pen.say(label, "legend", (x + 18, pen.high - LEGEND, part * spread - 20, LEGEND), "ink2", cut=True)
        x += part * spread
    pen.symbol("warrior", 24, pen.wide - ALIENS / 2, pen.high - LEGEND / 2, "ink2")


def _row(pen: Pen, row: DeckRow, y: float, step: float, scale: float) -> None:
    pen.say(str(row.turn), "legend", (0, y, TURN - 8, step), "ink2", align="right")
    x = float(TURN)
    for number, count in enumerate((row.above, row.under, row.exhaust, row.out)):
        _bar(pen, number, x, y + step * 0.2, count * scale, step * 0.6)
        x += count * scale
    if row.aliens:
        pen.say(str(row.aliens), "legend", (pen.wide - ALIENS, y, ALIENS, step), "danger", align="center")


def _bar(pen: Pen, kind: int, x: float, y: float, wide: float, high: float) -> None:
    """By where the cards lay: in the deck, under the Reshuffle card, on the exhaust pile, out of the game."""
    if wide < 1:
        return
    if kind == 1:
        covered(pen, x, y, wide, high, 1)
    elif kind == 3:
        pen.frame(x, y, wide, high, "faint", 1)
    else:
        pen.block(x, y, wide, high, "line" if kind else "ink")


FILM = Instrument(draw)
