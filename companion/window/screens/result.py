"""A result that lies over the table: one large thing, then facts, then what the table does about it."""

from __future__ import annotations

from math import inf
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.dues import open_on
from companion.show.pictures.parts import Part, Presses, Sentences
from companion.show.pictures.result import Answer, Result
from companion.show.pictures.table import beside
from companion.show.tokens import TYPE
from companion.window.screens.rail import roomier, struck
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.partscolumn import PartsColumn
from companion.window.widgets.plate import Plate
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.sheet import Sheet
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, VerbButton
from companion.window.widgets.why import Why
from companion.window.widgets.writing import lines_of, sizes, width_of

__all__ = ["Across", "Act", "Beside", "Glyph", "PartsColumn", "ResultScreen", "Scroll", "Seam", "Text", "Why"]


class Across(BoxLayout):
    """The same for those who sit on the other side of the table."""


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
LOW, UNDER = 48, 56
"""In dp: the least head there is, and how much more it is where its word stands under it."""
ROOMY, AIR, AIR_SMALL = 84, 12, 4
"""What the head keeps where a drawing grows, and what is free around it, also on a small phone, in dp."""
FINISHED = "done"
"""The quiet answer of a step in which things are done one after the other."""
HIGH, SHORT = 72, 48
"""In dp: how high an answer is on a small phone, and under rows of other buttons where there is too little room."""
EDGE, BETWEEN = 16, 20
"""In dp: what is free at both sides of the title block, and between its words."""
BESIDE, FRAMED = 150, 136
"""In sp: what a word beside a headline takes with its symbol, and in a frame."""
IN_A_ROW = 3
"""So many answers have room side by side in landscape."""
FLAT = 520
"""From this width in dp on the large thing stands beside what is said."""


def _asked(app: Any) -> bool:
    """Whether the step asks something to which it is no answer that all is done."""
    form = app.playing.view["form"]
    return form is not None and form.get("one", (None,))[0] != FINISHED


def _parted(parts: tuple[Part, ...]) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """What follows from the top, and the rows of buttons at its end, which stand at the foot."""
    at = len(parts)
    while at and isinstance(parts[at - 1], Presses):
        at -= 1
    return parts[:at], parts[at:]


class Beside(Plate, BoxLayout):
    """The word beside the headline, in a frame where that is measured against it."""

    framed = BooleanProperty(False)


class ResultScreen(Room, BoxLayout):
    """The one large thing is as large as what must be read beside it allows: nothing is left out, and nothing overlaps."""

    kept = True
    result = ObjectProperty(None, allownone=True)
    flat = BooleanProperty(False)
    """Wider than high: the large thing stands beside what is said."""
    shape = OptionProperty("", options=["", "word", "number", "symbol"])
    """What stands with the headline; "" where there is no large thing."""
    stacked = BooleanProperty(False)
    crowded = BooleanProperty(False)
    """A long name needs the room of what it is, which the large thing says."""
    art = NumericProperty(0)
    least = NumericProperty(0)
    """How high everything is together; where a small phone has less room, it scrolls."""
    headline_use = StringProperty("hero")
    figure_use = StringProperty("result")

    def on_kv_post(self, _: object) -> None:
        self._again = Clock.create_trigger(self._fit, -1)
        self.foot = self.ids.foot.__self__  # ids alone do not keep what is off the tree
        self.ids.view.bind(size=self._again)
        for column in (self.ids.main, self.ids.below):
            column.bind(size=self._again, minimum_height=self._again)

    def _fit(self, *_: object) -> None:
        """The parts have their height, and the head has the rest."""
        result, ids, theme = self.result, self.ids, App.get_running_app().theme
        if result is None:
            return
        self.flat = ids.body.width > max(ids.view.height, dp(FLAT))
        self.stacked = theme.big or self.flat
        self.shape = "word" if result.word else "number" if result.large else "symbol" if result.symbol else ""
        size = sizes("small_verb", theme)[0]
        title = sum(width_of(each, "Saira", size) + dp(BETWEEN) for each in (result.number, result.kind, result.who) if each)
        self.crowded = title + dp(2 * EDGE) + ids.why.width > self.width
        self._place_foot()
        air = dp(AIR_SMALL if theme.compact else AIR)
        room, below = ids.view.height - air, ids.below.minimum_height + air
        for sheet in ids.parts.children:
            if isinstance(sheet, Sheet) and sheet.instrument.grows:
                others = below - sheet.height
                sheet.room = max(0, room - self._wanted() - others - (0 if self.flat else dp(ROOMY)))
                below = others + sheet.height
        beside = self.foot.minimum_height if self.foot.parent is ids.main.__self__ else 0
        self._head(result, theme, room - (beside if self.flat else below))
        main = ids.main.minimum_height
        self.least = max(main, below) if self.flat else main + below
        head = dp(LOW) + (dp(UNDER) if self.stacked and self.shape == "word" else 0)
        least = max(below, head + beside) if self.flat else below + head
        self._seat_others(least)
        self._lower(ids.view.height - least)

    def _lower(self, free: float) -> None:
        """The answers are lower where there is a row of buttons besides, and no room for all of it."""
        answers = [each for each in self.ids.answers.children if each not in self.others]
        high = dp(HIGH - SHORT) * -(-len(answers) // self.ids.answers.cols)
        if self.lowers and (free < 0 if not self.lowered else free >= high):
            self.lowered = not self.lowered
            for widget in answers:
                widget.tall = dp(SHORT) if self.lowered else -1

    def _seated(self) -> bool:
        """Who still has to act has a button here."""
        return bool(self.others and self.others[0].parent)

    def _rows(self) -> int:
        """How many rows more those buttons take."""
        box = self.ids.answers
        own = len(box.children) - (len(self.others) if self._seated() else 0)
        return -(-(own + len(self.others)) // box.cols) + (-own // box.cols)

    def _wanted(self) -> float:
        """How high they would be where they have no room yet; nothing grows into that."""
        return 0 if self._seated() or not self.others else self._rows() * (self.others[0].height + dp(8))

    def _seat_others(self, least: float) -> None:
        """Who still has to act gives way to what has to be read; the button that moves on names them, and leads to their list."""
        box, there = self.ids.answers, self._seated()
        rows, room = self._rows(), self.ids.view.height - self._wanted()
        if there and least > room:
            for widget in self.others:
                box.remove_widget(widget)
        elif not there and least <= room:
            for widget in self.others:
                box.add_widget(widget)
        elif there:
            roomier(self.others, rows, room - least)

    def _place_foot(self) -> None:
        """The rows of buttons stand under the large thing where that is beside what is said, else at the foot."""
        wanted = self.ids.main if self.flat and self.shape else self.ids.below
        if self.foot.parent is not wanted.__self__:
            self.foot.parent.remove_widget(self.foot)
            wanted.add_widget(self.foot)

    def _head(self, result: Result, theme: Any, room: float) -> None:
        """The largest that its room and the width of the words allow."""
        width = self.ids.body.width * (0.42 if self.flat else 1) - dp(34)

        def high(use: str, across: float, most: int = 2) -> float:
            """How high the headline is in this type; without end where a word would be broken, or it takes too many lines."""
            size = sizes(use, theme)[0]
            lines = lines_of(result.headline, across, TYPE[use][0], size, False)
            return lines * size * 1.25 if lines <= most else inf

        def numbered(figure: str, use: str) -> float:
            """How high a number and the words beside it are."""
            size = sp(TYPE[figure][1])
            return max(size, high(use, width - width_of(result.large, "Saira", size) - dp(16), 3))

        art = 0
        if self.shape == "word":
            uses = tuple(use for use in HEADLINES if not theme.big or TYPE[use][1] >= TYPE["title"][1])
            across = width if self.stacked else width - (sp(FRAMED) if result.framed else sp(BESIDE))
            over = dp(56) if self.stacked else 0
            fits = (use for use in uses if max(dp(44), high(use, across)) + over <= max(room, dp(48) + over))
            self.headline_use = next(fits, uses[-1])
        elif self.shape == "number":
            pairs = ((figure, use) for figure, use in FIGURES if numbered(figure, use) <= room)
            self.figure_use, self.headline_use = next(pairs, FIGURES[-1])
        elif self.shape == "symbol":
            arts = ((art, use) for art, use in ARTS if dp(art) + high(use, width) + dp(4) <= room)
            art, self.headline_use = next(arts, (0, HEADLINES[-1]))
        self.art = art

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
        ids.now.fill(beside(app.playing))
        parts, foot = _parted(result.parts)
        ids.parts.fill((*parts, Sentences(result.lines)) if result.lines else parts)
        ids.foot.fill(foot)
        stepping = self._stepping(app)
        offered = self._answers(app, result)
        left = app.playing.left("next") if stepping else ()
        ids.forward.caption = result.quiet if stepping and result.quiet else app.say("NEXT") if left and not _asked(app) else ""
        onward = app.say("DONE") if _asked(app) else open_on(left, app.say) if left else app.say("NEXT")
        ids.forward.label, self.last = (onward, None) if stepping else ("", None) if app.theme.wide else self._last(offered)
        ids.forward.symbol = "next" if stepping or self.last is None else self.last.symbol
        answers = [self._answer(app, each) for each in offered if each is not self.last]
        self.others = tuple(struck(app)) if stepping else ()
        answers += self.others
        ids.answers.clear_widgets()
        for widget in answers:
            ids.answers.add_widget(widget)
        self.lowers, self.lowered = bool(foot) and app.theme.compact and not app.theme.big, False
        self._again()
        ids.answers.cols = len(answers) if app.theme.wide and len(answers) <= IN_A_ROW else 1 if len(answers) == 1 else 2

    lowers = lowered = False
    """The answers may be low where there is too little room, and are."""
    others: tuple[VerbButton, ...] = ()
    """The buttons of those who still have to act; they stand there where they have room."""
    last: Answer | None = None
    """The answer that moves on, where it has a row to itself."""

    def onward(self, app: Any) -> None:
        """In the event phase one tap both dismisses and goes on to the next step; while something is left it leads back to it."""
        if self.last is None and app.playing.left("next"):
            app.close()
        else:
            self.moves_on(app)

    def moves_on(self, app: Any) -> None:
        """Dismissed, and on to the next step whatever is left; what the step asks is never answered from here."""
        if self.last is not None:
            self._press(app, self.last)
            return
        asked = _asked(app)
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
            return tuple(each for each in result.answers if not each.again and (each.intent or not each.onward))
        return result.answers or (Answer(app.say("DONE"), "check", onward=True),)

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
