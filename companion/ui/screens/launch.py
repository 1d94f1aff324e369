"""LAUNCH: the game that waits, with its clock; resume in one tap, other games, new game, settings."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.session import UNREADABLE
from companion.table import Refused
from companion.ui.pictures.launch import waiting
from companion.ui.place import Place
from companion.ui.widgets import load_kv
from companion.ui.widgets.clock import FacilityClock
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Act, Small, Verb

__all__ = ["Act", "FacilityClock", "Glyph", "LaunchScreen", "Plate", "Seam", "Text", "Verb", "WaitingCard"]
SHOWN = 3


class SeatChip(BoxLayout):
    chip = ObjectProperty(None, allownone=True)


class WaitingCard(Plate, BoxLayout):
    """The newest game."""

    waiting = ObjectProperty(None, allownone=True)

    def on_waiting(self, _: object, waiting: Any) -> None:
        self.ids.seats.clear_widgets()
        for chip in waiting.seats if waiting else ():
            self.ids.seats.add_widget(SeatChip(chip=chip))


class LaunchScreen(BoxLayout):
    def show(self, app: Any) -> None:
        ids, say, games = self.ids, app.say, app.saved_games()
        if app.store is None:
            return
        try:
            session = app.kept.resume(games[0].id) if games else None
        except Refused:  # said when somebody wants to open it
            session = None
        ids.card.waiting = self._waiting(session, say) if session else None
        ids.empty.text = "" if games else say("Nemesis: Lockdown, without the shuffling.")
        ids.act.label = say("RESUME") if games else say("NEW GAME")
        ids.statistics.label = say("STATISTICS")
        ids.new.label, ids.settings.label = say("NEW GAME"), say("SETTINGS")
        ids.new.opacity, ids.new.disabled = (1, False) if games else (0, True)
        ids.others.clear_widgets()
        for game in games[1 : SHOWN + 1]:
            row = Small(label=", ".join(game.names), symbol="airlock")
            row.bind(on_release=lambda _, game=game: app.open_game(game.id))
            ids.others.add_widget(row)

    @staticmethod
    def _waiting(session: Any, say: Any) -> Any:
        """The card of a game; none for one of odd making, which says so when it is opened."""
        try:
            return waiting(session, say)
        except UNREADABLE:
            return None

    def act(self, app: Any) -> None:
        games = app.saved_games()
        if games:
            app.open_game(games[0].id)
        elif app.store is not None:
            app.go(Place("new_game"))


load_kv(__file__)
