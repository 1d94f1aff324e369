"""How large a text may be in its place, and where its lines break: by the fonts' own advances, on every paper alike.

All lengths are of one unit, whichever; sizes are told in dp.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from math import inf
from typing import Any

from companion.show.advance import ADVANCES, FIRST, HEIGHTS
from companion.show.tokens import TYPE
from companion.value import value

LEAST = "legend"
"""The smallest use there is."""
KERNING = 0.08
"""Words that are laid out one by one are a little wider than the line they are measured as, in parts of their size."""
STEPS = (2.0, 1.75, 1.5, 1.25, 1.0)
"""The scales that are tried from the chosen one down."""
FULL, LARGE = 20, 36
"""Up to 20 sp text follows its setting in full, up to 36 it grows by half of it, above as the room allows."""
BIG = 1.5
"""From this scale on, what only helps gives way to the text."""
MOST = 1.6
"""Rows grow with their text up to this."""
TIGHT = 0.72
"""Saira's lines stand closer than the font says; B612's do not."""
TALL, APART = 1.1, 1.5
"""How large letters may be for the height of their place, where capitals take seven tenths of a line; and what each line more
takes, with some air above and below."""
HINTED = 1.015
"""A paper that sets each letter on whole pixels takes so much more for a line at the worst."""
PIXEL = 0.5
"""A line is as high as whole pixels make it."""
UNSEEN = "MC"
"""Accents that no letter took up, and what only joins others, by the first letter of their category."""
SIGN = "•"
"""What stands for letters that no font of ours has."""


@value
class Format:
    """The screen that something is drawn for, and how large its letters are."""

    scale: float = 1.0
    """Of all text, as it was chosen."""
    fonts: float = 1.0
    """Of all text, as the system has it."""
    compact: bool = False
    """A small phone: what is not needed at every glance folds away."""
    wide: bool = False
    """In landscape."""
    tablet: bool = False

    @property
    def big(self) -> bool:
        return self.scale >= BIG

    @property
    def tight(self) -> bool:
        """Text so large for this screen that results have no room on the table."""
        return self.big or (self.compact and self.scale > 1)

    @property
    def beside(self) -> bool:
        """Windows of the strip stand two by two, their words beside their signs."""
        return self.wide or self.big

    def large(self, height: float) -> float:
        """A height, higher where text is large."""
        return height * max(1.0, min(MOST, self.fonts))


def size_of(use: str, scale: float) -> float:
    """The size of a text by its use, in sp.

    >>> size_of("legend", 2.0), size_of("row", 2.0), size_of("hero", 2.0)
    (36.0, 34.1, 72.0)
    """
    size = float(TYPE[use][1])
    return size if size > LARGE else size * (scale if size <= FULL else 1 + (scale - 1) * 0.55)


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


@lru_cache
def sizes(use: str, form: Format) -> tuple[float, ...]:
    """The sizes in dp in which something may be said, the chosen one first."""
    return tuple(size_of(name, scale) * form.fonts for name, scale in ladder(use, form.scale))


def _holds(font: str, bold: bool, character: str) -> int:
    """How far a font advances for a character; 0 where it has none."""
    dense, rest = ADVANCES[font, bold]
    at = ord(character) - FIRST
    return dense[at] if 0 <= at < len(dense) else rest.get(character, 0)


@lru_cache(1024)
def readable(text: str, font: str, bold: bool = False) -> str:
    """A text as this font can write it: one plain sign stands for letters in a row that it has not.

    >>> readable("Łukasz, Иван, 李雷 🙂", "B612")
    'Łukasz, Иван, • •'
    """
    if text.isascii() or all(_holds(font, bold, each) or each == "\n" for each in text):
        return text
    from unicodedata import category, normalize  # when somebody has such a name: a start need not wait for it

    said = ""
    for each in normalize("NFC", text):
        if each == "\n" or _holds(font, bold, each):
            said += each
        elif each.isspace():
            said += " "
        elif category(each)[0] not in UNSEEN and said[-1:] != SIGN:
            said += SIGN
    return said


@lru_cache(4096)
def _parts(text: str, font: str, bold: bool) -> int:
    """How wide a text is in one line, in thousandths of its size."""
    return sum(_holds(font, bold, each) for each in readable(text, font, bold))


def width_of(text: str, font: str, size: float, bold: bool = False) -> float:
    """How wide a text is in one line."""
    return _parts(text, font, bold) * size * HINTED / 1000


def longest(text: str, use: str = LEAST) -> float:
    """How wide the longest word of a text is at the least size of its font, in sp: what no shrinking helps against."""
    font = TYPE[use][0]
    return max((width_of(word, font, TYPE[LEAST][1]) for word in text.split()), default=0)


@lru_cache(1024)
def broken(text: str, width: float, font: str, size: float, bold: bool) -> str:
    """A text in lines no wider than this; a word that is wider than a line is broken, as a last resort."""
    lines, gap = [], width_of(" ", font, size, bold)
    for paragraph in text.split("\n"):
        line: list[str] = []
        filled = 0.0
        for word in paragraph.split(" "):
            wide = width_of(word, font, size, bold)
            if line and filled + gap + wide > width:
                lines.append(" ".join(line))
                line = []
            if not line and wide > width:
                *parts, word = _pieces(word, width, font, size, bold)
                lines += parts
                wide = width_of(word, font, size, bold)
            filled = filled + gap + wide if line else wide
            line.append(word)
        lines.append(" ".join(line))
    return "\n".join(lines)


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


def fitting(text: str, use: str, form: Format, width: float, lines: float, bold: bool = False, height: float = inf) -> float:
    """The largest size in dp in which it needs no more lines than these, breaks no word, and is not higher than its place."""
    font, tried = TYPE[use][0], sizes(use, form)
    for size in tried:
        used = lines_of(text, width, font, size, bold)
        if used < inf and used <= lines and size * (1 + (used - 1) * APART) <= height * TALL:
            return size
    return tried[-1]


@lru_cache(512)
def shortened(text: str, width: float, font: str, size: float, lines: int = 1) -> str:
    """As much of it as fits in so many lines, with a sign that there is more.

    >>> shortened("Time moves from 10 to 9, and S3 goes dark.", 200, "B612", 18)
    'Time moves from 10…'
    >>> shortened("Time moves from 10 to 9, and S3 goes dark.", 200, "B612", 18, 2)
    'Time moves from 10 to 9, and S3 goes da…'
    """

    def over(said: str) -> bool:
        """Whether it takes more than its place."""
        if lines == 1:
            return width_of(said, font, size) > width
        return broken(said, width, font, size, False).count("\n") >= lines

    if not over(text):
        return text
    fits = bisect(range(1, len(text)), False, key=lambda length: over(cut(text, length)))
    return cut(text, fits) if fits else ""


def cut(text: str, length: int) -> str:
    """The beginning of a text, and a sign that there is more."""
    return f"{text[:length].rstrip(' ,.;:')}…"


@value
class SetText:
    """A text as it is written: its lines, its font, and how large it is."""

    text: str
    lines: tuple[str, ...]
    font: str
    size: float
    bold: bool

    @property
    def spread(self) -> float:
        """How far its lines stand apart, in parts of what the font says."""
        return 1 if self.font == "B612" else TIGHT

    @property
    def high(self) -> float:
        """How high its lines are, with the air that the font has around them."""
        above, below = HEIGHTS[self.font, self.bold]
        line = self.size * (above + below) / 1000 + PIXEL
        return line * (1 + (len(self.lines) - 1) * self.spread)

    @property
    def width(self) -> float:
        return max(width_of(line, self.font, self.size, self.bold) for line in self.lines)


def set_type(
    text: str, use: str, form: Format, width: float, lines: float = 1, bold: bool = False, height: float = inf, cut: bool = False
) -> SetText:
    """A text as large as it fits into so many lines of this width."""
    font: Any = TYPE[use][0]
    size = fitting(text, use, form, width, lines, bold, height)
    if cut:
        text = shortened(text, width, font, size)
    in_lines = broken(text, width, font, size, bold) if lines > 1 else text
    return SetText(text, tuple(in_lines.split("\n")), font, size, bold)


def largest(text: str, uses: tuple[str, ...], form: Format, width: float, height: float) -> str:
    """The first of these sizes in which a text stands in one line of its place; the last one where none does."""
    for use in uses:
        if fitting(text, use, form, width, 1, height=height) == sizes(use, form)[0]:
            return use
    return uses[-1]
