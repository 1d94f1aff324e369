"""NEW GAME: who plays, what the game lets them choose, and what the app draws."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, DictProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.packs import Words
from companion.ui.pictures.new_game import drawn_by, rows, switches
from companion.ui.pictures.table import Actor
from companion.ui.screens.room import Room
from companion.ui.widgets import load_kv
from companion.ui.widgets.actor import ActorChip
from companion.ui.widgets.field import Field
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.pressable import Pressable
from companion.ui.widgets.rocker import Rocker
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.sourcerow import fill
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Act, Small

__all__ = ["Act", "Field", "Glyph", "NewGameScreen", "Pressable", "Rocker", "Scroll", "Seam", "Small", "Text"]
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fay")
USUAL = 3
"""So many sit at most tables."""
NOBODY = -1


class Segments(BoxLayout):
    """One choice, its values side by side under what is chosen."""

    title = StringProperty()


class Chips(GridLayout):
    """The seats, in the order in which they play."""


class NewGameScreen(Room, BoxLayout):
    options = DictProperty()
    """What was chosen; what was not is as the game has it."""
    all_add = BooleanProperty(False)
    """Everybody adds something to the seed."""
    unfolded = BooleanProperty(False)
    """Who draws what, component by component."""
    edited = NumericProperty(NOBODY)
    """The seat whose name is written."""
    game = ""

    def show(self, app: Any) -> None:
        game, ids, say = app.place.screen.partition(":")[2], self.ids, app.say
        pack = app.packs(game)  # what is wrong with an own one is said
        if self.game != game:
            self.game, self.options, self.edited, self.unfolded = game, {}, NOBODY, False
            self.sat = self.names = list(NAMES[: min(USUAL, pack.players[1])])
        self.least, self.most = pack.players
        face = app.face_of(pack.game)
        ids.title.text, ids.game.text, ids.start.label = say("NEW GAME"), say(face.title), say("SEAL AND START")
        ids.who.text, ids.by.text = say("PLAYERS"), say("DRAWN BY") if app.known[pack.game].sources else ""
        ids.add.text, ids.all_add.first, ids.all_add.second = say("Let each player add to the shuffle"), say("YES"), say("NO")
        ids.change.label = say("CHANGE") if app.known[pack.game].sources else ""
        ids.mix.text = app.files.pack_fault or say("House mix: not known from any source. Check your box.")
        self._players(app)
        ids.choices.clear_widgets()
        for row in rows(app.known[pack.game], face, len(self.names), self.options, say):
            box = Segments(title=row.title)
            for each in row.segments:
                segment = Small(label=each.label, chosen=each.chosen, height="48dp")
                segment.bind(on_release=lambda _, name=row.name, each=each: self._choose(app, name, each))
                box.ids.segments.add_widget(segment)
            ids.choices.add_widget(box)
        self._drawn(app)

    # -- players ---------------------------------------------------------------------------------

    def _players(self, app: Any) -> None:
        players, ids = self.ids.players, self.ids
        players.clear_widgets()
        for number, name in enumerate(self.names):
            actor = Actor(f"P{number + 1}", str(number + 1), name.upper(), False, number == self.edited)
            chip = ActorChip(actor=actor, name=f"{name} name")
            chip.bind(on_release=lambda _, number=number: self._edit(app, number))
            players.add_widget(chip)
        if len(self.names) < self.most:
            add = Small(label="+", name="add a player", height="48dp")
            add.bind(on_release=lambda _: self._add(app))
            players.add_widget(add)
        ids.editor.disabled = not 0 <= self.edited < len(self.names)
        if not ids.editor.disabled:
            name = self.names[self.edited]
            ids.up.disabled, ids.out.disabled = self.edited == 0, len(self.names) == self.least
            ids.up.name, ids.out.name = f"{name} up", f"{name} out"
            ids.name.text = name

    def _edit(self, app: Any, number: int) -> None:
        """The name of a seat, its place, and whether it plays; a second tap is done with it."""
        self.edited = NOBODY if self.edited == number else number
        self._players(app)

    def rename(self, app: Any, name: str) -> None:
        if 0 <= self.edited < len(self.names) and self.names[self.edited] != name:
            self.names[self.edited] = name
            for chip in self.ids.players.children:
                if isinstance(chip, ActorChip) and chip.actor.acts:
                    chip.actor = Actor(chip.actor.seat, chip.actor.number, name.upper(), False, True)

    def up(self, app: Any) -> None:
        at = self.edited
        self.names[at - 1], self.names[at] = self.names[at], self.names[at - 1]
        self.edited = at - 1
        self._players(app)

    def out(self, app: Any) -> None:
        del self.names[self.edited]
        self.edited = NOBODY
        self.show(app)

    def _add(self, app: Any) -> None:
        self.names.append(next((name for name in NAMES if name not in self.names), str(len(self.names) + 1)))
        self.show(app)

    # -- options ---------------------------------------------------------------------------------

    def _choose(self, app: Any, name: str, segment: Any) -> None:
        """What is for a single player makes the table one, and what is for several makes it more."""
        if segment.alone:
            self.sat, self.names, self.edited = self.names, self.names[:1], NOBODY
        else:
            self.options[name] = segment.value
            if len(self.names) == 1 and any(choice.name == name and choice.alone is not None for choice in self._choices(app)):
                if len(self.sat) > 1:
                    self.names = [self.names[0], *(name for name in self.sat[1:] if name != self.names[0])]
                else:
                    self._add(app)
        self.show(app)

    def _choices(self, app: Any) -> Any:
        return app.known[app.packs(self.game).game].choices

    def fold(self, app: Any) -> None:
        self.unfolded = not self.unfolded
        self._drawn(app)

    def _drawn(self, app: Any) -> None:
        pack = app.packs(self.game)
        words = Words(pack, app.say.language)
        shown = switches(app.known[pack.game], app.face_of(pack.game), pack, words, self.options)
        self.ids.summary.text = drawn_by(shown, app.say) if shown else ""
        fill(self.ids.drawn, shown if self.unfolded else (), (app.say("APP"), app.say("CARDBOARD")), partial(self._turn, app))

    def _turn(self, app: Any, component: str, by_app: bool) -> None:
        self.options["sources"] = {**self.options.get("sources", {}), component: "cardboard" if by_app else "app"}
        self._drawn(app)

    def begin(self, app: Any) -> None:
        alone = [choice.name for choice in self._choices(app) if choice.alone is not None]
        options = {name: value for name, value in self.options.items() if len(self.names) > 1 or name not in alone}
        (app.games.begin_ceremony if self.all_add else app.games.new_game)(self.game, list(self.names), options)


load_kv(__file__)
