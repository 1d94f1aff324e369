"""LAUNCH: the game that waits, with its instrument; resume in one tap, other games, a tile for each game, settings."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.launch import first, tile, waiting
from companion.show.place import Place
from companion.show.reports import write_report
from companion.table import Refused
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.instrument import instrument
from companion.window.widgets.plate import Plate
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small, VerbButton

__all__ = ["Act", "GameTile", "Glyph", "LaunchScreen", "Plate", "Scroll", "Seam", "Text", "VerbButton", "WaitingCard"]
SHOWN = 3
NAMED = 3
"""So many names have room on the card of a small phone."""


class SeatChip(BoxLayout):
    chip = ObjectProperty(None, allownone=True)


class GameTile(ButtonBehavior, Plate, BoxLayout):
    """A game that can be begun."""

    name = ObjectProperty("")
    tile = ObjectProperty(None, allownone=True)
    large = BooleanProperty(False)


class WaitingCard(Plate, BoxLayout):
    """The newest game."""

    waiting = ObjectProperty(None, allownone=True)

    def show(self, waiting: Any, face: Any) -> None:
        self.waiting = waiting
        ids = self.ids
        ids.instrument.clear_widgets()
        made = instrument(face, "waiting")
        if made is not None:
            made.show(waiting.drawn)
            ids.instrument.add_widget(made)
        ids.seats.clear_widgets()
        crowded = App.get_running_app().theme.compact and len(waiting.seats) > NAMED
        for chip in waiting.seats:
            ids.seats.add_widget(SeatChip(chip=replace(chip, name="") if crowded else chip))


class LaunchScreen(Room, BoxLayout):
    waits = BooleanProperty(False)
    """A game waits."""

    def show(self, app: Any) -> None:
        ids, say, saved = self.ids, app.say, app.games.saved()
        if app.games.store is None:
            return
        self.waits = bool(saved)
        ids.empty.text = "" if saved or app.theme.tight else say("The board games, without the shuffling.")
        ids.act.label, ids.statistics.label, ids.settings.label = say("RESUME"), say("STATISTICS"), say("SETTINGS")
        ids.begin.text = say("NEW GAME")
        self._card(app, saved)
        if ids.card.waiting is not None and ids.card.waiting.over:
            ids.act.label = say("THE VERDICT")
        ids.others.clear_widgets()
        for game in saved[1 : SHOWN + 1]:
            named = f"{', '.join(game.names)}  #{game.entries}"
            row = Small(label=named, symbol=app.face_of(game.game).emblem if game.game in app.known else "airlock")
            row.bind(on_release=lambda _, game=game: app.games.open_game(game.id))
            ids.others.add_widget(row)
        ids.tiles.clear_widgets()
        for game in app.known:
            told = tile(game, app.face_of(game), app.packs(game), say)
            made = GameTile(name=f"new {game}", tile=told, large=not saved)
            made.bind(on_release=partial(self._begin, app, game))
            ids.tiles.add_widget(made)

    def _card(self, app: Any, saved: Any) -> None:
        """The card of the newest game; none for one of odd making, which says so when it is opened."""
        self.ids.card.waiting = None
        try:
            if saved:
                session = app.games.kept.resume(saved[0].id)
                session.speak(app.say.language)
                face = app.face_of(session.game.name)
                self.ids.card.show(waiting(session, face, app.say), face)
            elif not app.theme.tight:
                name = next(iter(app.known))
                face = app.face_of(name)
                self.ids.card.show(first(app.packs(name), face, app.known, app.say), face)
        except Refused:
            return
        except Exception as error:  # a game of odd making, or a fault of ours: never a reason not to start
            write_report(app.home, error, "its card")

    @staticmethod
    def _begin(app: Any, game: str, _: object) -> None:
        app.go(Place(f"new_game:{game}"))

    def act(self, app: Any) -> None:
        saved = app.games.saved()
        over = self.ids.card.waiting is not None and self.ids.card.waiting.over
        if saved:
            app.games.open_game(saved[0].id)
            if over and app.session is not None and "verdict" in app.playing.face.rooms:
                app.over("verdict")


load_kv(__file__)
