"""WHAT IF: how the game would run with the alert or autodestruction; only holding the ring starts it."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.lockdown.what_if import TITLES, what_if
from companion.ui.lockdown.widgets.clock import FacilityClock
from companion.ui.lockdown.widgets.coming import ComingRow
from companion.ui.screens.room import Room
from companion.ui.widgets import load_kv
from companion.ui.widgets.ring import HoldRing
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Small

__all__ = ["FacilityClock", "HoldRing", "Scroll", "Small", "Text", "WhatIfScreen"]


class WhatIfScreen(Room, BoxLayout):
    bare = True
    picture = ObjectProperty(None, allownone=True)

    def heading(self, app: Any) -> str:
        return str(app.say(TITLES[app.place.about]))

    def show(self, app: Any) -> None:
        self.picture = what_if(app.place.about, app.session, app.playing.view, app.say)
        if self.picture is None:  # it runs already: that came about while we were looking
            app.recall(app.place.top)
            return
        self.ids.rows.clear_widgets()
        for coming in self.picture.rows:
            self.ids.rows.add_widget(ComingRow(coming=coming, now=app.say("NOW")))
        self.ids.nothing.text, self.ids.leave.label = app.say("Let go: nothing."), app.say("LEAVE IT")

    def start(self, app: Any) -> None:
        page = app.place.top
        if self.picture and app.act(self.picture.intent, seat=app.playing.acting):
            app.leave(page)


load_kv(__file__)
