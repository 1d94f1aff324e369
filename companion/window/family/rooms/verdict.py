"""VERDICT: page by page in the order of the rules; the table tells what only it knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.family.verdict import PICK, Ask, Verdict
from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.plate import Plate
from companion.window.widgets.rocker import Rocker
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.step import StepButton
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small, VerbButton

__all__ = ["Act", "Glyph", "Plate", "Rocker", "Scroll", "Seam", "StepButton", "Text", "VerbButton", "VerdictScreen"]


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
    """A number with a step each way."""

    name = StringProperty()
    count = ObjectProperty(0)


class SwitchRow(BoxLayout):
    """One of two words."""

    name = StringProperty()


class VerdictScreen(Room, BoxLayout):
    """A game makes it its own by saying what is judged."""

    header, bare = word("VERDICT"), True
    picture = ObjectProperty(None, allownone=True)
    picks = BooleanProperty(False)
    judge: Callable[..., Verdict]

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.answers: dict[str, Any] = {}

    def show(self, app: Any) -> None:
        if app.playing.view["phase"] != "over":  # the end itself was taken back
            app.recall("verdict")
            return
        self.picture = picture = type(self).judge(app.playing.view, app.session.words, app.say)
        ids, say = self.ids, app.say
        ids.seal.label, ids.next.label = say("CHECK THE SEAL"), picture.next
        self.answers = app.playing.chosen
        ids.view.scroll_y = 1  # what the table has to tell stands at the top
        self.picks = any(told.kind == "pick" for told in picture.told)
        ids.cards.clear_widgets()
        for card in picture.cards:
            ids.cards.add_widget(_fate(card))
        ids.asked.clear_widgets()
        make = {"pick": self._pick, "switch": self._switch, "count": self._count}
        for told in picture.told:
            ids.asked.add_widget(make[told.kind](told))

    def _pick(self, told: Ask) -> Small:
        """One of several; a second tap takes it back."""

        def press(pressed: Small) -> None:
            again = pressed.chosen
            self.answers.pop(PICK, None)
            self.answers.update({} if again else {PICK: told.key})
            for other in self.ids.asked.children:
                if isinstance(other, Small):
                    other.chosen = other is pressed and not again

        small = Small(label=told.label, chosen=self.answers.get(PICK) == told.key)
        small.bind(on_release=press)
        return small

    def _switch(self, told: Ask) -> SwitchRow:
        row = SwitchRow(name=told.label)
        switch = row.ids.switch
        first = self.answers.setdefault(told.key, told.quiet) == told.quiet
        switch.first, switch.second, switch.name, switch.at_first = *told.words, told.key, first

        def turn(_: object) -> None:
            switch.at_first = not switch.at_first
            self.answers[told.key] = told.values[0 if switch.at_first else 1]

        switch.bind(on_release=turn)
        return row

    def _count(self, told: Ask) -> CountRow:
        row = CountRow(name=told.label)
        row.count = self.answers.setdefault(told.key, told.quiet)

        def step(by: int) -> None:
            self.answers[told.key] = row.count = min(told.most, max(0, row.count + by))

        row.ids.less.name, row.ids.more.name = f"{told.key} -", f"{told.key} +"
        row.ids.less.bind(on_release=lambda _: step(-1))
        row.ids.more.bind(on_release=lambda _: step(1))
        return row

    def onward(self, app: Any) -> None:
        step = self.picture.step
        if not step:
            app.over("film")
            return
        answer = self.picture.answer(self.answers) if self.answers else None
        app.act("victory", step=step, **({"answers": {step: answer}} if answer is not None else {}))


load_kv(__file__)
