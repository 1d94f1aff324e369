"""WHAT IF: how the game would run with the alert or autodestruction; only holding the ring starts it."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.pictures.what_if import what_if
from companion.ui.widgets import load_kv
from companion.ui.widgets.clock import FacilityClock
from companion.ui.widgets.coming import ComingRow
from companion.ui.widgets.ring import HoldRing
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Small

__all__ = ["FacilityClock", "HoldRing", "Scroll", "Small", "Text", "WhatIfScreen"]


class WhatIfScreen(BoxLayout):
    picture = ObjectProperty(None, allownone=True)

    def show(self, app: Any) -> None:
        self.picture = what_if(app.place.top.partition(":")[2], app.playing.view(), app.say)
        self.ids.rows.clear_widgets()
        for coming in self.picture.rows:
            self.ids.rows.add_widget(ComingRow(coming=coming, now=app.say("NOW")))
        self.ids.nothing.text, self.ids.leave.label = app.say("Let go: nothing."), app.say("LEAVE IT")

    def start(self, app: Any) -> None:
        if self.picture and app.act(self.picture.intent, seat=app.acting):
            app.close()


load_kv(__file__)
