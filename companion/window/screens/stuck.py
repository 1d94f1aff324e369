"""STUCK: the file of games can't be read. It says so kindly, touches nothing, and goes on beside it."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.stuck import stuck
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, VerbButton

__all__ = ["Act", "Seam", "StuckScreen", "Text", "VerbButton"]


class StuckScreen(Room, BoxLayout):
    picture = ObjectProperty(None, allownone=True)

    def show(self, app: Any) -> None:
        self.picture = picture = stuck(app.games.stuck_at, bool(app.games.shelf.rescued(app.games.stuck_at)), app.say)
        ways = self.ids.ways
        ways.clear_widgets()
        for label, symbol, way in (
            (picture.rescued, "next", app.games.take_rescued),
            (picture.again, "redo", app.games.open_save),
            (picture.anew, "airlock", app.games.take_new),
        ):
            if label:
                button = Act(label=label) if way == app.games.take_rescued else VerbButton(label=label, symbol=symbol)
                button.bind(on_release=lambda _, way=way: way())
                ways.add_widget(button)


load_kv(__file__)
