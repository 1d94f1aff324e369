"""Writing for widgets that draw themselves: the texture of a text. How large it may be and where it breaks is not decided here,
but by the fonts' own advances, for this paper and any other."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import Any

from kivy.core.text import Label as Measure
from kivy.core.text.markup import MarkupLabel
from kivy.metrics import Metrics, dp

from companion.show import writing
from companion.show.tokens import TYPE
from companion.show.writing import KERNING, TIGHT, broken, lines_of, shortened, width_of
from companion.value import value

__all__ = ["KERNING", "TIGHT", "broken", "lines_of", "shortened", "width_of"]
"""What others take from here, and is told there."""


@value
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


@value
class Said:
    """A text set in type, before it has a place."""

    texture: Any
    text: str
    font: str
    size: float
    bold: bool


def numeral(text: str, size: int) -> Any:
    """A texture with a number or a word in it."""
    return written(text, "Saira", size, False, "left", TIGHT, False)


@lru_cache(1024)
def written(text: str, font: str, size: float, bold: bool, halign: str, spread: float, strikethrough: bool) -> Any:
    """Lines as they are broken, no wider than they need: the same lines at the same size are drawn once, wherever they stand."""
    text = writing.readable(text, font, bold)
    label = Measure(
        text=text, font_name=font, font_size=size, bold=bold, halign=halign, line_height=spread, strikethrough=strikethrough
    )
    label.refresh()
    return label.texture


@lru_cache(256)
def marked(
    text: str,
    font: str,
    size: float,
    bold: bool,
    room: tuple[float | None, float | None],
    halign: str,
    spread: float,
    padding: tuple[float, ...],
    shorten: bool,
) -> Any:
    """A text with marks in it, as wide as its place: marks are Kivy's to read, and so are its lines."""
    label = MarkupLabel(
        text=writing.readable(text, font, bold),
        font_name=font,
        font_size=size,
        bold=bold,
        text_size=room,
        halign=halign,
        valign="middle",
        line_height=spread,
        padding=padding,
        shorten=shorten,
        shorten_from="right",
        markup=True,
    )
    label.refresh()
    return label.texture


def longest(text: str) -> float:
    """How wide the longest word of a text is at the least size of its font: what no shrinking helps against."""
    return float(dp(writing.longest(text) * Metrics.fontscale))


def sizes(use: str, theme: Any) -> list[float]:
    """The sizes in which something may be said, the chosen one first."""
    return [dp(size) for size in writing.sizes(use, theme.form)]


def open_font(use: str, theme: Any) -> None:
    """What is written first in a size waits for its font; from now on nothing does in the size of this use."""
    Measure(font_name=TYPE[use][0], font_size=sizes(use, theme)[0]).get_extents("0")


def fitting(text: str, use: str, theme: Any, width: float, lines: float, bold: bool = False, height: float = inf) -> float:
    """The largest size in which it needs no more lines than these, breaks no word, and is not higher than its place."""
    density = Metrics.density
    return float(dp(writing.fitting(text, use, theme.form, width / density, lines, bold, height / density)))


def set_type(
    text: str,
    use: str,
    theme: Any,
    width: float,
    lines: float = 1,
    bold: bool = False,
    height: float = inf,
    cut: bool = False,
    halign: str = "left",
) -> Said:
    """A text as large as it fits into so many lines of this width."""
    density = Metrics.density
    made = writing.set_type(text, use, theme.form, width / density, lines, bold, height / density, cut)
    size = dp(made.size)
    return Said(
        written("\n".join(made.lines), made.font, size, bold, halign, made.spread, False), made.text, made.font, size, bold
    )
