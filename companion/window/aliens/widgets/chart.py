"""The life of the deck, a bar a turn: solid could be drawn, hatched lay under the Reshuffle card, thin was exhausted."""

from __future__ import annotations

from kivy.graphics import Line, Rectangle
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, ObjectProperty

from companion.window.widgets import hatch
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.writing import width_of

TURN, ALIENS = 40, 52


class DeckPlot(Drawn):
    depends = ("film", "shown")
    film = ObjectProperty(None, allownone=True)
    shown = NumericProperty(1.0)
    """How much of the film has run."""

    def draw(self) -> None:
        told = self.film
        if told is None or not told.rows:
            return
        line = dp(26)
        x, parts = self.x, [width_of(label, "Saira", sp(18)) + dp(26) for label in told.legend]
        spread = (self.width - dp(ALIENS)) / sum(parts)  # each as wide as its word is long
        for number, (label, part) in enumerate(zip(told.legend, parts, strict=True)):
            self._bar(number, x, self.top - dp(20), dp(14), dp(12))
            self.say(label, "legend", (x + dp(18), self.top - line, part * spread - dp(20), line), "ink2", cut=True)
            x += part * spread
        self.glyph("warrior", 24, self.right - dp(ALIENS / 2), self.top - line / 2, "ink2")
        step = min(dp(44), (self.height - line) / len(told.rows))
        scale = (self.width - dp(TURN + ALIENS)) / max(1, told.total)
        for at, row in enumerate(told.rows[: max(1, round(len(told.rows) * self.shown))], 1):
            y = self.top - line - at * step
            self.say(str(row.turn), "legend", (self.x, y, dp(TURN - 8), step), "ink2", halign="right")
            x = self.x + dp(TURN)
            for number, count in enumerate((row.above, row.under, row.exhaust, row.out)):
                self._bar(number, x, y + step * 0.2, count * scale, step * 0.6)
                x += count * scale
            if row.aliens:
                self.say(str(row.aliens), "legend", (self.right - dp(ALIENS), y, dp(ALIENS), step), "danger", halign="center")

    def _bar(self, kind: int, x: float, y: float, wide: float, high: float) -> None:
        if wide < 1:
            return
        if kind == 0:
            self.block("ink", x, y, wide, high)
        elif kind == 1:
            self.ink("skip_hatch")
            Rectangle(pos=(x, y), size=(wide, high), texture=hatch.texture(), tex_coords=hatch.coords(x, y, wide, high))
            self.ink("ink2")
            Line(rectangle=(x, y, wide, high), width=dp(0.5))
        elif kind == 2:
            self.block("line", x, y, wide, high)
        else:
            self.ink("faint")
            Line(rectangle=(x, y, wide, high), width=dp(0.5))
