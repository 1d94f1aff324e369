"""STATISTICS: all games of the file together."""

from __future__ import annotations

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.statistics import statistics
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.numberrow import NumberRow
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, VerbButton

__all__ = ["Act", "Scroll", "Seam", "StatisticsScreen", "Text", "VerbButton"]


class StatisticsScreen(Room, BoxLayout):
    bare = True

    def show(self, app: Any) -> None:
        say, ids = app.say, self.ids
        numbers = statistics((saved.evening for saved in app.games.evenings()), say)
        ids.title.text, ids.done.label = say("STATISTICS"), say("DONE")
        ids.standings.label = say("STANDINGS")
        ids.rows.clear_widgets()
        self._group("", numbers.numbers)
        self._group(say("HOW THEY ENDED"), [(name, str(count)) for name, count in numbers.ends])
        self._group(
            say("GAMES · GOT OUT · WON"),
            [(player.name, f"{player.games} · {player.left} · {player.won}") for player in numbers.players],
        )

    def _group(self, title: str, lines: Any) -> None:
        if title and lines:
            self.ids.rows.add_widget(Text(text=title, use="legend", role="ink2", wraps=True, padding=(0, "14dp", 0, 0)))
        for says, number in lines:
            self.ids.rows.add_widget(NumberRow(says=says, number=number))


load_kv(__file__)
