"""Tiles of TRACKS: secrets with who looked last, turrets, the shuttle track, the spaces of the destination, and the pods."""

from __future__ import annotations

from kivy.graphics import Line, Rectangle
from kivy.metrics import dp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.window.nemesis.widgets.tokens import token
from companion.window.widgets import hatch
from companion.window.widgets.drawn import Drawn


class Pressed(ButtonBehavior, Drawn):
    """A button that draws itself."""

    name = StringProperty()
    label = StringProperty()
    told = ObjectProperty(None, allownone=True)
    depends = ("told", "state")

    def ground(self, border: str = "line") -> None:
        down = self.state == "down"
        self.plate("plate3" if down else "plate", "ink" if down else border)


class Secret(Pressed):
    """An engine, or the coordinates: closed, with who looked at it last."""

    def draw(self) -> None:
        told, x, y, wide, high = self.told, self.x, self.y, self.width, self.height
        self.ground()
        middle = y + high * 0.66
        if told.number:
            self.glyph(told.symbol, 36, x + wide * 0.34, middle)
            self.say(told.number, "title", (x + wide * 0.5, y + high * 0.4, wide * 0.4, high * 0.54), halign="center")
        else:
            self.glyph(told.symbol, 36, x + wide / 2, middle)
        mark = dp(24) if told.mark and wide > dp(70) else 0
        if mark:
            self.glyph(told.mark, 24, x + dp(16), y + high * 0.2, "ink2")
        self.say(told.who, "legend", (x + mark + dp(6), y, wide - mark - dp(12), high * 0.4), "ink2", halign="center", cut=True)


class Turret(Pressed):
    """Active, off, or nobody has seen it."""

    def draw(self) -> None:
        told, x, y, wide, high = self.told, self.x, self.y, self.width, self.height
        self.ground()
        if told.shut:
            self.ink("door_hatch")
            Rectangle(pos=self.pos, size=self.size, texture=hatch.texture(), tex_coords=hatch.coords(x, y, wide, high))
        self.say(told.name, "legend", (x + dp(4), y + high - dp(28), wide - dp(8), dp(24)), "ink2", halign="center")
        self.glyph(told.symbol, 48, x + wide / 2, y + high * 0.55, "ink2" if told.shut else "ink")
        role = "ink2" if told.shut else "ink"
        self.say(told.says, "legend", (x + dp(4), y + dp(2), wide - dp(8), high * 0.36), role, 2, halign="center")


class ShuttleTrack(Drawn):
    """Six cells; those on which an alert is checked have a yellow frame."""

    depends = ("told",)
    told = ObjectProperty(None, allownone=True)

    def draw(self) -> None:
        if self.told is None:
            return
        gap, many = dp(4), len(self.told.turns)
        wide = (self.width - gap * (many - 1)) / many
        for number, (turn, state, checked) in enumerate(self.told.turns):
            box = (self.x + number * (wide + gap), self.y + dp(3), wide, self.height - dp(6))
            if state == "now":
                self.block("ink", *box)
            elif state == "over":
                self.ink("skip_hatch")
                Rectangle(pos=box[:2], size=box[2:], texture=hatch.texture(), tex_coords=hatch.coords(*box))
            self.ink("warn" if checked else "line")
            Line(rectangle=box, width=dp(1.5 if checked else 0.75))
            role = "ground" if state == "now" else "ink2" if state == "over" else "warn" if checked else "ink"
            self.say(turn, "effect", box, role, halign="center")


class PodsButton(Pressed):
    """Both sections with their pods."""

    def draw(self) -> None:
        self.ground()
        x, y, side = self.x + dp(10), self.y + self.height / 2, dp(28)
        shown = [(section, section.tokens) for section in self.told]
        needed = sum(dp(24) + len(tokens) * (side + dp(5)) + dp(8) for _, tokens in shown)
        scale = min(1.0, (self.width - dp(16)) / max(1, needed))
        x = self.x + (self.width - needed * scale) / 2
        for section, tokens in shown:
            self.say(section.section, "row", (x, self.y, dp(22) * scale, self.height), "ink2")
            x += dp(24) * scale
            for each in tokens:
                token(self, each, x + side * scale / 2, y, side * scale)
                x += (side + dp(5)) * scale
            x += dp(8) * scale
