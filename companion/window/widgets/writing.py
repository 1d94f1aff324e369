"""Writing for widgets that draw themselves: how large a text may be in its place, and the texture of it."""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from math import inf
from typing import Any

from kivy.core.text import Label as Measure
from kivy.core.text.markup import MarkupLabel
from kivy.metrics import sp

from companion.show.tokens import TYPE
from companion.value import value

LEAST = "legend"
"""The smallest use there is."""
KERNING = 0.08
"""Words that are laid out one by one are a little wider than the line they are measured as, in parts of their size."""
STEPS = (2.0, 1.75, 1.5, 1.25, 1.0)
"""The scales that are tried from the chosen one down."""
TIGHT = 0.72
"""Saira's lines stand closer than the font says; B612's do not."""


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
        text=text,
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


@lru_cache(1024)
def broken(text: str, width: float, font: str, size: float, bold: bool) -> str:
    """A text in lines no wider than this; a word that is wider than a line is broken, as a last resort."""
    lines = []
    for paragraph in text.split("\n"):
        line: list[str] = []
        for word in paragraph.split(" "):
            if line and not _room(line, word, width, font, size, bold):
                lines.append(" ".join(line))
                line = []
            if not line and word and width_of(word, font, size, bold) > width:
                *parts, word = _pieces(word, width, font, size, bold)
                lines += parts
            line.append(word)
        lines.append(" ".join(line))
    return "\n".join(lines)


def _room(line: list[str], word: str, width: float, font: str, size: float, bold: bool) -> bool:
    """Whether a line has room for one more word: by its words, each measured once, and as a whole where that is close."""
    words = [*line, word]
    about = sum(width_of(each, font, size, bold) for each in words if each) + width_of(" ", font, size, bold) * len(line)
    if abs(about - width) > 2 * len(words):
        return about < width
    return width_of(" ".join(words), font, size, bold) <= width


def _pieces(word: str, width: float, font: str, size: float, bold: bool) -> list[str]:
    found = []
    while word and width_of(word, font, size, bold) > width:
        length = max(1, bisect(range(1, len(word)), width, key=lambda upto: width_of(word[:upto], font, size, bold)))
        found.append(word[:length])
        word = word[length:]
    return [*found, word]


@lru_cache(1024)
def lines_of(text: str, width: float, font: str, size: float, bold: bool) -> float:
    """In how many lines a text is said, without end where a word would have to be broken."""
    width -= size * KERNING
    if any(width_of(word, font, size, bold) > width for word in text.split()):
        return inf
    return broken(text, width, font, size, bold).count("\n") + 1


@lru_cache(4096)
def width_of(text: str, font: str, size: float, bold: bool = False) -> float:
    """How wide a text is in one line."""
    return float(_measure(font, size, bold).get_extents(text)[0])


@lru_cache(64)
def _measure(font: str, size: float, bold: bool) -> Measure:
    return Measure(font_name=font, font_size=size, bold=bold)


def longest(text: str, use: str = LEAST) -> float:
    """How wide the longest word of a text is at the least size of its font: what no shrinking helps against."""
    font = TYPE[use][0]
    return max((width_of(word, font, sp(TYPE[LEAST][1])) for word in text.split()), default=0)


FULL, APART = 1.1, 1.5
"""How large letters may be for the height of their place, where capitals take seven tenths of a line; and what each line more
takes, with some air above and below."""


@lru_cache
def ladder(use: str, scale: float) -> tuple[tuple[str, float], ...]:
    """What is tried one after the other: this use from the chosen scale down, then smaller ones of its font; never too small to
    read.

    >>> ladder("effect", 1.0)
    (('effect', 1.0), ('verb', 1.0), ('row', 1.0), ('small_verb', 1.0), ('legend', 1.0))
    """
    font, size, _ = TYPE[use]
    below = sorted((-high, name) for name, (kind, high, _) in TYPE.items() if kind == font and TYPE[LEAST][1] <= high < size)
    least = (LEAST, 1.0) if font != TYPE[LEAST][0] else None
    steps = (*((use, each) for each in STEPS if each <= scale), *((name, 1.0) for _, name in below))
    return (*steps, least) if least else steps


def sizes(use: str, theme: Any) -> list[float]:
    """The sizes in which something may be said, the chosen one first."""
    return [sp(float(theme.size(name, scale)[:-2])) for name, scale in ladder(use, theme.text_scale)]


def fitting(text: str, use: str, theme: Any, width: float, lines: float, bold: bool = False, height: float = inf) -> float:
    """The largest size in which it needs no more lines than these, breaks no word, and is not higher than its place."""
    font, tried = TYPE[use][0], sizes(use, theme)
    for size in tried:
        used = lines_of(text, width, font, size, bold)
        if used < inf and used <= lines and size * (1 + (used - 1) * APART) <= height * FULL:
            return size
    return tried[-1]


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
    font = TYPE[use][0]
    size = fitting(text, use, theme, width, lines, bold, height)
    if cut:
        text = shortened(text, width, font, size)
    told = broken(text, width, font, size, bold) if lines > 1 else text
    return Said(written(told, font, size, bold, halign, 1 if font == "B612" else TIGHT, False), text, font, size, bold)


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
