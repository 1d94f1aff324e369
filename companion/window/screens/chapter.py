"""CHAPTER: all entries of one kind, in the order of the book."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.rules import kind_names
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.rulerow import NARROW, RuleRow, whole_rows
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text

__all__ = ["ChapterScreen", "RuleRow", "Seam", "Text"]


class ChapterScreen(Room, BoxLayout):
    bare = True

    def show(self, app: Any) -> None:
        self.ids.title.text = kind_names(app.say).get(app.place.about, "")
        self.fill(app)

    def fill(self, app: Any) -> None:
        """Anew in another width."""
        view = self.ids.rows
        if app.place.room == "chapter" and view.width > dp(NARROW):
            view.data = whole_rows(app.book.chapter(app.place.about), view.width, app.theme)


load_kv(__file__)
