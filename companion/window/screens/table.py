"""TABLE: the result or what this round will bring, what is in play, and verbs that never move."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.show.doing import Choose
from companion.show.duelines import LINE, LIST, OPENED
from companion.show.pictures.dues import DuePile, DueRow, onward, open_on
from companion.show.pictures.table import TurnLine, actors, beside, fitting, turn_line
from companion.show.tokens import TYPE
from companion.show.turnlines import LINE as TURN
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.actor import ActorChip
from companion.window.widgets.chip import TrayChip
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.held import Held
from companion.window.widgets.instrument import instrument
from companion.window.widgets.mirrored import ActRow
from companion.window.widgets.partscolumn import PartsColumn
from companion.window.widgets.plate import Plate
from companion.window.widgets.seam import Seam
from companion.window.widgets.sheet import Sheet
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, MovesOn, Small, VerbButton
from companion.window.widgets.why import Why
from companion.window.widgets.writing import broken, sizes, width_of, written

__all__ = ["ActRow", "Glyph", "IdleView", "PartsColumn", "ResultCard", "Seam", "TableScreen", "Text", "Trace", "Why"]
SENTENCE = 112
"""From this height on, in dp, a sentence fits under a headline in large text."""
ROWS = 66
"""So many letters stand in three rows beside a number."""
AROUND, ALONE = 44, 40
"""What a button of the second row needs besides its word, in dp, and one without a word: so all of a row have room for their
symbols, or none."""
FOOT, AIR = 48, 10
"""How high its foot is in dp, and how much air its headline has over its letters, in sp."""
LINES = 50
"""A card that is lower says only its headline, in dp."""
SEATS_FROM = 686
"""In a lower window, in dp, there is no row of who acts: the name in the header leads there."""
LOW, LOWEST = 60, 54
"""How high a verb is on a small phone while something is due, and where who acts, or whose turn it is, has a line, too, in dp."""
CHIP, GAP = 48, 6
"""How wide a chip is and what parts it from the next, in dp."""


BAR, BAR_STEP, BARS = 4, 9, (0.34, 0.8, 0.5)
"""Of the trace beside a number: how wide a bar is and how far it is to the next, in dp, and how high each is."""


class IdleView(ButtonBehavior, BoxLayout):
    """A tap says why. A game may bring its own."""

    idle = ObjectProperty(None, allownone=True)

    def show(self, idle: Any) -> None:
        self.idle = idle


class Trace(Drawn):
    """Three bars at each side of a number: what was heard."""

    depends = ("room",)
    room = NumericProperty(0)

    def draw(self) -> None:
        middle, high = self.y + self.height / 2, min(self.room * 0.5, dp(96))
        for number, part in enumerate(BARS):
            at = dp(BAR_STEP) * number
            for x in (self.x + at, self.x + self.width - at - dp(BAR)):
                self.block("line", x, middle - high * part / 2, dp(BAR), high * part)


class ResultCard(Held, Plate, BoxLayout):
    """A long press anywhere on it takes it back."""

    result = ObjectProperty(None, allownone=True)
    bare = BooleanProperty(False)
    """There is no room for its foot; the number stands before the headline."""
    long = BooleanProperty(False)
    """It has more to say than three rows."""
    short = BooleanProperty(False)
    """There is room for two lines."""
    traced = BooleanProperty(False)
    """Its number is of noise that was heard."""
    cut = BooleanProperty(False)
    """It has more lines than there is room for."""

    def on_result(self, *_: object) -> None:
        self.traced = bool(self.result) and bool(self.result.large) and self.result.symbol == "noise"
        self.long = bool(self.result) and len(" ".join(self.result.lines)) > ROWS

    def titled(self, bare: bool, tight: bool, lines: str) -> str:
        """Its headline, with its number where there is no foot for it, and a sign where more is a tap away."""
        more = " …" if tight and not lines else ""
        return f"{self.result.number}  {self.result.headline}{more}" if bare else str(self.result.headline)

    def fitted(self, tight: bool, height: float, use: str, width: float, head: float) -> str:
        """Its lines, as many as there is room for; where text is large the first one, if there is room for two lines of it."""
        self.cut = False
        if self.short:
            return (
                str(self.result.lines[0])
                if self.result.lines and height >= dp(LINES) * App.get_running_app().theme.text_scale
                else ""
            )
        if not tight:
            return self._fitting(use, width, height - head - (0 if self.bare else dp(FOOT)))
        return str(self.result.lines[0]) if self.result.lines and height > dp(SENTENCE) else ""

    def _fitting(self, use: str, width: float, room: float) -> str:
        """What of its lines is no higher than the room under its headline; a sign stands where more is a tap away."""
        lines, font, size = self.result.lines, TYPE[use][0], sizes(use, App.get_running_app().theme)[0]
        for count in range(len(lines), 0, -1):
            said = "\n".join(lines[:count]) + (" …" if count < len(lines) else "")
            _, high = written(broken(said, max(1, width), font, size, False), font, size, False, "left", 1, False).size
            if high <= room + sp(AIR):
                self.cut = count < len(lines)
                return said
        self.cut = bool(lines)
        return ""


class TableScreen(Room, BoxLayout):
    """Made once; a picture only changes what differs."""

    kept = True
    picture = ObjectProperty(None, allownone=True)
    drawn: tuple[Any, ...] = ()
    seated: tuple[Any, ...] | TurnLine | None = None
    idle: Any = None

    def on_kv_post(self, _: object) -> None:
        self.ids.tray.bind(width=lambda *_: Clock.schedule_once(self._again))
        self.card = self.ids.card.__self__  # ids alone do not keep what is off the tree
        self.due = Sheet(LINE)
        self.ids.due.add_widget(self.due)

    def _again(self, _: float) -> None:
        """There is more or less room for who stands in play."""
        app = App.get_running_app()
        if self.picture is not None and self.parent is not None and app.session is not None:
            self._tray(app, self.picture)

    @cached_property
    def listed(self) -> Any:
        """The list that the line of dues opens."""
        from companion.window.widgets.scroll import Scroll  # most tables begin without it

        made = Scroll()
        made.add_widget(Sheet(LIST))
        return made

    @property
    def draws_in(self) -> Any:
        """Where a draw stands, and its door closes."""
        return self.ids.middle

    @property
    def result_shown(self) -> ResultCard:
        """What leaves when a result is taken back."""
        return self.card

    def show(self, app: Any) -> None:
        playing = app.playing
        picture = playing.face.table(playing.view, app.say, playing.acting, app.session)
        moves = next((each for each in picture.verbs if each.onward and each.intent), None)
        left = playing.left(moves.intent) if moves else ()
        turns = playing.takes_turns()
        drawn = (picture, left, turns, app.theme.left_hand, self.ids.tray.width, bool(playing.chosen.get(OPENED)))
        if self.idle is None:
            self.idle = instrument(playing.face, "idle") or IdleView()
        if drawn != self.drawn:
            self._tray(app, picture)
            self._verbs(app, picture, left, turns)
            self.picture, self.drawn = picture, drawn
        self._actors(app)
        shown, pile = playing.stands, DuePile(playing.owed, bool(playing.chosen.get(OPENED)), playing.ticked)
        self.ids.middle.clear_widgets()
        if pile.opened and (pile.rows or pile.ticked):
            self.listed.children[0].show(pile)
            self.ids.middle.add_widget(self.listed)
        elif shown is not None and not shown.overlay and "result" not in app.place.over:
            self.card.result = shown
            self.ids.middle.add_widget(self.card)
        else:
            self.idle.show(picture.idle)
            self.ids.middle.add_widget(self.idle)
        said = self.idle.parent or isinstance(self.seated, TurnLine)  # the card that idles says the same, or the line below
        self.ids.now.fill(() if said else beside(playing))
        self._owed(app, pile)

    def on_touch_down(self, touch: Any) -> bool:
        """A tap outside the list shuts it."""
        if self._opened() and self.listed.collide_point(*touch.pos) and not self._on_a_row(touch):
            App.get_running_app().does(Choose({OPENED: None}))
            return True
        return bool(super().on_touch_down(touch))

    def _opened(self) -> bool:
        """Whether the list of dues stands there."""
        return "listed" in vars(self) and self.listed.parent is not None

    def _on_a_row(self, touch: Any) -> bool:
        return bool(self.listed.children[0].collide_point(*self.listed.to_local(*touch.pos)))

    def _owed(self, app: Any, pile: DuePile) -> None:
        """What is due, in a line that nothing covers; opened, all of it in the place of the result."""
        self.due.show(pile)
        there = bool(pile.rows) and not pile.opened
        turns = isinstance(self.seated, TurnLine)
        low = -1  # what came has to stand beside it
        if app.theme.compact and (there or self.seated):
            low = dp(LOWEST if self.ids.now.children or turns or (there and self.seated) else LOW)
        elif app.theme.big and turns:
            low = dp(LOW)
        for verb in self.ids.verbs.children:
            verb.tall = low

    def lock(self, seconds: float) -> None:
        verbs = [verb for verb in self.ids.verbs.children if isinstance(verb, VerbButton)]
        if not seconds:
            return
        for verb in verbs:
            verb.locked = True
        Clock.schedule_once(lambda _: [setattr(verb, "locked", False) for verb in verbs], seconds)

    def _tray(self, app: Any, picture: Any) -> None:
        box = self.ids.tray
        box.clear_widgets()
        room = int((box.width / dp(1) + GAP) // (CHIP + GAP)) - bool(picture.adds)
        titled = any(chip.title for chip in picture.chips)  # words make room for each other
        shown = picture.chips if titled else fitting(picture.chips, max(1, room), picture.rest)
        for chip in shown:
            corner = f"×{chip.count}" if chip.count > 1 else chip.letter
            made = TrayChip(
                symbol=chip.symbol,
                called=app.playing.face.pieces[chip.symbol].label if chip.symbol in app.playing.face.pieces else "",
                corner=corner,
                hurt=chip.hurt,
                name=chip.leads,
                title=chip.title,
                figure=chip.figure,
                chosen=chip.chosen,
            )
            made.size_hint_x = 1 if titled else None
            made.bind(on_release=lambda _, chip=chip: app.over(chip.leads))
            box.add_widget(made)
        if picture.adds:
            add = Small(label="+", size_hint_x=None, width="48dp", height="48dp")
            add.bind(on_release=lambda _: app.over(picture.adds))
            box.add_widget(add)

    def _actors(self, app: Any) -> None:
        """Who acts, one tap away; where the app keeps turns, whose it is."""
        box = self.ids.actors
        if line := turn_line(app.playing.view, app.say):
            self._turns(box, line)
            return
        seats = actors(app.playing.view, app.playing.acting) if app.playing.face.turn.seats_act else ()
        stands = app.playing.stands is not None and not app.playing.stands.overlay
        low = app.theme.compact and app.stage.high < dp(SEATS_FROM)
        tight = low or app.theme.big or (app.stage.bannered and stands)
        shown = () if tight else seats
        if shown == self.seated:
            return
        self.seated = shown
        box.clear_widgets()
        for actor in shown:
            made = ActorChip(actor=actor, name=f"acts {actor.seat}")
            made.bind(on_release=lambda _, actor=actor: app.act_for(actor.seat))
            box.add_widget(made)

    def _turns(self, box: Any, line: TurnLine) -> None:
        if not isinstance(self.seated, TurnLine):
            box.clear_widgets()
            box.add_widget(Sheet(TURN))
        self.seated = line
        box.children[0].show(line)

    def _verbs(self, app: Any, picture: Any, left: tuple[DueRow, ...], turns: tuple[DueRow, ...]) -> None:
        for grid, verbs in ((self.ids.verbs, picture.verbs), (self.ids.second, picture.second)):
            grid.clear_widgets()
            second = grid is self.ids.second
            for each in verbs:
                if each.onward and (left or turns) and not second:
                    grid.add_widget(self._way(app, each, (*left, *turns)))
                    continue
                button = self._small(each) if second else self._large(each)
                leads = self._leads(app, left) if each.onward and left else None  # it would end the round as well
                button.bind(on_release=lambda _, each=each, leads=leads: app.does(leads) if leads else self.press(app, each))
                grid.add_widget(button)

    def _way(self, app: Any, each: Any, left: tuple[DueRow, ...]) -> MovesOn:
        """Something is left: a tap leads there, and only holding moves on all the same; where it has led it says so."""
        says, holds = open_on(left, app.say), app.say("HOLD")
        caption, label = (says, holds) if app.playing.chosen.get(OPENED) else (each.label, says)
        way = MovesOn(name=each.name, caption=caption, label=label, symbol=each.symbol, quiet=True)
        leads = self._leads(app, left)
        way.bind(on_tapped=lambda _: app.does(leads), on_held=lambda _: self.press(app, each))
        return way

    @staticmethod
    def _leads(app: Any, left: tuple[DueRow, ...]) -> Any:
        """Where what is left is done."""
        owed = any(row in left for row in app.playing.owed)
        return Choose({OPENED: True}) if owed else onward(left, app.say).does  # type: ignore[union-attr]

    @staticmethod
    def _large(each: Any) -> Any:
        if each.onward or each.calls:
            return Act(name=each.name, label=each.label, symbol=each.symbol, quiet=not each.calls)
        return VerbButton(name=each.name, label=each.label, symbol=each.symbol)

    @staticmethod
    def _small(each: Any) -> Small:
        wanted = AROUND + width_of(each.label, "Saira", sp(18)) / dp(1) if each.label else ALONE
        return Small(name=each.name, label=each.label, symbol=each.symbol, size_hint_x=wanted)

    @staticmethod
    def press(app: Any, button: Any) -> None:
        """Done at once where nothing has to be chosen, else one choice first."""
        if button.does is not None:
            app.does(button.does)
        elif button.intent:
            app.act(button.intent, **button.parameters)
        else:
            app.over(button.leads)


load_kv(__file__)
