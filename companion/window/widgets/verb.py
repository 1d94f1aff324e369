"""Buttons: the verb with its icon cell, the one act with its end cap, and the small ones of the second row."""

from __future__ import annotations

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.held import Held
from companion.window.widgets.writing import KERNING, fitting, lines_of, sizes, width_of

__all__ = ["Act", "Hold", "MovesOn", "Small", "VerbButton"]
CELL, NARROW, NONE = 58, 46, 16
"""The width of an icon cell in dp: usual, on a small phone, and where the words need its room."""
CAP = 44
TWO_LINES = 48
"""The least room for two lines, in sp."""


class High(Drawn):
    """A button as high as its kind is on this screen. A place that wants another height says so in `tall`: a `height` there would
    be lost as soon as the screen becomes another one."""

    tall = NumericProperty(-1)


class Iconed(High):
    """A symbol in its cell, and words in up to two lines beside it; for the left hand the other way round."""

    def words(self, label: str, symbol: str, ink: str, icon_ink: str) -> None:
        theme, x, y, wide, high = self.theme, self.x, self.y, self.width, self.height
        cell, gap = dp(NARROW if theme.compact else CELL), dp(4 if theme.compact else 8)
        bare = theme.big or lines_of(label, wide - cell - gap, "Saira", sizes("verb", theme)[-1], False) > 2
        cell = dp(NONE) if bare else cell
        if not bare:
            self.glyph(symbol, 36, x + wide - cell / 2 if theme.left_hand else x + cell / 2, y + high / 2, icon_ink)
        left = x + gap if theme.left_hand else x + cell
        self.say(label, "verb", (left, y, wide - cell - gap, high), ink, 2, "right" if theme.left_hand else "left")


class VerbButton(ButtonBehavior, Iconed):
    """A verb: never changes its place or its meaning. Locked for a moment after a draw."""

    depends = ("label", "symbol", "locked", "grey", "state")
    name = StringProperty()
    label = StringProperty()
    symbol = StringProperty()
    locked = BooleanProperty(False)
    grey = BooleanProperty(False)
    """The rules refuse it now; pressed all the same, it says why."""

    def on_touch_down(self, touch: object) -> bool:
        return False if self.locked else bool(super().on_touch_down(touch))

    def draw(self) -> None:
        down, dim = self.state == "down", self.locked or self.grey or self.disabled
        fill = "" if self.locked else "plate3" if down else "plate2"
        self.plate(fill, "faint" if dim else "ink" if down else "line", 2 if down else 1.5, "lock_hatch" if self.locked else "")
        ink = "ink2" if dim else "ink"
        self.words(self.label, self.symbol, ink, ink)


class Hold(Held, Iconed):
    """An act that feels irreversible: held while a bar fills. No question afterwards."""

    depends = ("label", "symbol", "colour", "grey", "filled")
    label = StringProperty()
    symbol = StringProperty()
    colour = StringProperty("warn")
    grey = BooleanProperty(False)
    """The rules refuse it now; held all the same, it says why."""

    def on_tapped(self) -> None:
        app = App.get_running_app()
        app.notice = app.say("Hold it down until it is full.")
        app.refresh()

    def draw(self) -> None:
        self.plate("plate3" if self.filled else "plate2", "faint" if self.grey else self.colour)
        self.words(self.label, self.symbol, "ink2" if self.grey else "ink", "ink2" if self.grey else self.colour)
        if self.filled:
            self.block(self.colour, self.x + dp(2), self.y + dp(2), (self.width - dp(4)) * self.filled, dp(6))


class Capped(High):
    """A plate with a solid end cap: the game moves on."""

    def capped(self, still: bool) -> tuple[float, float, str, str]:
        """Drawn but for its words; where they begin, how much room they have, their ink and their side."""
        x, y, wide, high, left_hand = self.x, self.y, self.width, self.height, self.theme.left_hand
        border = "faint" if self.disabled else "line" if still else "ink"
        self.plate("plate2" if still else "plate3", border, 1.5 if self.quiet else 2)
        cap = x + dp(1) if left_hand else x + wide - dp(CAP) - dp(1)
        self.block("plate3" if self.quiet else "ink", cap, y + dp(1), dp(CAP), high - dp(2))
        self.glyph(self.symbol, 36 if self.quiet else 24, cap + dp(CAP) / 2, y + high / 2, "ink" if self.quiet else "ground")
        left = cap + dp(CAP) + dp(8) if left_hand else x + dp(16)
        return left, wide - dp(CAP + 24), "ink2" if self.disabled else "ink", "right" if left_hand else "left"


class Act(ButtonBehavior, Capped):
    """The game moves on: one a screen at most."""

    depends = ("label", "symbol", "quiet", "state")
    name = StringProperty()
    label = StringProperty()
    symbol = StringProperty("next")
    quiet = BooleanProperty(False)
    large = BooleanProperty(False)
    """It stands alone, where everything that moves on stands."""

    def draw(self) -> None:
        left, room, ink, align = self.capped(self.quiet and self.state == "normal")
        self.say(self.label, "verb", (left, self.y, room, self.height), ink, 2, align)


class MovesOn(Held, Capped):
    """The one button that moves on. While something is left it names that, and a tap does what it says; held it moves on."""

    depends = ("caption", "label", "symbol", "quiet", "filled")
    name = StringProperty()
    caption = StringProperty()
    """How much is left, or what holding does."""
    label = StringProperty()
    symbol = StringProperty("next")
    quiet = BooleanProperty(False)
    large = BooleanProperty(False)

    def draw(self) -> None:
        x, y, wide, high = self.x, self.y, self.width, self.height
        left, room, ink, align = self.capped(self.quiet and not self.filled)
        over = min(high * 0.36, sp(24)) if self.caption else 0
        air = dp(6) if over else 0
        if over:
            self.say(self.caption, "legend", (left, y + high - over - air, room, over), "ink2", halign=align, cut=True)
        rest = high - over - air
        lines = 2 if not over or rest >= sp(TWO_LINES) else 1
        self.say(self.label, "verb", (left, y + air / 2, room, rest), ink, lines, align, cut=lines == 1)
        if self.filled and self.caption:
            self.block("warn", x + dp(2), y + dp(2), (wide - dp(4)) * self.filled, dp(6))


class Small(ButtonBehavior, Drawn):
    """A button of the second row, a chip, or one of several of which one is chosen."""

    depends = ("label", "symbol", "chosen", "border", "state")
    name = StringProperty()
    label = StringProperty()
    symbol = StringProperty()
    chosen = BooleanProperty(False)
    border = StringProperty("line")

    def draw(self) -> None:
        x, y, wide, high = self.x, self.y, self.width, self.height
        on = self.state == "down" or self.chosen
        self.plate("plate3" if on else "ground", "ink" if on else self.border, 3 if self.chosen else 1.5)
        ink = "ink2" if self.disabled else "ink"
        bare = bool(self.label) and width_of(self.label, "Saira", sp(18)) > wide - dp(43)
        icon = dp(24) if self.symbol and not bare else 0
        gap = dp(7) if icon and self.label else 0
        room = wide - dp(12) - icon - gap
        size = fitting(self.label, "small_verb", self.theme, room, 1)
        said = min(room, width_of(self.label, "Saira", size) + size * KERNING + 1) if self.label else 0
        left = x + (wide - icon - gap - said) / 2
        if icon:
            self.glyph(self.symbol, 24, left + icon / 2, y + high / 2, ink)
        self.say(self.label, "small_verb", (left + icon + gap, y, said, high), ink, cut=True)


load_kv(__file__)
