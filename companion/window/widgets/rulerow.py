"""A line that leads to a rule: its symbol, what kind it is, its title, and what it says: all of it in a list."""

from __future__ import annotations

import re
from typing import Any

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.utils import escape_markup, get_hex_from_color

from companion.show import writing
from companion.show.pictures.rules import matches
from companion.show.tokens import TYPE
from companion.window.widgets.row import Row
from companion.window.widgets.writing import Said, marked, shortened, sizes

HIGH, EDGE, ICON, GAP = 98, 16, 36, 14
HEAD, AIR = 54, 8
"""In dp: kind and title over what it says, and the air above and below."""
NARROW = 200
"""A list that is narrower, in dp, was not laid out yet."""
MARKS = r"\[/?(?:u|color)[^\]]*\]|&(?:bl|br|amp);|."
"""A text letter by letter, its marks between them."""


class RuleRow(ButtonBehavior, Row):
    depends = ("symbol", "legend", "title", "says", "query", "state", "whole")
    rule = StringProperty()
    symbol = StringProperty()
    legend = StringProperty()
    title = StringProperty()
    says = StringProperty()
    query = StringProperty()
    """What was looked for: its words stand out."""
    whole = BooleanProperty(False)
    """All that it says stands there, and the row is as high as that."""

    def on_release(self) -> None:
        App.get_running_app().over(f"rule:{self.rule}")

    def measure(self) -> None:
        if not self.whole:
            self.height = dp(HIGH) * self.theme.text_scale
        elif self.width > dp(HIGH):
            self.height = tall(self.says, self.width, self.theme)

    def draw(self) -> None:
        if self.state == "down":
            self.block("plate3", *self.pos, *self.size)
        self.line(self.y)
        left = self.x + dp(EDGE)
        if not self.theme.big:
            self.glyph(self.symbol, ICON, left + dp(ICON) / 2, self.y + self.height / 2)
            left += dp(ICON + GAP)
        wide, low, room = self.x + self.width - dp(EDGE) - left, self.y + dp(AIR), self.height - dp(2 * AIR)
        if self.whole:
            self._whole(left, wide)
            return
        self.say(self.legend, "legend", (left, low + room * 0.7, wide, room * 0.3), "ink2")
        self.say(self.title, "row", (left, low + room / 3, wide, room * 0.37), cut=True)
        if self.says:
            font, size = TYPE["body"][0], sizes("body", self.theme)[0]
            cut, marks = shortened(self.says, wide, font, size), standing_out(self.says, self.query)
            says = marks if cut == self.says else cut_marked(marks, len(cut.rstrip("…")))
            made = marked(says, font, size, False, (None, None), "left", 1, (0, 0, 0, 0), False)
            self.put(Said(made, cut, font, size, False), (left, low, wide, room / 3), "ink2", wraps=False)

    def _whole(self, left: float, wide: float) -> None:
        """Kind and title at the top, and under them every line."""
        head = dp(HEAD) * self.theme.text_scale
        top = self.y + self.height - dp(AIR)
        self.say(self.legend, "legend", (left, top - head * 0.45, wide, head * 0.45), "ink2")
        self.say(self.title, "row", (left, top - head, wide, head * 0.55), cut=True)
        if self.says:
            set_, marks = lines_in(self.says, wide, self.theme), standing_out(self.says, self.query)
            font, size = set_.font, dp(set_.size)
            said = broken_marked(marks, set_.lines)
            made = marked(said, font, size, False, (None, None), "left", set_.spread, (0, 0, 0, 0), False)
            box = (left, self.y + dp(AIR), wide, top - head - self.y - dp(AIR))
            self.put(Said(made, set_.text, font, size, False), box)


def lines_in(says: str, wide: float, theme: Any) -> Any:
    """What a rule says, broken for a row of this width."""
    return writing.set_type(says, "body", theme.form, wide / dp(1), 99)


def tall(says: str, wide: float, theme: Any) -> float:
    """How high a row is that says all of it."""
    room = wide - dp(2 * EDGE + (0 if theme.big else ICON + GAP))
    return float(dp(HEAD) * theme.text_scale + dp(2 * AIR) + (dp(lines_in(says, room, theme).high) if says else 0))


def broken_marked(text: str, lines: tuple[str, ...]) -> str:
    """A text with signs in it, broken where these lines are.

    >>> broken_marked("All [u]dice[/u] roll", ("All", "dice roll"))
    'All\\n[u]dice[/u] roll'
    """
    ends, made, at = set(), [], 0
    for line in lines[:-1]:
        at += len(line) + 1
        ends.add(at)
    seen = 0
    for token in re.findall(MARKS, text, re.S):
        if not token.startswith("["):
            seen += 1
        made.append("\n" if seen in ends and token == " " else token)
    return "".join(made)


def cut_marked(text: str, length: int) -> str:
    """The beginning of a text with signs in it, so many letters of it, and a sign that there is more.

    >>> cut_marked("All [u]dice[/u] &amp; cards", 6)
    'All [u]di…[/u]'
    """
    made, left, open_tags = [], length, []
    for token in re.findall(MARKS, text, re.S):
        if token.startswith("["):
            made.append(token)
            open_tags = open_tags[:-1] if token.startswith("[/") else [*open_tags, token]
        elif left:
            made.append(token)
            left -= 1
        if not left:
            break
    closing = [f"[/{tag[1:].partition('=')[0].rstrip(']')}]" for tag in reversed(open_tags)]
    return "".join([*made, "…", *closing])


def rows(lines: Any, query: str = "") -> list[dict[str, Any]]:
    """Lines of the book, as rows want to be told."""
    return [
        {"rule": line.id, "symbol": line.symbol, "legend": line.legend, "title": line.title, "says": line.says, "query": query}
        for line in lines
    ]


def whole_rows(lines: Any, wide: float, theme: Any, query: str = "") -> list[dict[str, Any]]:
    """The same for a list of this width: each whole, and as high as that makes it."""
    short = rows(lines, query)
    return [{**row, "whole": True, "sized": (None, tall(line.says, wide, theme))} for row, line in zip(short, lines, strict=True)]


def standing_out(text: str, query: str) -> str:
    """Underlined and in the colour of what is looked for."""
    colour = get_hex_from_color(App.get_running_app().theme.warn)[:7]
    made, last = [], 0
    for start, end in matches(text, query):
        made += [escape_markup(text[last:start]), f"[color={colour}][u]{escape_markup(text[start:end])}[/u][/color]"]
        last = end
    return "".join(made) + escape_markup(text[last:])
