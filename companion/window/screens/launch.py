"""LAUNCH: the game that waits, with its instrument and what happened last; before the first, what this is and what it knows."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.saves.shelf import LOST
from companion.show.pictures.launch import NAMES, tile, waiting
from companion.show.place import Place
from companion.show.reports import write_report
from companion.table import Refused
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.instrument import instrument
from companion.window.widgets.plate import Plate
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "GameTile", "Glyph", "LaunchScreen", "NextGame", "OtherWay", "Plate", "Scroll", "Seam", "Text", "WaitingCard"]
LETTERS = 9
"""Names of so many letters in all have room beside their numbers; longer ones have a line of their own."""


class SeatChip(BoxLayout):
    chip = ObjectProperty(None, allownone=True)


class GameTile(ButtonBehavior, Plate, BoxLayout):
    """A game that can be begun, with what the app knows of it."""

    name = StringProperty()
    tile = ObjectProperty(None, allownone=True)


class NextGame(ButtonBehavior, Drawn):
    """The same beside a game that waits."""

    depends = ("tile", "state")
    name = StringProperty()
    tile = ObjectProperty(None, allownone=True)

    def draw(self) -> None:
        down = self.state == "down"
        self.plate("plate3" if down else "plate2", "ink" if down else "line")
        word = self.height * 0.42
        self.glyph(self.tile.emblem, 30, self.center_x, self.y + word + (self.height - word) / 2)
        self.say(self.tile.title, "small_verb", (self.x + dp(4), self.y, self.width - dp(8), word), halign="center")


class OtherWay(ButtonBehavior, Plate, BoxLayout):
    """A way on that is no game, with a line of what it is."""

    symbol = StringProperty()
    label = StringProperty()
    says = StringProperty()


class WaitingCard(Plate, BoxLayout):
    """The newest game."""

    waiting = ObjectProperty(None, allownone=True)
    crowded = BooleanProperty(False)
    """There is room for numbers alone."""
    subject = StringProperty()
    """Which game it is, and how long it was played."""
    names = StringProperty()
    """Who plays, where that has a line of its own."""

    def show(self, waiting: Any, face: Any) -> None:
        self.waiting, self.subject = waiting, " · ".join(filter(None, (waiting.game, waiting.played)))
        ids = self.ids
        ids.instrument.clear_widgets()
        made = instrument(face, "waiting")
        if made is not None:
            made.show(waiting.drawn)
            ids.instrument.add_widget(made)
        ids.seats.clear_widgets()
        theme = App.get_running_app().theme
        letters = sum(len(chip.name) for chip in waiting.seats)
        self.crowded = theme.compact or theme.wide or theme.big or letters > LETTERS
        whole = self.crowded and not (theme.compact or theme.wide or theme.big)
        self.names = "   ".join(chip.name for chip in waiting.seats) if whole else ""
        for chip in () if theme.big else waiting.seats:
            shown = SeatChip(chip=chip)
            if self.crowded:
                shown.remove_widget(shown.ids.name)
            ids.seats.add_widget(shown)


class LaunchScreen(Room, BoxLayout):
    waits = BooleanProperty(False)
    """A game waits."""

    def show(self, app: Any) -> None:
        ids, say, saved = self.ids, app.say, app.games.newest()
        if app.games.store is None:
            return
        self.waits = saved is not None
        ids.empty.text = "" if saved else say("Draws, dice and tracks of the board games. Put this phone in the middle.")
        ids.act.label, ids.settings.label = say("RESUME"), say("SETTINGS")
        ids.shelf.label = say("ALL GAMES {n}", n=app.games.kept.count()) if saved else ""
        ids.begin.text = say("NEW GAME") if saved else say("WHAT IS IN YOUR BOX?")
        self._head(app.theme.wide and self.waits)
        self._card(app, saved)
        if app.games.store is None:  # what could be read of it was told already
            return
        if ids.card.waiting is not None and ids.card.waiting.over:
            ids.act.label = say("THE VERDICT")
        self._tiles(app)
        self._ways(app)

    def _head(self, beside: bool) -> None:
        """The name of the app, at the top; in landscape the card of a game that waits has the whole height."""
        head, column = self.ids.head, self.ids.second if beside else self.ids.first
        if head.parent is not column.__self__:
            head.parent.remove_widget(head)
            column.add_widget(head, index=len(column.children))

    def _tiles(self, app: Any) -> None:
        self.ids.tiles.clear_widgets()
        for game in app.known:
            shown = tile(game, app.face_of(game), app.packs(game), app.say)
            made = (NextGame if self.waits else GameTile)(name=f"new {game}", tile=shown)
            made.bind(on_release=partial(self._begin, app, game))
            self.ids.tiles.add_widget(made)

    def _ways(self, app: Any) -> None:
        """Before the first game: one to try, what comes from elsewhere, and how it looks; the last two share a row where there is
        little room."""
        ids, say = self.ids, app.say
        ids.ways.clear_widgets()
        ids.ways_beside.clear_widgets()
        ways = ids.tiles if app.theme.big else ids.ways_beside if app.theme.wide else ids.ways
        if self.waits:
            return
        shown = next((game for game in app.known if app.face_of(game).guide), "")
        if shown:
            led = OtherWay(symbol="guide", label=say("SHOW ME A ROUND"), says=say("To try: no box, nothing is kept"))
            led.bind(on_release=lambda _: app.games.show_a_round(shown, NAMES))
            ways.add_widget(led)
        brought = OtherWay(symbol="redo", label=say("BRING BACK OR IMPORT"), says=say("A backup, or a game"))
        looks = OtherWay(symbol="menu", label=say("SETTINGS"), says=say("Language, text, left hand"))
        row = ways
        if app.theme.compact and not app.theme.big:
            brought, looks = Small(label=say("BRING BACK"), symbol="redo"), Small(label=say("SETTINGS"), symbol="menu")
            row = BoxLayout(size_hint_y=None, height=dp(52), spacing=dp(8))
            ways.add_widget(row)
        brought.bind(on_release=lambda _: app.files.bring())
        looks.bind(on_release=lambda _: app.over("settings"))
        row.add_widget(brought)
        row.add_widget(looks)

    def _card(self, app: Any, saved: Any) -> None:
        """The card of the newest game; none for one of odd making, which says so when it is opened."""
        self.ids.card.waiting = None
        if not saved:
            return
        try:
            session = app.games.kept.resume(saved.id, goes_on=False)
            session.speak(app.say.language)
            face = app.face_of(session.game.name)
            self.ids.card.show(waiting(session, face, app.say, saved.evening.played), face)
        except Refused as refused:
            if refused.reason in LOST:
                app.games.trouble(refused)
        except Exception as error:  # a game of odd making, or a fault of ours: never a reason not to start
            write_report(app.home, error, "its card")

    @staticmethod
    def _begin(app: Any, game: str, _: object) -> None:
        app.go(Place(f"new_game:{game}"))

    def act(self, app: Any) -> None:
        saved = app.games.newest()
        over = self.ids.card.waiting is not None and self.ids.card.waiting.over
        if saved:
            app.games.open_game(saved.id)
            if over and app.session is not None and "verdict" in app.playing.face.rooms:
                app.over("verdict")


load_kv(__file__)
