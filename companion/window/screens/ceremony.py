"""THE CEREMONY: the phone promises what it has chosen, then each player adds a word, three dice or a scribble."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from companion.charter import promise
from companion.seal import words
from companion.show.adding import DICE, SIDES, gift
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.field import Field
from companion.window.widgets.scribble import Scribble
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small, VerbButton

__all__ = ["Act", "CeremonyScreen", "Field", "Scribble", "Scroll", "Seam", "Text", "VerbButton"]


class CeremonyScreen(Room, BoxLayout):
    promised = BooleanProperty(False)
    """The promise has been read."""

    def show(self, app: Any) -> None:
        say, ids, draft = app.say, self.ids, app.games.draft
        if draft is None:
            return
        ids.next.label, ids.skip.label = say("NEXT"), say("ADDS NOTHING")
        if not self.promised:
            ids.title.text = say("THE PHONE'S PROMISE")
            ids.says.text = say(
                "The phone has chosen, and can't change its mind: these words prove it. Photograph them, then add to it."
            )
            ids.large.text = (" · " if app.theme.wide else "\n").join(words(promise(draft.secret))).upper()
            return
        name = draft.names[len(draft.given)].strip().upper()
        ids.title.text = name
        asks = say("Add something that nobody could foresee: a word, your dice, a scribble.")
        ids.says.text = "" if app.theme.tight else asks
        ids.large.text = ""
        ids.word.hint_text, ids.word.text, ids.pad.hint = say("A word"), "", say("Scribble here")
        ids.pad.wipe()
        ids.dice.clear_widgets()
        for number in range(DICE):
            die = Small(symbol="dice", name=f"die {number}", label="1")
            die.bind(on_release=self._turn)
            ids.dice.add_widget(die)

    @staticmethod
    def _turn(die: Small) -> None:
        die.label = str(int(die.label) % SIDES + 1)

    def gift(self) -> str:
        dice = "".join(row.label for row in reversed(self.ids.dice.children))
        return gift(self.ids.word.text, dice, self.ids.pad.gift)

    def onward(self, app: Any) -> None:
        if self.promised:
            app.games.add_to_seal(self.gift())
        else:
            self.promised = True
            self.show(app)


load_kv(__file__)
