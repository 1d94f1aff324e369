"""ALL GAMES: every game of the file; a tap opens one, a hold asks whether it is to go, and all of it can be kept elsewhere."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Line
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.shelf import campaign, shelf
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.mirrored import ActRow
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small, VerbButton

__all__ = ["Act", "ActRow", "Glyph", "Seam", "ShelfScreen", "Small", "Text", "VerbButton"]
ALL = "all"


class ShelfGame(ButtonBehavior, Drawn):
    """A game, or a campaign: a tap opens it, a hold asks about it."""

    depends = ("line", "state")
    line = ObjectProperty(None, allownone=True)
    label = StringProperty()
    __events__ = ("on_hold",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._held = Clock.create_trigger(self._hold, self.theme.real_seconds("hold"))
        self.was_held = False

    def on_press(self) -> None:
        self.was_held = False
        self._held()

    def on_release(self) -> None:
        self._held.cancel()

    def _hold(self, _: float) -> None:
        if self.state == "down":
            self.was_held = True
            self.dispatch("on_hold")

    def on_hold(self) -> None: ...

    def on_touch_up(self, touch: Any) -> bool:
        self._held.cancel()
        return bool(super().on_touch_up(touch))

    def draw(self) -> None:
        if self.line is None:
            return
        line, (x, y), (wide, high) = self.line, self.pos, self.size
        if self.state == "down":
            self.block("plate3", x, y, wide, high)
        self.ink("faint")
        Line(points=(x, y, x + wide, y), width=dp(0.75))
        ink = "ink" if line.over or line.first else "ink2"
        middle, left = y + high / 2, x + dp(68)
        self.glyph(line.emblem, 44, x + dp(36), middle, ink)
        side = min(dp(120), wide * 0.34)
        words = wide - dp(68) - side - dp(12)
        self.say(line.title, "verb", (left, middle, words, high / 2 - dp(6)), ink, cut=True)
        right = x + wide - side - dp(8)
        self.say(line.date, "legend", (right, middle, side, high / 2 - dp(6)), "ink2", halign="right", cut=True)
        came = self.say(line.says, "legend", (right, y + dp(6), side, high / 2 - dp(6)), line.role, halign="right", cut=True)
        self.say(line.names, "body", (left, y + dp(6), wide - dp(88) - came, high / 2 - dp(6)), "ink2", cut=True)


class ShelfFilm(ButtonBehavior, Drawn):
    """Beside a game that is over its film, beside any other the way into it."""

    depends = ("symbol", "state")
    symbol = StringProperty()
    label = StringProperty()

    def draw(self) -> None:
        x, y = self.pos
        self.ink("faint")
        Line(points=(x, y, x, y + self.height), width=dp(0.75))
        Line(points=(x, y, x + self.width, y), width=dp(0.75))
        self.glyph(self.symbol, 36, x + self.width / 2, y + self.height / 2)


class ShelfRow(BoxLayout):
    """A line of the shelf, or the question that a hold has asked about it."""

    line = ObjectProperty(None, allownone=True)
    asked = BooleanProperty(False)
    question = StringProperty()
    keeps = StringProperty()
    deletes = StringProperty()


class ShelfScreen(Room, BoxLayout):
    asked = 0
    """The game of which it is asked whether it is to go."""

    def show(self, app: Any) -> None:
        say, ids, about = app.say, self.ids, app.place.about
        found = app.games.evenings()
        if about not in ("", ALL):
            found = campaign(found, int(about))
        lines = shelf(found, self._face(app), app.games.stopwatch.now(), say, whole=about not in ("", ALL))
        ids.title.text = say("ALL GAMES")
        ids.count.text = say("{n} {n:EVENING|EVENINGS}", n=len(found))
        ids.rows.data = [
            {
                "line": line,
                "asked": line.id == self.asked,
                "question": say("DELETE {names}?", names=line.names),
                "keeps": say("KEEP"),
                "deletes": say("DELETE"),
            }
            for line in lines
        ]
        ids.hint.text = "" if app.theme.wide else say("Hold a row to delete it.") if lines else say("Nothing was played yet.")
        gone = app.games.kept.games(gone=True)
        ids.gone.label = say("NOT DELETED AFTER ALL: {names}", names=", ".join(gone[0].evening.names)) if gone else ""
        ids.statistics.label, ids.done.label = say("STATISTICS"), say("DONE")
        ids.out.label, ids.back.label = say("BACK UP"), say("BRING BACK OR IMPORT")
        ids.out.disabled = not lines

    @staticmethod
    def _face(app: Any) -> Any:
        return lambda game: app.face_of(app.packs(game).game) if game in app.known else None

    def opens(self, app: Any, line: Any, film: bool) -> None:
        """A campaign shows its games; a game is opened, at its film where that is wanted."""
        if line.games > 1:
            app.over(f"shelf:{line.id}")
            return
        app.games.open_game(line.id)
        if film and app.session is not None:
            app.over("film")

    def ask(self, app: Any, game: int) -> None:
        self.asked = game
        self.show(app)

    def delete(self, app: Any) -> None:
        app.games.delete(self.asked)
        self.ask(app, 0)

    def keep(self, app: Any) -> None:
        app.games.bring_back()
        self.show(app)


load_kv(__file__)
