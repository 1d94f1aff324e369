"""NEW GAME: who plays, what the game lets them choose, and what the app draws."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import islice
from typing import Any

from kivy.clock import Clock
from kivy.metrics import sp
from kivy.properties import BooleanProperty, DictProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.packs import Words
from companion.show.group import Group, groups
from companion.show.pictures.groups import NEW
from companion.show.pictures.new_game import added, applies, chosen_in_short, drawn_by, extras, rows, switches, ways_again
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
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fay")
LEAST = 18
"""No word is smaller, in sp."""
USUAL = 3
"""So many sit at most tables."""
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
    options = DictProperty()
    """What was chosen; what was not is as the game has it."""
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
        pack = app.packs(game)  # what is wrong with an own one is said
        if self.game != game:
            self.game, self.edited, self.unfolded, self.adds, self.chooses = game, NOBODY, False, False, False
            ids.details.opened = ""
            self.least, self.most = pack.players
            self.groups = groups([saved.evening for saved in app.games.saved()], game)
            self._seat(app, 0)
            self.before: dict[str, int] = {}
        if app.games.follows and app.games.follows[0] == game:  # the game that follows one that was just played
            _, self.names, self.options = app.games.follows
            self.sat, app.games.follows = self.names, None
            self.group = next((number for number, each in enumerate(self.groups) if each.is_of(self.names)), NEW)
        face = app.face_of(pack.game)
        ids.title.text, ids.game.text, ids.start.label = say("NEW GAME"), say(face.title), say("SEAL AND START")
        ids.who.text, ids.how.text = say("PLAYERS"), "" if app.theme.big else say("TAP: NAME · DRAG: SEAT")
        ids.add.text, ids.all_add.first, ids.all_add.second = say("Let each player add to the shuffle"), say("YES"), say("NO")
        ids.mix.text = app.files.pack_fault or say("House mix: not known from any source. Check your box.")
        self._players(app)
        self._chips(app)
        ids.choices.clear_widgets()
        ids.ways.clear_widgets()
        lines = rows(app.known[pack.game], face, len(self.names), self.options, say)
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
        self._before(app, face)
        self._extras(app)
        self._in_detail(app)
        self._drawn(app)

    # -- players ---------------------------------------------------------------------------------

    def _seated(self, last: Sequence[str]) -> list[str]:
        """These as far as there are seats, and as many more as it takes."""
        last = last[: self.most]
        new = (name for name in NAMES if name not in last)
        return [*last, *islice(new, max(0, (self.least if last else min(USUAL, self.most)) - len(last)))]

    def _seat(self, app: Any, group: int) -> None:
        """Names, seats and choices of a group; nobody is known of a new one."""
        known = self.groups[group] if 0 <= group < len(self.groups) else Group(())
        self.group, self.sat = group, self._seated(known.names)
        self.names, self.edited = self.sat, NOBODY
        self.options = ways_again(self._game(app), known.options)

    def _chips(self, app: Any) -> None:
        self.ids.chips.show(self.groups, self.group, app.say, lambda group: (self._seat(app, group), self.show(app)))

    def _players(self, app: Any) -> None:
        players, say = self.ids.players, app.say
        start = app.face_of(self._game(app).name).start
        begins = say("FIRST") if start.first_begins(self.options) and len(self.names) > 1 else ""
        players.clear_widgets()
        players.moved = partial(self._move, app)
        for number, name in enumerate(self.names):
            row = CrewRow(number=str(number + 1), says=name, name=f"{name} name", first="" if number else begins)
            row.edited = number == self.edited
            row.grip.name = f"{name} out" if row.edited else f"{name} up"
            row.grip.disabled = len(self.names) == (self.least if row.edited else 1)
            row.grip.bind(on_release=lambda _, number=number: self._gripped(app, number))
            row.bind(on_release=lambda _, number=number: self._edit(app, number))
            row.field.bind(text=lambda _, name, number=number: self._rename(number, name))
            row.field.bind(on_text_validate=lambda _, number=number: self._edit(app, number))
            players.add_widget(row)
        self.ids.more.label = f"+ {say('PLAYER')}" if len(self.names) < self.most else ""

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
        self.names.insert(to, self.names.pop(number))
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
        self.names.append(next((name for name in NAMES if name not in self.names), str(len(self.names) + 1)))
        self.show(app)

    # -- options ---------------------------------------------------------------------------------

    def _choose(self, app: Any, name: str, segment: Any) -> None:
        """What is for a single player makes the table one, and what is for several makes it more."""
        if segment.alone:
            self.sat, self.names, self.edited = self.names, self.names[:1], NOBODY
        else:
            self.options[name] = segment.value
            self.options = {each: value for each, value in self.options.items() if applies(self._game(app), each, self.options)}
            if len(self.names) == 1 and any(choice.name == name and choice.alone is not None for choice in self._choices(app)):
                if len(self.sat) > 1:
                    self.names = [self.names[0], *(name for name in self.sat[1:] if name != self.names[0])]
                else:
                    self.add(app)
        self.show(app)

    def _game(self, app: Any) -> Any:
        return app.known[app.packs(self.game).game]

    def _choices(self, app: Any) -> Any:
        return self._game(app).choices

    def _before(self, app: Any, face: Any) -> None:
        """What lies there from the game before, where this one goes on from it."""
        told, ids, say = face.start.prelude, self.ids, app.say
        ids.before.clear_widgets()
        wanted = told is not None and self.options.get(told.option) == told.value
        here = wanted and "before" in self.options
        ids.lies.text = "" if not wanted else say("What lies there comes from the game before.") if here else say(told.says)
        for counted in told.counted if wanted and not here else ():
            row = CountLine(label=say(counted.label), name=counted.name)
            row.number = str(self.before.setdefault(counted.name, counted.start))
            for button, by in ((row.ids.less, -1), (row.ids.more, 1)):
                button.bind(on_release=lambda _, row=row, counted=counted, by=by: self._count(counted, by, row))
            ids.before.add_widget(row)

    def _count(self, counted: Any, by: int, row: Any) -> None:
        self.before[counted.name] = min(counted.most, max(0, self.before[counted.name] + by))
        row.number = str(self.before[counted.name])

    def choose(self, app: Any) -> None:
        """What else may be chosen of the game is shown, or no more."""
        self.chooses = not self.chooses
        self.show(app)
        if self.chooses:
            Clock.schedule_once(lambda _: self.ids.page.scroll_to(self.ids.ways, animate=False))

    # -- in detail -------------------------------------------------------------------------------

    def _details(self, app: Any) -> Any:
        pack = app.packs(self.game)
        return app.face_of(pack.game).start.details(pack, self.names, self.options, app.say)

    def _in_detail(self, app: Any) -> None:
        self.ids.details.fill(app, self._details(app), partial(self._set, app))

    def _set(self, app: Any, option: str, after: Any) -> None:
        self.options[option] = after
        self._in_detail(app)

    def _extras(self, app: Any) -> None:
        game = app.known[app.packs(self.game).game]
        shown, say = extras(game, app.face_of(game.name), self.options, app.say), app.say
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
        pack = app.packs(self.game)
        words = Words(pack, app.say.language)
        shown = switches(app.known[pack.game], app.face_of(pack.game), pack, words, self.options)
        self.ids.summary.label, self.ids.summary.says = drawn_by(shown, app.say) if shown else ("", "")
        fill(self.ids.drawn, shown if self.unfolded else (), (app.say("APP"), app.say("CARDBOARD")), partial(self._turn, app))

    def _turn(self, app: Any, component: str, by_app: bool) -> None:
        self.options["sources"] = {**self.options.get("sources", {}), component: "cardboard" if by_app else "app"}
        self._drawn(app)

    def begin(self, app: Any) -> None:
        alone = [choice.name for choice in self._choices(app) if choice.alone is not None]
        options = {name: value for name, value in self.options.items() if len(self.names) > 1 or name not in alone}
        options |= {each.option: each.value for each in self._details(app) if each.option in options}
        told = app.face_of(app.packs(self.game).game).start.prelude
        if told is not None and options.get(told.option) == told.value:
            options.setdefault("before", told.make(self.before))
        else:
            options.pop("before", None)
        (app.games.begin_ceremony if self.all_add else app.games.new_game)(self.game, list(self.names), options)


load_kv(__file__)
