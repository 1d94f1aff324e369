"""NEW GAME: who plays, what the game lets them choose, and what the app draws."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, DictProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.packs import Words
from companion.ui.pictures.new_game import rows, switches
from companion.ui.screens.room import Room
from companion.ui.widgets import load_kv
from companion.ui.widgets.field import Field
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.pressable import Pressable
from companion.ui.widgets.rocker import Rocker
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.sourcerow import fill
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Act, Small

__all__ = ["Act", "Field", "Glyph", "NewGameScreen", "Pressable", "Rocker", "Scroll", "Seam", "Text"]
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fay")
USUAL = 3
"""So many sit at most tables."""


class PlayerRow(BoxLayout):
    """One seat: its number, its name, up a seat, out of the game."""

    number = StringProperty()


class Segments(BoxLayout):
    """One choice, its values side by side."""


class NewGameScreen(Room, BoxLayout):
    options = DictProperty()
    """What was chosen; what was not is as the game has it."""
    all_add = BooleanProperty(False)
    """Everybody adds something to the seed."""
    game = ""

    def show(self, app: Any) -> None:
        game, ids, say = app.place.screen.partition(":")[2], self.ids, app.say
        pack = app.packs(game)  # what is wrong with an own one is said
        if self.game != game:
            self.game, self.options = game, {}
            self.names = list(NAMES[: min(USUAL, pack.players[1])])
        self.least, self.most = pack.players
        face = app.face_of(pack.game)
        ids.title.text, ids.game.text, ids.start.label = say("NEW GAME"), say(face.title), say("SEAL AND START")
        ids.who.text, ids.by.text = say("PLAYERS"), say("DRAWN BY") if app.known[pack.game].sources else ""
        ids.add.text, ids.all_add.first, ids.all_add.second = say("Everybody adds to the seal"), say("YES"), say("NO")
        ids.mix.text = app.files.pack_fault or say("House mix: not known from any source. Check your box.")
        self._players(app)
        ids.choices.clear_widgets()
        for row in rows(app.known[pack.game], face, len(self.names), self.options, say):
            box = Segments()
            for each in row.segments:
                segment = Small(label=each.label, chosen=each.chosen)
                segment.bind(on_release=lambda _, name=row.name, value=each.value: self._choose(app, name, value))
                box.add_widget(segment)
            ids.choices.add_widget(box)
        self._drawn(app)

    # -- players ---------------------------------------------------------------------------------

    def _players(self, app: Any) -> None:
        players = self.ids.players
        players.clear_widgets()
        for number, name in enumerate(self.names):
            row = PlayerRow(number=str(number + 1))
            row.ids.name.text = name
            row.ids.name.bind(text=lambda _, text, number=number: self._rename(number, text))
            row.ids.up.disabled, row.ids.out.disabled = number == 0, len(self.names) == self.least
            row.ids.up.name, row.ids.out.name = f"{name} up", f"{name} out"
            row.ids.up.bind(on_release=lambda _, number=number: self._up(app, number))
            row.ids.out.bind(on_release=lambda _, number=number: self._out(app, number))
            players.add_widget(row)
        if len(self.names) < self.most:
            add = Small(label="+", name="add a player")
            add.bind(on_release=lambda _: self._add(app))
            players.add_widget(add)

    def _rename(self, number: int, name: str) -> None:
        self.names[number] = name

    def _up(self, app: Any, number: int) -> None:
        self.names[number - 1], self.names[number] = self.names[number], self.names[number - 1]
        self._players(app)

    def _out(self, app: Any, number: int) -> None:
        del self.names[number]
        self.show(app)

    def _add(self, app: Any) -> None:
        self.names.append(next((name for name in NAMES if name not in self.names), str(len(self.names) + 1)))
        self.show(app)

    # -- options ---------------------------------------------------------------------------------

    def _choose(self, app: Any, name: str, value: Any) -> None:
        self.options[name] = value
        self.show(app)

    def _drawn(self, app: Any) -> None:
        pack = app.packs(self.game)
        words = Words(pack, app.say.language)
        shown = switches(app.known[pack.game], app.face_of(pack.game), pack, words, self.options)
        fill(self.ids.drawn, shown, (app.say("APP"), app.say("CARDBOARD")), partial(self._turn, app))

    def _turn(self, app: Any, component: str, by_app: bool) -> None:
        self.options["sources"] = {**self.options.get("sources", {}), component: "cardboard" if by_app else "app"}
        self._drawn(app)

    def begin(self, app: Any) -> None:
        alone = [choice.name for choice in app.known[app.packs(self.game).game].choices if choice.alone is not None]
        options = {name: value for name, value in self.options.items() if len(self.names) > 1 or name not in alone}
        (app.games.begin_ceremony if self.all_add else app.games.new_game)(self.game, list(self.names), options)


load_kv(__file__)
