"""Text by its use: a label, a number, a sentence; size, font and colour follow the theme."""

from __future__ import annotations

from math import inf

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.label import Label

from companion.ui.tokens import TYPE
from companion.ui.widgets import load_kv
from companion.ui.widgets.writing import LEAST, STEPS, lines_of

AS_HIGH = -1


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
