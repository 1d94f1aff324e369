"""THEIR TURN: the hand of whoever plays the intruders, face down; one card is picked, then move, attack, effect, or pass."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Line, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.nemesis.played import NEEDS_A_PIECE, NEEDS_A_SEAT, held
from companion.show.pictures.choice import Asked
from companion.show.pictures.names import seat_name
from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import hatch, load_kv
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Small, VerbButton

__all__ = ["CardBack", "IntrudersScreen", "Scroll", "Seam", "Small", "Text", "VerbButton"]


class CardBack(ButtonBehavior, Drawn):
    """A card by its number, face down."""

    depends = ("number", "chosen", "state")
    number = StringProperty()
    name = StringProperty()
    label = StringProperty()
    chosen = BooleanProperty(False)

    def draw(self) -> None:
        self.plate("plate3" if self.chosen else "plate", "ink" if self.chosen else "line", 3 if self.chosen else 1.5)
        self.ink("door_hatch")
        Rectangle(
            pos=self.pos,
            size=self.size,
            texture=hatch.texture(),
            tex_coords=hatch.coords(self.x, self.y, self.width, self.height),
        )
        if self.chosen:
            self.ink("ink")
            Line(rectangle=(self.x + dp(1), self.y + dp(1), self.width - dp(2), self.height - dp(2)), width=dp(1.5))
        self.say(self.number, "headline", (self.x, self.y, self.width, self.height), halign="center")


class IntrudersScreen(Room, BoxLayout):
    header = word("THEIR TURN")
    picked = NumericProperty(0)

    def show(self, app: Any) -> None:
        told, say, ids = app.playing.view["intruder_player"], app.say, self.ids
        if not told or not told["active"] or told["passed"]:
            app.recall(app.place.top)
            return
        self.seat = told["seat"]
        cards = len(held(self._asked(app)))
        self.picked = min(self.picked, cards)
        ids.who.text = say("INTRUDERS: {name}, 1 ACTION", name=seat_name(app.playing.view, self.seat))
        ids.look.label = say("LOOK")
        ids.play_as.text = "" if app.theme.big or app.theme.wide or told["offered"] else say("PLAY IT AS")
        ids.says.text = (
            say("Card {n} is picked, face down. It turns when played.", n=self.picked)
            if self.picked
            else say("Look at your cards, then pick one by its number.")
        )
        if told["offered"]:
            ids.says.text = say("The card is played: choose one of those that were turned up.")
        ids.cards.clear_widgets()
        for number in range(1, cards + 1):
            back = CardBack(number=str(number), name=f"card {number}", label=str(number), chosen=number == self.picked)
            back.bind(on_release=lambda _, number=number: self._pick(app, number))
            ids.cards.add_widget(back)
        for name, label, symbol in (
            ("move", say("MOVE"), "next"),
            ("attack", say("ATTACK"), "attack-card"),
            ("effect", say("EFFECT"), "event-card"),
            ("pass", say("PASS, KEEP ONE"), "round-end"),
        ):
            button = ids[f"play_{name}"]
            button.label, button.symbol, button.grey = label, symbol, not told["offered"] and name != "pass" and not self.picked

    def _asked(self, app: Any) -> Asked:
        return Asked(app.session, app.playing.view, app.playing.acting, "played_as", str(max(1, self.picked)), app.say)

    def _pick(self, app: Any, number: int) -> None:
        self.picked = 0 if self.picked == number else number
        self.show(app)

    def look(self, app: Any) -> None:
        app.over(f"hand:{self.seat}")

    def play(self, app: Any, how: str) -> None:
        """What the card still needs is asked; else it is played at once. First comes the choice that a card has left open."""
        if app.playing.view["intruder_player"]["offered"]:
            app.over("choose:played_choose")
            return
        if how == "pass":
            app.over("choose:played_pass")
            return
        if not self.picked:
            return
        number, card = self.picked, held(self._asked(app))[self.picked - 1]
        kind = card.rpartition("_")[0]
        if how == "attack":
            app.over(f"choose:played_by:{number}")
        elif how == "effect" and kind in (*NEEDS_A_SEAT, *NEEDS_A_PIECE):
            app.over(f"choose:played_on:{number}:effect:{'seat' if kind in NEEDS_A_SEAT else 'piece'}")
        elif app.act("intruder_play", card=card, how=how):
            self.picked = 0


load_kv(__file__)
