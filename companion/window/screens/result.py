"""A result that lies over the table: one large thing, then facts, then what the table does about it."""

from __future__ import annotations

from math import inf
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.dues import open_on
from companion.show.pictures.result import Answer
from companion.show.tokens import TYPE
from companion.window.screens.rail import struck
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.gauge import Gauge
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.mirrored import ActRow
from companion.window.widgets.parts import PartsColumn
from companion.window.widgets.plate import Plate
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.sign import Sign
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small, VerbButton
from companion.window.widgets.why import Why
from companion.window.widgets.writing import lines_of, sizes, width_of

__all__ = [
    "Act",
    "ActRow",
    "CardBox",
    "EffectRow",
    "Gauge",
    "Glyph",
    "Half",
    "PartsColumn",
    "ResultScreen",
    "Scroll",
    "Seam",
    "Sign",
    "Text",
    "Tile",
    "Why",
]


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
    solid = BooleanProperty(False)


class EffectRow(Plate, BoxLayout):
    """One thing that the result does to somebody."""

    symbol = StringProperty()
    says = StringProperty()
    dark = StringProperty()
    roomy = BooleanProperty(True)
    """There is room for a tall row."""


class CardBox(Plate, BoxLayout):
    """What one card said."""

    says = StringProperty()


FIGURES = (
    ("result", "headline"),
    ("result", "headline_small"),
    ("half", "headline_small"),
    ("half", "title"),
    ("hero", "subtitle"),
    ("headline_small", "verb"),
)
"""A number and the words beside it, the largest that fit."""
HEADLINES = ("hero", "headline", "headline_small", "title", "effect", "legend")
ARTS = (
    (208, "hero"),
    (176, "hero"),
    (150, "hero"),
    (124, "headline"),
    (104, "headline_small"),
    (84, "headline_small"),
    (72, "title"),
    (56, "title"),
    (48, "effect"),
    (0, "title"),
)
"""A symbol in dp and its name."""
TIGHT, SHORT, TALL, ROOMY = 36, 46, 64, 84
"""Rows of effects in dp, and what the headline needs before they are tall."""
FINISHED = "done"
"""The quiet answer of a step in which things are done one after the other."""
IN_A_ROW = 3
"""So many names have room beside what they are asked."""
FLAT = 520
"""From this width in dp on the large thing stands beside what is said."""


def _asked(app: Any) -> bool:
    """Whether the step asks something to which it is no answer that all is done."""
    form = app.playing.view["form"]
    return form is not None and form.get("one", (None,))[0] != FINISHED


class ResultScreen(Room, BoxLayout):
    """The one large thing is as large as what must be read beside it allows: nothing is left out, and nothing overlaps."""

    kept = True
    result = ObjectProperty(None, allownone=True)
    flat = BooleanProperty(False)
    """Wider than high: the large thing stands beside what is said."""
    judged = BooleanProperty(False)
    numbered = BooleanProperty(False)
    stacked = BooleanProperty(False)
    crowded = BooleanProperty(False)
    """More are asked than stand in a row."""
    in_parts = BooleanProperty(False)
    """Its parts show everything."""
    art = NumericProperty(0)
    least = NumericProperty(0)
    """How high everything is together; where a small phone has less room, it scrolls."""
    headline_use = StringProperty("hero")
    figure_use = StringProperty("result")

    def on_kv_post(self, _: object) -> None:
        self._again = Clock.create_trigger(self._fit, -1)
        for part in ("view", "main", "told", "gauge", "windows", "parts", "tiles", "took_row", "cards_row"):
            self.ids[part].bind(size=self._again)

    def _fit(self, *_: object) -> None:
        """How large, from the room that is left and the width of the words."""
        result, ids, theme = self.result, self.ids, App.get_running_app().theme
        if result is None:
            return
        body = ids.body
        self.flat = body.width > max(ids.view.height, dp(FLAT))
        self.stacked = theme.big or self.flat
        self.in_parts = result.in_parts
        self.judged = bool(result.verdict) and not self.in_parts
        self.numbered = bool(result.large) and not result.verdict and not self.in_parts
        width = body.width * (0.42 if self.flat else 1) - dp(34)
        parts = [ids[name].height for name in ("gauge", "windows", "parts", "tiles", "took_row") if ids[name].height]
        low = TIGHT if theme.compact else SHORT
        edge, rows = dp(4 if theme.compact else 8), ids.effects.children
        short, tall = (sum(max(dp(high), row.ids.says.height + edge) for row in rows) for high in (low, TALL))
        needed = sum(parts) + ids.told.height - ids.effects.height + short + dp(12)
        room = ids.view.height - dp(12) - ids.cards_row.height - (0 if self.flat else needed)
        roomy = not theme.compact and room - (tall - short) > dp(ROOMY)
        for row in ids.effects.children:
            row.roomy = roomy
        if roomy:
            room, needed = room - (tall - short), needed + tall - short

        def high(use: str, across: float, most: int = 2) -> float:
            """How high the headline is in this type; without end where a word would be broken, or it takes too many lines."""
            size = sizes(use, theme)[0]
            lines = lines_of(result.headline, across, TYPE[use][0], size, False)
            return lines * size * 1.25 if lines <= most else inf

        def numbered(figure: str, use: str) -> float:
            """How high a number and the words beside it are."""
            size = sp(TYPE[figure][1])
            return max(size, high(use, width - width_of(result.large, "Saira", size) - dp(16), 3))

        heads = tuple(use for use in HEADLINES if not theme.big or TYPE[use][1] >= TYPE["title"][1])
        if self.in_parts:
            self.art = 0
        elif self.judged:
            across = width if self.stacked else width - sp(150)
            over = dp(56) if self.stacked else 0
            self.art, self.headline_use = (
                0,
                next((use for use in heads if max(dp(44), high(use, across)) + over <= max(room, dp(48) + over)), heads[-1]),
            )
        elif self.numbered:
            self.art = 0
            self.figure_use, self.headline_use = next(
                ((figure, use) for figure, use in FIGURES if numbered(figure, use) <= room), FIGURES[-1]
            )
        else:
            self.art, self.headline_use = next(
                ((art, use) for art, use in ARTS if dp(art) + high(use, width) + dp(4) <= room), (0, HEADLINES[-1])
            )
        main = ids.main.minimum_height
        self.least = max(main, needed) if self.flat else main + needed

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
        ids.took.text, self.crowded = result.asks, len(result.asked) > IN_A_ROW and not app.theme.compact
        ids.gauge.lives, ids.gauge.dies = app.say("LIVES"), app.say("DIES")
        ids.gauge.dies_at, ids.gauge.suffers = result.dies_at, result.suffers
        ids.parts.fill(result.parts)
        stepping = self._stepping(app)
        ids.drawn.symbol = result.symbol if result.cards else ""
        told = self._answers(app, result)
        left = app.playing.left("next") if stepping else ()
        onward = app.say("DONE") if _asked(app) else open_on(left, app.say) if left else app.say("NEXT")
        ids.forward.label, self.last = (onward, None) if stepping else ("", None) if app.theme.wide else self._last(told)
        ids.forward.symbol = "next" if stepping or self.last is None else self.last.symbol
        answers = [self._answer(app, each) for each in told if each is not self.last]
        if stepping:
            answers += struck(app)
        for box, made in (
            (ids.windows, [Half(window=window) for window in result.windows]),
            (ids.effects, [EffectRow(symbol=each.symbol, says=each.says, dark=each.dark) for each in result.effects]),
            (ids.cards, [CardBox(says=each) for each in result.cards]),
            (ids.tiles, [Tile(symbol=name, counts=counts, pointed=name == result.pointed) for name, counts in result.tiles]),
            (ids.takers, [self._asked(app, each) for each in result.asked]),
            (ids.answers, answers),
        ):
            box.clear_widgets()
            for widget in made:
                box.add_widget(widget)
        self._again()
        ids.answers.cols = len(answers) if app.theme.wide and len(answers) <= IN_A_ROW else 1 if len(answers) == 1 else 2

    last: Answer | None = None
    """The answer that moves on, where it has a row to itself."""

    def onward(self, app: Any) -> None:
        """In the event phase one tap both dismisses and goes on, to the next attack or the next step; what the step asks is never
        answered from here."""
        if self.last is not None:
            self._press(app, self.last)
            return
        asked = _asked(app) or bool(app.playing.left("next"))
        app.close()
        if not asked:
            app.act("next")

    @staticmethod
    def _stepping(app: Any) -> bool:
        """Whether its NEXT is that of the rail under it."""
        return "rail" in app.place.over and app.playing.face.turn.next_on_results

    @staticmethod
    def _last(answers: tuple[Answer, ...]) -> tuple[str, Answer | None]:
        """Beside two others what moves on would stand alone in its row: there it is as large as every other that moves on."""
        last = answers[-1]
        return (last.label, last) if last.onward and len(answers) % 2 and len(answers) > 1 else ("", None)

    def _answers(self, app: Any, result: Any) -> tuple[Answer, ...]:
        """In the event phase each intruder has its own button, so that none attacks again by mistake."""
        if self._stepping(app):
            return tuple(each for each in result.answers if not each.onward and not (result.verdict and each.again))
        return result.answers or (Answer(app.say("DONE"), "check", onward=True),)

    @staticmethod
    def _asked(app: Any, answer: Any) -> Small:
        """What only the table knows, such as who had the fewest cards."""
        named = " ".join([answer.intent, *map(str, answer.parameters.values())])
        small = Small(
            label=answer.label, symbol=answer.symbol, name=named, size_hint_y=None, height="48dp" if app.theme.compact else "52dp"
        )

        def press(_: object) -> None:
            if app.act(answer.intent, **answer.parameters) and answer.also:
                app.act(answer.also, seat=answer.parameters["seat"])

        small.bind(on_release=press)
        return small

    def _answer(self, app: Any, answer: Any) -> VerbButton | Act:
        verb = (Act if answer.onward else VerbButton)(label=answer.label, symbol=answer.symbol)
        if answer.onward and len(self.result.answers) < 2:  # alone it stands where every other that moves on stands
            verb.large = True

        verb.bind(on_release=lambda _: self._press(app, answer))
        return verb

    @staticmethod
    def _press(app: Any, answer: Answer) -> None:
        app.close()
        if answer.intent:
            app.act(answer.intent, **(answer.parameters or {}))
        elif answer.leads:
            app.over(answer.leads)


load_kv(__file__)
