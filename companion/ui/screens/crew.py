"""CREW: each seat with what lies on its board, and the tallies of the facility."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.picture.crew import crew
from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Small

__all__ = ["CrewScreen", "Glyph", "Scroll", "Seam", "SeatRow", "TallyRow", "Text"]


class SeatRow(BoxLayout):
    seat = ObjectProperty(None, allownone=True)


class TallyRow(BoxLayout):
    tally = ObjectProperty(None, allownone=True)


class CrewScreen(BoxLayout):
    def show(self, app: Any) -> None:
        picture, ids = crew(app.playing.view(), app.say), self.ids
        ids.seats.clear_widgets()
        for seat in picture.seats:
            row = SeatRow(seat=seat)
            for mark in seat.marks:
                by = -1 if mark.there else 1
                self._mark(app, row.ids.marks, mark.symbol, mark.there, what=mark.what, by=by, seat=seat.seat)
            leave = Small(symbol="airlock", name=f"leave {seat.seat}", size_hint_x=None, width="48dp", disabled=seat.out)
            leave.bind(on_release=lambda _, seat=seat.seat: app.over(f"choose:leave:{seat}"))
            row.ids.marks.add_widget(leave)
            ids.seats.add_widget(row)
        ids.tallies.clear_widgets()
        for tally in picture.tallies:
            row = TallyRow(tally=tally)
            row.ids.less.bind(on_release=lambda _, what=tally.what: app.act("mark", what=what, by=-1))
            row.ids.more.bind(on_release=lambda _, what=tally.what: app.act("mark", what=what, by=1))
            ids.tallies.add_widget(row)

    def _mark(self, app: Any, box: BoxLayout, symbol: str, there: bool, **parameters: Any) -> None:
        button = Small(symbol=symbol, chosen=there, size_hint_x=None, width="48dp")
        button.bind(on_release=lambda _: app.act("mark", **parameters))
        box.add_widget(button)


load_kv(__file__)
