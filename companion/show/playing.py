"""A game that is being played on this phone: its session, where we are, who acts, and what of it stands on the screen.

Everything here is a value or a plain object, and works without a window. `after` is the whole of what follows from an entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from companion.kit.due import PASSED, Due
from companion.kit.intent import CHANCE
from companion.kit.lazily import later
from companion.session import Session
from companion.show.calling import SILENT, OrderWords, Sense
from companion.show.doing import Do, Go
from companion.show.duelines import OPENED
from companion.show.face import Face
from companion.show.pictures.dues import DueRow, named, rows
from companion.show.pictures.names import seat_name
from companion.show.pictures.rail import ASIDE, GOES_ON, begun
from companion.show.pictures.result import Happened, Order, Result
from companion.show.pictures.secret import cover
from companion.show.pictures.strip import Strip
from companion.show.place import HOME, Place
from companion.show.tokens import DRAWS
from companion.show.tongue import Tongue
from companion.table import SHARED, Entry, Json, Refused, Set, Told
from companion.value import value

if TYPE_CHECKING:
    from companion.show.pictures.story import Names, Story
    from companion.show.pictures.turning import TurningPoints
    from companion.turning import Turning

_story, _names_of = later("companion.show.pictures.story:story"), later("companion.show.pictures.story:names_of")
_luck = later("companion.show.luck:luck")
_turning_points = later("companion.show.pictures.turning:turning_points")
_turning = later("companion.turning:Turning")
_ended_by, _closed_to_it = later("companion.turning:ended_by"), later("companion.turning:closed_to_it")

PASSING = ("result", "choose", "secret", "menu", "entry", "rule", "handover", "ended")
"""What lies over the table only until something is done."""
ON_THE_CARD = "effect."
"""Messages that say what a card says begin so."""
LISTED = ("order", "choose")
"""What of all that is due stands in the line and on its list; the rest stands where it is done."""
OVER = "over"
"""The phase in which the game has ended."""
ENDED = "ended"
"""What stands over everything at the moment when the game ends."""

NAMED = 12
"""Letters of a name on a button."""


@value
class Manner:
    """How this owner wants to be shown what happens."""

    always_over: bool = False
    """Every result stands over the table: it is read from both sides."""
    tight: bool = False
    """Text is too large for a card: only a number stands on it, and the words a tap away."""
    hint: Callable[[Entry], str] = lambda _: ""
    """What of an entry is explained, because it happened for the first time."""
    holds: int = 100
    """So many letters stand on the card of the table; what says more stands over it, so that nothing is left out."""
    banner: int = 50
    """So many fewer, where a banner takes its room."""


@value
class Moment:
    """What came of an entry: where we are now, what stands, what is heard and felt, and how long the draw takes."""

    place: Place
    shown: int = 0
    """The entry whose result or cover stands, 0 for none."""
    stands: Result | None = None
    sense: Sense = SILENT
    aloud: str = ""
    """What is read out."""
    draw: float = 0
    """For how many seconds its door is shut."""
    acting: str = ""
    """Who acts from now on, where that has changed."""
    hint: str = ""
    """The rule that is explained, because this was its first time."""


def after(entry: Entry, place: Place, face: Face, happened: Happened, manner: Manner, by_hand: bool = False) -> Moment:
    """What follows from an entry for the eyes, the ears and the hand. Of a secret there is nothing to hear or feel."""
    said, view = happened.entry, happened.view
    verb = face.verb(entry.intent)
    stands = verb.result(happened) if verb.result and entry.act in ("do", "redo") and said.result is not None else None
    covered = cover(entry, view, face, happened.words, happened.say)
    over = tuple(each for each in place.over if each.partition(":")[0] not in PASSING and each != "rail")
    railed = face.turn.on_rail(view, by_hand)
    over = ("rail", *(over if not entry.told.get(ASIDE) else ())) if railed else over
    home = place.tab == HOME and not over  # there is a card for what was drawn
    lead = _lead(entry, face) if entry.act == "do" else ""
    hint = "" if happened.orders else manner.hint(entry)
    long = stands is None or (not stands.large if manner.tight else _too_long(stands, manner, bool(hint or happened.orders)))
    if lead:
        over = (*over, lead)
    if covered is not None:
        over = (*over, "secret")
    if stands is not None and (stands.overlay or (not lead and (long or manner.always_over or not home))):
        over = (*over, "result")
    if view["phase"] == OVER and any(isinstance(event, Set) and event.name == "phase" for event in entry.events):
        over = (ENDED,) if entry.act in ("do", "redo") else over
    silent = "secret" in entry.told
    return Moment(
        place=replace(place, over=over),
        shown=entry.number if stands is not None or covered is not None else 0,
        stands=stands,
        sense=SILENT if silent else _sense(entry, happened, face),
        aloud=spoken(stands, happened.story, happened.orders) if entry.act == "do" and verb.aloud and not silent else "",
        draw=_shut(entry, face) if entry.act == "do" else 0,
        acting=str(entry.told.get("first_player", "")),
        hint=hint,
    )


def _too_long(result: Result, manner: Manner, banner: bool) -> bool:
    """Whether it says more than the card on the table holds, and may not be cut there; under a banner that leaves too little."""
    if result.stays and not banner:
        return False
    return len(" ".join(result.lines)) > manner.holds - (manner.banner if banner else 0)


def _lead(entry: Entry, face: Face) -> str:
    leads = face.verb(entry.intent).leads
    found = leads if isinstance(leads, str) else leads(entry)
    return found.format(**entry.parameters) if found else ""


def _sense(entry: Entry, happened: Happened, face: Face) -> Sense:
    """What is done again is only shown again."""
    if entry.act in ("undo", "put_back"):
        return Sense("undo")
    sense = face.verb(entry.intent).sense
    return SILENT if entry.act != "do" else sense if isinstance(sense, Sense) else sense(happened)


def _shut(entry: Entry, face: Face) -> float:
    severity = face.verb(entry.intent).severity
    draw = severity if isinstance(severity, str) else severity(entry)
    return face.pieces[draw].door if draw in face.pieces else DRAWS[draw] if draw else 0


def spoken(result: Result | None, story: tuple[str, ...], orders: tuple[Order, ...] = ()) -> str:
    """What is read out: the large thing and its sentences, or the story of a step."""
    ordered = tuple(order.says for order in orders)
    if result is None:
        return " ".join((*story, *ordered))
    said = (result.headline.capitalize(), result.word.lower(), *result.said, *ordered)
    return ". ".join(part.rstrip(".") for part in said if part)


@dataclass(eq=False, repr=False)
class Playing:
    """One game on the table. What is computed from the table is kept until the next entry."""

    session: Session
    face: Face
    say: Tongue
    game: int = 0
    """Which of the saved games it is."""
    place: Place = field(default_factory=Place)
    acting: str = "P1"
    turn: str = ""
    """Whose turn it was after the last act, where the rules know it and somebody acts."""
    shown: int = 0
    hint: str = ""
    """The rule that is explained until something else happens."""
    read: int = 0
    """The entry whose orders were read."""
    by_hand: bool = False
    """Somebody has laid the rail over the table where it would not lie by itself, and has not left it since."""
    _known: dict[Any, Any] = field(default_factory=dict)
    checked: frozenset[str] = frozenset()
    """The lines of the board that were confirmed, or set right, on the page that checks it."""
    checked_at: int = 0
    """The last entry when they were."""
    _chosen: tuple[int, dict[Any, Any]] = (0, {})
    _ticked: tuple[int, list[tuple[str, ...]]] = (0, [])
    _turning: Turning | None = None

    # -- reading, once an entry ------------------------------------------------------------------

    def _once(self, name: str, make: Callable[[], Any]) -> Any:
        key = (name, len(self.session.journal.entries), self.say.language)
        if key not in self._known:
            self._known = {known: value for known, value in self._known.items() if known[1:] == key[1:]}
            self._known[key] = make()
        return self._known[key]

    @property
    def view(self) -> Mapping[str, Any]:
        """The table as all may see it, and what is ahead."""
        session = self.session
        return session.once("view", lambda: {**session.view(SHARED), "ahead": session.ahead()})

    @property
    def strip(self) -> Strip:
        what = self.undo_what
        return self.session.once(("strip", what, self.say.language), lambda: self.face.strip(self.view, self.say, what))

    @property
    def due(self) -> tuple[DueRow, ...]:
        """What is still to be done, as people meet it."""
        return self._due("due", lambda: self._open)

    @property
    def owed(self) -> tuple[DueRow, ...]:
        """What stands in a line wherever the table is: orders, and what somebody has to choose."""
        return self._due("owed", lambda: [due for due in self._open if due.what in LISTED])

    @property
    def ticked(self) -> tuple[DueRow, ...]:
        """What was ticked of that and is not over yet."""
        done = self._due("ticked", lambda: [due for due in self.session.ticked() if due.what in LISTED])
        return tuple(replace(each, does=None, done=True) for each in done)

    @property
    def waits(self) -> bool:
        """Whether somebody has to choose: the line that says so has the room of a hint."""
        return any(due.what == "choose" for due in self._open)

    def left(self, name: str, **parameters: Json) -> tuple[DueRow, ...]:
        """What an act that moves the game on would leave undone: what the rules demand; at the end of a round, or where the next
        one begins, also what only people carry out, and what somebody must choose."""

        def open_() -> list[Due]:
            passed = self.session.passes(name, **parameters)
            if not self._ends(name, parameters):
                return passed
            owed = (due for due in self._open if due.what == "order" or (due.what == "choose" and due.must))
            return [*passed, *(due for due in owed if due not in passed)]

        return self._due(f"left {name} {parameters}", open_)

    def takes_turns(self) -> tuple[DueRow, ...]:
        """Who would lose turns if the round ended now, where the app keeps them: whose turn it is comes first."""
        turn = self.view.get("turn")
        if not turn or not turn["seat"]:
            return ()
        seats = [seat for seat, person in self.view["seats"].items() if person["status"] == "in" and seat not in turn["passed"]]
        seats.sort(key=lambda seat: seat != turn["seat"])
        says = self.say("has not passed")
        return tuple(DueRow(f"turn:{seat}", "", _short(seat_name(self.view, seat)), says, Go("acts")) for seat in seats)

    def walks_past(self, act: Do) -> bool:
        """Whether an answer would end the round while something is owed: that is done first."""
        return act.intent == GOES_ON and any(row in self.owed for row in self.left(act.intent, **act.parameters))

    def _ends(self, name: str, parameters: Mapping[str, Json]) -> bool:
        """Whether a round ends by it, or the next one begins."""
        steps = tuple(self.view["ahead"].get("steps", self.session.game.steps))
        if name != GOES_ON or self.view["step"] not in steps:
            return name == self.face.turn.begins
        skips = self.view["ahead"].get("skips", {})
        if any(step not in skips for step in steps[steps.index(self.view["step"]) + 1 :]):
            return False
        if self.view["question"] is None:
            return True
        try:  # mostly it only answers
            return self.session.suppose(name, **parameters)["phase"] not in (OVER, self.view["phase"])
        except Refused as refused:  # those who roll one after the other never end it by that
            return refused.reason == CHANCE and not self.view["question"].get("queue")

    def _due(self, name: str, make: Callable[[], list[Due]]) -> tuple[DueRow, ...]:
        """The same for everybody, as it is said in one language."""
        known, ticks = self.session.once, self._ticks
        listed = lambda: rows(known((name, ticks), make), self.session, self.face, self.view, self.say)  # noqa: E731
        return known((name, ticks, self.say.language), listed)

    @property
    def _open(self) -> list[Due]:
        """What is still to be done, as the rules tell it."""
        return self.session.once(f"due {self._ticks}", self.session.due)

    @property
    def _ticks(self) -> int:
        """Ticks are no entries: what is due is asked anew after each."""
        return hash(frozenset(self.session.journal.entries.ticks()))

    def tick(self, due: str, done: bool = True) -> None:
        """People have done it, or have not after all; the list stays as it was, until nothing is left on it."""
        if done:
            self.tick_all((due,))
        else:
            self.session.tick(due, done=False)
            left = (tuple(one for one in each if one != due) for each in self._newest)
            self._newest[:] = [each for each in left if each]

    def tick_all(self, dues: tuple[str, ...]) -> None:
        """All of this is done by one tap, and one undo takes it back."""
        for due in dues:
            self.session.tick(due)
        self._newest.append(dues)
        if not self.owed:
            self.choose({OPENED: None})

    @property
    def _newest(self) -> list[tuple[str, ...]]:
        """What was ticked since the last entry, tap by tap, the newest last: undo takes that back first."""
        number = len(self.session.journal.entries)
        if self._ticked[0] != number:
            self._ticked = number, []
        return self._ticked[1]

    def unticks(self) -> bool:
        """Whether the last thing that was done is a tick, or several by one tap, which are taken back now."""
        newest = next(reversed(self._newest), ())
        for due in newest:
            self.tick(due, done=False)
        return bool(newest)

    @property
    def chosen(self) -> dict[Any, Any]:
        """What was chosen on the screen for what is asked now, and not answered yet; with the next entry it is gone."""
        number = len(self.session.journal.entries)
        if self._chosen[0] != number:
            self._chosen = number, {}
        return self._chosen[1]

    def choose(self, picked: Mapping[str, Json]) -> None:
        """Something is picked on a page; None takes it back."""
        self.chosen.update(picked)
        for key in [key for key, one in picked.items() if one is None]:
            del self.chosen[key]

    @property
    def undo_what(self) -> str:
        """What undo would take back, by its name and number; a tick is no entry and has none."""
        last = self._newest[-1] if self._newest else ()
        newest = [due for due in self.session.ticked() if due.id in last] if last else []
        if len(newest) > 1:
            return self.say("{n} TICKS", n=len(newest))
        if newest:
            return self.say("TICK {name}", name=named(newest[0], self.session, self.face, self.view, self.say))
        entry = self.session.journal.next_undo()
        if entry is None:
            return ""
        seat = entry.parameters.get("seat") if self.face.verb(entry.intent).called else None
        who = f" {str(self.view['seats'][seat]['name']).upper()}" if seat in self.view["seats"] else ""
        return f"{self.face.named(entry, self.say)}{who} #{entry.number}"

    @property
    def stands(self) -> Result | None:
        """The result that stands on the table until it is dismissed."""
        if not self.shown:
            return None
        found: Result | None = self._once(f"stands {self.shown}", lambda: self._result(self.session.journal.entries[self.shown]))
        return found

    def _result(self, entry: Entry) -> Result | None:
        make = self.face.verb(entry.intent).result
        happened = self.happened(entry)
        return make(happened) if make and entry.act in ("do", "redo") and happened.entry.result is not None else None

    def happened(self, entry: Entry) -> Happened:
        """An entry as the screen meets it; what happened again is what happened then."""
        return self.session.once(f"happened {entry.number} {self.say.language}", lambda: self._happened(entry))

    def _happened(self, entry: Entry) -> Happened:
        said = self.session.journal.entries[entry.of] if entry.act == "redo" else entry
        told = [each for each in said.events if isinstance(each, Told)]
        sentences = tuple(zip_longest((each.message for each in told), self.session.story(said)))
        orders, lines = self._sorted(sentences, {each.message: str(each.parameters.get("seat") or "") for each in told})
        return Happened(said, self.view, lines, self.say, self.session, self.face.rule(said), orders, self.face.pieces)

    def _sorted(
        self, sentences: tuple[tuple[str, str], ...], seats: Mapping[str, str]
    ) -> tuple[tuple[Order, ...], tuple[tuple[str, str], ...]]:
        """What is ordered, with what the card says that orders it, and all the rest."""
        orders: list[Order] = []
        lines: list[tuple[str, str]] = []
        before = ""
        for message, line in sentences:
            if words := self.face.orders.get(message):
                orders.append(self._order(words, line, seats.get(message, "")))
            elif before in self.face.orders and message.startswith(ON_THE_CARD):
                orders[-1] = replace(orders[-1], says=f"{orders[-1].says} {line}")
            elif not (message or "").startswith(PASSED):  # the history says it
                lines.append((message, line))
            before = message
        return tuple(orders), tuple(lines)

    def _order(self, words: OrderWords, says: str, seat: str) -> Order:
        return Order(words.symbol, self.say(words.title), says, words.passing, seat if words.own else "")

    # -- once it is over -------------------------------------------------------------------------

    def story(self, names: Names) -> Story:
        """What its log tells of it."""
        fortunes = self._once("luck", lambda: _luck(self.session, self.face.worth))
        made: Story = _story(self.face.tale(self.session, self.say, names), self.say(self.face.title), self.say, fortunes)
        return made

    @property
    def turning(self) -> Turning:
        """Random games from each of its rounds, as far as they are computed: kept while this end of the game stands."""
        if self._turning is None or self._turning.ended_by != _ended_by(self.session):
            self._turning = _turning(self.session)
        return self._turning

    @property
    def turning_points(self) -> TurningPoints | None:
        """What they make of it; None while the game goes on, or where nothing is played on from it."""
        if _closed_to_it(self.session) is not None:
            return None
        names = _names_of(self.view, self.say)
        moments = self._once("moments", lambda: self.face.tale(self.session, self.say, names).moments)
        made: TurningPoints = _turning_points(self.turning, moments, self.face.measure, self.say)
        return made

    @property
    def orders(self) -> tuple[Order, ...]:
        """What the table must do now: of the last thing that happened, until it was read."""
        last = self.session.journal.last
        if last is None or last.act not in ("do", "redo") or last.number == self.read:
            return ()
        found: tuple[Order, ...] = self._once("orders", lambda: self.happened(last).orders)
        return found

    def orders_of(self, seat: str) -> tuple[Order, ...]:
        """The same on the own phone of a seat: what is said to another one alone is not said here. What was said to this one
        stands until it was read, the next one is told, or its turn comes again, however quickly others act."""
        found = tuple(order for order in self.orders if order.seat in ("", seat))
        turn = self.view.get("turn")
        if any(order.seat for order in found) or turn is None or turn["seat"] == seat:
            return found
        told = (due for due in reversed(self.session.due()) if due.what == "order" and self.face.orders[due.message].own)
        last = next(told, None)
        if last is None or last.seat != seat or int(last.id.split(":")[1]) <= self.read:
            return found
        return (*found, self._order(self.face.orders[last.message], self.session.says(last), seat))

    # -- doing -----------------------------------------------------------------------------------

    def act(self, name: str, manner: Manner, parameters: Mapping[str, Any]) -> tuple[Entry, Moment]:
        """Put an intent through the door; what came of it, or Refused and nothing has changed."""
        self.by_hand = "rail" in self.place.over and (self.by_hand or not self.face.turn.on_rail(self.view, False))
        entry = self.session.do(name, **parameters)
        moment = after(entry, self.place, self.face, self.happened(entry), manner, self.by_hand)
        self.place, self.hint = moment.place, moment.hint
        self._stands(moment)
        return entry, moment

    def hears(self, entry: Entry, manner: Manner) -> Moment:
        """What somebody has done on another phone: what came of it stands here too, and what was laid over the table stays."""
        moment = after(entry, self.place, self.face, self.happened(entry), manner, self.by_hand)
        comes = tuple(each for each in moment.place.over if each in ("rail", ENDED))
        stays = tuple(each for each in self.place.over if each not in ("rail", "result", ENDED))
        stood = bool(stays) or self.place.tab != HOME
        over = comes if comes[-1:] == (ENDED,) else (*comes, *stays)
        if moment.stands is not None and "result" in moment.place.over and not stood:
            over = (*over, "result")
        self.place = replace(self.place, over=over)
        if "secret" in stays:  # what somebody is about to look at here is that of its own entry
            moment = replace(moment, shown=self.shown, stands=None)
        self._stands(moment)
        return replace(moment, place=self.place)

    def _stands(self, moment: Moment) -> None:
        """What came of an entry stands from now on."""
        self.shown = moment.shown
        self.acting = moment.acting or self.acting
        before, self.turn = self.turn, self._whose_turn()
        if self.turn != before:
            self.acting = self.turn or self.acting
        self._somebody_acts()
        if moment.stands is not None:
            self._once(f"stands {self.shown}", lambda: moment.stands)

    def _whose_turn(self) -> str:
        return self.session.turn() if self.face.turn.seats_act else ""

    def stays(self, place: Place, shown: int) -> bool:
        """Back to the result that stood before the last act, unless that has drawn something itself or ended the game."""
        if self.shown or self.place.over[-1:] == (ENDED,):
            return False
        self.place, self.shown = place, shown
        return True

    def heard(self) -> None:
        """What the banner says was read."""
        self.read, self.hint = len(self.session.journal.entries), ""

    def speak(self, say: Tongue) -> None:
        """Everything in another language from now on."""
        self.say = say
        self.session.speak(say.language)

    def _somebody_acts(self) -> None:
        """Whoever has left acts no more; the next one to the left does."""
        seats = self.view["seats"]
        if seats[self.acting]["status"] == "in":
            return
        order = list(seats)
        at = order.index(self.acting)
        self.acting = next((seat for seat in order[at + 1 :] + order[:at] if seats[seat]["status"] == "in"), self.acting)

    def turn_to_next(self) -> None:
        """Who acts: the next seat that is still in the game."""
        seats = [seat for seat, person in self.view["seats"].items() if person["status"] == "in"]
        if seats:
            at = seats.index(self.acting) if self.acting in seats else -1
            self.acting = seats[(at + 1) % len(seats)]

    def tasks(self) -> list[Mapping[str, Any]]:
        """The set-up list; a game may have none."""
        return list(self.session.ask("setup")) if "setup" in self.session.game.phrases else []

    # -- where we are ----------------------------------------------------------------------------

    def enter(self) -> None:
        """The plain game: its first tab, with nothing over it but the rail, if the event phase is on."""
        self.turn = self._whose_turn()
        first = self.turn or self.session.view()["first_player"] or next(iter(self.session.view()["seats"]))
        self.acting, self.shown, self.hint, self.place = first, 0, "", self.plain()

    def plain(self) -> Place:
        return Place("game", over=("rail",) if self.face.turn.on_rail(self.session.view(), False) else ())

    def come_back(self, place: Place, shown: int, acting: str, hint: str = "", read: int = 0) -> None:
        """To where we were; what does not fit this game leads to its first tab."""
        tabs = [tab.name for tab in self.face.tabs]
        self.place = place if place.tab in tabs else replace(place, tab=tabs[0])
        entries = self.session.journal.entries
        self.shown, self.hint = shown if 0 < shown <= len(entries) else 0, hint
        self.read = read if 0 < read <= len(entries) else 0
        self.acting = acting if acting in self.session.view()["seats"] else "P1"
        self.turn = self._whose_turn()

    def take_up(self, chosen: Mapping[str, Json], checked: Iterable[str]) -> None:
        """What was picked, and confirmed, after the last entry, and not answered yet."""
        self.chosen.update(chosen)
        self.checked, self.checked_at = frozenset(checked), len(self.session.journal.entries)

    def leaves_the_rail(self) -> bool:
        """Whether one step back is out of the event phase, for nothing has happened in it yet."""
        entry = self.session.journal.next_undo() if self.place.top == "rail" else None
        return entry is not None and begun(entry, self.face.turn.begins)


def _short(name: str) -> str:
    """A name on a button beside what is left: up to twelve letters it stands there whole."""
    return name if len(name) <= NAMED else f"{name[:NAMED]}…"
