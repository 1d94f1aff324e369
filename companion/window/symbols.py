"""Symbols as textures, white on clear. All symbols of a size and density lie in one file, each packed by itself: what is never
shown is never unpacked, and a start does not wait for sheets of which it needs twenty symbols.
"""

from __future__ import annotations

import json
import zlib
from functools import cache
from pathlib import Path
from typing import Any

from kivy.graphics.texture import Texture
from kivy.metrics import Metrics

PLANES = Path(__file__).resolve().parent.parent.parent / "assets" / "planes"
DENSITIES = (1.5, 2.0, 3.0, 4.0)
SMALL = (24, 36, 48)
"""In dp."""
LARGE = (160, 264, 416, 832)
"""In pixels."""


@cache
def _file(name: str) -> tuple[int, dict[str, list[int]], bytes]:
    """How large the symbols in it are, where each lies, and what lies there."""
    head, _, body = (PLANES / f"{name}.planes").read_bytes().partition(b"\n")
    sheet = json.loads(head)
    return sheet["pixels"], sheet["symbols"], body


@cache
def _texture(file: str, name: str) -> Texture:
    pixels, places, body = _file(file)
    start, length = places[name]
    made = Texture.create(size=(pixels, pixels), colorfmt="rgba")

    def fill(texture: Any) -> None:
        whole = bytearray(b"\xff") * (4 * pixels * pixels)
        whole[3::4] = zlib.decompress(body[start : start + length])
        texture.blit_buffer(bytes(whole), colorfmt="rgba", bufferfmt="ubyte")

    fill(made)
    made.add_reload_observer(fill)
    return made


def symbol(name: str, dp: float) -> Texture:
    """The texture of a symbol drawn for about this size."""
    if dp > SMALL[-1]:
        large = f"large{next((each for each in LARGE if each >= dp * Metrics.density), LARGE[-1])}"
        if name in _file(large)[1]:  # only some symbols are made large
            return _texture(large, name)
    size = next((each for each in SMALL if each >= dp), SMALL[-1])
    density = next((each for each in DENSITIES if each >= Metrics.density - 0.01), DENSITIES[-1])
    return _texture(f"small{size}@{density:g}", name)
