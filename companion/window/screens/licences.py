"""LICENCES: everything of somebody's that is inside, and under which licence."""

from __future__ import annotations

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.about import licences
from companion.show.pictures.about import licence_lines
from companion.show.tongue import word
from companion.window.screens.about import AboutRow, fill
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act

__all__ = ["AboutRow", "Act", "LicencesScreen", "Scroll", "Seam", "Text"]


class LicencesScreen(Room, BoxLayout):
    header, bare = word("LICENCES"), True

    def show(self, app: Any) -> None:
        self.ids.title.text = "" if app.place.screen == "game" else app.say("LICENCES")
        self.ids.done.label = app.say("DONE")
        fill(app, self.ids.rows, licence_lines(licences(), app.say))


load_kv(__file__)
