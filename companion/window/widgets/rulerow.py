"""A line that leads to a rule: its symbol, what kind it is, its title, and how it begins."""

from __future__ import annotations

import re
from typing import Any

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.utils import escape_markup, get_hex_from_color

from companion.show.pictures.rules import matches
from companion.show.tokens import TYPE
from companion.window.widgets.row import Row
from companion.window.widgets.writing import Said, marked, shortened, sizes

HIGH, EDGE, ICON, GAP = 98, 16, 36, 14


class RuleRow(ButtonBehavior, Row):
    """All are as high as each other, so that a list of hundreds need not be measured."""

    depends = ("symbol", "legend", "title", "says", "state")
    rule = StringProperty()
    symbol = StringProperty()
    legend = StringProperty()
    title = StringProperty()
    says = StringProperty()

    def on_release(self) -> None:
        App.get_running_app().over(f"rule:{self.rule}")

    def measure(self) -> None:
        self.height = dp(HIGH) * self.theme.text_scale

    def draw(self) -> None:
        if self.state == "down":
            self.block("plate3", *self.pos, *self.size)
        self.line(self.y)
        left = self.x + dp(EDGE)
        if not self.theme.big:
            self.glyph(self.symbol, ICON, left + dp(ICON) / 2, self.y + self.height / 2)
            left += dp(ICON + GAP)
        wide, low, room = self.x + self.width - dp(EDGE) - left, self.y + dp(8), self.height - dp(16)
        self.say(self.legend, "legend", (left, low + room * 0.7, wide, room * 0.3), "ink2")
        self.say(self.title, "row", (left, low + room / 3, wide, room * 0.37), cut=True)
        if self.says:
            font, size = TYPE["body"][0], sizes("body", self.theme)[0]
            whole = unmarked(self.says)
            told = shortened(whole, wide, font, size)
            says = self.says if told == whole else cut_marked(self.says, len(told.rstrip("…")))
            made = marked(says, font, size, False, (None, None), "left", 1, (0, 0, 0, 0), False)
            self.put(Said(made, told, font, size, False), (left, low, wide, room / 3), "ink2", wraps=False)


def unmarked(text: str) -> str:
    """Without the signs that only Kivy reads."""
    return re.sub(r"\[/?(?:u|color)[^\]]*\]", "", text).replace("&bl;", "[").replace("&br;", "]").replace("&amp;", "&")


def cut_marked(text: str, length: int) -> str:
    """The beginning of a text with signs in it, so many letters of it, and a sign that there is more.

    >>> cut_marked("All [u]dice[/u] &amp; cards", 6)
    'All [u]di…[/u]'
    """
    made, left, open_tags = [], length, []
    for token in re.findall(r"\[/?(?:u|color)[^\]]*\]|&(?:bl|br|amp);|.", text, re.S):
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


def rows(lines: Any, query: str = "") -> list[dict[str, str]]:
    """Lines of the book, as a list of them wants to be told; the words that were looked for stand out."""
    return [
        {
            "rule": line.id,
            "symbol": line.symbol,
            "legend": line.legend,
            "title": line.title,
            "says": standing_out(line.says, query),
        }
        for line in lines
    ]


def standing_out(text: str, query: str) -> str:
    """Underlined and in the colour of what is looked for."""
    colour = get_hex_from_color(App.get_running_app().theme.warn)[:7]
    made, last = [], 0
    for start, end in matches(text, query):
        made += [escape_markup(text[last:start]), f"[color={colour}][u]{escape_markup(text[start:end])}[/u][/color]"]
        last = end
    return "".join(made) + escape_markup(text[last:])
