"""NEW GAME: who plays, in which mode, on which side, against whom, and what the app draws."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, DictProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.packs import Words
from companion.ui.pictures.new_game import drawn
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
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
MOST = 5


class PlayerRow(BoxLayout):
    """One seat: its number, its name, up a seat, out of the game."""

    number = StringProperty()


class NewGameScreen(BoxLayout):
    options = DictProperty({"board": "basic", "enemy": "night_stalkers", "mode": "semi", "sources": {}, "odds": "off"})

    all_add = BooleanProperty(False)
    """Everybody adds something to the seed."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.names = list(NAMES[:3])

    def show(self, app: Any) -> None:
        ids, say = self.ids, app.say
        ids.title.text, ids.game.text, ids.start.label = say("NEW GAME"), say("LOCKDOWN"), say("SEAL AND START")
        ids.who.text, ids.by.text = say("PLAYERS"), say("DRAWN BY")
        ids.add.text, ids.all_add.first, ids.all_add.second = say("Everybody adds to the seal"), say("YES"), say("NO")
        ids.mix.text = say("House mix: not known from any source. Check your box.")
        app.packs("lockdown")  # what is wrong with an own one is said
        ids.mix.text = app.pack_fault or ids.mix.text
        self._players(app)
        words = {
            "mode": {"semi": say("SEMI-COOP"), "coop": say("TOGETHER")},
            "board": {"basic": say("BASIC SIDE"), "surface": say("MARS SIDE")},
            "enemy": {"night_stalkers": say("NIGHT STALKERS"), "intruders": say("INTRUDERS")},
            "odds": {"off": say("NO ODDS"), "public": say("ODDS"), "after": say("AFTER")},
        }
        for name, values in words.items():
            box = ids[name]
            box.clear_widgets()
            for value, label in values.items() if name != "mode" or len(self.names) > 1 else ():
                segment = Small(label=label, chosen=self.options[name] == value)
                segment.bind(on_release=lambda _, name=name, value=value: self._choose(app, name, value))
                box.add_widget(segment)
        self._drawn(app)

    # -- players ---------------------------------------------------------------------------------

    def _players(self, app: Any) -> None:
        rows = self.ids.players
        rows.clear_widgets()
        for number, name in enumerate(self.names):
            row = PlayerRow(number=str(number + 1))
            row.ids.name.text = name
            row.ids.name.bind(text=lambda _, text, number=number: self._rename(number, text))
            row.ids.up.disabled, row.ids.out.disabled = number == 0, len(self.names) == 1
            row.ids.up.name, row.ids.out.name = f"{name} up", f"{name} out"
            row.ids.up.bind(on_release=lambda _, number=number: self._up(app, number))
            row.ids.out.bind(on_release=lambda _, number=number: self._out(app, number))
            rows.add_widget(row)
        if len(self.names) < MOST:
            add = Small(label="+", name="add a player")
            add.bind(on_release=lambda _: self._add(app))
            rows.add_widget(add)

    def _rename(self, number: int, name: str) -> None:
        self.names[number] = name

    def _up(self, app: Any, number: int) -> None:
        self.names[number - 1], self.names[number] = self.names[number], self.names[number - 1]
        self._players(app)

    def _out(self, app: Any, number: int) -> None:
        del self.names[number]
        self.show(app)

    def _add(self, app: Any) -> None:
        self.names.append(next(name for name in NAMES if name not in self.names))
        self.show(app)

    # -- options ---------------------------------------------------------------------------------

    def _choose(self, app: Any, name: str, value: str) -> None:
        self.options[name] = value
        self.show(app)

    def _drawn(self, app: Any) -> None:
        pack = app.packs("lockdown")
        shown = drawn(pack, Words(pack, app.say.language), self.options)
        fill(self.ids.drawn, shown, (app.say("APP"), app.say("CARDBOARD")), partial(self._turn, app))

    def _turn(self, app: Any, component: str, by_app: bool) -> None:
        self.options["sources"] = {**self.options["sources"], component: "cardboard" if by_app else "app"}
        self._drawn(app)

    def begin(self, app: Any) -> None:
        options = {name: value for name, value in self.options.items() if name != "mode" or len(self.names) > 1}
        (app.begin_ceremony if self.all_add else app.new_game)(list(self.names), options)


load_kv(__file__)
