"""A line that leads to a rule: its symbol, what kind it is, its title, and how it begins."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.utils import escape_markup, get_hex_from_color

from companion.ui.pictures.rules import matches
from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.text import Text

__all__ = ["Glyph", "RuleRow", "Text"]


class RuleRow(ButtonBehavior, BoxLayout):
    rule = StringProperty()
    symbol = StringProperty()
    legend = StringProperty()
    title = StringProperty()
    says = StringProperty()


def rows(lines: Any, query: str = "") -> list[dict[str, str]]:
    """Lines of the book, as a list of them wants to be told; the words that were looked for stand out."""
    return [
        {"rule": line.id, "symbol": line.symbol, "legend": line.legend, "title": line.title, "says": marked(line.says, query)}
        for line in lines
    ]


def marked(text: str, query: str) -> str:
    """Underlined and in the colour of what is looked for."""
    colour = get_hex_from_color(App.get_running_app().theme.warn)[:7]
    made, last = [], 0
    for start, end in matches(text, query):
        made += [escape_markup(text[last:start]), f"[color={colour}][u]{escape_markup(text[start:end])}[/u][/color]"]
        last = end
    return "".join(made) + escape_markup(text[last:])


load_kv(__file__)
