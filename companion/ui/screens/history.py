"""HISTORY: every entry, the newest first; what no longer stands is struck through."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.picture.history import history
from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Small

__all__ = ["Glyph", "HistoryScreen", "Seam", "Small", "Text"]


class EntryRow(ButtonBehavior, BoxLayout):
    """A line; a tap opens what it did."""

    number = StringProperty()
    symbol = StringProperty()
    title = StringProperty()
    detail = StringProperty()
    undone = BooleanProperty(False)


class HistoryScreen(BoxLayout):
    def show(self, app: Any) -> None:
        self.ids.redo.label = app.say("REDO")
        self.ids.rows.data = [
            {"number": line.number, "symbol": line.symbol, "title": line.title, "detail": line.detail, "undone": line.undone}
            for line in history(app.playing.history(), app.say)
        ]


load_kv(__file__)
