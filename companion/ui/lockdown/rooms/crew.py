"""CREW: each seat with what lies on its board and what is done to it, and the markers of the facility."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.lockdown.crew import crew
from companion.ui.screens.room import Room
from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.mirrored import ActRow
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Small

__all__ = ["ActRow", "CrewScreen", "Glyph", "Scroll", "Seam", "SeatCard", "TallyRow", "Text"]


class SeatCard(Plate, BoxLayout):
    seat = ObjectProperty(None, allownone=True)


class TallyRow(BoxLayout):
    tally = ObjectProperty(None, allownone=True)


class CrewScreen(Room, BoxLayout):
    kept = True

    def show(self, app: Any) -> None:
        picture, ids, say = crew(app.playing.view, app.say, app.session.words), self.ids, app.say
        ids.markers.text, ids.contingency.label, ids.edit.label = say("MARKERS ON THE BOARD"), say("CONTINGENCY"), say("EDIT")
        ids.seats.clear_widgets()
        for seat in picture.seats:
            card = SeatCard(seat=seat)
            card.ids.hand.name = f"hand {seat.seat}"
            card.ids.hand.bind(on_release=lambda _, seat=seat: app.over(f"hand:{seat.seat}"))
            for button in self._acts(app, seat):
                card.ids.acts.add_widget(button)
            ids.seats.add_widget(card)
        ids.tallies.clear_widgets()
        for tally in picture.tallies:
            row = TallyRow(tally=tally)
            row.ids.less.name, row.ids.more.name = f"{tally.what} -", f"{tally.what} +"
            row.ids.less.bind(on_release=lambda _, what=tally.what: app.act("mark", what=what, by=-1))
            row.ids.more.bind(on_release=lambda _, what=tally.what: app.act("mark", what=what, by=1))
            ids.tallies.add_widget(row)

    @staticmethod
    def _acts(app: Any, seat: Any) -> list[Small]:
        """A card more, a scan, and a page for what is rarer: what lies on the board, and how it leaves."""
        def button(symbol: str, name: str, act: Any, label: str = "") -> Small:
            made = Small(symbol=symbol, name=f"{name} {seat.seat}", label=label, height="48dp", disabled=seat.out)
            made.bind(on_release=lambda _: act())
            return made

        say = app.say
        return [
            button("contamination", "contaminate", lambda: app.act("contaminate", seat=seat.seat), say("+ CARD")),
            button("scan", "scan", lambda: app.over(f"choose:scan:{seat.seat}"), say("SCAN")),
            button("more", "seat", lambda: app.over(f"choose:seat:{seat.seat}"), say("BOARD")),
        ]


load_kv(__file__)
