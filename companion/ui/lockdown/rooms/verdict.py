"""VERDICT: page by page in the order of the rules; the table tells what only it knows."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.lockdown.verdict import ACTION_CARDS, verdict
from companion.ui.screens.room import Room
from companion.ui.tongue import word
from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.rocker import Rocker
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.step import StepButton
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Act, Small, VerbButton

__all__ = ["Act", "Glyph", "Plate", "Rocker", "Scroll", "Seam", "StepButton", "Text", "VerbButton", "VerdictScreen"]
MOST_CARDS = 40


class ReasonRow(BoxLayout):
    symbol = StringProperty()
    says = StringProperty()


class FateCard(Plate, BoxLayout):
    """What became of one seat."""

    card = ObjectProperty(None, allownone=True)

    def on_card(self, _: object, card: Any) -> None:
        for symbol, says in card.reasons:
            self.ids.reasons.add_widget(ReasonRow(symbol=symbol, says=says))


def _fate(card: Any) -> FateCard:
    made = FateCard()
    made.card = card
    return made


class CountRow(BoxLayout):
    """How many cards somebody owns."""

    name = StringProperty()
    count = ObjectProperty(ACTION_CARDS)


class SwitchRow(BoxLayout):
    """One of two words about somebody."""

    name = StringProperty()


class VerdictScreen(Room, BoxLayout):
    header, bare = word("VERDICT"), True
    picture = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.answers: dict[str, Any] = {}

    def show(self, app: Any) -> None:
        if app.playing.view["phase"] != "over":  # the end itself was taken back
            app.recall("verdict")
            return
        self.picture = picture = verdict(app.playing.view, app.session.words, app.say)
        ids, say = self.ids, app.say
        ids.seal.label, ids.next.label = say("CHECK THE SEAL"), picture.next
        self.answers = app.playing.chosen
        ids.cards.clear_widgets()
        for card in picture.cards:
            ids.cards.add_widget(_fate(card))
        ids.asked.clear_widgets()
        make = {"code": self._code, "lives": self._lives, "met": self._met, "cards": self._cards}.get(picture.ask)
        for about, name in picture.asked if make else ():
            ids.asked.add_widget(make(app, about, name))

    def _code(self, app: Any, code: str, name: str) -> Small:
        def press(pressed: Small) -> None:
            self.answers.clear()
            self.answers.update({} if pressed.chosen else {"code": code})
            for other in self.ids.asked.children:
                other.chosen = other is pressed and not pressed.chosen

        small = Small(label=name, chosen=self.answers.get("code") == code)
        small.bind(on_release=press)
        return small

    def _lives(self, app: Any, seat: str, name: str) -> SwitchRow:
        return self._switch(seat, name, (app.say("LIVES"), app.say("DIES")), ("lives", "dies"))

    def _met(self, app: Any, seat: str, name: str) -> SwitchRow:
        return self._switch(seat, name, (app.say("NOT MET"), app.say("MET")), (False, True))

    def _switch(self, seat: str, name: str, labels: tuple[str, str], values: tuple[Any, Any]) -> SwitchRow:
        row = SwitchRow(name=name)
        switch = row.ids.switch
        first = self.answers.setdefault(seat, values[0]) == values[0]
        switch.first, switch.second, switch.name, switch.at_first = *labels, f"{seat}", first

        def turn(_: object) -> None:
            switch.at_first = not switch.at_first
            self.answers[seat] = values[0 if switch.at_first else 1]

        switch.bind(on_release=turn)
        return row

    def _cards(self, app: Any, seat: str, name: str) -> CountRow:
        row = CountRow(name=name)
        row.count = self.answers.setdefault(seat, {"action": ACTION_CARDS})["action"]

        def step(by: int) -> None:
            row.count = min(MOST_CARDS, max(0, row.count + by))
            self.answers[seat] = {"action": row.count}

        row.ids.less.name, row.ids.more.name = f"{seat} -", f"{seat} +"
        row.ids.less.bind(on_release=lambda _: step(-1))
        row.ids.more.bind(on_release=lambda _: step(1))
        return row

    def onward(self, app: Any) -> None:
        step = self.picture.step
        if not step:
            app.over("film")
            return
        answer = self.answers.get("code") if self.picture.ask == "code" else dict(self.answers) or None
        app.act("victory", step=step, **({"answers": {step: answer}} if answer is not None else {}))


load_kv(__file__)
