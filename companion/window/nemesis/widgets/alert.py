"""The alert that runs: the only yellow frame, its stages one under the other; on TABLE in place of what the round will bring."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kivy.app import App
from kivy.graphics import Color, Line, Triangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.nemesis.alert import alert_card
from companion.window.family.widgets.roundend import RoundEnd
from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.plate import Plate
from companion.window.widgets.text import Text

__all__ = ["AlertBox", "Glyph", "LeftOver", "ShipIdle", "StageLine", "Text"]
HEAD, NOW, LINE = 60, 62, 34
"""In dp: the head of the box with its frame, the stage that runs, and one that is over."""


class LeftOver(Drawn):
    """A dimension line that counts ends of round."""

    depends = ("count", "word")
    count = StringProperty()
    word = StringProperty()

    def draw(self) -> None:
        y, line = self.y + self.height * 0.62, dp(9)
        Color(*self.theme.ink2)
        for end, way in ((self.x + dp(1), 1), (self.right - dp(1), -1)):
            Line(points=[end, y - line, end, y + line], width=dp(0.75))
            Triangle(points=[end + way * dp(3), y, end + way * dp(11), y + dp(4), end + way * dp(11), y - dp(4)])
        self.say(self.count, "effect", (self.x, y - dp(14), self.width, dp(28)), halign="center")
        self.say(self.word, "legend", (self.x, self.y, self.width, self.height * 0.36), "ink2", halign="center")


class StageLine(Plate, BoxLayout):
    told = ObjectProperty(None, allownone=True)
    brief = BooleanProperty(False)


class AlertBox(ButtonBehavior, Plate, BoxLayout):
    """Its card. A tap leads to what can be done about it."""

    name = "alert"
    label = StringProperty()
    told = ObjectProperty(None, allownone=True)
    room = NumericProperty(0)
    """How high it may be; 0 for as high as it needs."""
    brief = BooleanProperty(False)
    """There is room for two lines."""

    def on_told(self, *_: object) -> None:
        self.label = self.told.title if self.told else ""
        self._lines()

    def on_room(self, *_: object) -> None:
        self._lines()

    def on_release(self) -> None:
        App.get_running_app().over("choose:alert")

    def _lines(self) -> None:
        """The stage that runs, and of those before it as many as there is room for."""
        if self.told is None:
            return
        over, now = self.told.stages[:-1], self.told.stages[-1]
        self.brief = 0 < self.room < dp(HEAD + NOW)
        if self.room:
            fit = max(0, int((self.room - dp(HEAD + NOW)) // dp(LINE)))
            over = over[len(over) - min(fit, len(over)) :]
        self.ids.stages.clear_widgets()
        for each in (*over, now):
            self.ids.stages.add_widget(StageLine(told=each, brief=self.brief))


class ShipIdle(BoxLayout):
    """The alert while it runs, and else what this round will bring."""

    idle = ObjectProperty(None, allownone=True)
    tight = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self.end, self.box = RoundEnd(), AlertBox()
        super().__init__(**kwargs)

    def on_idle(self, *_: object) -> None:
        self._shows()

    def on_tight(self, *_: object) -> None:
        self._shows()

    def on_height(self, *_: object) -> None:
        self.box.room = self.height

    def _shows(self) -> None:
        if self.idle is None:
            return
        app, alert = App.get_running_app(), self.idle.drawn.alert
        self.end.idle = replace(self.idle, drawn=self.idle.drawn.end)
        runs = alert is not None and not alert["done"] and not self.tight
        if runs:
            self.box.told = alert_card(app.playing.view, app.session, app.say)
        shown: Any = self.box if runs else self.end
        if shown.parent is None:
            self.clear_widgets()
            self.add_widget(shown)


load_kv(__file__)
