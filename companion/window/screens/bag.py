"""BAG: what is in the bag, hidden until it is tapped; a step each way sets it right."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.bag import bag
from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.rocker import Rocker
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.step import StepButton
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Hold, VerbButton

__all__ = ["BagRow", "BagScreen", "Glyph", "Rocker", "Scroll", "Seam", "StepButton", "Text"]
DRAWN = ("encounter", "next")
"""What draws from the bag, and can be put back into it."""


class BagRow(BoxLayout):
    row = ObjectProperty(None, allownone=True)


class BagScreen(Room, BoxLayout):
    header, bare = word("THE BAG"), True
    open = BooleanProperty(False)
    picture = ObjectProperty(None, allownone=True)

    def show(self, app: Any) -> None:
        self.picture = bag(app.playing.view, app.session.record(), app.playing.face, app.say)
        ids, say = self.ids, app.say
        ids.inside.text = say("{n:token|tokens} inside", n=self.picture.total)
        ids.look.first, ids.look.second, ids.look.at_first = say("HIDE"), say("LOOK"), not self.open
        ids.elsewhere.text = "\n".join(self.picture.elsewhere) if self.open else say("Tap LOOK to see what is inside.")
        ids.rows.clear_widgets()
        for each in self.picture.rows if self.open else ():
            row = BagRow(row=each)
            for step, fix, sign in ((row.ids.less, each.less, "-"), (row.ids.more, each.more, "+")):
                step.name, step.disabled = f"{each.kind} {sign}", fix is None
                step.bind(on_release=partial(self._fix, app, fix))
            ids.rows.add_widget(row)
        self._put_back(app)

    @staticmethod
    def _fix(app: Any, fix: Any, _: object) -> None:
        app.act("fix", path=fix[0], value=fix[1])

    def _put_back(self, app: Any) -> None:
        """Only what has just been drawn can go back and be shaken."""
        box, last = self.ids.acts, app.session.journal.next_undo()
        box.clear_widgets()
        if last and last.intent in DRAWN and app.session.can_put_back():
            hold = Hold(label=app.say("HOLD: {what}", what=app.say("BACK AND SHAKE")), symbol="shake")
            hold.bind(on_held=lambda _: app.act("put_back"))
            box.add_widget(hold)
        if app.playing.view["sources"].get("bag") == "app":
            verb = VerbButton(label=app.say("TO CARDBOARD"), symbol="cardboard-source")
            verb.bind(on_release=lambda _: app.over("sources"))
            box.add_widget(verb)

    def toggle(self, app: Any) -> None:
        self.open = not self.open
        self.show(app)


load_kv(__file__)
