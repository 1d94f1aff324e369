"""TRACKS: the facility clock, what the next ends of round bring, and the verbs of power and countdowns."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.lockdown.tracks import tracks
from companion.window.family.widgets.coming import ComingRow
from companion.window.lockdown.widgets.clock import FacilityClock
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.mirrored import ActRow
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Hold, Small, VerbButton

__all__ = ["ActRow", "FacilityClock", "Scroll", "Seam", "Text", "TracksScreen"]


class TracksScreen(Room, BoxLayout):
    bare = kept = True
    picture = ObjectProperty(None, allownone=True)
    drawn: tuple[Any, ...] = ()
    flat = BooleanProperty(False)
    """Clock and forecast stand side by side."""
    aside = BooleanProperty(False)
    quiet = BooleanProperty(False)
    """Beside the rail there is nothing to be done here."""

    def show(self, app: Any) -> None:
        picture, ids = tracks(app.playing.view, app.session, app.say), self.ids
        self.quiet = self.aside and app.playing.view["phase"] == "event"
        drawn = (picture, app.theme.left_hand, app.theme.wide)
        if drawn == self.drawn:
            return
        self.picture, self.drawn = picture, drawn
        ids.rows.clear_widgets()
        for coming in picture.rows:
            if coming.glance or app.theme.wide:
                ids.rows.add_widget(ComingRow(coming=coming, now=app.say("NOW")))
        ids.verbs.clear_widgets()
        ids.second.clear_widgets()
        for act in picture.verbs:
            if act.held:
                button: Any = Hold(label=act.label, symbol=act.symbol)
                button.bind(on_held=lambda _, act=act: app.act(act.does, seat=app.playing.acting))
            else:
                button = VerbButton(label=act.label, symbol=act.symbol)
                button.bind(on_release=lambda _, act=act: app.over(act.does))
            ids.verbs.add_widget(button)
        for act in picture.second:
            small = Small(label=act.label, symbol=act.symbol, name=act.does, size_hint_x=1 if act.symbol else 0.6)
            small.bind(on_release=lambda _, act=act: partial(app.over, act.does)())
            ids.second.add_widget(small)


load_kv(__file__)
