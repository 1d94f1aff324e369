"""Writing for widgets that draw themselves: how large a text may be in its place, and the texture of it."""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Any

from kivy.core.text import Label as Measure
from kivy.core.text.markup import MarkupLabel
from kivy.metrics import sp

from companion.ui.tokens import TYPE

LEAST = "legend"
"""The smallest use there is."""
KERNING = 0.08
"""Words that are laid out one by one are a little wider than the line they are measured as, in parts of their size."""
STEPS = (2.0, 1.75, 1.5, 1.25, 1.0)
"""The scales that are tried from the chosen one down."""
TIGHT = 0.72
"""Saira's lines stand closer than the font says; B612's do not."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """A text that a widget has drawn, so that tests can read it too."""

    text: str
    font: str
    size: float
    bold: bool
    left: float
    low: float
    width: float
    height: float
    """Of its place."""
    wraps: bool


@lru_cache(64)
def numeral(text: str, size: int) -> Any:
    """A texture with a number or a word in it."""
    return texture(text, "Saira", size, False, None, "left")


@lru_cache(2048)
def texture(text: str, font: str, size: float, bold: bool, width: float | None, halign: str) -> Any:
    """A text as it is drawn, in white; the same text at the same size is drawn once."""
    label = Measure(
        text=text, font_name=font, font_size=size, bold=bold, text_size=(width, None), halign=halign,
        line_height=1 if font == "B612" else TIGHT,
    )
    label.refresh()
    return label.texture


@lru_cache(1024)
def rendered(
    text: str, font: str, size: float, bold: bool, room: tuple[float | None, float | None], halign: str, valign: str,
    spread: float, padding: tuple[float, ...], markup: bool, strikethrough: bool, shorten: bool,
) -> Any:
    """A text as a label of Kivy would draw it; the same text at the same size is drawn once."""
    if shorten and room[0] and not markup:  # marked text is Kivy's to cut: it knows which letters are signs
        text = shortened(text.replace("\n", " "), room[0] - padding[0] - padding[2] - size * KERNING, font, size)
    label = (MarkupLabel if markup else Measure)(
        text=text, font_name=font, font_size=size, bold=bold, text_size=room, halign=halign, valign=valign, line_height=spread,
        padding=padding, strikethrough=strikethrough, shorten=shorten and markup, shorten_from="right", markup=markup,
    )
    label.refresh()
    return label.texture


@lru_cache(1024)
def lines_of(text: str, width: float, font: str, size: float, bold: bool) -> float:
    """In how many lines a text is said, without end where a word would have to be broken."""
    measure = Measure(font_name=font, font_size=size, bold=bold)
    width -= size * KERNING
    used, line = 0, ""
    for word in text.split("\n"):
        used, line = used + 1, ""
        for part in word.split():
            longer = f"{line} {part}".strip()
            if measure.get_extents(longer)[0] <= width:
                line = longer
            elif measure.get_extents(part)[0] > width:
                return inf
            else:
                used, line = used + 1, part
    return used


@lru_cache(2048)
def width_of(text: str, font: str, size: float) -> float:
    """How wide a text is in one line."""
    return float(Measure(font_name=font, font_size=size).get_extents(text)[0])


def longest(text: str, use: str = LEAST) -> float:
    """How wide the longest word of a text is at the least size of its font: what no shrinking helps against."""
    font = TYPE[use][0]
    return max((width_of(word, font, sp(TYPE[LEAST][1])) for word in text.split()), default=0)


FULL, APART = 1.1, 1.5
"""How large letters may be for the height of their place, where capitals take seven tenths of a line; and what each line more
takes, with some air above and below."""


def sizes(use: str, theme: Any) -> list[float]:
    """The sizes in which something may be said, the chosen one first; never too small to read."""
    told = [(use, scale) for scale in STEPS if scale <= theme.text_scale]
    return [sp(float(theme.size(name, scale)[:-2])) for name, scale in (*told, (LEAST, 1))]


def fitting(text: str, use: str, theme: Any, width: float, lines: float, bold: bool = False, height: float = inf) -> float:
    """The largest size in which it needs no more lines than these, breaks no word, and is not higher than its place."""
    font, tried = TYPE[use][0], sizes(use, theme)
    for size in tried:
        used = lines_of(text, width, font, size, bold)
        if used <= lines and size * (1 + (used - 1) * APART) <= height * FULL:
            return size
    return tried[-1]


@lru_cache(512)
def shortened(text: str, width: float, font: str, size: float) -> str:
    """As much of it as fits in one line, with a sign that there is more."""
    if width_of(text, font, size) <= width:
        return text
    fits = bisect(range(1, len(text)), width, key=lambda length: width_of(cut(text, length), font, size))
    return cut(text, fits) if fits else ""


def cut(text: str, length: int) -> str:
    """The beginning of a text, and a sign that there is more."""
    return f"{text[:length].rstrip(' ,.;:')}…"
