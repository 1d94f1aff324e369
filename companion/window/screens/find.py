"""FIND A FILE: where the system has no window to choose one in, a folder at a time."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.partrow import PartRow
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small

__all__ = ["FindScreen", "Scroll", "Seam", "Small", "Text"]


class FindScreen(Room, BoxLayout):
    header, bare = word("FIND A FILE"), True
    found = ObjectProperty(None, allownone=True)
    """What is shown."""

    def show(self, app: Any) -> None:
        say, ids, found = app.say, self.ids, app.files.lines()
        if found == self.found:
            return
        self.found = found
        ids.title.text = "" if app.place.screen == "game" else say("FIND A FILE")
        ids.here.text, ids.says.text = found.title, found.says
        ids.done.label = say("LEAVE IT")
        ids.rows.clear_widgets()
        for line in found.lines:
            row = PartRow(name=line.path.name, symbol=line.symbol, title=line.title, state_words=line.says)
            row.bind(on_release=partial(self._choose, app, line.path))
            ids.rows.add_widget(row)
        ids.list.scroll_y = 1

    @staticmethod
    def _choose(app: Any, path: Any, _: object) -> None:
        app.files.choose(path)


load_kv(__file__)
