"""Who acts: the name large, two bars for its actions, solid while they are left, and a line for what it may do besides."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics import Line, Rectangle
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.window.widgets.drawn import Drawn


class ActingBox(ButtonBehavior, Drawn):
    """A tap leads to what only this one does, or says why."""

    depends = ("idle", "state")
    idle = ObjectProperty(None, allownone=True)

    def on_release(self) -> None:
        app, told = App.get_running_app(), self.idle.drawn if self.idle else None
        if told and told.leads:
            app.over(told.leads)
        else:
            app.explain(self.idle.rule if self.idle else "")

    def draw(self) -> None:
        if self.idle is None or self.idle.drawn is None or self.height < dp(60):
            return
        told, x, wide = self.idle.drawn, self.x, self.width
        if told.leads:
            self.plate("plate3" if self.state == "down" else "plate", "line")
            x, wide = x + dp(12), wide - dp(24)
        low = self.height < dp(120) or self.theme.compact
        big = dp(48) if low else dp(76)
        caption = 0 if low else dp(24)
        line = dp(28) if told.says and self.height > big + dp(34) else 0
        taps = dp(28) if told.taps and self.height > big + line + caption + dp(40) else 0
        top = self.y + (self.height + caption + big + line + taps) / 2
        if caption:
            self.say(self.idle.caption, "legend", (x, top - caption, wide, caption), "ink2")
        bars = dp(112 if told.counted and not low else 76) if told.left or told.spent else 0
        self.say(told.name, "title" if low else "hero", (x, top - caption - big, wide - bars - dp(8), big), cut=True)
        left, middle = x + wide - bars, top - caption - big / 2 + (dp(10) if told.counted and not low else 0)
        for number in range(told.left + told.spent):
            box = (left + number * dp(34), middle - dp(7), dp(26), dp(14))
            self.ink("ink")
            if number < told.left:
                Rectangle(pos=box[:2], size=box[2:])
            else:
                Line(rectangle=box, width=dp(0.75))
        if told.counted and not low:
            self.say(told.counted, "legend", (left, middle - dp(36), bars, dp(24)))
        if line:
            self.say(told.says, "body", (x, top - caption - big - line, wide, line), "ink2", lines=1, cut=True)
        if taps:
            self.say(told.taps, "legend", (x, top - caption - big - line - taps, wide - dp(30), taps), "ink2", cut=True)
            self.glyph("next", 24, x + wide - dp(12), top - caption - big - line - taps / 2, "ink2")

    def show(self, _: Any) -> None:
        """As every instrument is told."""
