"""RULES: chapters to leaf through, and a line to type in that forgives; every line leads to its page."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.field import Field
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.rocker import Rocker
from companion.window.widgets.rulerow import NARROW, RuleRow, whole_rows
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import VerbButton

__all__ = ["Field", "Glyph", "Rocker", "RuleRow", "RulesScreen", "Scroll", "Seam", "Text"]


class RulesScreen(Room, BoxLayout):
    header, bare = word("RULES"), True
    searching = BooleanProperty(False)

    def show(self, app: Any) -> None:
        ids, say = self.ids, app.say
        ids.words.hint_text, ids.none.text = say("Search"), ""
        ids.language.second = app.second.upper()
        ids.language.at_first = say.language == "en"
        if not ids.chapters.children:
            for kind, label, symbol in app.book.chapters():
                verb = VerbButton(label=label, symbol=symbol)
                verb.bind(on_release=lambda _, kind=kind: app.over(f"chapter:{kind}"))
                ids.chapters.add_widget(verb)
        self.find(app)

    def wider(self, app: Any) -> None:
        """Lines break elsewhere."""
        if self.searching:
            self.find(app)

    def find(self, app: Any) -> None:
        """At each key stroke."""
        query = self.ids.words.text.strip()
        self.searching = bool(query)
        lines = app.book.find(query) if query else ()
        self.ids.found.data = whole_rows(lines, max(dp(NARROW), self.width), app.theme, query)
        self.ids.count.text = str(len(lines)) if query else ""
        self.ids.none.text = app.say("Nothing is called so.") if query and not lines else ""


load_kv(__file__)
