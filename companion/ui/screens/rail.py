"""The event rail: seven steps, what was done and skipped and why, and NEXT."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.pictures.rail import rail
from companion.ui.pictures.strikes import entries_since, strikes
from companion.ui.widgets import load_kv
from companion.ui.widgets.darkpart import DarkPart
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Act, Small, Verb
from companion.ui.widgets.why import Why

MOST = 4
"""So many fit."""
__all__ = ["Act", "DarkPart", "Glyph", "RailScreen", "Scroll", "Seam", "StationBox", "Text", "Why"]


class StationBox(Plate, BoxLayout):
    station = ObjectProperty(None, allownone=True)


class Card(Plate, BoxLayout):
    """What the step says."""


class Link(Widget):
    """The line between two stations: green up to here."""

    done = BooleanProperty(False)


class RailScreen(BoxLayout):
    picture = ObjectProperty(None, allownone=True)

    def show(self, app: Any) -> None:
        since = entries_since(app.playing)
        picture = rail(app.playing.view(), since, [app.playing.story(entry) for entry in since], app.say)
        new, self.picture = picture != self.picture, picture
        ids = self.ids
        if new and ids.fallen.token != picture.card.fallen:
            ids.fallen.token = picture.card.fallen
            ids.fallen.on = True  # and falls again before the eyes
            ids.fallen.dark = 0
            Clock.schedule_once(lambda _: setattr(ids.fallen, "on", not ids.fallen.token))
        ids.stations.clear_widgets()
        for station in picture.stations:
            if station.number > 1:
                ids.stations.add_widget(Link(done=station.state != "coming"))
            ids.stations.add_widget(StationBox(station=station))
        ids.symbols.clear_widgets()
        for kind in picture.card.symbols:
            size = 104 if len(picture.card.symbols) == 1 else 48
            ids.symbols.add_widget(Glyph(symbol=kind, dp_size=size, pos_hint={"center_y": 0.5}))
        ids.choices.clear_widgets()
        for choice in picture.choices:
            small = Small(label=choice.label)
            small.bind(on_release=lambda _, answer=choice.answer: app.act("next", answer=answer))
            ids.choices.add_widget(small)
        ids.attackers.clear_widgets()
        for seat in picture.encounters:
            name = str(app.playing.view()["seats"][seat]["name"]).upper()
            verb = Verb(label=app.say("ENCOUNTER: {name}", name=name), symbol="unknown-token", height="72dp")
            verb.bind(on_release=lambda _, seat=seat: app.act("encounter", seat=seat))
            ids.attackers.add_widget(verb)
        for verb in struck(app):
            ids.attackers.add_widget(verb)


def struck(app: Any) -> list[Verb]:
    """A button for each intruder that still has to attack, or to burn; on the result of the last one too."""
    found = strikes(app.playing, app.place.top == "rail")
    return _buttons(app, found.steps_on, found.intent, list(found.intruders)) if found else []


def _buttons(app: Any, before: bool, name: str, intruders: list[Any]) -> list[Verb]:
    """The newest ones; the others behind one more button."""
    label = app.say("ATTACK") if name == "attack" else app.say("INJURY")
    shown = intruders if len(intruders) <= MOST else intruders[1 - MOST :]
    verbs = []
    if len(shown) < len(intruders):
        others = Verb(label=app.say("OTHERS"), symbol="more", name="others", height="72dp")
        others.bind(on_release=lambda _: _others(app, before, name))
        verbs.append(others)
    for each in shown:
        verb = Verb(label=label, symbol=each["kind"], name=f"{name} {each['piece']}", height="72dp")
        verb.bind(on_release=lambda _, piece=each["piece"]: _strike(app, before, name, piece))
        verbs.append(verb)
    return verbs


def _others(app: Any, before: bool, name: str) -> None:
    if not before or app.act("next"):
        app.over(f"choose:{name}")


def _strike(app: Any, before: bool, name: str, piece: str) -> None:
    if not before or app.act("next"):
        app.act(name, piece=piece)


load_kv(__file__)
