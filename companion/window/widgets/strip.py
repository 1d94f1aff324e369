"""The status strip: time, power, countdowns and ruler."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.instrument import instrument
from companion.window.widgets.sliding import Sliding
from companion.window.widgets.text import Text
from companion.window.widgets.writing import sizes, width_of

GAP = dp(10)
"""The least room between two countdowns."""
__all__ = ["Countdown", "Sliding", "StatusStrip", "Text"]


class Countdown(Drawn):
    """A symbol and what it counts down to; as wide as that is."""

    depends = ("count", "says")
    count = ObjectProperty(None, allownone=True)
    says = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint_x=None, **kwargs)
        self.bind(count=self._wide, says=self._wide)

    def looks_different(self) -> None:
        self._wide()
        super().looks_different()

    def _wide(self, *_: object) -> None:
        self.width = self.width_for(self.says, sizes("legend", self.theme)[0])

    @staticmethod
    def width_for(says: str, size: float) -> float:
        return float(dp(30) + width_of(says, "Saira", size) * 1.06 + dp(2))

    def draw(self) -> None:
        if self.count is None:
            return
        self.glyph(self.count.symbol, 24, self.x + dp(12), self.y + self.height / 2, self.count.role)
        self.say(self.says, "legend", (self.x + dp(30), self.y, self.width - dp(30), self.height), self.count.role)


class StatusStrip(BoxLayout):
    """Applies a picture of the strip; the game's own instruments are made once and told what changed."""

    picture = ObjectProperty(None, allownone=True)
    beside = BooleanProperty(False)
    """The windows stand two by two, their words beside their signs."""
    ruler = BooleanProperty(False)
    """The game has one."""
    ruled = BooleanProperty(True)
    """There is room for it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.fbind("width", self._worded)
        App.get_running_app().theme.watch(self)

    def play(self, face: Any) -> None:
        """The instruments of this game, where those of another stood."""
        for box, place in ((self.ids.windows, "windows"), (self.ids.ruler, "ruler")):
            box.clear_widgets()
            made = instrument(face, place)
            if made is not None:
                box.add_widget(made)
        self.ruler = bool(self.ids.ruler.children)
        self.picture = None

    def on_picture(self, _: object, picture: object) -> None:
        if picture is None:
            return
        self.ids.time.change(picture.number)
        for windows in self.ids.windows.children:
            windows.show(picture.windows)
        for ruler in self.ids.ruler.children:
            ruler.show(picture.ruler)
        for countdown, count in zip(self._countdowns(len(picture.counts)), picture.counts, strict=True):
            countdown.count = count
        self._worded()

    def looks_different(self) -> None:
        """The theme has changed."""
        self._worded()

    def _worded(self, *_: object) -> None:
        """Of every countdown as much is said as there is room for; of all of them alike."""
        counts = self.picture.counts if self.picture else ()
        room, size = self.width - dp(32) - GAP * (len(counts) - 1), sizes("legend", App.get_running_app().theme)[0]
        for worded in (lambda each: each.says, lambda each: each.short, lambda each: each.least):
            said = [str(worded(each)) for each in counts]
            if sum(Countdown.width_for(each, size) for each in said) <= room:
                break
        for countdown, says in zip(self._countdowns(len(counts)) if counts else (), said if counts else (), strict=True):
            countdown.says = says

    def _countdowns(self, many: int) -> list[Countdown]:
        """So many of them, with the room between them shared out."""
        box = self.ids.counts
        if len(box.children) != 2 * many - 1:
            box.clear_widgets()
            for number in range(2 * many - 1):
                box.add_widget(Widget() if number % 2 else Countdown())
        return [each for each in reversed(box.children) if isinstance(each, Countdown)]


load_kv(__file__)
