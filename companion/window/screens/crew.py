"""CREW: each seat with what lies on its board and what is done to it, and the markers of the place."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.mirrored import ActRow
from companion.window.widgets.plate import Plate
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.seatrow import SeatRow
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small

__all__ = ["ActRow", "CrewScreen", "Glyph", "Scroll", "Seam", "SeatCard", "TallyRow", "Text"]


ROUND = 8
"""What stands around the words of a button, in letters."""


class SeatCount(BoxLayout):
    """A symbol and its number."""

    symbol = ObjectProperty("")
    count = ObjectProperty("")


class SeatCard(Plate, BoxLayout):
    seat = ObjectProperty(None, allownone=True)


class TallyRow(BoxLayout):
    tally = ObjectProperty(None, allownone=True)


class CrewScreen(Room, BoxLayout):
    """A game says what stands there."""

    kept = True

    def show(self, app: Any) -> None:
        picture, ids = app.playing.face.crew(app.playing.view, app.say, app.session.words), self.ids
        acted = any(seat.leads and seat.seat == app.playing.acting for seat in picture.seats)
        ids.markers.text = picture.caption if app.theme.tablet or not acted else ""  # what is done to who acts has its room
        ids.seats.clear_widgets()
        for seat in picture.seats:
            ids.seats.add_widget(self._card(app, seat))
            if seat.leads and seat.seat == app.playing.acting:
                ids.seats.add_widget(self._acts(app, seat, ActRow(size_hint_y=None, height=dp(48), spacing=dp(5))))
        ids.tallies.clear_widgets()
        for tally in picture.tallies:
            row = TallyRow(tally=tally)
            row.ids.less.name, row.ids.more.name = f"{tally.what} -", f"{tally.what} +"
            row.ids.less.bind(on_release=lambda _, what=tally.what: app.act("mark", what=what, by=-1))
            row.ids.more.bind(on_release=lambda _, what=tally.what: app.act("mark", what=what, by=1))
            ids.tallies.add_widget(row)
        ids.links.clear_widgets()
        for link in picture.links:
            small = Small(label=link.label, symbol=link.symbol, size_hint_x=1.6 if link.symbol else 1)
            small.bind(on_release=lambda _, leads=link.leads: app.over(leads))
            ids.links.add_widget(small)

    @staticmethod
    def _card(app: Any, seat: Any) -> SeatCard | SeatRow:
        if seat.leads:
            row = SeatRow(shown=seat, name=f"seat {seat.seat}", label=seat.name)
            row.bind(on_release=lambda _: app.over(seat.leads))
            return row
        card = SeatCard(seat=seat)
        for symbol, count in seat.counts:
            card.ids.counts.add_widget(SeatCount(symbol=symbol, count=count))
        if seat.seat:
            card.ids.hand.name = f"hand {seat.seat}"
            card.ids.hand.bind(on_release=lambda _: app.over(f"hand:{seat.seat}"))
        else:
            card.ids.head.remove_widget(card.ids.hand)
        if not seat.number:
            card.ids.head.remove_widget(card.ids.square)
        CrewScreen._acts(app, seat, card.ids.acts)
        return card

    @staticmethod
    def _acts(app: Any, seat: Any, row: ActRow) -> ActRow:
        """A button for each thing that is done to a seat."""
        for act in seat.acts:
            made = Small(symbol=act.symbol, name=act.name, label=act.label, height="48dp", disabled=seat.out)
            made.size_hint_x = ROUND + len(act.label)
            does = (
                partial(app.act, act.intent, **(act.parameters or {"seat": seat.seat}))
                if act.intent
                else partial(app.over, act.leads)
            )
            made.bind(on_release=lambda _, does=does: does())
            row.add_widget(made)
        return row


load_kv(__file__)
