"""CHAPTER: all entries of one kind, in the order of the book."""

from __future__ import annotations

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.ui.pictures.rules import kind_names
from companion.ui.screens.room import Room
from companion.ui.widgets import load_kv
from companion.ui.widgets.rulerow import RuleRow, rows
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text

__all__ = ["ChapterScreen", "RuleRow", "Seam", "Text"]


class ChapterScreen(Room, BoxLayout):
    bare = True

    def show(self, app: Any) -> None:
        kind = app.place.about
        self.ids.title.text = kind_names(app.say).get(kind, "")
        self.ids.rows.data = rows(app.book.chapter(kind))


load_kv(__file__)
