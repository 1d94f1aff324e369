"""Parts of cards that only Aliens has: a roll with its scale, letters of the board, buttons that lead on."""

from __future__ import annotations

from functools import partial
from math import degrees
from typing import Any

from kivy.app import App
from kivy.graphics import Line, Triangle
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.show.pictures.parts import Press
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.drawnpart import DrawnPart
from companion.window.widgets.verb import Small
from companion.window.widgets.writing import sizes, width_of

CELLS = 10
VERDICTS = ("headline", "headline_small", "title", "subtitle", "effect")
PLUS, AT_MOST, MORE = "+", "≤", ">"
RIM, APART = 0.3, 1.5
"""How wide a ring is by its radius, and what parts two cells, in degrees."""
MOST_IN_A_ROW = 4
WIDE = 480
"""From this width in dp on a verdict stands beside the dice."""
STEPS = 64
"""How wide the steps of a dial are, with what parts them from it."""
BESIDE, ALONE = 4, 7
"""So many letters stand beside their place, and so many in a line under it."""
CHIP, GAP = 48, 6


def ring(widget: Drawn, x: float, y: float, radius: float, filled: int, lost: int = 0, back: str = "ground") -> None:
    """Ten cells from twelve, by the outer edge of the ring; filled hits, an empty one is outlined, faint was lost this turn."""
    wide = max(dp(4), radius * RIM)
    middle, step = radius - wide / 2, 360 / CELLS
    for cell in range(CELLS):
        first, last = cell * step + APART, (cell + 1) * step - APART
        widget.ink("ink" if cell < filled else "faint" if cell < filled + lost else "line")
        Line(circle=(x, y, middle, first, last), width=wide / 2, cap="none")
        if cell >= filled:
            edge = degrees(dp(1.25) / middle)
            widget.ink(back)
            Line(circle=(x, y, middle, first + edge, last - edge), width=wide / 2 - dp(1.25), cap="none")


class RollBox(DrawnPart):
    """Die (square) against dial (ring), or die and tokens to a total; the verdict; the scale of ten with its zones."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.fbind("width", self._wider)

    def _wider(self, *_: object) -> None:
        self._high()

    def _dice(self) -> float:
        return float(dp(84 if self.theme.compact or self.theme.big else 112))

    def _judged(self) -> float:
        """How high the verdict is; in a wide place it stands beside the dice."""
        return 0 if self.width > dp(WIDE) else self.large(60 if self.theme.compact else 84)

    def _scale(self) -> float:
        return self.large(78)

    def needed(self) -> float:
        return self._dice() + self._judged() + self._scale() + dp(8)

    def draw(self) -> None:
        told = self.told
        if told is None:
            return
        side, judged, scale = self._dice(), self._judged(), self._scale()
        low, width = self.top - side - dp(4), self.width if judged else min(self.width * (0.5 if told.dial else 0.57), dp(400))
        self._rolled(told, low, side, width)
        if judged:
            self._verdict(told, self.x, low - judged, self.width, judged)
        else:
            self._verdict(told, self.x + width + dp(24), low, self.width - width - dp(24), side)
        self._cells(told, scale)

    def _rolled(self, told: Any, low: float, side: float, width: float) -> None:
        """What the die showed, what it is held against or what is added, and what that makes."""
        self.ink("ink")
        Line(rectangle=(self.x + dp(2), low + dp(1), side - dp(2), side - dp(2)), width=dp(1.5))
        self.say(str(told.roll), "hero", (self.x + dp(2), low, side, side), halign="center")
        right, middle = self.x + width, low + side / 2
        between = (self.x + side, low, width - 2 * side, side)
        if told.dial:
            self.say(AT_MOST if told.roll <= told.good else MORE, "headline", between, "ink2", halign="center")
            ring(self, right - side / 2 - dp(2), middle, side / 2 - dp(2), told.needs)
            self.say(str(told.needs), "headline_small", (right - side - dp(2), low, side, side), halign="center")
            return
        self.say(PLUS, "title", (self.x + side, low, dp(36), side), "ink2", halign="center")
        x = self.x + side + dp(64)
        self.glyph("warrior", 48, x, middle + dp(14))
        self.say(str(told.tokens), "effect", (x - dp(40), middle - dp(44), dp(80), dp(32)), "ink2", halign="center")
        x += dp(44)
        self.ink("ink2")
        Line(points=[x, middle, x + dp(22), middle], width=dp(1))
        Triangle(points=[x + dp(30), middle, x + dp(21), middle + dp(6), x + dp(21), middle - dp(6)])
        self.say(str(told.total), "hero_large", (x + dp(34), low, right - x - dp(38), side), halign="right")

    def _verdict(self, told: Any, x: float, low: float, wide: float, high: float) -> None:
        icon = dp(52) if told.symbol and not self.theme.big else 0
        self.glyph(told.symbol if icon else "", 48, x + dp(24), low + high / 2, told.role)
        left, room = x + icon + dp(8 if icon else 0), wide - icon - dp(8)
        says = self.large(24) if told.says else 0
        use = self.largest(told.verdict, VERDICTS, room, high - says)
        self.say(told.verdict, use, (left, low + says, room, high - says), told.role)
        self.say(told.says, "legend", (left, low + dp(2), room, says), "ink2")

    def _cells(self, told: Any, high: float) -> None:
        wide = self.width / CELLS
        at = min(CELLS, told.total or told.roll)
        top = self.y + high
        words = self.large(24)
        cells = high - words - dp(20)
        for cell in range(1, CELLS + 1):
            box = (self.x + (cell - 1) * wide + dp(1), top - dp(10) - cells, wide - dp(2), cells)
            if cell == at:
                self.block("ink", *box)
            elif cell <= told.good:
                self.block("plate3", *box)
            self.ink("ink" if cell <= told.good or cell == at else "line")
            Line(rectangle=box, width=dp(0.75))
            role = "ground" if cell == at else "ink" if cell <= told.good else "ink2"
            more = cell == CELLS and told.total > CELLS
            self.say(f"{cell}+" if more else str(cell), "legend", box, role, halign="center")
        x = self.x + (at - 0.5) * wide
        self.ink("ink")
        Triangle(points=[x, top - dp(9), x - dp(6), top - dp(1), x + dp(6), top - dp(1)])
        self._zones(told.zones, wide, words)

    def _zones(self, zones: Any, cell: float, high: float) -> None:
        """A dimension line under its cells, and its word, none over the next; a narrow zone takes room from its neighbours."""
        y, least = self.y + high + dp(5), self.x
        for size in sizes("legend", self.theme):
            rests = [width_of(label, "Saira", size) + dp(8) for label, _, _ in zones]
            if sum(rests) <= self.width:
                break
        for number, (label, first, last) in enumerate(zones):
            left, right = self.x + (first - 1) * cell, self.x + last * cell
            self.ink("line")
            Line(points=[left + dp(2), y, right - dp(2), y], width=dp(0.75))
            for x in (left + dp(2), right - dp(2)):
                Line(points=[x, y - dp(4), x, y + dp(4)], width=dp(0.75))
            wide = rests[number]
            most = self.right - sum(rests[number:])
            x = min(max(least, (left + right - wide) / 2), max(least, most))
            self.say(label, "legend", (x, self.y, wide, high), "ink2", halign="center")
            least = x + wide


class Letter(ButtonBehavior, Drawn):
    """One thing on the board by its letter; a new one is solid."""

    depends = ("label", "new", "state")
    name = StringProperty()
    label = StringProperty()
    new = BooleanProperty(False)

    def draw(self) -> None:
        self.plate("ink" if self.new else "plate3" if self.state == "down" else "plate", "line")
        self.say(self.label, "row", (self.x, self.y, self.width, self.height), "ground" if self.new else "ink", halign="center")


class LettersBox(BoxLayout):
    """Where they came in, and a chip of 48 for each: beside it, or under it where there are many or text is large."""

    part = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"size_hint_y": None, "padding": (0, dp(3)), **kwargs})
        self.bind(minimum_height=self.setter("height"), width=lambda *_: self._columns())
        self.caption = Caption(size_hint_y=None)
        self.chips = GridLayout(size_hint=(None, None), spacing=dp(GAP))
        self.chips.bind(minimum_height=self.chips.setter("height"), minimum_width=self.chips.setter("width"))
        self.add_widget(self.caption)
        self.add_widget(self.chips)

    def show(self, told: Any, new: bool) -> None:
        app = App.get_running_app()
        beside = len(told.chips) <= BESIDE and not app.theme.big
        self.orientation = "horizontal" if beside else "vertical"
        self.caption.height = dp(48 if beside else 22 if app.theme.compact else 26)
        self._columns()
        self.caption.told = told
        self.chips.clear_widgets()
        for label, leads, fresh in told.chips:
            chip = Letter(label=label, name=leads, new=fresh, size_hint=(None, None), size=(dp(CHIP), dp(CHIP)))
            chip.bind(on_release=lambda _, leads=leads: app.over(leads))
            self.chips.add_widget(chip)
        self._columns()

    def _columns(self) -> None:
        """As many letters in a line as there is room for."""
        fits = max(1, int((self.width + dp(GAP)) // dp(CHIP + GAP)))
        most = BESIDE if self.orientation == "horizontal" else min(ALONE, fits)
        self.chips.cols = max(1, min(most, len(self.chips.children)))


class Caption(Drawn):
    depends = ("told",)
    told = ObjectProperty(None, allownone=True)

    def draw(self) -> None:
        if self.told is not None:
            self.glyph(self.told.symbol, 24, self.x + dp(12), self.y + self.height / 2)
            self.say(self.told.label, "legend", (self.x + dp(32), self.y, self.width - dp(32), self.height))


def pressed(app: Any, button: Any, _: object) -> None:
    """What a button of a card does: an intent, or a choice before one."""
    if isinstance(button, Press):
        app.act(button.intent, **button.parameters)
    else:
        app.over(button.leads)


class PressesBox(GridLayout):
    """Buttons that lead to a choice, or do something at once; in one row where their words have room."""

    part = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"cols": 2, "size_hint_y": None, "spacing": dp(8), "padding": (0, dp(6)), **kwargs})
        self.bind(minimum_height=self.setter("height"), width=lambda *_: self._columns())

    def _columns(self) -> None:
        """All in one row, or two a row."""
        count = len(self.children)
        room = (self.width - dp(8) * (count - 1)) / max(1, count) - dp(14)
        fits = all(width_of(each.label, "Saira", sp(18)) <= room for each in self.children)
        self.cols = count if fits and MOST_IN_A_ROW >= count > 2 else 2

    def show(self, told: Any, new: bool) -> None:
        self.clear_widgets()
        app = App.get_running_app()
        for each in told.buttons:
            button = Small(label=each.label, symbol=each.symbol, name=each.name, size_hint_y=None, height=dp(52))
            button.bind(on_release=partial(pressed, app, each))
            self.add_widget(button)
        self._columns()


class DialBox(ButtonBehavior, Drawn):
    """One aim dial: name, rank or what has become of them, ten cells, the number in the middle. A tap asks what they do."""

    depends = ("told", "state")
    told = ObjectProperty(None, allownone=True)
    name = StringProperty()

    def draw(self) -> None:
        told = self.told
        if told is None:
            return
        back = "plate3" if told.acts or self.state == "down" else "plate"
        self.plate(back, "ink" if told.acts else "line", 2 if told.acts else 1.5)
        line, edge, right = dp(32), dp(10), self.right - dp(10)
        y = self.top - line / 2 - dp(6)
        mark = self._mark(told, right, y, line)
        self.say(told.name, "row", (self.x + edge, y - line / 2, right - self.x - edge - mark, line), told.role, cut=True)
        room = self.height - line - dp(14)
        radius = min(room, self.width - dp(STEPS) - 2 * edge) / 2 - dp(2)
        x, y = self.x + edge + radius, self.y + dp(6) + room / 2
        ring(self, x, y, radius, told.dial, max(0, told.aim - told.dial), back)
        self.say(str(told.dial), "title", (x - radius, y - radius, 2 * radius, 2 * radius), halign="center")
        left = x + radius + dp(14)
        wide = self.right - dp(STEPS) - left - dp(6)
        for number, (label, value) in enumerate(told.numbers if wide >= dp(64) else ()):
            self.say(f"{label} {value}", "legend", (left, y + dp(14) - number * dp(26), wide, dp(24)), "ink2")

    def _mark(self, told: Any, right: float, y: float, high: float) -> float:
        """Rank, or a word, at the right of the name; how much room it takes."""
        if told.word:
            wide = dp(64)
            self.say(told.word, "legend", (right - wide, y - high / 2, wide, high), told.role, halign="right", cut=True)
            return wide + dp(6)
        if told.rank:
            self.glyph(f"chevron-{told.rank}", 24, right - dp(12), y, told.role)
        return dp(28) if told.rank else 0
