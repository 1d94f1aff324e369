"""CHAPTER: all entries of one kind, in the order of the book."""

from __future__ import annotations

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.rules import kind_names
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.rulerow import RuleRow, rows
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text

__all__ = ["ChapterScreen", "RuleRow", "Seam", "Text"]


class ChapterScreen(Room, BoxLayout):
    bare = True

    def show(self, app: Any) -> None:
        kind = app.place.about
        self.ids.title.text = kind_names(app.say).get(kind, "")
        self.ids.rows.data = rows(app.book.chapter(kind))


load_kv(__file__)
