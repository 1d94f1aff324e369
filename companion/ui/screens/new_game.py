"""NEW GAME: who plays, in which mode, on which side, against whom."""

from __future__ import annotations

from typing import Any

from kivy.properties import DictProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.textinput import TextInput

from companion.ui.widgets import load_kv
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Act, Small

__all__ = ["Act", "NameField", "NewGameScreen", "Seam", "Text"]
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
MOST = 5


class NameField(TextInput):
    """A name, as it will stand on every result."""


class NewGameScreen(BoxLayout):
    players = NumericProperty(3)
    options = DictProperty({"board": "basic", "enemy": "night_stalkers", "mode": "semi"})

    def show(self, app: Any) -> None:
        ids, say = self.ids, app.say
        ids.title.text, ids.start.label, ids.who.text = say("NEW GAME"), say("BEGIN"), say("PLAYERS")
        if not ids.names.children:
            for name in NAMES:
                ids.names.add_widget(NameField(text=name))
        for number, field in enumerate(reversed(ids.names.children)):
            used = number < self.players
            field.opacity, field.disabled, field.height = (1, False, "48dp") if used else (0, True, 0)
        self._choices(ids.counts, [(str(n), n == self.players, lambda n=n: self._players(app, n)) for n in range(1, MOST + 1)])
        words = {
            "board": {"basic": say("BASIC SIDE"), "surface": say("MARS SIDE")},
            "enemy": {"night_stalkers": say("NIGHT STALKERS"), "intruders": say("INTRUDERS")},
            "mode": {"semi": say("SEMI-COOP"), "coop": say("TOGETHER")},
        }
        for name, values in words.items():
            shown = {} if name == "mode" and self.players == 1 else values
            self._choices(ids[name], [
                (label, self.options[name] == value, lambda name=name, value=value: self._choose(app, name, value))
                for value, label in shown.items()
            ])

    def _choices(self, box: BoxLayout, told: list[tuple[str, bool, Any]]) -> None:
        """Segments, the chosen one with a strong line."""
        box.clear_widgets()
        for label, chosen, act in told:
            segment = Small(label=label, chosen=chosen)
            segment.bind(on_release=lambda _, act=act: act())
            box.add_widget(segment)

    def _players(self, app: Any, number: int) -> None:
        self.players = number
        self.show(app)

    def _choose(self, app: Any, name: str, value: str) -> None:
        self.options[name] = value
        self.show(app)

    def begin(self, app: Any) -> None:
        names = [field.text for field in reversed(self.ids.names.children)][: self.players]
        options = {name: value for name, value in self.options.items() if name != "mode" or self.players > 1}
        app.new_game(names, options)


load_kv(__file__)
