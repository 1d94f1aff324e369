"""RULE: one entry whole, where it stands in the book, and what it leads to."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.darkpart import DarkPart
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.rulerow import RuleRow, rows
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "DarkPart", "Glyph", "RuleRow", "RuleScreen", "Scroll", "Seam", "Small", "Text"]


class RuleScreen(Room, BoxLayout):
    bare = True
    page = ObjectProperty(None, allownone=True)

    def show(self, app: Any) -> None:
        self.page, ids, say = app.book.page(app.place.about), self.ids, app.say
        ids.done.label, ids.dark.title = say("DONE"), say("IN THE DARK") if self.page and self.page.dark else ""
        ids.wrong.label = say("THIS IS WRONG")
        ids.links.clear_widgets()
        for link in rows(self.page.links if self.page else ()):
            ids.links.add_widget(RuleRow(**link))


load_kv(__file__)
