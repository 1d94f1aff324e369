"""PLAY GUIDE: one round in a few stations, for those who play for the first time; each names the button that does it."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import ObjectProperty, OptionProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.plate import Plate
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "Glyph", "GuideScreen", "Scroll", "Seam", "Small", "Text"]


class GuideRow(ButtonBehavior, Plate, BoxLayout):
    """A station: done, where the game is, or to come; a tap leads to its rule."""

    step = ObjectProperty(None, allownone=True)
    number = StringProperty()
    state = OptionProperty("normal", options=("normal", "down"))
    at = OptionProperty("coming", options=("done", "now", "coming"))
    name = StringProperty()
    button = StringProperty()


class GuideScreen(Room, BoxLayout):
    header, bare = word("PLAY GUIDE"), True

    def show(self, app: Any) -> None:
        ids, say, playing = self.ids, app.say, app.playing
        steps, at = playing.face.guide, playing.face.guided(playing.view)
        ids.title.text, ids.says.text = say("ROUND 1, ONCE"), say("Shown before your first round. Gone after that.")
        ids.more.text = say("What happens for the first time is explained once, then never again.")
        ids.none.label, ids.rules.label, ids.done.label = say("NO GUIDE"), say("ALL RULES"), say("TO THE TABLE")
        ids.steps.clear_widgets()
        for number, step in enumerate(steps):
            row = GuideRow(
                step=step,
                number=str(number + 1),
                at="done" if number < at else "now" if number == at else "coming",
                name=say(step.title),
                button=say(step.button) if step.button and number >= at else "",
            )
            row.ids.says.text = (
                "" if row.at == "done" else say(step.says)
            )  # what is done is a tick and a name, as a tap says more
            row.bind(on_release=partial(_rule, app, step.rule))
            ids.steps.add_widget(row)

    @staticmethod
    def enough(app: Any) -> None:
        """Nothing is explained any more."""
        app.close()
        if app.settings.hints:
            app.turn("hints")


def _rule(app: Any, rule: str, _: object) -> None:
    app.explain(rule)


load_kv(__file__)
