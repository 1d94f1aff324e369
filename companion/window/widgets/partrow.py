"""A line that leads to a page: its symbol, its title, how it stands, and a sign that there is more."""

from __future__ import annotations

from math import inf

from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.window.widgets.row import Row
from companion.window.widgets.writing import set_type

ICON, NEXT, GAP = 36, 24, 14


class PartRow(ButtonBehavior, Row):
    depends = ("symbol", "title", "state_words", "role")
    name = StringProperty()
    symbol = StringProperty()
    title = StringProperty()
    state_words = StringProperty()
    role = StringProperty("ink2")

    def measure(self) -> None:
        icon = dp(GAP + (1 if self.theme.big else ICON))
        self.left, self.room = icon, max(1, self.width - icon - dp(GAP + NEXT))
        self.lines = [
            (set_type(text, use, self.theme, self.room, inf), role)
            for text, use, role in ((self.title, "row", "ink"), (self.state_words, "body", self.role))
            if text
        ]
        self.high = sum(said.texture.height for said, _ in self.lines)
        self.height = max(dp(68), self.high + dp(12))

    def draw(self) -> None:
        self.line(self.y)
        middle = self.y + self.height / 2
        if not self.theme.big:
            self.glyph(self.symbol, ICON, self.x + dp(ICON) / 2, middle, self.role)
        at = middle + self.high / 2
        for said, role in self.lines:
            at -= said.texture.height
            self.put(said, (self.x + self.left, at, self.room, said.texture.height), role)
        self.glyph("next", NEXT, self.right - dp(NEXT) / 2, middle)
