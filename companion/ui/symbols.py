"""Symbols as textures: white on clear, the sheet of this size and density loaded when the first one is needed."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from kivy.core.image import Image as CoreImage
from kivy.graphics.texture import Texture
from kivy.metrics import Metrics

ATLAS = Path(__file__).resolve().parent.parent.parent / "assets" / "atlas"
DENSITIES = (1.5, 2.0, 3.0, 4.0)
SMALL, LARGE = (24, 36, 48), (104, 132, 208)


@cache
def _places() -> dict[str, dict[str, list[int]]]:
    return dict(json.loads((ATLAS / "places.json").read_text("utf-8"))["sheets"])


@cache
def _sheet(name: str) -> Texture:
    texture = CoreImage(str(ATLAS / f"{name}.png"), keep_data=False).texture
    texture.mag_filter, texture.min_filter = "linear", "linear"
    return texture


def symbol(name: str, dp: float) -> Texture:
    """The texture of a symbol drawn for about this size."""
    density = next((each for each in DENSITIES if each >= Metrics.density - 0.01), DENSITIES[-1])
    size = next((each for each in (*SMALL, *LARGE) if each >= dp), LARGE[-1])
    sheet = f"{'small' if size in SMALL else 'large'}{size}@{density:g}"
    if f"{name}-{size}" not in _places()[sheet]:  # only some symbols are made large
        size, sheet = SMALL[-1], f"small{SMALL[-1]}@{density:g}"
    return _sheet(sheet).get_region(*_places()[sheet][f"{name}-{size}"])
