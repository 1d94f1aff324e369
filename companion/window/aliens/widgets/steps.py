"""One activation on the rail: who, the steps of it, and who is left."""

from __future__ import annotations

from kivy.graphics import Line
from kivy.metrics import dp

from companion.window.aliens.widgets.between import EDGE
from companion.window.aliens.widgets.parts import ring
from companion.window.widgets.drawnpart import DrawnPart

BOX = 40
FREE = "+"


class WhoBox(DrawnPart):
    """The name, who holds the token, and the dial."""

    def needed(self) -> float:
        return self.large(68 if self.theme.compact else 76)

    def draw(self) -> None:
        told = self.told
        if told is None:
            return
        side = min(self.height, dp(72))
        caption = self.height * 0.34
        wide = self.width - side - dp(EDGE + 8)
        self.say(told.says, "legend", (self.x, self.top - caption, wide, caption), "ink2", cut=True)
        use = self.largest(told.name, ("headline", "headline_small", "title", "effect"), wide, self.height - caption)
        self.say(told.name, use, (self.x, self.y, wide, self.height - caption), cut=True)
        x, y = self.right - dp(EDGE) - side / 2, self.y + self.height / 2
        ring(self, x, y, side / 2 - dp(5), told.dial, max(0, told.aim - told.dial))
        self.say(str(told.dial), "subtitle", (x - side / 2, y - side / 2, side, side), halign="center")


class StepsBox(DrawnPart):
    """Done is ticked, now lies on a band, then is an empty square; actions have a box each."""

    def _row(self) -> float:
        return self.large(32 if self.theme.compact else 38)

    def needed(self) -> float:
        return len(self.told.rows) * self._row()

    def draw(self) -> None:
        high = self._row()
        for number, row in enumerate(self.told.rows if self.told else ()):
            y = self.top - (number + 1) * high
            middle = y + high / 2
            if row.state == "now":
                self.block("plate3", self.x, y, self.width - dp(EDGE), high)
            if row.state == "done":
                self.glyph("check", 24, self.x + dp(16), middle, "done")
            else:
                self._square(self.x + dp(16), middle, row.state == "now")
            boxes = len(row.boxes) * dp(BOX + 6)
            role = "ink2" if row.state == "done" else "ink"
            left = self.x + dp(38)
            wide = self.right - dp(EDGE) - left - boxes
            self.say(row.label, "row", (left, y, wide, high), role, 1 if not self.theme.big else 2, cut=not self.theme.big)
            for at, box in enumerate(row.boxes):
                self._box(self.right - dp(EDGE) - boxes + at * dp(BOX + 6), middle, box)

    def _square(self, x: float, y: float, solid: bool) -> None:
        side = dp(12)
        if solid:
            self.block("ink", x - side / 2, y - side / 2, side, side)
        else:
            self.ink("ink2")
            Line(rectangle=(x - side / 2, y - side / 2, side, side), width=dp(0.75))

    def _box(self, x: float, middle: float, kind: str) -> None:
        wide, high = dp(BOX), dp(28)
        self.ink("done" if kind == "spent" else "ink" if kind == "left" else "line")
        Line(rectangle=(x, middle - high / 2, wide, high), width=dp(1))
        if kind == "spent":
            self.glyph("check", 24, x + wide / 2, middle, "done")
        elif kind == "free":
            self.say(FREE, "row", (x, middle - high / 2, wide, high), "ink2", halign="center")


class LeftBox(DrawnPart):
    """A number a seat: ticked, solid while it acts, outlined; then the grunts."""

    def needed(self) -> float:
        return self.large(44)

    def draw(self) -> None:
        told = self.told
        if told is None:
            return
        self.ink("faint")
        Line(points=[self.x, self.top, self.right - dp(EDGE), self.top], width=dp(0.75))
        head = dp(62) if not self.theme.big else dp(84)
        self.say(told.says, "legend", (self.x, self.y, head, self.height), "ink2", 2)
        grunts = dp(62)
        middle = self.y + self.height / 2
        wide = (self.width - dp(EDGE) - head - grunts) / max(1, len(told.seats))
        for number, (seat, name, state) in enumerate(told.seats):
            x = self.x + head + number * wide + dp(16)
            if state == "done":
                self.ink("done")
                Line(rectangle=(x - dp(14), middle - dp(14), dp(28), dp(28)), width=dp(1))
                self.glyph("check", 24, x, middle, "done")
            else:
                self.seat(seat, x, middle, state == "now")
            room = wide - dp(36)
            if room > dp(30):
                self.say(name, "legend", (x + dp(18), self.y, room, self.height), "ink" if state == "now" else "ink2", cut=True)
        right = self.right - dp(EDGE)
        self.glyph("marine", 24, right - dp(44), middle, "ink2")
        self.say(str(told.grunts), "row", (right - dp(28), self.y, dp(28), self.height), "ink2", halign="center")
