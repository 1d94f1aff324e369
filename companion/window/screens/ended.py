"""ENDED: the game is over, whatever was on the screen; then the verdict."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.ended import ways_on
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small, VerbButton

__all__ = ["Act", "EndedScreen", "Scroll", "Seam", "Text", "VerbButton"]


class EndedScreen(Room, BoxLayout):
    bare = True
    picture = ObjectProperty(None, allownone=True)

    def show(self, app: Any) -> None:
        playing, say = app.playing, app.say
        if playing.view["phase"] != "over":  # the end itself was taken back
            app.recall("ended")
            return
        last = next(entry for entry in playing.session.journal.standing())
        self.picture = playing.face.ended(playing.view, say, playing.face.endings, tuple(playing.session.story(last)))
        self.ids.on.clear_widgets()
        for label, goes in ways_on(app):
            small = Small(label=label, height="52dp")
            small.bind(on_release=lambda _, goes=goes: goes(app))
            self.ids.on.add_widget(small)
        self.ids.table.label = say("TO THE TABLE")
        self.ids.onward.label = say("VERDICT") if self.picture.leads else say("THE FILM")

    def onward(self, app: Any) -> None:
        app.instead(self.picture.leads or "film")


load_kv(__file__)
