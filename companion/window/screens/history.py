"""HISTORY: every entry under its round, the newest first; what no longer stands is struck through."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.history import HistoryLine, history
from companion.show.tongue import word
from companion.show.writing import lines_of, sizes, width_of
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.field import Field
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.mirrored import ActRow
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small

HEADING = 38
"""How high the title of a round stands."""
PAGE = 60
"""So many entries are told at first, and as many more with each OLDER."""
ENTRY, BESIDE = 64, 150
"""In dp: how high an entry stands at least, and what stands beside its words: edges, number, symbol, and what parts them."""
EDGES, TITLE, LINE = 12, 1.3, 1.22
"""In dp what stays free above and below its words; how high a line of its title and of its words is, in parts of its letters."""
PAUSE = 0.2
"""Seconds without another letter."""
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


class OlderRow(ButtonBehavior, BoxLayout):
    """A tap tells what was before."""

    title = StringProperty()


class HistoryScreen(Room, BoxLayout):
    header, bare = word("HISTORY"), True
    finding = BooleanProperty(False)
    most = PAGE
    later: Any = None

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.again = Clock.create_trigger(lambda _: self.fill(App.get_running_app()), -1)
        self.ids.rows.fbind("width", self._turned)

    def _turned(self, *_: object) -> None:
        """Lines break elsewhere."""
        if self.ids.rows.data:
            self.again()

    def show(self, app: Any) -> None:
        ids, say = self.ids, app.say
        ids.redo.label, ids.find.label, ids.export.label = say("REDO"), say("FIND"), say("EXPORT")
        ids.redo.disabled = app.session.journal.next_redo() is None
        self.fill(app)

    def fill(self, app: Any) -> None:
        rows: list[Any] = []
        heading = None, dp(HEADING) * min(1.5, app.theme.text_scale)
        find = self.ids.words.text if self.finding else ""
        for group in history(app.session, app.playing.face, app.say, find, self.most):
            rows.append({"viewclass": "GroupRow", "title": group.title, "sized": heading})
            rows += [
                {
                    "viewclass": "EntryRow",
                    "number": line.number,
                    "symbol": line.symbol,
                    "title": line.title,
                    "detail": line.detail,
                    "undone": line.undone,
                    "gone": app.say("UNDONE") if line.undone else "",
                    "sized": (None, self._high(app, line)),
                }
                for line in group.lines
            ]
        if not find and len(app.session.journal.entries) > self.most:
            rows.append({"viewclass": "OlderRow", "title": app.say("OLDER")})
        self.ids.rows.data = rows

    def _high(self, app: Any, line: HistoryLine) -> float:
        """Its title, and one line or two of what is said of it."""
        form, unit = app.theme.form, Metrics.density
        size, gone = sizes("body", form)[0], app.say("UNDONE") if line.undone and not form.big else ""
        aside = BESIDE + (width_of(gone, "Saira", sizes("legend", form)[0]) if gone else 0)
        used = lines_of(line.detail, self.ids.rows.width / unit - aside, "B612", size, False)
        return dp(max(ENTRY, EDGES + sizes("row", form)[0] * TITLE + min(2, used) * size * LINE))

    def older(self, app: Any) -> None:
        """More of what was; what is read now stays where it is."""
        view = self.ids.rows
        from_top = (1 - view.scroll_y) * (view.viewport_size[1] - view.height)
        self.most += PAGE
        self.fill(app)
        view.refresh_from_layout()
        Clock.schedule_once(lambda _: self._back_to(from_top))

    def _back_to(self, from_top: float) -> None:
        view = self.ids.rows
        view.scroll_y = 1 - from_top / max(1, view.viewport_size[1] - view.height)

    def soon(self, app: Any) -> None:
        """All that was is looked through once the words stand, not at every letter of them."""
        if self.later is not None:
            self.later.cancel()
        self.later = Clock.schedule_once(lambda _: self.fill(app), PAUSE)

    def find(self, app: Any) -> None:
        """A line to type in; closed again, everything stands there again."""
        self.finding = not self.finding
        self.ids.words.text = ""
        self.ids.words.focus = self.finding
        self.fill(app)


load_kv(__file__)
