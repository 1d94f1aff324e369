"""HOURGLASS: lines run out above, hatch grows below; a real clock, and the roll when it is empty. No ticking."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Line, Mesh, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.nemesis import sand
from companion.show.nemesis.sand import running, spelled, started
from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import hatch, load_kv
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.mirrored import ActRow
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small, VerbButton

__all__ = ["ActRow", "Glass", "Glyph", "HourglassScreen", "Scroll", "Seam", "Small", "Text", "VerbButton"]
LOOK = 0.25
"""How often it is looked at, in seconds."""
LINE = 10
"""One line for so many seconds."""
STEP, LONGEST = 10, 3600


class Glass(Drawn):
    """Two cones: what is left above, what is over below."""

    depends = ("left", "whole")
    left = NumericProperty(180)
    whole = NumericProperty(180)

    def draw(self) -> None:
        x, wide = self.x + self.width / 2, min(self.width, self.height * 1.5)
        low, high, middle = self.y + dp(4), self.top - dp(4), self.y + self.height / 2
        half, neck = wide * 0.42, dp(9)
        cone = high - middle - dp(6)
        self.ink("line")
        for base, tip in ((high, middle + dp(6)), (low, middle - dp(6))):
            Line(points=[x - half, base, x - neck, tip, x + neck, tip, x + half, base], width=dp(0.75))
        self.ink("ink")
        for base in (high, low):
            Line(points=[x - half - dp(8), base, x + half + dp(8), base], width=dp(1.5))
        self._above(x, half, neck, middle + dp(6), cone)
        self._below(x, half, neck, low, cone)

    def _above(self, x: float, half: float, neck: float, tip: float, cone: float) -> None:
        lines = max(1, self.whole // LINE)
        for number in range(int(lines)):
            at = (number + 0.5) / lines
            reach = neck + (half - neck) * at - dp(5)
            there = number * LINE < self.left
            self.ink("warn" if there else "faint")
            Line(points=[x - reach, tip + cone * at, x + reach, tip + cone * at], width=dp(1.5 if there else 0.75))

    def _below(self, x: float, half: float, neck: float, low: float, cone: float) -> None:
        over = 1 - min(1.0, self.left / max(1, self.whole))
        if over <= 0:
            return
        high = cone * 0.72 * over
        top = half - (half - neck) * high / cone - dp(5)
        corners = [x - half + dp(5), low + dp(2), x - top, low + high, x + top, low + high, x + half - dp(5), low + dp(2)]
        self.ink("ink2")
        Mesh(
            vertices=[
                each
                for at in range(0, 8, 2)
                for each in (*corners[at : at + 2], corners[at] / hatch.TILE, corners[at + 1] / hatch.TILE)
            ],
            indices=[0, 1, 2, 3],
            mode="triangle_fan",
            texture=hatch.texture(),
        )
        Line(points=corners, close=True, width=dp(0.75))
        Rectangle(size=(0, 0))


class HourglassScreen(Room, BoxLayout):
    header, bare = word("HOURGLASS"), True
    left = NumericProperty(0)
    whole = NumericProperty(180)
    runs = BooleanProperty(False)
    figure = StringProperty()

    def show(self, app: Any) -> None:
        glass = app.playing.view["hourglass"]
        if glass is None or glass["state"] == "off":
            app.recall(app.place.top)
            return
        say, ids = app.say, self.ids
        self.whole = glass["seconds"]
        self.aside_now = glass["state"] == "aside"
        self.sand = None if self.aside_now else running(app.home, app.playing.game, app.playing.view, sand.NOW())
        self.runs = self.sand is not None and self.sand.since is not None
        ids.of.text = say("OF {time}", time=spelled(self.whole))
        ids.says.text = (
            say("Used this round: it is turned over with the next.")
            if self.aside_now
            else say("Empty: whoever sees it first picks a room and rolls noise there.")
        )
        ids.roll.label, ids.off.label = say("ROLL NOW") if self.left == 0 else say("ROLL AT 0:00"), say("NOT THIS GAME")
        ids.length.label = say("LENGTH {time}", time=spelled(self.whole))
        self._look(0)
        Clock.unschedule(self._look)
        if self.runs:
            Clock.schedule_interval(self._look, LOOK)

    def on_parent(self, _: object, parent: object) -> None:
        if parent is None:
            Clock.unschedule(self._look)

    def _look(self, _: float) -> None:
        from kivy.app import App

        say = App.get_running_app().say
        self.left = 0 if self.aside_now or self.sand is None else self.sand.remaining(sand.NOW())
        self.figure = spelled(int(self.left))
        empty = self.left == 0 and not self.aside_now
        ids = self.ids
        ids.roll.locked = not empty
        ids.roll.label = say("ROLL NOW") if empty else say("ROLL AT 0:00")
        ids.pause.label = say("PAUSE") if self.runs else say("RUN ON")
        ids.pause.grey = self.aside_now

    def roll(self, app: Any) -> None:
        app.act("hourglass_empty")

    def pause(self, app: Any) -> None:
        """What is left is an entry; where it runs again, only the clock of this phone knows."""
        if self.aside_now or self.sand is None:
            return
        if self.runs:
            left = self.sand.remaining(sand.NOW())
            if app.act("hourglass_keep", left=left):
                started(app.home, app.playing.game, app.playing.view, None)
        else:
            started(app.home, app.playing.game, app.playing.view, sand.NOW())
        app.refresh()

    def longer(self, app: Any, by: int) -> None:
        seconds = min(LONGEST, max(STEP, int(self.whole) + by))
        app.act("fix", path="hourglass.seconds", value=seconds)

    def off(self, app: Any) -> None:
        app.act("hourglass_off")


load_kv(__file__)
