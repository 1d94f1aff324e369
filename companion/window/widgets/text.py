"""Text by its use: a label, a number, a sentence; size, font and colour follow the theme.

Kivy's own label keeps some sixty properties and binds most of them, for each of the hundred texts on a screen. This one keeps
what we use, draws one texture, and shares it with every text that says the same in the same size.
"""

from __future__ import annotations

from math import inf
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, OptionProperty, StringProperty, VariableListProperty
from kivy.uix.widget import Widget

from companion.show.tokens import TYPE
from companion.window.widgets.writing import KERNING, TIGHT, broken, lines_of, marked, shortened, sizes, written

AS_HIGH = -1
AS_WIDE = [-1, -1]
"""As wide as its place where it has one, and as high as it needs."""


class Text(Widget):
    text = StringProperty()
    use = OptionProperty("body", options=list(TYPE))
    role = StringProperty("ink")
    bold = BooleanProperty(False)
    halign = StringProperty("left")
    markup = BooleanProperty(False)
    strikethrough = BooleanProperty(False)
    shorten = BooleanProperty(False)
    """Cut off where there is too little room, in one line or in as many as it has."""
    line_height = NumericProperty(0)
    """0 as its font has it."""
    padding = VariableListProperty([0, 0, 0, 0])
    text_size = ListProperty(AS_WIDE)
    texture_size = ListProperty([0, 0])
    font_size = NumericProperty(1)
    wraps = BooleanProperty(False)
    fixed = BooleanProperty(False)
    """Its height is given; otherwise it is as high as what it says."""
    lines = NumericProperty(0)
    """How many lines its place has room for: 0 for any, -1 for as many as it is high.

    What would need more, or would break a word, is said smaller, never too small to read.
    """
    most = NumericProperty(0)
    """How wide it may be where its width follows what it says; 0 where its width is given."""

    def __init__(self, **kwargs: Any) -> None:
        kwargs.setdefault("size_hint_y", None)
        self._padded = True
        super().__init__(**kwargs)
        self.theme = App.get_running_app().theme
        with self.canvas:
            self._tint = Color(*getattr(self.theme, self.role))
            self._ink = Rectangle(size=(0, 0))
        self._again = Clock.create_trigger(self._anew, -1)
        for name in (
            "text",
            "use",
            "bold",
            "halign",
            "markup",
            "strikethrough",
            "shorten",
            "line_height",
            "padding",
            "text_size",
            "lines",
            "most",
            "wraps",
            "width",
            "size_hint_x",
            "size_hint_y",
            "fixed",
        ):
            self.fbind(name, self._again)
        self.fbind("height", self._risen)
        self.fbind("pos", self._placed)
        self.fbind("role", self._tinted)
        self.theme.watch(self)
        self._anew()

    @property
    def box(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Where its lines stand, with the air around them: in the middle of its place."""
        wide, high = self.texture_size
        return (self.x + (self.width - wide) / 2, self.y + (self.height - high) / 2), (wide, high)

    @property
    def ink(self) -> tuple[Any, Any]:
        """Where there are letters, and how large that is."""
        return self._ink.pos, self._ink.size

    @property
    def font_name(self) -> str:
        return TYPE[self.use][0]

    @property
    def spread(self) -> float:
        """How far its lines stand apart."""
        return self.line_height or (1 if self.font_name == "B612" else TIGHT)

    # -- what changes ----------------------------------------------------------------------------

    def looks_different(self) -> None:
        """The theme has changed."""
        self._tinted()
        self._again()

    def _tinted(self, *_: object) -> None:
        self._tint.rgba = getattr(self.theme, self.role)

    def _risen(self, *_: object) -> None:
        if self.lines == AS_HIGH or self.text_size[1] is not None:
            self._again()
        self._placed()

    def _placed(self, *_: object) -> None:
        """The letters in their box; Kivy's own centre may still be that of the place before."""
        (x, y), (wide, high) = self.box
        left, top, right, low = self.padding if self._padded else (0, 0, 0, 0)
        across, up = self._ink.size
        at = {"left": 0.0, "center": 0.5, "right": 1.0}[self.halign]
        self._ink.pos = round(x + left + (wide - left - right - across) * at), round(y + low + (high - top - low - up) / 2)

    def _anew(self, *_: object) -> None:
        """Size, texture, and the height that follows from it."""
        for size in sizes(self.use, self.theme):
            self.font_size = size
            if self.has_room():
                break
        (wide, high), pads = self.room, self.padding
        made = self._written(wide) if self.text else None
        size = (0, 0) if made is None else made.size
        self._ink.texture, self._ink.size, self._padded = made, size, not self.markup
        if made is None:
            self.texture_size = [0, 0 if self.wraps else pads[1] + pads[3]]
        elif self.markup:
            self.texture_size = list(size)
        else:
            self.texture_size = [wide or size[0] + pads[0] + pads[2], high or size[1] + pads[1] + pads[3]]
        if self.size_hint_y is None and not self.fixed:
            self.height = self.texture_size[1]
        self._placed()

    def _written(self, wide: float | None) -> Any:
        """Its texture: lines as they are broken, or cut off in one, or as Kivy writes them where there are marks in the text."""
        font, size, said = self.font_name, self.font_size, self.text
        if self.markup:
            return marked(said, font, size, self.bold, self.room, self.halign, self.spread, tuple(self.padding), self.shorten)
        if wide:
            room = max(1, wide - self.padding[0] - self.padding[2])
            if self.shorten:
                said = shortened(said.replace("\n", " "), room - size * KERNING, font, size, max(1, int(self.lines)))
            if self.lines or not self.shorten:
                said = broken(said, room, font, size, self.bold)
        return written(said, font, size, self.bold, self.halign, self.spread, self.strikethrough) if said else None

    @property
    def room(self) -> tuple[float | None, float | None]:
        """Where its lines are broken, and how high it may be; None where it is as wide or as high as it needs."""
        if self.text_size != AS_WIDE:
            return self.text_size[0], self.text_size[1]
        return (self.width, None) if self.wraps or self.size_hint_x is not None else (None, None)

    def has_room(self) -> bool:
        """Whether it can be said at this size in the lines it has, without breaking a word."""
        if not (self.lines or self.wraps or self.most) or not self.text:
            return True
        width = self.most or self.width - self.padding[0] - self.padding[2]
        used = lines_of(self.text, width, self.font_name, self.font_size, self.bold)
        if self.shorten:
            return used < inf
        if self.lines == AS_HIGH:
            high = self.font_size * 1.58 * (1 + (used - 1) * self.spread)
            return used < inf and high <= self.height + self.font_size * 0.75
        return used <= (self.lines or (1 if self.most else inf)) and used < inf
