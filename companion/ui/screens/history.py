"""HISTORY: every entry under its round, the newest first; what no longer stands is struck through."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.pictures.history import history
from companion.ui.screens.room import Room
from companion.ui.tongue import word
from companion.ui.widgets import load_kv
from companion.ui.widgets.field import Field
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.mirrored import ActRow
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Small

HEADING = 38
"""How high the title of a round stands."""
__all__ = ["ActRow", "Field", "Glyph", "GroupRow", "HistoryScreen", "Seam", "Small", "Text"]


class GroupRow(BoxLayout):
    """A round."""

    title = StringProperty()


class EntryRow(ButtonBehavior, BoxLayout):
    """A line; a tap opens what it did."""

    number = StringProperty()
    symbol = StringProperty()
    title = StringProperty()
    detail = StringProperty()
    undone = BooleanProperty(False)
    gone = StringProperty()


class HistoryScreen(Room, BoxLayout):
    header, bare = word("HISTORY"), True
    finding = BooleanProperty(False)

    def show(self, app: Any) -> None:
        ids, say = self.ids, app.say
        ids.redo.label, ids.find.label, ids.export.label = say("REDO"), say("FIND"), say("EXPORT")
        ids.redo.disabled = app.session.journal.next_redo() is None
        self.fill(app)

    def fill(self, app: Any) -> None:
        rows: list[Any] = []
        heading = None, dp(HEADING) * min(1.5, app.theme.text_scale)
        for group in history(app.session, app.playing.face, app.say, self.ids.words.text if self.finding else ""):
            rows.append({"viewclass": "GroupRow", "title": group.title, "sized": heading})
            rows += [
                {"viewclass": "EntryRow", "number": line.number, "symbol": line.symbol, "title": line.title,
                 "detail": line.detail, "undone": line.undone, "gone": app.say("UNDONE") if line.undone else ""}
                for line in group.lines
            ]
        self.ids.rows.data = rows

    def find(self, app: Any) -> None:
        """A line to type in; closed again, everything stands there again."""
        self.finding = not self.finding
        self.ids.words.text = ""
        self.ids.words.focus = self.finding
        self.fill(app)


load_kv(__file__)
