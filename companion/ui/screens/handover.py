"""HAND OVER: what to put on the table so that the game goes on as it stands; what is secret is behind a hold instead."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty

from companion.ui.pictures.secret import handed_over
from companion.ui.screens.options import OptionsScreen


class HandoverScreen(OptionsScreen):
    story = StringProperty()

    def show(self, app: Any) -> None:
        entry = app.playing.journal.entries[int(app.place.top.partition(":")[2])]
        self.start(app.playing.words.name(entry.parameters["component"]).upper())
        self.ids.story.text = app.say("Put in: {what}", what="\n".join(handed_over(entry, app.playing.words, app.say)))
        self.tapped(app.say("DONE"), "check", app.close)
