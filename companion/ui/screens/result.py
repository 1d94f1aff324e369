"""A result that lies over the table: one large thing, then facts, then what the table does about it."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.pictures.result import Answer
from companion.ui.screens.rail import struck
from companion.ui.screens.room import Room
from companion.ui.widgets import load_kv
from companion.ui.widgets.darkpart import DarkPart
from companion.ui.widgets.gauge import Gauge
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.plate import Plate
from companion.ui.widgets.scroll import Scroll
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.sign import Sign
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Act, Small, VerbButton
from companion.ui.widgets.why import Why

__all__ = ["DarkPart", "Gauge", "Glyph", "Half", "ResultScreen", "Scroll", "Seam", "Sign", "Text", "Tile", "Why"]


class Half(Plate, BoxLayout):
    """LIT or DARK with its number."""

    window = ObjectProperty(None, allownone=True)


class Across(BoxLayout):
    """The same for those who sit on the other side of the table."""


class Tile(Plate, BoxLayout):
    """A symbol that counts here, or one that does not."""

    symbol = StringProperty()
    counts = BooleanProperty(False)
    pointed = BooleanProperty(False)


class ResultScreen(Room, BoxLayout):
    kept = True
    result = ObjectProperty(None, allownone=True)

    @property
    def result_shown(self) -> ResultScreen:
        """What leaves when a result is taken back."""
        return self

    def show(self, app: Any) -> None:
        result = app.playing.stands
        if result is None:
            return
        self.result = result
        ids = self.ids
        ids.took.text = result.asks
        ids.dark.title, ids.dark.says = result.dark_title, result.dark
        ids.gauge.lives, ids.gauge.dies = app.say("LIVES"), app.say("DIES")
        ids.gauge.dies_at, ids.gauge.suffers = result.dies_at, result.suffers
        for box, made in (
            (ids.windows, [Half(window=window) for window in result.windows]),
            (ids.tiles, [Tile(symbol=name, counts=counts, pointed=name == result.pointed) for name, counts in result.tiles]),
            (ids.takers, [self._asked(app, each) for each in result.asked]),
            (ids.answers, [self._answer(app, each) for each in self._answers(app, result)]),
        ):
            box.clear_widgets()
            for widget in made:
                box.add_widget(widget)
        if "rail" in app.place.over:  # in the event phase one tap both dismisses and goes on, to the next attack or the next step
            for verb in struck(app):
                ids.answers.add_widget(verb)
            onward = Act(label=app.say("NEXT"), symbol="next")
            onward.bind(on_release=lambda _: (app.close(), app.act("next")))
            ids.answers.add_widget(onward)

    @staticmethod
    def _answers(app: Any, result: Any) -> tuple[Answer, ...]:
        """In the event phase each intruder has its own button, so that none attacks again by mistake."""
        again = bool(result.verdict) and "rail" in app.place.over
        found = tuple(each for each in result.answers if not (again and each.again))
        return found or (Answer(app.say("DONE"), "check", onward=True),)

    @staticmethod
    def _asked(app: Any, answer: Any) -> Small:
        """What only the table knows, such as who had the fewest cards."""
        named = " ".join([answer.intent, *map(str, answer.parameters.values())])
        small = Small(label=answer.label, symbol=answer.symbol, name=named)
        small.bind(on_release=lambda _: app.act(answer.intent, **answer.parameters))
        return small

    def _answer(self, app: Any, answer: Any) -> VerbButton | Act:
        verb = (Act if answer.onward else VerbButton)(label=answer.label, symbol=answer.symbol)

        def press(_: object) -> None:
            app.close()
            if answer.intent:
                app.act(answer.intent, **(answer.parameters or {}))

        verb.bind(on_release=press)
        return verb


load_kv(__file__)
