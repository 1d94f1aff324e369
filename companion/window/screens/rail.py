"""The event rail: steps, what was done and skipped and why, what is asked, and NEXT."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, DictProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.duelines import LIST
from companion.show.pictures.dues import DuePile, Onward, onward
from companion.show.pictures.parts import Checklist
from companion.show.pictures.question import Asking
from companion.show.pictures.rail import ASIDE, rail
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.answering import Answering
from companion.window.widgets.banner import hint_banner
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.partscolumn import PartsColumn
from companion.window.widgets.plate import Plate
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.sheet import Sheet
from companion.window.widgets.stations import Stations
from companion.window.widgets.text import Text
from companion.window.widgets.titleblock import TitleBlock
from companion.window.widgets.verb import Act, MovesOn, VerbButton
from companion.window.widgets.why import Why
from companion.window.widgets.writing import sizes, width_of

USUAL = "72dp"
MOST, MORE = 4, 6
"""So many fit, and so many on the card of a step that is not small."""
SHOWN = 2
"""So many orders stand over the one button; the others wait behind them."""
IN_A_ROW = 2
"""So many buttons stand side by side."""
AT_HAND = 6
ROWS_AT_HAND = 2
"""So many answers stand at the foot, where the thumb is; more stand in the card, which scrolls."""
__all__ = [
    "Act",
    "Answering",
    "Glyph",
    "MovesOn",
    "PartsColumn",
    "RailScreen",
    "Scroll",
    "Seam",
    "Stations",
    "Text",
    "TitleBlock",
    "Why",
]


class PhaseBox(Drawn):
    """A phase of the turn: over, now with a bar under it, or still to come."""

    depends = ("phase", "state")
    phase = StringProperty()
    state = StringProperty()

    def draw(self) -> None:
        done, now = self.state == "done", self.state == "now"
        role = "done" if done else "ink" if now else "ink2"
        if done and not self.theme.big:
            wide = width_of(self.phase, "Saira", sizes("row", self.theme)[0])
            self.glyph("check", 24, self.x + (self.width - wide) / 2 - dp(14), self.y + self.height / 2, role)
        self.say(self.phase, "row", (self.x, self.y + dp(4), self.width, self.height - dp(4)), role, halign="center")
        self.block("ink" if now else "line", self.x, self.y, self.width, dp(4 if now else 1))


class Card(Plate, BoxLayout):
    """What the step says."""


class RailScreen(Room, BoxLayout):
    kept = True
    picture = ObjectProperty(None, allownone=True)
    due: Onward | None = None
    """What is left to do before it moves on."""
    footless = BooleanProperty(False)
    """There is no room for the title block; WHY stands beside the stations."""
    chosen = DictProperty()
    """What was switched on or counted, for the question that stands."""
    forward = StringProperty()
    caption = StringProperty()
    """How much is left to do before it."""
    ticks = BooleanProperty(False)
    """The one button ticks the row that it names, and nothing else."""
    passed = StringProperty()
    """What was passed on the way here, a line each."""
    chained = BooleanProperty(False)
    """The card brings what stands in the place of the stations."""
    waits = BooleanProperty(False)
    """Something must be said first: NEXT can't be pressed."""

    def on_kv_post(self, _: object) -> None:
        fits = Clock.create_trigger(self._hint_fits)
        for part in (self.ids.body, self.ids.view):
            part.bind(height=fits)

    def _hint_fits(self, _: float) -> None:
        """A hint stands there whole or not at all: the step comes first, and WHY has the same. So does the history."""
        ids = self.ids
        if ids.body.height <= ids.view.height + 1:
            rows = -(-len(ids.acts.children) // ids.acts.cols)
            roomier(ids.acts.children, rows, ids.view.height - ids.body.height)
            return
        if ids.hint.children:
            ids.hint.clear_widgets()
        elif self.passed and self._listed:
            self.passed = self.passed.partition("\n")[2]

    @property
    def _listed(self) -> bool:
        """The card is a list of those who have to act; it stands there whole before what came before is told again."""
        return any(isinstance(part, Checklist) for part in self.picture.card.parts)

    def heading(self, app: Any) -> str:
        if app.theme.big:
            return ""
        view, face = app.playing.view, app.playing.face
        return str(app.say("A CARD IS PLAYED") if view.get(ASIDE) else face.turn.title(view, app.say))

    def show(self, app: Any) -> None:
        playing = app.playing
        picture = rail(playing.view, app.session, playing.face, app.say, app.session.words)
        self.chosen = dict(playing.chosen)
        new, self.picture = picture != self.picture, picture
        ids = self.ids
        self.chained = picture.card.rail is not None
        self.passed = "" if app.theme.compact or self.chained else "\n".join(picture.skipped)
        ids.parts.fill(picture.card.parts, new)
        if new:
            ids.view.scroll_y = 1
        ids.foot.number, ids.foot.kind, ids.foot.more = picture.number, picture.kind, picture.card.foot
        ids.phases.clear_widgets()
        for phase, state in picture.phases:
            ids.phases.add_widget(PhaseBox(phase=phase, state=state))
        ids.stations.stations = picture.stations
        ids.chain.fill((picture.card.rail,) if picture.card.rail else (), new)
        few = len(picture.asking.taps) <= AT_HAND and sum(len(part.rows) for part in picture.asking.parts) <= ROWS_AT_HAND
        given = [each for part in picture.card.parts if isinstance(part, Checklist) for each in part.answers]
        if given:
            taps = tuple(tap for tap in picture.asking.taps if tap.answer not in given)
            few, picture = (
                True,
                replace(picture, asking=replace(picture.asking, taps=taps, says=picture.asking.says if taps else "")),
            )
        ids.taps.fill(app, self, picture.asking if few else Asking())
        ids.answering.fill(app, self, Asking() if few else picture.asking)
        self._owed(app)
        ids.hint.clear_widgets()
        if (hint := hint_banner(app)) is not None:
            ids.hint.add_widget(hint)
        self.on_chosen()
        self._acts(app)

    def _owed(self, app: Any) -> None:
        """What was ordered here or before, with its box."""
        box, owed = (
            self.ids.owed,
            tuple(row for row in app.playing.owed if row.entry)[: SHOWN if app.theme.tablet and not app.theme.big else 0],
        )
        if not box.children:
            box.add_widget(Sheet(LIST))
        box.children[0].show(DuePile(owed))
        box.padding = (dp(16), 0, dp(16), dp(8) if owed else 0)

    def _acts(self, app: Any) -> None:
        """A button for each that still has to act."""
        box = self.ids.acts
        box.clear_widgets()
        for verb in struck(app, self._listed):
            box.add_widget(verb)

    def on_chosen(self, *_: object) -> None:
        """NEXT says what it will do, with what is chosen; what is chosen stands until the next entry."""
        app = App.get_running_app()
        if self.picture is not None and app.session is not None:
            app.playing.chosen.update(self.chosen)
            answer = self.picture.asking.answer(self.chosen)
            quiet, given = answer is None, {} if answer is None else {"answer": answer}
            self.waits = self.picture.asking.must and self.picture.card.press is None
            self.forward = app.say("ANSWER FIRST") if self.waits else self.picture.next if quiet else self.picture.following
            self.due = onward(app.playing.left("next", **given), app.say) if self.picture.card.press is None else None
            self.caption, self.ticks = (self.due.caption, self.due.ticks) if self.due else ("", False)
            self.forward = self.due.label if self.due else self.forward

    def onward(self, app: Any) -> None:
        """What is left first; then it moves on."""
        if self.due is not None:
            app.does(self.due.does)
        else:
            self.moves_on(app)

    def moves_on(self, app: Any) -> None:
        """The answer that was chosen, or the quiet one; or what the card says instead."""
        if press := self.picture.card.press:
            app.does(press.does)
            return
        answer = self.picture.asking.answer(self.chosen)
        answer = self.picture.onward if answer is None else answer
        app.act("next", **({} if answer is None else {"answer": answer}))


def struck(app: Any, listed: bool = False) -> list[VerbButton]:
    """A button for each that still has to act, on the result of the last one too; of many the first, and one for the rest."""
    found = app.playing.face.strikes(app.session, app.place.top == "rail")
    if found is None:
        return []
    if listed:  # a row each is a button already
        return []
    aside, roomy = found.aside, app.place.top == "rail" and not app.theme.compact and not app.theme.big
    most = (MORE if roomy else MOST) - (aside is not None)
    shown = found.strikers if len(found.strikers) <= most else found.strikers[: most - 1]
    many = len(shown) + (len(shown) < len(found.strikers)) + (aside is not None)
    tall = USUAL if many <= (1 if app.theme.compact else 2) * IN_A_ROW else _low(app)
    verbs = []
    for each in shown:
        label = app.say(found.label, name=f"{app.say(each.label)} {each.letter}".strip())
        verb = VerbButton(label=label, symbol=each.symbol, name=f"{found.intent} {each.piece}", tall=tall)
        verb.bind(on_release=lambda _, piece=each.piece: _strike(app, found, piece))
        verbs.append(verb)
    if len(shown) < len(found.strikers):
        others = VerbButton(label=app.say("OTHERS"), symbol="more", name="others", tall=tall)
        others.bind(on_release=lambda _: _others(app, found))
        verbs.append(others)
    if aside is not None:
        verbs.append(_aside(app, aside, tall))
    return verbs


def _low(app: Any) -> str:
    """How high each of many is where there is no room for more: what the step says is never cut for them."""
    return "60dp" if app.theme.compact else "52dp"


def roomier(buttons: Sequence[VerbButton], rows: int, room: float) -> None:
    """As high as any other button, where that leaves the step its room; a screen that is turned asks again."""
    if buttons and rows * (dp(72) - buttons[0].height) <= room:
        for button in buttons:
            button.tall = USUAL


def _aside(app: Any, act: Any, tall: str = USUAL) -> VerbButton:
    """To what else this step has."""
    verb = VerbButton(label=app.say(act.label), symbol=act.symbol, name=act.leads, tall=tall)
    verb.bind(on_release=lambda _: (app.over if app.place.top == "rail" else app.instead)(act.leads))
    return verb


def _others(app: Any, found: Any) -> None:
    if not found.steps_on or app.act("next"):
        app.over(f"choose:{found.intent}")


def _strike(app: Any, found: Any, piece: str) -> None:
    if not found.steps_on or app.act("next"):
        app.act(found.intent, piece=piece)


load_kv(__file__)
