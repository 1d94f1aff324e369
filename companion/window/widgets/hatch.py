"""The hatch: cut off. One repeating tile, anchored to the window so that neighbours agree."""

from __future__ import annotations

from functools import cache

from kivy.graphics.texture import Texture
from kivy.metrics import Metrics

ALONG, LINE = 10.6, 1.5 * 1.414
"""The period and the line along an axis, in dp: 7.5 and 1.5 across, at 45 degrees."""
TILE = 128
"""A power of two, which every phone can repeat."""


def texture() -> Texture:
    return _tile(round(Metrics.density * 100))


@cache
def _tile(density: int) -> Texture:
    scale = density / 100
    period = TILE / max(1, round(TILE / (ALONG * scale)))
    line = LINE * scale
    cover = (max(0.0, min(1.0, line / 2 + 0.5 - abs((x % period) - period / 2))) for x in range(TILE))
    row = b"".join(bytes((255, 255, 255, int(255 * each))) for each in cover) * 2
    pixels = b"".join(row[4 * (TILE - y) : 4 * (2 * TILE - y)] for y in range(TILE))  # each row one pixel further on
    made = Texture.create(size=(TILE, TILE), colorfmt="rgba")
    made.wrap = "repeat"
    made.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
    return made


def coords(x: float, y: float, width: float, height: float) -> tuple[float, ...]:
    """Texture coordinates of a rectangle, anchored to the window."""
    left, low, right, high = x / TILE, y / TILE, (x + width) / TILE, (y + height) / TILE
    return left, low, right, low, right, high, left, high
