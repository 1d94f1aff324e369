"""ABOUT: what this is, whose games these are, what leaves the phone, how much is certain, and what is inside."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.about import known, rights
from companion.show.pictures.about import about_page
from companion.show.reports import newest
from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small

__all__ = ["AboutRow", "AboutScreen", "Glyph", "Scroll", "Seam", "Small", "Text"]


class AboutRow(ButtonBehavior, BoxLayout):
    """A sign, a title and what there is to say."""

    line = ObjectProperty(None, allownone=True)


class AboutScreen(Room, BoxLayout):
    header, bare = word("ABOUT"), True
    page = ObjectProperty(None, allownone=True)

    def show(self, app: Any) -> None:
        say, ids = app.say, self.ids
        games = list(app.known.values())
        packs = [app.files.owner.untouched(each.name) for each in games]
        titles = {each.name: say(app.face_of(each.name).title) for each in games}
        self.page = about_page(known(games, packs), titles, rights(), newest(app.home) is not None, say)
        ids.wrong.label, ids.licences.label, ids.leave.label = say("THIS IS WRONG"), say("LICENCES"), say("DONE")
        fill(app, ids.rows, self.page.lines)


def fill(app: Any, box: Any, lines: Any) -> None:
    """A row for each."""
    box.clear_widgets()
    for each in lines:
        row = AboutRow(line=each)
        row.name = each.title
        if each.leads:
            row.bind(on_release=lambda _, leads=each.leads: app.over(leads))
        box.add_widget(row)


load_kv(__file__)
