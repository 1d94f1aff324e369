"""A line that leads to a rule: its symbol, what kind it is, its title, and how it begins."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

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


def rows(lines: object) -> list[dict[str, str]]:
    """Lines of the book, as a list of them wants to be told."""
    return [
        {"rule": line.id, "symbol": line.symbol, "legend": line.legend, "title": line.title, "says": line.says}
        for line in lines  # type: ignore[attr-defined]
    ]


load_kv(__file__)
