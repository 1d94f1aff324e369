"""Cards that a character may carry, drawn as tiles: taken with a tick, what the slots refuse hatched."""

from __future__ import annotations

from math import inf

from companion.show.aliens.gearing import GearGroup, Tile
from companion.show.pen import Instrument, Pen
from companion.show.writing import KERNING, LEAST, Format, longest, set_type, size_of

HIGH, HIGH_SMALL, TALL, GAP, GAP_SMALL, EDGE, EDGE_SMALL, MARK = 54, 48, 62, 8, 4, 10, 6, 24
"""In dp: a tile, on a small phone, and there of three abreast; what parts two, the air in one, each also small; its tick."""
COLUMNS, COLUMNS_SMALL = 2, 3
CAPTION, COUNT = 24, 18
"""In dp: the line over a group, and that of a count under the name."""


def _columns(form: Format, tiles: tuple[Tile, ...], wide: float) -> int:
    """As many as break no word: three on a small phone, else two, or one."""
    gap = GAP_SMALL if form.compact else GAP
    for columns in range(COLUMNS_SMALL if form.compact and not form.big else COLUMNS, 1, -1):
        room = (wide - gap * (columns - 1)) / columns
        if all(_least(form, tile, columns) <= room for tile in tiles):
            return columns
    return 1


def _least(form: Format, tile: Tile, columns: int) -> float:
    """How wide a tile is at the least: the longest word of its name, and a tick or its count where they stand beside it."""
    name = longest(tile.label) * form.fonts
    if columns == COLUMNS_SMALL:
        return name + 2 * EDGE_SMALL
    count = set_type(tile.count, "legend", form, inf).width + 2 if tile.count else 0
    return name + size_of(LEAST, 1) * form.fonts * KERNING + 2 * EDGE + 4 + max(MARK, count)


def _measures(form: Format, columns: int) -> tuple[float, float]:
    high = TALL if columns == COLUMNS_SMALL else HIGH_SMALL if form.compact else HIGH
    return form.large(high), GAP_SMALL if form.compact else GAP


def _needs(form: Format, group: GearGroup, wide: float, _: float) -> float:
    columns = _columns(form, group.tiles, wide)
    high, gap = _measures(form, columns)
    rows = -(-len(group.tiles) // columns)
    return form.large(CAPTION) + rows * high + (rows - 1) * gap


def _draw(pen: Pen, group: GearGroup) -> None:
    line = pen.form.large(CAPTION)
    low = pen.high - line
    named = pen.say(group.label, "legend", (0, low, pen.wide * 0.6, line))
    wide = pen.width(group.counted, "legend") + 2
    role = "done" if group.full else "ink2"
    pen.say(group.counted, "legend", (pen.wide - wide, low, wide, line), role, align="right")
    end = pen.wide - wide - EDGE
    if group.full:
        pen.symbol("check", MARK, end - MARK / 2, low + line / 2, "done")
        end -= MARK + EDGE
    pen.line(named + EDGE, low + line / 2, end, low + line / 2, role="faint")
    columns = _columns(pen.form, group.tiles, pen.wide)
    high, gap = _measures(pen.form, columns)
    wide = (pen.wide - gap * (columns - 1)) / columns
    for number, tile in enumerate(group.tiles):
        box = (number % columns * (wide + gap), low - (number // columns + 1) * high - number // columns * gap, wide, high)
        _tile(pen, tile, box, columns == COLUMNS_SMALL)


def _tile(pen: Pen, tile: Tile, box: tuple[float, float, float, float], under: bool) -> None:
    x, y, wide, high = box
    down = pen.target(tile.name, box, tile.does, tile.label)
    fill = "plate3" if tile.taken or down else "" if tile.shut else "plate2"
    border = "ink" if tile.taken or down else "faint" if tile.shut else "line"
    pen.plate(fill or "ground", border, 2 if tile.taken else 1.5, "lock_hatch" if tile.shut else "", box)
    ink = "ink2" if tile.shut else "ink"
    if under:  # its count stands under the name
        _counted(pen, tile, x + wide - EDGE_SMALL, y + 2, COUNT)
        room = wide - 2 * EDGE_SMALL
        lift = COUNT if len(set_type(tile.label, "legend", pen.form, room, 3).lines) < 3 else 0
        pen.say(tile.label, "legend", (x + EDGE_SMALL, y + lift, room, high - lift), ink, 3)
        return
    left = _counted(pen, tile, x + wide - EDGE, y, high)
    pen.say(tile.label, "small_verb", (x + EDGE, y, left - x - EDGE, high), ink, 2)


def _counted(pen: Pen, tile: Tile, right: float, y: float, high: float) -> float:
    """A tick, or how many are left; where it begins."""
    if tile.taken:
        pen.symbol("check", min(MARK, high), right - MARK / 2, y + high / 2, "done")
        return right - MARK - 4
    if not tile.count:
        return right
    room = pen.width(tile.count, "legend") + 2
    pen.say(tile.count, "legend", (right - room, y, room, high), "ink2", align="right")
    return right - room - 4


GEAR = Instrument(_draw, _needs)
