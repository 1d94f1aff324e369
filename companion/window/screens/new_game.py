"""NEW GAME: who plays, what the game lets them choose, and what the app draws."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.metrics import sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.newgame import NewGame
from companion.show.pictures.new_game import added, chosen_in_short, drawn_by
from companion.window.screens.details import DetailsBox
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.crewrow import Crew, CrewRow
from companion.window.widgets.field import Field
from companion.window.widgets.foldrow import FoldRow
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.groupchips import GroupChips
from companion.window.widgets.pressable import Pressable
from companion.window.widgets.rocker import Rocker
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.sourcerow import fill
from companion.window.widgets.step import StepButton
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small
from companion.window.widgets.writing import width_of

__all__ = [
    "Act",
    "Crew",
    "DetailsBox",
    "Field",
    "FoldRow",
    "Glyph",
    "GroupChips",
    "NewGameScreen",
    "Pressable",
    "Rocker",
    "Scroll",
    "Seam",
    "Small",
    "StepButton",
    "Text",
]
LEAST = 18
"""No word is smaller, in sp."""
NOBODY = -1


class Segments(BoxLayout):
    """One choice, its values side by side under what is chosen; one under the other where a word is too wide for that."""

    title = StringProperty()
    longest = NumericProperty(0)
    """How wide the widest word is."""
    many = NumericProperty(1)


class CountLine(BoxLayout):
    """A number with a step each way."""

    label = StringProperty()
    name = StringProperty()
    number = StringProperty()


class NewGameScreen(Room, BoxLayout):
    all_add = BooleanProperty(False)
    """Everybody adds something to the seed."""
    unfolded = BooleanProperty(False)
    """Who draws what, component by component."""
    adds = BooleanProperty(False)
    """What may be added, one by one."""
    chooses = BooleanProperty(False)
    """What else may be chosen of the game, choice by choice."""
    split = BooleanProperty(False)
    """Who plays stands in a column of its own, beside what is played."""
    low = BooleanProperty(False)
    """And there is so little height that its caption stands in the header."""
    edited = NumericProperty(NOBODY)
    """The seat whose name is written."""
    game = ""
    new: NewGame
    """What this page changes."""

    @property
    def names(self) -> list[str]:
        return self.new.names

    @property
    def options(self) -> dict[str, Any]:
        return self.new.options

    def on_kv_post(self, _: object) -> None:
        self.seats = self.ids.seats.__self__
        self.fbind("split", self._set_apart)
        self._set_apart()

    def _set_apart(self, *_: object) -> None:
        """Who plays goes to its place in this screen."""
        ids = self.ids
        self.seats.parent.remove_widget(self.seats)
        if self.split:
            ids.aside.add_widget(self.seats)
        else:
            ids.column.add_widget(self.seats, len(ids.column.children))

    def show(self, app: Any) -> None:
        game, ids, say = app.place.screen.partition(":")[2], self.ids, app.say
        app.packs(game)  # what is wrong with an own one is said
        if self.game != game:
            self.game, self.edited, self.unfolded, self.adds, self.chooses = game, NOBODY, False, False, False
            ids.details.opened = ""
            self.new = NewGame(app.games, game)
        self.new.take_up()
        face = self.new.face
        ids.title.text, ids.game.text, ids.start.label = say("NEW GAME"), say(face.title), say("SEAL AND START")
        ids.who.text, ids.how.text = say("PLAYERS"), "" if app.theme.big else say("TAP: NAME · DRAG: SEAT")
        ids.add.text, ids.all_add.first, ids.all_add.second = say("Let each player add to the shuffle"), say("YES"), say("NO")
        ids.mix.text = app.files.pack_fault or say("House mix: not known from any source. Check your box.")
        self._players(app)
        self._chips(app)
        ids.choices.clear_widgets()
        ids.ways.clear_widgets()
        lines = self.new.lines(say)
        ids.ways_in_short.label, ids.ways_in_short.says = chosen_in_short(lines[1:], app.say)
        ids.ways_in_short.symbol = face.emblem
        for row in lines[: len(lines) if self.chooses else 1]:
            box = Segments(title="" if row is lines[0] else row.title)
            for each in row.segments:
                segment = Small(label=each.label, chosen=each.chosen, height="48dp")
                segment.bind(on_release=lambda _, name=row.name, each=each: self._choose(app, name, each))
                box.ids.segments.add_widget(segment)
            box.many = len(row.segments)
            box.longest = max(width_of(each.label, "Saira", sp(LEAST)) for each in row.segments)
            (ids.choices if row is lines[0] else ids.ways).add_widget(box)
        self._before(app)
        self._extras(app)
        self._in_detail(app)
        self._drawn(app)

    # -- players ---------------------------------------------------------------------------------

    def _seat(self, app: Any, group: int) -> None:
        self.new.seat(group)
        self.edited = NOBODY
        self.show(app)

    def _chips(self, app: Any) -> None:
        self.ids.chips.show(self.new.groups, self.new.group, app.say, partial(self._seat, app))

    def _players(self, app: Any) -> None:
        players, say = self.ids.players, app.say
        begins = say("FIRST") if self.new.first_begins else ""
        players.clear_widgets()
        players.moved = partial(self._move, app)
        for number, name in enumerate(self.names):
            row = CrewRow(number=str(number + 1), says=name, name=f"{name} name", first="" if number else begins)
            row.edited = number == self.edited
            row.grip.name = f"{name} out" if row.edited else f"{name} up"
            row.grip.disabled = len(self.names) == (self.new.least if row.edited else 1)
            row.grip.bind(on_release=lambda _, number=number: self._gripped(app, number))
            row.bind(on_release=lambda _, number=number: self._edit(app, number))
            row.field.bind(text=lambda _, name, number=number: self._rename(number, name))
            row.field.bind(on_text_validate=lambda _, number=number: self._edit(app, number))
            players.add_widget(row)
        self.ids.more.label = f"+ {say('PLAYER')}" if len(self.names) < self.new.most else ""

    def _edit(self, app: Any, number: int) -> None:
        """The name of a seat is written; a second tap is done with it."""
        self.edited = NOBODY if self.edited == number else number
        self._players(app)
        if self.edited != NOBODY:
            self.ids.players.rows[number].field.focus = True

    def _rename(self, number: int, name: str) -> None:
        self.names[number] = self.ids.players.rows[number].says = name

    def _gripped(self, app: Any, number: int) -> None:
        """Up by one, the first to the end; a seat whose name is written goes."""
        if number == self.edited:
            del self.names[number]
            self.edited = NOBODY
            self.show(app)
        else:
            self._move(app, number, (number - 1) % len(self.names))

    def _move(self, app: Any, number: int, to: int) -> None:
        """A seat to another place; whoever is dragged stays in the hand, so the rows are told anew and not made anew."""
        self.new.move(number, to)
        self.edited = NOBODY
        for row, name in zip(self.ids.players.rows, self.names, strict=True):
            row.says, row.name, row.grip.name, row.edited = name, f"{name} name", f"{name} up", False
            row.grip.disabled = False
        self._in_detail(app)

    def on_touch_down(self, touch: Any) -> bool:
        list_of_seats = self.ids.aside if self.split else self.ids.page
        if list_of_seats.collide_point(*touch.pos) and self.ids.players.takes(touch):
            return True
        return bool(super().on_touch_down(touch))

    def add(self, app: Any) -> None:
        self.new.add()
        self.show(app)

    # -- options ---------------------------------------------------------------------------------

    def _choose(self, app: Any, name: str, segment: Any) -> None:
        self.new.choose(name, segment)
        self.edited = NOBODY if segment.alone else self.edited
        self.show(app)

    def _before(self, app: Any) -> None:
        ids = self.ids
        ids.before.clear_widgets()
        ids.lies.text, found = self.new.lies(app.say)
        for counted in found:
            row = CountLine(label=app.say(counted.label), name=counted.name, number=str(self.new.before[counted.name]))
            for button, by in ((row.ids.less, -1), (row.ids.more, 1)):
                button.bind(on_release=lambda _, row=row, counted=counted, by=by: self._count(counted, by, row))
            ids.before.add_widget(row)

    def _count(self, counted: Any, by: int, row: Any) -> None:
        self.new.count(counted, by)
        row.number = str(self.new.before[counted.name])

    def choose(self, app: Any) -> None:
        """What else may be chosen of the game is shown, or no more."""
        self.chooses = not self.chooses
        self.show(app)
        if self.chooses:
            Clock.schedule_once(lambda _: self.ids.page.scroll_to(self.ids.ways, animate=False))

    # -- in detail -------------------------------------------------------------------------------

    def _in_detail(self, app: Any) -> None:
        self.ids.details.fill(app, self.new.details(app.say), partial(self._set, app))

    def _set(self, app: Any, option: str, after: Any) -> None:
        self.options[option] = after
        self._in_detail(app)

    def _extras(self, app: Any) -> None:
        shown, say = self.new.extras(app.say), app.say
        self.ids.added.text = added(shown, say) if shown else ""
        self.ids.add_more.label = say("ADD") if shown else ""
        fill(self.ids.extras, shown if self.adds else (), (say("YES"), say("NO")), partial(self._add_extra, app))

    def _add_extra(self, app: Any, name: str, there: bool) -> None:
        self.options[name] = not there
        self._extras(app)

    def unfold(self, app: Any) -> None:
        self.adds = not self.adds
        self._extras(app)
        if self.adds:  # what has just opened may lie below the edge
            Clock.schedule_once(lambda _: self.ids.page.scroll_to(self.ids.extras, animate=False))

    def fold(self, app: Any) -> None:
        self.unfolded = not self.unfolded
        self._drawn(app)
        if self.unfolded:
            Clock.schedule_once(lambda _: self.ids.page.scroll_to(self.ids.drawn.children[-1], animate=False))

    def _drawn(self, app: Any) -> None:
        shown = self.new.switches(app.say)
        self.ids.summary.label, self.ids.summary.says = drawn_by(shown, app.say) if shown else ("", "")
        fill(self.ids.drawn, shown if self.unfolded else (), (app.say("APP"), app.say("CARDBOARD")), partial(self._turn, app))

    def _turn(self, app: Any, component: str, by_app: bool) -> None:
        self.new.drawn_by(component, not by_app)
        self._drawn(app)

    def begin(self, _: Any) -> None:
        self.new.begin(self.all_add)


load_kv(__file__)
