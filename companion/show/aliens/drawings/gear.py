"""Cards that a character may carry, drawn as tiles: taken with a tick, what the slots refuse hatched."""

from __future__ import annotations

from companion.show.aliens.gearing import Tile
from companion.show.pen import Format, Instrument, Pen
from companion.show.writing import longest

HIGH, HIGH_SMALL, GAP, GAP_SMALL, EDGE, MARK = 54, 48, 8, 4, 10, 24
"""In dp: a tile, what parts two, the air in one, and its tick."""
COLUMNS, COLUMNS_SMALL = 2, 3


def _columns(form: Format, tiles: tuple[Tile, ...], wide: float) -> int:
    """As many as break no word: three where room is short and there are many, else two, or one."""
    most = COLUMNS_SMALL if form.compact and len(tiles) > COLUMNS_SMALL + 1 else COLUMNS
    _, gap = _measures(form)
    for columns in range(most, 1, -1):
        room = (wide - gap * (columns - 1)) / columns - 2 * EDGE - MARK - 12
        if all(longest(tile.label) * form.fonts <= room for tile in tiles):
            return columns
    return 1


def _measures(form: Format) -> tuple[float, float]:
    return form.large(HIGH_SMALL if form.compact else HIGH), GAP_SMALL if form.compact else GAP


def _needs(form: Format, told: tuple[Tile, ...], wide: float, _: float) -> float:
    high, gap = _measures(form)
    rows = -(-len(told) // _columns(form, told, wide))
    return rows * high + (rows - 1) * gap


def _draw(pen: Pen, told: tuple[Tile, ...]) -> None:
    (high, gap), columns = _measures(pen.form), _columns(pen.form, told, pen.wide)
    wide = (pen.wide - gap * (columns - 1)) / columns
    for number, tile in enumerate(told):
        box = (number % columns * (wide + gap), pen.high - (number // columns + 1) * high - number // columns * gap, wide, high)
        _tile(pen, tile, box)


def _tile(pen: Pen, tile: Tile, box: tuple[float, float, float, float]) -> None:
    x, y, wide, high = box
    down = pen.target(tile.name, box, tile.does, tile.label)
    fill = "plate3" if tile.taken or down else "" if tile.shut else "plate2"
    border = "ink" if tile.taken or down else "faint" if tile.shut else "line"
    pen.plate(fill or "ground", border, 2 if tile.taken else 1.5, "lock_hatch" if tile.shut else "", box)
    right = x + wide - EDGE
    if tile.taken:
        pen.symbol("check", MARK, right - MARK / 2, y + high / 2, "done")
        right -= MARK + 4
    elif tile.count:
        room = pen.width(tile.count, "legend") + 2
        pen.say(tile.count, "legend", (right - room, y, room, high), "ink2", align="right")
        right -= room + 4
    pen.say(tile.label, "small_verb", (x + EDGE, y, right - x - EDGE, high), "ink2" if tile.shut else "ink", 2)


GEAR = Instrument(_draw, _needs)
