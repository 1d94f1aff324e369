"""HINT: the rule behind what has just happened for the first time; it comes once, and never after "no more"."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.screens.room import Room
from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Act, VerbButton

__all__ = ["Act", "Glyph", "HintScreen", "Scroll", "Seam", "Text", "VerbButton"]


class HintScreen(Room, BoxLayout):
    page = ObjectProperty(None, allownone=True)

    def show(self, app: Any) -> None:
        self.page, ids, say = app.book.page(app.place.about), self.ids, app.say
        ids.first.text, ids.no.label, ids.done.label = say("FOR THE FIRST TIME"), say("NO MORE HINTS"), say("DONE")


load_kv(__file__)
