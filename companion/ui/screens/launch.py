"""LAUNCH: resume in one tap, other games, new game."""

from __future__ import annotations

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.ui.place import Place
from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Act, Small, Verb

__all__ = ["Act", "Glyph", "LaunchScreen", "Seam", "Text", "Verb"]
SHOWN = 3


class LaunchScreen(BoxLayout):
    def show(self, app: Any) -> None:
        ids, say, games = self.ids, app.say, app.saved_games()
        ids.act.label = say("RESUME") if games else say("NEW GAME")
        ids.new.label = say("NEW GAME")
        ids.new.opacity, ids.new.disabled = (1, False) if games else (0, True)
        ids.who.text = ", ".join(games[0].names) if games else say("Nemesis: Lockdown, without the shuffling.")
        ids.count.text = say("#{number}", number=games[0].entries) if games else ""
        ids.others.clear_widgets()
        for game in games[1 : SHOWN + 1]:
            row = Small(label=", ".join(game.names), symbol="back")
            row.bind(on_release=lambda _, game=game: app.open_game(game.id))
            ids.others.add_widget(row)

    def act(self, app: Any) -> None:
        games = app.saved_games()
        if games:
            app.open_game(games[0].id)
        else:
            app.go(Place("new_game"))


load_kv(__file__)
