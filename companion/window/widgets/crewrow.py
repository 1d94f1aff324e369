"""The crew of a new game: a row for each seat with a grip to drag it to its place, and the name written where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.graphics import Line
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.tongue import word
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.field import Field
from companion.window.widgets.plate import Plate
from companion.window.widgets.row import Row
from companion.window.widgets.writing import sizes, width_of

__all__ = ["Crew", "CrewRow", "Grip"]
ROW, GRIP, SQUARE, FLAG = 56, 60, 56, 20
"""In dp: a row, its grip, the place of the number of its seat, and the flag of who begins."""
SLACK = 10
"""A finger that has moved less, in dp, has tapped."""


class Grip(ButtonBehavior, Drawn):
    """What a row is dragged by; tapped it moves the row up by one. Beside a name that is written it takes the seat out."""

    depends = ("removes", "state", "disabled")
    name = StringProperty()
    removes = BooleanProperty(False)

    @property
    def called(self) -> str:
        """For those who hear it."""
        return str(word("TAKE AWAY") if self.removes else word("ONE UP"))

    def draw(self) -> None:
        x, y = self.x + self.width / 2, self.y + self.height / 2
        if self.removes:
            self.glyph("close", 24, x, y, "line" if self.disabled else "ink")
            return
        self.ink("ink" if self.state == "down" else "line")
        for step in (-8, 0, 8):
            Line(points=(x - dp(10), y + dp(step), x + dp(10), y + dp(step)), width=dp(1))


class CrewRow(ButtonBehavior, Row):
    """Seat, name, who begins, and the grip; a tap on the name writes in it."""

    depends = ("number", "says", "first", "edited", "dragged", "state")
    name = StringProperty()
    number = StringProperty()
    says = StringProperty()
    """The name."""
    first = StringProperty()
    """The word for who begins; "" for the others."""
    edited = BooleanProperty(False)
    dragged = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self.grip, self.field = Grip(), Field(name="the name", whole=True, size_hint=(None, None))
        super().__init__(**kwargs)
        self.add_widget(self.grip)
        self.fbind("edited", self._written)

    def _written(self, *_: object) -> None:
        if self.edited and self.field.parent is None:
            self.field.text = self.says
            self.add_widget(self.field)
        elif not self.edited and self.field.parent is not None:
            self.field.focus = False
            self.remove_widget(self.field)
        self.grip.removes = self.edited

    def measure(self) -> None:
        self.height = dp(ROW) * min(1.5, self.theme.text_scale)

    def place(self) -> None:
        self.grip.pos = self.x + self.width - dp(GRIP), self.y
        self.grip.size = dp(GRIP), self.height
        self.field.pos = self.x + dp(SQUARE - 12), self.y + (self.height - self.field.height) / 2
        self.field.width = self.width - dp(SQUARE + GRIP - 8)

    def draw(self) -> None:
        if self.edited or self.dragged or self.state == "down":
            self.block("plate3", *self.pos, *self.size)
        middle, high = self.y + self.height / 2, self.height
        self.seat(self.number, self.x + dp(28), middle, bool(self.first))
        if not self.edited:
            self._name(high)
        self.ink("faint")
        right, low = self.x + self.width, self.y
        Line(points=(right - dp(GRIP), low, right - dp(GRIP), low + high), width=dp(0.75))
        Line(points=(self.x, low, right, low), width=dp(0.75))

    def _name(self, high: float) -> None:
        """Whole, if need be without the word for who begins."""
        left, right = self.x + dp(SQUARE), self.x + self.width - dp(GRIP + 8)
        said = width_of(self.says.upper(), "Saira", sizes("verb", self.theme)[0])
        if self.first:
            word = width_of(self.first, "Saira", sizes("small_verb", self.theme)[0]) + dp(4)
            flag = dp(FLAG + 6)
            word = word if said + dp(8) + flag + word <= right - left else 0
            self.glyph("first-player", FLAG, right - word - dp(FLAG / 2), self.y + high / 2)
            if word:
                self.say(self.first, "small_verb", (right - word + dp(4), self.y, word, high))
            right -= word + flag
        self.say(self.says.upper(), "verb", (left, self.y, right - left, high), cut=True)


class Crew(Plate, BoxLayout):
    """The seats in the order in which they play."""

    held = NumericProperty(-1)
    """The row that a finger drags."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, **kwargs)
        self.bind(minimum_height=self.setter("height"))
        self.moved: Callable[[int, int], None] = lambda _from, _to: None
        self.travelled = False

    @property
    def rows(self) -> list[CrewRow]:
        """From the first seat on."""
        return [each for each in reversed(self.children) if isinstance(each, CrewRow)]

    def takes(self, touch: Any) -> bool:
        """Whether the finger is on a grip: a list that scrolls would wait to see where it goes."""
        x, y = self.to_widget(*touch.pos)
        for number, row in enumerate(self.rows):
            if row.grip.collide_point(x, y) and not row.grip.removes:
                self.held, self.start, self.travelled = number, y, False
                row.dragged = True
                touch.grab(self)
                return True
        return False

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        if abs(touch.y - self.start) > dp(SLACK):
            self.travelled = True
        rows = self.rows
        to = min(len(rows) - 1, max(0, int((self.y + self.height - touch.y) // rows[0].height)))
        if self.travelled and to != self.held:
            self.moved(self.held, to)
            rows[self.held].dragged, rows[to].dragged = False, True
            self.held = to
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        row = self.rows[self.held]
        row.dragged, self.held = False, -1
        if not self.travelled:
            row.grip.dispatch("on_release")
        return True
