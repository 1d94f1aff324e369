"""Text by its use: a label, a number, a sentence; size, font and colour follow the theme."""

from __future__ import annotations

from functools import lru_cache
from math import inf

from kivy.app import App
from kivy.core.text import Label as Measure
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.label import Label

from companion.ui.tokens import TYPE
from companion.ui.widgets import load_kv

LEAST = "legend"
"""The smallest use there is."""


@lru_cache(1024)
def lines_of(text: str, width: float, font: str, size: float, bold: bool) -> float:
    """In how many lines a text is said, without end where a word would have to be broken."""
    measure = Measure(font_name=font, font_size=size, bold=bold)
    used, line = 1, ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if measure.get_extents(longer)[0] <= width:
            line = longer
        elif measure.get_extents(word)[0] > width:
            return inf
        else:
            used, line = used + 1, word
    return used


class Text(Label):
    use = OptionProperty("body", options=list(TYPE))
    role = StringProperty("ink")
    wraps = BooleanProperty(False)
    fixed = BooleanProperty(False)
    """Its height is given; otherwise it is as high as what it says."""
    lines = NumericProperty(0)
    """How many lines its place has room for, 0 for any; what would need more is said smaller, never too small to read."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        theme = App.get_running_app().theme
        theme.bind(text_scale=self._sized, mono=self._sized)
        for name in ("use", "role", "lines", "text", "width"):
            self.fbind(name, self._sized)
        self.bind(texture_size=self._fit)
        self._sized()

    def _sized(self, *_: object) -> None:
        theme = App.get_running_app().theme
        self.font_name = TYPE[self.use][0]
        for use, scale in (self.use, theme.text_scale), (self.use, 1), (LEAST, 1):
            self.font_size = theme.size(use, scale)
            if self.has_room():
                break
        self.color = getattr(theme, self.role)

    def has_room(self) -> bool:
        """Whether it can be said at this size in the lines it has, without breaking a word."""
        if not self.lines:
            return True
        return lines_of(self.text, self.width, self.font_name, self.font_size, self.bold) <= self.lines

    def _fit(self, *_: object) -> None:
        if self.size_hint_y is None and not self.fixed:
            self.height = self.texture_size[1]


load_kv(__file__)
