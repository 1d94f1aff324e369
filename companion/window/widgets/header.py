"""The header: menu or back, what this is, who acts, and undo with its name at the right, where the whole end is the target."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Line
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.text import Text
from companion.window.widgets.writing import KERNING, fitting, sizes, width_of

__all__ = ["DueMark", "Header", "PhonesMark", "TakeBack", "Text"]
ICON, GAP, BOX = 24, 8, 20
LEAST = 6
"""Fewer letters of a name tell nobody what it is."""
LITTLE = 3
"""No name ends with a word of so few letters, such as "of" or "des", where the one behind it has no room."""
WHO = "?"
"""What stands there while somebody asks to be let in."""
TICKED = "ticked"
"""What a mark counts where everything is ticked."""
BESIDE, UNDOES, MARK = 150, 64, 48
"""In dp: what stands beside a title and a name, the least that undo takes, and the mark of what is due."""
LETTERS = 24
"""In dp: a narrower name would be no letter at all."""


class Corner(ButtonBehavior, Drawn):
    """A symbol alone, in the corner."""

    depends = ("symbol",)
    symbol = StringProperty("menu")

    def draw(self) -> None:
        self.glyph(self.symbol, ICON, self.x + self.width / 2, self.y + self.height / 2)


class WhoActs(ButtonBehavior, Drawn):
    """Who acts, with the sign of the first player or of a player."""

    depends = ("who", "symbol", "most")
    who = StringProperty()
    symbol = StringProperty("first-player")
    most = NumericProperty(0)
    """How wide the name may be."""

    @staticmethod
    def wide(who: str, most: float, theme: Any) -> float:
        """How wide the name is, as it is said."""
        return width_of(who, "Saira", fitting(who, "small_verb", theme, most, 1)) if who else 0

    def draw(self) -> None:
        if not self.who:
            return
        left, middle = self.x + dp(14), self.y + self.height / 2
        start = left + dp(ICON + 5)
        room = min(self.most, self.right - start)
        if self.wide(self.who, room, self.theme) > room:
            room, start = room + dp(ICON + 5), left  # the name before the sign
        else:
            self.glyph(self.symbol, ICON, left + dp(ICON) / 2, middle)
        if room >= dp(LETTERS):
            self.say(self.who, "small_verb", (start, self.y, room, self.height), cut=True)


class DueMark(ButtonBehavior, Drawn):
    """An open box with how much is due, where no line says what, or a ticked one; a tap leads to the list."""

    depends = ("count",)
    name = "due mark"
    count = StringProperty()

    def draw(self) -> None:
        if not self.count:
            return
        side, middle = dp(BOX), self.y + self.height / 2
        if self.count == TICKED:
            self.glyph("check", BOX, self.x + side / 2, middle, "done")
            self.ink("line")
            Line(rectangle=(self.x, middle - side / 2, side, side), width=dp(0.75))
            return
        self.ink("ink")
        Line(rectangle=(self.x, middle - side / 2, side, side), width=dp(1.25))
        self.say(self.count, "row", (self.x + side + dp(6), self.y, max(1, self.width - side - dp(6)), self.height))


class PhonesMark(ButtonBehavior, Drawn):
    """How many phones are linked; solid while somebody asks to be let in, broken while one is cut off. A tap leads to them."""

    depends = ("count", "phones_state", "state")
    name = "phones mark"
    count = StringProperty()
    phones_state = StringProperty()

    def draw(self) -> None:
        if not self.count:
            return
        asks, middle, high = self.phones_state == "asks", self.y + self.height / 2, dp(34)
        low, wide = middle - high / 2, self.width - dp(2)
        if asks:
            self.block("ink", self.x + dp(4), low, wide - dp(4), high)
        ink = "ground" if asks else "ink"
        self.glyph("link-off" if self.phones_state == "cut" else "link", BOX, self.x + dp(7) + dp(BOX) / 2, middle, ink)
        left = self.x + dp(BOX + 10)
        self.say(WHO if asks else self.count, "row", (left, low, max(1, self.x + wide - left), high), ink)


class TakeBack(ButtonBehavior, Drawn):
    """UNDO over what it takes back; where text is large the number beside it."""

    depends = ("undo", "what", "number", "most", "room")
    undo = StringProperty()
    what = StringProperty()
    number = StringProperty()
    """Of the entry that undo takes back."""
    most = NumericProperty(0)
    """How wide the word may be."""
    room = NumericProperty(0)
    """And how wide what it takes back."""
    least = NumericProperty(0)
    """How wide the word is."""
    fewest = NumericProperty(0)
    """How wide it is all together with its letters as small as they may be."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint_x=None, **kwargs)
        for name in ("undo", "what", "number", "most", "room"):
            self.fbind(name, self._wide)

    def looks_different(self) -> None:
        self._wide()
        super().looks_different()

    def _wide(self, *_: object) -> None:
        size = fitting(self.undo, "legend", self.theme, max(1, self.most), 1)
        self.least = self._in(size)
        self.fewest = dp(ICON + GAP) + max(dp(64), self._in(sp(18)))
        title = 0 if self.theme.big else width_of(self.said(), "Saira", sp(18)) + 1
        self.width = dp(ICON + GAP) + max(dp(64), self.least, title)

    def _in(self, size: float) -> float:
        """How wide the word is in this size."""
        return width_of(self.undo, "Saira", size) + size * KERNING + 1

    def said(self) -> str:
        """The name of what undo takes back, as many whole words as there is room for; the number always."""
        if not self.what or width_of(self.what, "Saira", sp(18)) <= self.room:
            return self.what
        words = self.what.removesuffix(self.number).split()
        while words and width_of(f"{' '.join(words)} {self.number}", "Saira", sp(18)) > self.room:
            words.pop()
            while words and len(words[-1]) <= LITTLE:
                words.pop()
        named = " ".join(words)
        return f"{named} {self.number}".rstrip() if len(named) >= LEAST or not self.number else self.number

    def draw(self) -> None:
        if not self.undo:
            return
        x, y, high = self.x, self.y, self.height
        self.glyph("undo", ICON, x + dp(ICON) / 2, y + high / 2)
        left, wide = x + dp(ICON + GAP), self.width - dp(ICON + GAP)
        if self.theme.big:
            self.say(self.undo, "legend", (left, y, wide, high))
            return
        row, edge = dp(21), dp(3)
        self.say(self.undo, "legend", (left, y + edge + row, wide, high - 2 * edge - row))
        self.figure(self.said(), sp(18), (left, y + edge, wide, row), "ink2", "left", False)


class Header(BoxLayout):
    """Menu or back at the left, what this is, undo with its name at the right: the whole end is the target."""

    __events__ = ("on_left", "on_take_back", "on_who_pressed", "on_mark_pressed", "on_phones_pressed")
    left_symbol = StringProperty("menu")
    full = StringProperty()
    """What this is."""
    brief = StringProperty()
    """The same where there is little room."""
    title = StringProperty()
    who = StringProperty()
    who_symbol = StringProperty("first-player")
    undo = StringProperty()
    mark = StringProperty()
    """How much is due, where only a mark says so."""
    phones = StringProperty()
    """How many phones are linked; "" where none can be."""
    phones_state = StringProperty()
    undo_what = StringProperty()
    number = StringProperty()
    """Of the entry that undo takes back."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("full", "brief", "who", "mark", "phones", "width"):
            self.fbind(name, self._titled)

    def _titled(self, *_: object) -> None:
        """The title at full length where the name of who acts stands whole beside it."""
        theme, least = self.ids.who.theme, sp(18)
        wide = width_of(self.full, "Saira", sizes("row", theme)[0]) + width_of(self.who, "Saira", least) + least * KERNING
        marks = dp(MARK) * (bool(self.mark) + bool(self.phones))
        whole = not self.who or wide <= self.width - dp(BESIDE + UNDOES) - marks
        self.title = self.full if whole and not theme.big else self.brief

    def on_touch_down(self, touch: Any) -> bool:
        """Out of sight it takes no touches; what is only disabled would swallow them."""
        return False if self.disabled else bool(super().on_touch_down(touch))

    def on_left(self) -> None: ...
    def on_take_back(self) -> None: ...
    def on_who_pressed(self) -> None: ...
    def on_mark_pressed(self) -> None: ...
    def on_phones_pressed(self) -> None: ...


load_kv(__file__)
