"""Parts of cards that only Aliens has: a roll with its scale, letters of the board, buttons that lead on."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.app import App
from kivy.graphics import Line, Triangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.ui.pictures.parts import Press
from companion.ui.widgets.drawn import Drawn
from companion.ui.widgets.drawnpart import DrawnPart
from companion.ui.widgets.verb import Small

CELLS = 10
NARROW = 160
"""A dial that is less wide stands alone, without the other numbers."""
BESIDE, ALONE = 4, 6
"""So many letters stand beside their place, and so many in a line under it."""


def ring(widget: Drawn, x: float, y: float, radius: float, filled: int, lost: int = 0) -> None:
    """Ten cells from twelve; filled hits, dashed was lost this turn."""
    step = 360 / CELLS
    for cell in range(CELLS):
        on = cell < filled
        widget.ink("ink" if on else "faint" if cell < filled + lost else "line")
        Line(circle=(x, y, radius, cell * step + 2, (cell + 1) * step - 2), width=dp(5 if on else 2.5), cap="none")


class RollBox(DrawnPart):
    """Die (square) against dial (ring), or die and tokens to a total; below them the scale."""

    def needed(self) -> float:
        return float(dp(176 if self.theme.compact else 224))

    def draw(self) -> None:
        told = self.told
        if told is None:
            return
        scale = dp(78)
        side = min(dp(112), self.height - scale - dp(12), self.width * 0.3)
        low = self.y + scale + (self.height - scale - side) / 2
        middle = low + side / 2
        self.ink("ink")
        Line(rectangle=(self.x + dp(2), low, side, side), width=dp(1))
        self.say(str(told.roll), "hero", (self.x + dp(2), low, side, side), halign="center")
        if told.dial:
            self.say("≤", "title", (self.x + side, low, self.width - 2 * side, side), "ink2", halign="center")
            x = self.right - side / 2 - dp(2)
            ring(self, x, middle, side / 2 - dp(6), told.needs)
            self.say(str(told.needs), "title", (x - side / 2, low, side, side), halign="center")
        else:
            self.say(f"+ {told.tokens}", "title", (self.x + side, low, (self.width - 2 * side), side), "ink2", halign="center")
            self.say(str(told.total), "hero_large", (self.right - side, low, side, side), halign="center")
        self._scale(told, scale)

    def _scale(self, told: Any, high: float) -> None:
        wide = self.width / CELLS
        at = min(CELLS, told.total or told.roll)
        top = self.y + high
        for cell in range(1, CELLS + 1):
            box = (self.x + (cell - 1) * wide + dp(1), top - dp(46), wide - dp(2), dp(34))
            if cell == at:
                self.block("ink", *box)
            elif cell <= told.good:
                self.block("plate3", *box)
            self.ink("ink" if cell <= told.good or cell == at else "line")
            Line(rectangle=box, width=dp(0.75))
            self.say(
                str(cell), "legend", box, "ground" if cell == at else "ink" if cell <= told.good else "ink2", halign="center"
            )
        x = self.x + (at - 0.5) * wide
        self.ink("ink")
        Triangle(points=[x, top - dp(10), x - dp(6), top - dp(2), x + dp(6), top - dp(2)])
        for label, first, last in told.zones:
            left, right = self.x + (first - 1) * wide, self.x + last * wide
            self.ink("line")
            Line(points=[left + dp(2), self.y + dp(26), right - dp(2), self.y + dp(26)], width=dp(0.75))
            room = max(right - left, dp(62))
            self.say(label, "legend", (min(left, self.right - room), self.y, room, dp(24)), "ink2", halign="center")


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
        self.chips = GridLayout(size_hint=(None, None), spacing=dp(6))
        self.chips.bind(minimum_height=self.chips.setter("height"), minimum_width=self.chips.setter("width"))
        self.add_widget(self.caption)
        self.add_widget(self.chips)

    def show(self, told: Any, new: bool) -> None:
        app = App.get_running_app()
        beside = len(told.chips) <= BESIDE and not app.theme.big
        self.orientation = "horizontal" if beside else "vertical"
        self.caption.height = dp(48 if beside else 26)
        self._columns()
        self.caption.told = told
        self.chips.clear_widgets()
        for label, leads, fresh in told.chips:
            chip = Letter(label=label, name=leads, new=fresh, size_hint=(None, None), size=(dp(50), dp(48)))
            chip.bind(on_release=lambda _, leads=leads: app.over(leads))
            self.chips.add_widget(chip)

    def _columns(self) -> None:
        """As many letters in a line as there is room for."""
        fits = max(1, int(self.width // dp(56)))
        self.chips.cols = BESIDE if self.orientation == "horizontal" else min(ALONE, fits)


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
    """Buttons that lead to a choice, or do something at once."""

    part = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"cols": 2, "size_hint_y": None, "spacing": dp(8), "padding": (0, dp(6)), **kwargs})
        self.bind(minimum_height=self.setter("height"))

    def show(self, told: Any, new: bool) -> None:
        self.clear_widgets()
        app = App.get_running_app()
        for each in told.buttons:
            button = Small(label=each.label, symbol=each.symbol, name=each.name, size_hint_y=None, height=dp(52))
            button.bind(on_release=partial(pressed, app, each))
            self.add_widget(button)


class DialBox(ButtonBehavior, Drawn):
    """One aim dial: name, ten cells, the number in the middle. A tap asks what the character does."""

    depends = ("told", "state")
    told = ObjectProperty(None, allownone=True)
    name = StringProperty()

    def draw(self) -> None:
        told = self.told
        if told is None:
            return
        self.plate(
            "plate3" if told.acts or self.state == "down" else "plate", "ink" if told.acts else "line", 2 if told.acts else 1.5
        )
        line = dp(30)
        mark = dp(26) if told.rank else 0
        self.say(
            told.name, "row", (self.x + dp(8), self.top - line - dp(4), self.width - dp(12) - mark, line), told.role, cut=True
        )
        if told.rank:
            self.glyph(f"chevron-{told.rank}", 24, self.right - dp(16), self.top - line / 2 - dp(4), told.role)
        room = self.height - line - dp(34)
        narrow = self.width < dp(NARROW)  # then the dial has all the room
        radius = max(dp(20), min(room, self.width * (0.92 if narrow else 0.5)) / 2 - dp(8))
        x = self.x + self.width / 2 if narrow else self.x + dp(14) + radius
        y = self.y + dp(26) + room / 2
        ring(self, x, y, radius, told.dial, max(0, told.aim - told.dial))
        self.say(str(told.dial), "title", (x - radius, y - radius, 2 * radius, 2 * radius), halign="center")
        left = x + radius + dp(14)
        for number, (label, value) in enumerate(() if narrow or self.right - left < dp(64) else told.numbers):
            self.say(
                f"{label} {value}", "legend", (left, y + dp(22) - number * dp(24), self.right - left - dp(6), dp(22)), "ink2"
            )
        self.say(told.word, "legend", (self.x + dp(10), self.y + dp(2), self.width - dp(20), dp(24)), told.role)
