"""APP OR CARDBOARD: who draws from now on, component by component, in the middle of a game."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.new_game import switches
from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.sourcerow import fill
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act

__all__ = ["Act", "Scroll", "Seam", "SourcesScreen", "Text"]


class SourcesScreen(Room, BoxLayout):
    header, bare = word("WHO DRAWS"), True

    def show(self, app: Any) -> None:
        say, ids, view, session = app.say, self.ids, app.playing.view, app.session
        ids.done.label = say("DONE")
        ids.says.text = say("Handing over, the app says what to build. Taking back, it shuffles what it can't know.")
        options = {**view["options"], "sources": view["sources"]}
        shown = switches(session.game, app.playing.face, session.pack, session.words, options)
        fill(ids.rows, shown, (say("APP"), say("CARDBOARD")), partial(self._turn, app))

    @staticmethod
    def _turn(app: Any, component: str, by_app: bool) -> None:
        entry = app.act("set_source", component=component, source="cardboard" if by_app else "app")
        if entry is None:
            return
        if not by_app and component == "bag":
            app.over("bag")  # only the table knows what is in the real one
        elif "contents" in entry.result:
            app.over(f"handover:{entry.number}")


load_kv(__file__)
