"""Text by its use: a label, a number, a sentence; size, font and colour follow the theme."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import Any

from kivy.app import App
from kivy.core.text import Label as Measure
from kivy.metrics import sp
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.label import Label

from companion.ui.tokens import TYPE
from companion.ui.widgets import load_kv

LEAST = "legend"
"""The smallest use there is."""
AS_HIGH = -1
KERNING = 0.08
"""Words that are laid out one by one are a little wider than the line they are measured as, in parts of their size."""
STEPS = (2.0, 1.75, 1.5, 1.25, 1.0)
"""The scales that are tried from the chosen one down."""


@lru_cache(64)
def numeral(text: str, size: int) -> Any:
    """A texture with a number or a word in it, for widgets that draw themselves."""
    label = Measure(text=text, font_name="Saira", font_size=size)
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


def width_of(text: str, font: str, size: float) -> float:
    """How wide a text is in one line."""
    return float(Measure(font_name=font, font_size=size).get_extents(text)[0])


def longest(text: str, use: str = LEAST) -> float:
    """How wide the longest word of a text is at the least size of its font: what no shrinking helps against."""
    font = TYPE[use][0]
    return max((width_of(word, font, sp(TYPE[LEAST][1])) for word in text.split()), default=0)


class Text(Label):
    use = OptionProperty("body", options=list(TYPE))
    role = StringProperty("ink")
    wraps = BooleanProperty(False)
    fixed = BooleanProperty(False)
    """Its height is given; otherwise it is as high as what it says."""
    lines = NumericProperty(0)
    """How many lines its place has room for: 0 for any, -1 for as many as it is high.

    What would need more, or would break a word, is said smaller, never too small to read.
    """
    scale = NumericProperty(1.0)
    """The setting; kv hands it on, and forgets a widget that is gone."""
    most = NumericProperty(0)
    """How wide it may be where its width follows what it says; 0 where its width is given."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("use", "lines", "text", "width", "most", "scale"):
            self.fbind(name, self._sized)
        self.fbind("height", self._risen)
        self.bind(texture_size=self._fit, size_hint_y=self._fit, fixed=self._fit)
        self._sized()

    def _risen(self, *_: object) -> None:
        if self.lines == AS_HIGH:
            self._sized()

    def _sized(self, *_: object) -> None:
        theme = App.get_running_app().theme
        self.font_name = TYPE[self.use][0]
        for use, scale in (*((self.use, scale) for scale in STEPS if scale <= self.scale), (LEAST, 1)):
            self.font_size = theme.size(use, scale)
            if self.has_room():
                break

    def has_room(self) -> bool:
        """Whether it can be said at this size in the lines it has, without breaking a word."""
        if not (self.lines or self.wraps or self.most) or not self.text:
            return True
        width = self.most or self.width - self.padding[0] - self.padding[2]
        used = lines_of(self.text, width, self.font_name, self.font_size, self.bold)
        if self.lines == AS_HIGH:
            high = self.font_size * 1.58 * (1 + (used - 1) * self.line_height)
            return used < inf and high <= self.height + self.font_size * 0.75
        return used <= (self.lines or (1 if self.most else inf)) and used < inf

    def _fit(self, *_: object) -> None:
        if self.size_hint_y is None and not self.fixed:
            self.height = self.texture_size[1]


load_kv(__file__)
