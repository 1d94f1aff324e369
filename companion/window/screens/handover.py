"""HAND OVER: what to put on the table so that the game goes on as it stands; what is secret is behind a hold instead."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty

from companion.show.pictures.secret import handed_over
from companion.window.screens.options import OptionsScreen


class HandoverScreen(OptionsScreen):
    bare = True
    story = StringProperty()

    def show(self, app: Any) -> None:
        component = app.session.journal.entries[int(app.place.about)].parameters["component"]
        self.start(app.session.words.name(component).upper())
        self.ids.story.text = app.say(
            "Put in: {what}", what="\n".join(handed_over(component, app.session, app.playing.face.pieces, app.say))
        )
        self.tapped(app.say("DONE"), "check", app.close)
