"""TRACKS of Nemesis: the slide rule or the shuttle track, the alert, the secrets of the ship, its turrets and its pods."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.nemesis.tracks import tracks
from companion.window.nemesis.widgets.alert import AlertBox
from companion.window.nemesis.widgets.sliderule import SlideRule
from companion.window.nemesis.widgets.tiles import PodsButton, Secret, ShuttleTrack, Turret
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.mirrored import ActRow
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Hold, Small

__all__ = ["Act", "ActRow", "Glyph", "PodsButton", "Scroll", "Seam", "ShipTracks", "ShuttleTrack", "SlideRule", "Text"]


class ShipTracks(Room, BoxLayout):
    bare = kept = True
    picture = ObjectProperty(None, allownone=True)
    drawn: tuple[Any, ...] = ()
    flat = BooleanProperty(False)
    """What is counted and what is hidden stand side by side."""
    aside = BooleanProperty(False)
    quiet = BooleanProperty(False)
    """Beside the rail there is nothing to be done here."""

    def show(self, app: Any) -> None:
        picture, ids = tracks(app.playing.view, app.session, app.say), self.ids
        self.quiet = self.aside and app.playing.view["phase"] == "event"
        drawn = (picture, app.theme.left_hand, app.theme.wide, app.theme.big)
        if drawn == self.drawn:
            return
        self.picture, self.drawn = picture, drawn
        self._fill(ids.tiles, [self._tile(app, Secret, each, f"secret {each.number or each.symbol}") for each in picture.tiles])
        self._fill(ids.turrets, [self._tile(app, Turret, each, each.name) for each in picture.turrets])
        self._fill(ids.spaces, [self._space(app, *each) for each in picture.spaces])
        ids.alert.clear_widgets()
        if picture.alert:
            ids.alert.add_widget(box := AlertBox())
            box.told = picture.alert
        ids.acts.clear_widgets()
        for act in picture.acts:
            ids.acts.add_widget(self._act(app, act))
        pods = PodsButton(told=picture.pods, name="pods", label=app.say("PODS"))
        pods.bind(on_release=lambda _: app.over("choose:pods"))
        ids.acts.add_widget(pods)
        edit = Small(label=app.say("EDIT"), name="record:tracks", height="56dp", size_hint_x=0.5)
        edit.bind(on_release=lambda _: app.over("record:tracks"))
        ids.acts.add_widget(edit)

    @staticmethod
    def _fill(box: Any, made: list[Any]) -> None:
        box.clear_widgets()
        for widget in made:
            box.add_widget(widget)

    @staticmethod
    def _tile(app: Any, kind: Any, told: Any, name: str) -> Any:
        made = kind(told=told, name=name, label=name.upper())
        made.bind(on_release=lambda _: app.over(told.leads))
        return made

    @staticmethod
    def _space(app: Any, space: str, there: bool, may: bool) -> Small:
        small = Small(label=space, chosen=there, name=f"to {space}", height="48dp", disabled=not (may or there))
        if may and not there:
            small.bind(on_release=lambda _: app.act("destination_set", to=space, seat=app.playing.acting))
        return small

    @staticmethod
    def _act(app: Any, act: Any) -> Any:
        if act.held:
            button: Any = Hold(label=act.label, symbol=act.symbol)
            button.height = dp(56)
            button.bind(on_held=lambda _: app.act(act.does, seat=app.playing.acting))
            return button
        small = Small(label=act.label, symbol=act.symbol, name=act.does, height="56dp")
        small.bind(on_release=lambda _: partial(app.over, act.does)())
        return small


load_kv(__file__)
