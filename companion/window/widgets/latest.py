"""The last entries, one line each: what a glance away from the table has missed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.properties import ObjectProperty, StringProperty
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

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.lines: tuple[HistoryLine, ...] = ()
        """What stands here."""

    def show(self, app: Any, most: int) -> None:
        """In the event phase what this end of round has done so far, else what was done last."""
        title, lines = _latest(app.session, app.playing.face, app.say, most) if most else ("", ())
        self.title = title if lines else ""
        if lines == self.lines:
            return
        self.lines = lines
        self.ids.rows.clear_widgets()
        for line in lines:
            self.ids.rows.add_widget(LatestRow(line=line))


load_kv(__file__)
