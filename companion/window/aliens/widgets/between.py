"""Between two missions: the chain of them, who is left, and the score."""

from __future__ import annotations

from kivy.graphics import Line
from kivy.metrics import dp

from companion.window.widgets.drawnpart import DrawnPart

SIDE = 44
EDGE = 8
"""So much stays free at the right, where a list that scrolls has its bar."""


class ChainBox(DrawnPart):
    """Done is ticked, now is solid, the rest is outlined; a line joins them, green up to here."""

    def needed(self) -> float:
        return float(dp(SIDE + 34))

    def draw(self) -> None:
        links = self.told.links if self.told else ()
        wide = self.width / max(1, len(links))
        side, middle = dp(SIDE), self.top - dp(SIDE / 2 + 2)
        for number, link in enumerate(links):
            x = self.x + (number + 0.5) * wide
            if number:
                self.ink("done" if link.state != "coming" else "line")
                Line(points=[x - wide + side / 2, middle, x - side / 2, middle], width=dp(0.75))
            box = (x - side / 2, middle - side / 2, side, side)
            if link.state == "now":
                self.block("ink", *box)
                self.glyph(link.mark, 24, x, middle, "ground")
            else:
                self.ink("done" if link.state == "done" else "line")
                Line(rectangle=box, width=dp(1))
                if link.state == "done":
                    self.glyph(link.mark, 24, x, middle, "done")
                else:
                    self.say(link.mark, "row", box, "ink2", halign="center")
            role = "ink" if link.state == "now" else "ink2"
            self.say(link.label, "legend", (x - wide / 2, self.y, wide, dp(28)), role, halign="center", cut=True)


class PeopleBox(DrawnPart):
    """Two a line: symbol, name, and what has become of them; one where text is large."""

    def _columns(self) -> int:
        return 1 if self.theme.big else 2

    def needed(self) -> float:
        return -(-len(self.told.rows) // self._columns()) * self.large(36)

    def draw(self) -> None:
        rows = self.told.rows if self.told else ()
        columns, high = self._columns(), self.large(36)
        wide = (self.width - dp(EDGE) - dp(12) * (columns - 1)) / columns
        named = "legend" if self.theme.compact else "row"
        for number, row in enumerate(rows):
            x = self.x + number % columns * (wide + dp(12))
            y = self.top - (number // columns + 1) * high
            self.ink("faint")
            Line(points=[x, y, x + wide, y], width=dp(0.75))
            self.glyph(row.symbol, 24, x + dp(13), y + high / 2, row.role)
            word = min(wide * 0.36, self.large(66))
            role = "ink" if row.role == "done" else row.role
            self.say(row.name, named, (x + dp(32), y, wide - dp(32) - word, high), role, cut=True)
            self.say(row.word, "legend", (x + wide - word, y, word, high), row.role, halign="right")


class ScoreBox(DrawnPart):
    """The one number, its name and the bill."""

    def needed(self) -> float:
        return self.large(84 if self.theme.big else 72)

    def draw(self) -> None:
        told = self.told
        if told is None:
            return
        use = "headline_small" if self.theme.compact or self.theme.big else "hero"
        number = self.say(str(told.score), use, (self.x, self.y, self.width * 0.3, self.height))
        x = self.x + number + dp(14)
        wide, half = self.right - x, self.height / 2
        self.say(told.caption, "legend", (x, self.y + half, wide, half), "ink2", 2)
        self.say(told.says, "body", (x, self.y, wide, half), "ink", 2)
