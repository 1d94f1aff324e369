"""The event rail: seven steps, what was done and skipped and why, and NEXT."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.picture.rail import rail
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
    """A button for each intruder that still has to attack, then for each that may burn; the first is also the step there."""
    view = app.playing.view()
    step, standing, asked = view["step"], view["in_play"], (view["question"] or {}).get("ask")
    if view["sources"]["attack"] == "cardboard":
        return []
    if step == "noise" and app.place.top == "rail":
        return _buttons(app, True, "attack", standing)
    done = struck_already(app.playing, "injury_check" if asked == "fire" else "attack")
    left = [each for each in standing if each["piece"] not in done]
    if asked == "attacks" and done and not left and view["markers"]["fire"]["placed"]:
        return _buttons(app, True, "injury_check", standing)  # all have attacked: what burns is next
    name = {"attacks": "attack", "fire": "injury_check"}.get(asked, "")
    return _buttons(app, False, name, left) if name else []


def struck_already(session: Any, intent: str) -> set[str]:
    """Who has attacked, or burned, since this step began: once each; what came out of an attack does not attack itself."""
    found: set[str] = set()
    for entry in standing_entries(session):
        if entry.intent in ("next", "event_phase"):
            break
        if entry.intent == intent:
            told = entry.result if isinstance(entry.result, dict) else {}
            found |= {str(entry.parameters.get("piece")), str(told.get("evolved")), str(told.get("summoned"))}
    return found


def standing_entries(session: Any) -> Iterator[Any]:
    """What still stands, the newest first; what was put back does not, nor does the entry that put it back."""
    entries, last = session.journal.entries, session.journal.last
    number = last.standing if last else 0
    while number:
        entry = entries[number]
        if entry.act == "put_back":
            number = entries[entry.of].below
            continue
        yield entry
        number = entry.below


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


def entries_since(session: Any) -> list[Any]:
    """The entries of this event phase that still stand, oldest first."""
    found: list[Any] = []
    for entry in standing_entries(session):
        if entry.intent in ("next", "event_phase"):
            found.append(entry)
        if entry.intent == "event_phase" or entry.number == 1:
            break
    return found[::-1]


load_kv(__file__)
