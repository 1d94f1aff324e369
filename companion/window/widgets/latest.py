"""The last entries, one line each: what a glance away from the table has missed."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.kit.lazily import later
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.text import Text

_latest = later("companion.show.pictures.history:latest")
if TYPE_CHECKING:
    from companion.show.pictures.history import HistoryLine

__all__ = ["Glyph", "Latest", "LatestRow", "Text"]


class LatestRow(BoxLayout):
    line = ObjectProperty(None, allownone=True)


class Latest(BoxLayout):
    title = StringProperty()
    room = NumericProperty(inf)
    """How high all of it may be: the oldest are left out for that."""

    def __init__(self, **kwargs: Any) -> None:
        self._again = Clock.create_trigger(self._fit, -1)
        self.lines: tuple[HistoryLine, ...] = ()
        """What stands here, as far as there is room."""
        self.made: list[LatestRow] = []
        super().__init__(**kwargs)
        self.fbind("room", self._again)

    def on_kv_post(self, _: object) -> None:
        self.ids.heading.fbind("height", self._again)

    def show(self, app: Any, most: int) -> None:
        """In the event phase what this end of round has done so far, else what was done last."""
        title, lines = _latest(app.session, app.playing.face, app.say, most) if most else ("", ())
        self.title = title if lines else ""
        if lines == self.lines:
            return
        self.lines = lines
        self.ids.rows.clear_widgets()
        self.made = [LatestRow(line=line) for line in lines]
        for row in self.made:
            self.ids.rows.add_widget(row)  # how high a row is, is known once it is as wide as its place
            row.fbind("height", self._again)
        self._again()

    def _fit(self, *_: object) -> None:
        """As many as there is room for, from the newest on."""
        rows, left = self.ids.rows, self.room - self.ids.heading.height
        for row in self.made:
            left -= row.height
            if left >= 0 and row.parent is None:
                rows.add_widget(row)
            elif left < 0 and row.parent is not None:
                rows.remove_widget(row)


load_kv(__file__)
