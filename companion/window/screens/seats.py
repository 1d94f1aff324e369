"""WHO SITS WHERE: a name is set right, a seat is taken over or shared, in the middle of a game."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Line
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.field import Field
from companion.window.widgets.plate import Plate
from companion.window.widgets.row import Row
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "Field", "Plate", "Scroll", "Seam", "SeatsScreen", "Small", "Text"]
ROW, SQUARE = 56, 56
"""In dp: a row, and the place of the number of its seat."""
HOW = (("new_name", word("NEW NAME")), ("takes_over", word("TAKES OVER")), ("joins", word("JOINS")))
"""What the name that is written means for the seat."""


class SeatName(ButtonBehavior, Row):
    """Seat and name; a tap writes a name for it."""

    depends = ("number", "says", "chosen", "state")
    name = StringProperty()
    number = StringProperty()
    says = StringProperty()
    """The name."""
    chosen = BooleanProperty(False)

    def measure(self) -> None:
        self.height = dp(ROW) * min(1.5, self.theme.text_scale)

    def draw(self) -> None:
        (x, y), (wide, high) = self.pos, self.size
        if self.chosen or self.state == "down":
            self.block("plate3", x, y, wide, high)
        self.seat(self.number, x + dp(28), y + high / 2, self.chosen)
        self.say(self.says.upper(), "verb", (x + dp(SQUARE), y, wide - dp(SQUARE + 8), high), cut=True)
        self.ink("faint")
        Line(points=(x, y, x + wide, y), width=dp(0.75))


class SeatsScreen(Room, BoxLayout):
    header, bare = word("WHO SITS WHERE"), True
    chosen = StringProperty()
    """The seat for which a name is written."""

    def show(self, app: Any) -> None:
        say, ids, seats = app.say, self.ids, app.playing.view["seats"]
        ids.done.label, ids.who.text = say("DONE"), say("PLAYERS")
        ids.how.text = "" if self.chosen or app.theme.big else say("TAP: NAME")
        ids.late.text = say(app.playing.face.start.late)
        ids.rows.clear_widgets()
        for seat, person in seats.items():
            row = SeatName(
                number=str(person["number"]), says=str(person["name"]), name=f"seat {seat}", chosen=seat == self.chosen
            )
            row.bind(on_release=lambda _, seat=seat: self._choose(app, seat))
            ids.rows.add_widget(row)
        ids.hows.clear_widgets()
        for how, label in HOW if self.chosen else ():
            small = Small(label=say(label), name=how, height="48dp")
            small.bind(on_release=lambda _, how=how: self._rename(app, how))
            ids.hows.add_widget(small)

    def _choose(self, app: Any, seat: str) -> None:
        """A name is written for a seat; a second tap leaves it as it is."""
        self.chosen = "" if seat == self.chosen else seat
        if self.chosen:
            self.ids.written.text = str(app.playing.view["seats"][seat]["name"])
        self.ids.written.focus = bool(self.chosen)
        self.show(app)

    def _rename(self, app: Any, how: str) -> None:
        seat, self.chosen = self.chosen, ""
        if app.act("rename", seat=seat, called=self.ids.written.text, how=how) is None:
            self.chosen = seat
            self.show(app)


load_kv(__file__)
