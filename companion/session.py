"""The one door to a game: an intent goes in, is journalled, and whoever listens is told."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Iterator, Mapping
from copy import copy
from functools import cached_property, reduce
from typing import Any, TypeVar

from companion import orders, upgrading
from companion.charter import Charter
from companion.games import Game
from companion.games.common.record import Record
from companion.games.registry import GAMES
from companion.kit import bag
from companion.kit.due import LEFT_OPEN, TICKED, Due
from companion.kit.intent import Intent, Of, shown
from companion.packs import Pack, Words, load
from companion.packs.owners import saying
from companion.packs.words import LAST_SLOT
from companion.table import (
    EVERYTHING,
    SHARED,
    TAKEN_OVER,
    Chance,
    Entries,
    Entry,
    Journal,
    Json,
    Layout,
    MemoryEntries,
    Refused,
    Table,
    Told,
    View,
)
from companion.table.events import written
from companion.table.redact import redacted, redacted_result

EXPORT = 2
"""The version of an exported game; a test pins it."""
SESSION_INTENTS = ("undo", "redo", "put_back")
DISCLOSURES = {"open_seed": "seed_opened", "give_out": "given_out"}
"""What lets everybody know what is hidden: an entry of its own, so that nobody can say it did not happen."""
NUMBER = "number"
"""Under this the number of entries stands with what was found at it."""
PACKED_AWAY = "packed:"
"""Before a tick of what goes back into the box."""

Listener = Callable[[Entry], None]
T = TypeVar("T")
Watch = Callable[[Entry, View], None]


class Session:
    """One game in progress. Nothing reaches a listener before its entry is kept.

    >>> from companion.charter import charter
    >>> session = Session.new(charter(load(next(iter(GAMES))), ["Ana", "Bo"], bytes(32)))
    >>> session.do("noise_roll", seat="P1").intent
    'noise_roll'
    >>> session.do("undo").act
    'undo'
    """

    def __init__(self, charter: Charter, pack: Pack, entries: Entries, games: Mapping[str, Game] = GAMES) -> None:
        self.charter = charter
        self.game = games[charter.game]
        self.pack = self.game.boxed(saying(pack, charter.says), charter.options)
        self.table = self._laid_out()
        self.journal = Journal(self.table, entries)
        self.words = Words(self.pack)
        self.only_to_look = ""
        """Why this game does not go on, as `upgrading` says it; "" where it does."""
        self.eyes = EVERYTHING
        """Whose secrets may be read here; EVERYTHING where nobody is on the other side of a line."""
        self.elsewhere: Callable[[str, Mapping[str, Json]], Entry] | None = None
        """Lets it happen on the device that keeps this game; None where that is this one."""
        self.ticks_elsewhere: Callable[[str, bool], object] | None = None
        """The same for ticks, which are no entries."""
        self._listeners: list[Listener] = []
        self._found: dict[Any, Any] = {}

    def _laid_out(self) -> Table:
        return Table(self.charter.layout, Chance(bytes.fromhex(self.charter.seed)))

    def open_at(self, bookmark: Json) -> None:
        """Go on from the table as it was kept, whatever lies there now."""
        self.table = self.journal.table = self._laid_out()
        self.table.open_at(bookmark)
        self._found.clear()

    @staticmethod
    def new(
        charter: Charter, pack: Pack | None = None, entries: Entries | None = None, games: Mapping[str, Game] = GAMES
    ) -> Session:
        """A new game: the set-up is its first entry."""
        keep: Entries = MemoryEntries() if entries is None else entries
        session = Session(charter, pack or load(charter.pack), keep, games)
        session.begin()
        return session

    def begin(self) -> Entry:
        """The set-up, which is the first entry."""
        result = self.game.set_up(self.table)
        parameters = {"seats": list(self.charter.names), "options": dict(self.charter.options)}
        return self.journal.record("new_game", parameters, result)

    # -- versions --------------------------------------------------------------------------------

    @property
    def rules(self) -> int:
        """The version of the rules by which the game goes on."""
        return upgrading.rules(self.charter, self.table)

    def catch_up(self, goes_on: bool = True) -> None:
        """Carries a running game over to the rules of today; one that is over, or that has no upgrade, is only shown."""
        self.only_to_look = upgrading.catch_up(self.game, self.pack, self.charter, self.journal, goes_on)
        self._found.clear()

    def closed(self) -> Refused | None:
        """Why nothing can be done here any more; None where the game goes on."""
        return Refused(self.only_to_look, version=self.rules) if self.only_to_look else None

    # -- doing -----------------------------------------------------------------------------------

    def do(self, name: str, /, **parameters: Json) -> Entry:
        """Let an intent happen, or raise Refused and leave everything as it was."""
        if name not in DISCLOSURES and (closed := self.closed()):
            raise closed
        if self.elsewhere is not None:
            return self.elsewhere(name, parameters)
        if name in (*SESSION_INTENTS, *DISCLOSURES):
            if parameters:
                raise Refused("unknown_parameter", intent=name, name=shown(next(iter(parameters))))
            if name == "put_back" and not self.can_put_back():
                raise Refused("nothing_to_put_back")
            entry: Entry = self._disclose(name) if name in DISCLOSURES else getattr(self.journal, name)()
        else:
            entry = self._do(name, parameters)
        self._tell(entry)
        self.journal.entries.rest(self.table)
        return entry

    def _disclose(self, name: str) -> Entry:
        """The seed is opened when the game is over; a game that is given out before its end takes it along."""
        if name == "open_seed" and not self.over:
            raise Refused("seed_is_sealed")
        self.table.tell(DISCLOSURES[name])
        return self.journal.record(name, {}, {})

    def _do(self, name: str, parameters: Mapping[str, Json]) -> Entry:
        try:
            self.table.hand = self.hand(name, **parameters)
            parameters = self._with_ticks(self._intent(name), parameters)
            result = self._intent(name).do(self.table, parameters)
        except BaseException:
            self.table.drop(self.table.collect())
            raise
        finally:
            self.table.hand = ""
        return self.journal.record(name, parameters, result)

    def _intent(self, name: str) -> Intent:
        if name not in self.game.intents:
            raise Refused("unknown_intent", typed=shown(name))
        return self.game.intents[name]

    def follow(self, entry: Entry) -> None:
        """Let happen here what happened on the device that keeps the game."""
        self.journal.follow(entry)
        self._tell(entry)
        self.journal.entries.rest(self.table)

    def take_over(self, term: int, seat: str) -> Entry:
        """From here on this device keeps the game: the phone of a seat, or "" for one of nobody's."""
        if seat:
            self.table.tell("taken_over_by", seat=seat)
        else:
            self.table.tell("taken_over")
        entry = self.journal.record(TAKEN_OVER, {"term": term, "seat": seat}, {})
        self._tell(entry)
        self.journal.entries.rest(self.table)
        return entry

    def can_put_back(self) -> bool:
        """Whether the last entry drew something; what was put somewhere by hand is undone, not shaken."""
        last = self.journal.next_undo()
        return last is not None and last.intent not in self.game.by_hand and self.journal.can_put_back()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tell somebody each new entry; call what is returned to stop."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _tell(self, entry: Entry) -> None:
        for listener in list(self._listeners):
            try:
                listener(entry)
            except Exception:  # one who can't listen must not keep the others, or the game, from going on
                logging.getLogger("airlock").exception("a listener failed at entry %s", entry.number)

    # -- asking ----------------------------------------------------------------------------------

    def view(self, seat: str = SHARED) -> dict[str, Json]:
        """The table as one seat sees it; SHARED for the screen that lies on the table."""
        if seat not in (SHARED, EVERYTHING) and seat not in self.game.seats(self.table):
            raise Refused("no_such_seat", seat=shown(seat))
        eyes = seat if self.eyes in (EVERYTHING, seat) else SHARED
        return dict(self.once(("report", eyes), lambda: self.game.report(View(self.table, eyes))))

    def intents(self) -> list[dict[str, Json]]:
        """Every intent, its parameters, and whether it is possible now."""
        listed: list[dict[str, Json]] = [
            {
                "name": intent.name,
                "says": " ".join((intent.act.__doc__ or "").split()),
                "parameters": {
                    each.name: each.shape.says if each.needed else f"{each.shape.says} (may be left out)"
                    for each in intent.parameters
                },
                **self._possible(intent.why_not(self.table)),
            }
            for intent in self.game.intents.values()
        ]
        can = {"undo": self.journal.next_undo(), "redo": self.journal.next_redo(), "put_back": self.can_put_back()}
        for name, possible in can.items():
            says = " ".join((getattr(Journal, name).__doc__ or "").split())
            why = None if possible else Refused(f"nothing_to_{name}")
            listed.append({"name": name, "says": says, "parameters": {}, **self._possible(why)})
        return listed

    def _possible(self, why: Refused | None) -> dict[str, Json]:
        why = self.closed() or why
        return {"possible": why is None, "why_not": self.refusal(why) if why else None, "refused": why.reason if why else None}

    def history(self, since: int = 1) -> list[dict[str, Json]]:
        """Every entry from here on with its story; what no longer stands says what took it away."""
        gone, entries = self.journal.undone(since), self.journal.entries
        return [self._told_of(entries[number], gone.get(number)) for number in range(since, len(entries) + 1)]

    def _told_of(self, entry: Entry, by: str | None) -> dict[str, Json]:
        return {
            "number": entry.number,
            "act": entry.act,
            "intent": entry.intent,
            "of": entry.of or None,
            "step": entry.result.get("step") if isinstance(entry.result, dict) else None,
            "who": self._name(entry.parameters.get("seat")),
            "story": self.story(entry),
            "undone": by is not None,
            "by": by,
        }

    def _name(self, seat: Json) -> str:
        """Who sits there; nobody where an entry is about no seat."""
        return str(self.game.seats(self.table).get(seat, "")) if isinstance(seat, str) else ""

    def suppose(self, name: str, /, **parameters: Json) -> dict[str, Json]:
        """The table as all would see it, and what would be ahead, had this been done. Nothing happens; chance is not asked."""
        with self.table.trial():
            self._intent(name).do(self.table, parameters)
            return {**self.view(), "ahead": self._ahead()}

    def why_not(self, name: str, /, **parameters: Json) -> Refused | None:
        """Why this can't be done now, or None. What rests on chance is refused, for the answer could tell what comes."""
        if closed := self.closed():
            return closed
        with self.table.trial():
            try:
                self._intent(name).do(self.table, parameters)
            except Refused as refused:
                if refused.reason == "rests_on_chance":
                    raise
                return refused
        return None

    def offers(self, name: str, parameter: str, eyes: str = EVERYTHING, **given: Json) -> list[Json]:
        """Every value of a parameter that the rules would take now, beside what was said so far. What only one seat knows is
        offered to nobody else's eyes."""
        eyes = eyes if self.eyes in (EVERYTHING, eyes) or eyes == SHARED else self.eyes
        if self._intent(name).parameter(parameter).shape.private and eyes not in (EVERYTHING, self.whose(name, **given)):
            return []
        offers = self._intent(name).offers
        return list(self.once(("offers", name, parameter, repr(given)), lambda: offers(self.table, parameter, given)))

    def whose(self, name: str, /, **parameters: Json) -> str:
        """The seat whose act this would be; "" for the table's."""
        return self._intent(name).whose(self.table, parameters)

    def carries_on(self, name: str, seat: str) -> bool:
        """Whether this would go on with the last thing that a seat has done: what was hit is checked by whoever has shot."""
        carried = self.game.carried_on
        for entry in self.journal.standing() if name in carried and seat else ():
            acted = self._acted(entry)
            if acted == seat:
                return entry.intent in carried[name]
            if not acted and entry.intent not in carried:
                return False
        return False

    def hand(self, name: str, /, **parameters: Json) -> str:
        """Who draws in this act: whose it is. Where a seat may be said and is not, the one whose turn it is: so what comes does
        not depend on whether it was said."""
        intent = self._intent(name)
        if (whose := intent.whose(self.table, parameters)) or not (meant := intent.unsaid(self.table, parameters)):
            return whose
        return next((seat for seat in self._in_turn() if seat in meant), meant[0])

    def turn(self) -> str:
        """The seat whose turn it is, where the rules know it; "" for nobody."""
        return self.game.turn(self.table)

    def _in_turn(self) -> Iterator[str]:
        """Whose turn it may be, the likeliest first: as the rules know it, whoever acted last, the first player."""
        yield self.turn()
        for entry in self.journal.standing():
            yield self._acted(entry)
        yield str(self.table.value("first_player"))

    def _acted(self, entry: Entry) -> str:
        """The seat that an entry names; "" where it names none."""
        intent = self.game.intents.get(entry.intent)
        return intent.named(self.table, entry.parameters) if intent else ""

    def parameters(self, name: str) -> tuple[str, ...]:
        """What may be said with an act."""
        return tuple(each.name for each in self._intent(name).parameters)

    def called_of(self, name: str, parameter: str, value: Json) -> str:
        """What people call a value of a parameter."""
        return self.called(value, self._intent(name).parameter(parameter).shape.of)

    def called(self, value: Json, of: Of = "") -> str:
        """What people call a value of a parameter: a seat by its name, a piece by its kind, a thing by its own."""
        self.words.seats = self.game.seats(self.table)
        if value is None or value in ([], {}):
            return self.words.name("nothing")
        if isinstance(value, dict):
            return ", ".join(f"{self.called(name)} {self.called(each)}" for name, each in value.items())
        if isinstance(value, list | tuple):
            return ", ".join(self.called(each, of) for each in value)
        if isinstance(value, bool):
            return self.words.name("yes" if value else "no")
        match of:
            case "slot" if value == 0:
                return LAST_SLOT
            case "letter" | "path":
                return str(value)
            case "count" if value == "all":
                return self.words.name("all_of_them")
            case "place":
                return " ".join(map(self.words.name, value.split(".")))
            case "task":
                return next(str(task["says"]) for task in self.ask("setup") if task["id"] == value)
            case "piece" if value in self.table.pieces:
                return self.words.name(self.table.face(value) or self.table.kind(value))
        return self.words.name(value)

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """What is the same for everybody at this table, found once an entry however many look on, in whatever language; in the
        middle of something that happens it is found anew."""
        if not self.table.rests:
            return make()
        number = len(self.journal.entries)
        if self._found.get(NUMBER) != number:
            self._found.clear()
            self._found[NUMBER] = number
        if what not in self._found:
            self._found[what] = make()
        found: T = self._found[what]
        return found

    def ahead(self) -> Mapping[str, Json]:
        """What is coming as things stand, by the rules."""
        with self.table.trial():
            return self._ahead()

    def _ahead(self) -> Mapping[str, Json]:
        return self.game.ahead(self.table)

    def due(self) -> list[Due]:
        """What is still to be done now: orders, the oldest first, then what the rules wait for. What was ticked is done."""
        if self.only_to_look:
            return []
        ticked = self.journal.entries.ticks()
        return [due for due in self._all_due() if due.id not in ticked]

    def ticked(self) -> list[Due]:
        """What people have ticked of it; a tick that was a mistake can be taken back as long as it stands here."""
        ticked = self.journal.entries.ticks()
        return [due for due in self._all_due() if due.id in ticked] if ticked else []

    def _all_due(self) -> tuple[Due, ...]:
        """What is to be done now, whether it was ticked or not."""
        return self.once("all due", lambda: (*self._orders(), *self.game.due(self.table)))

    def _orders(self) -> list[Due]:
        """What the table was told to do in this round and nobody has ticked; only people know whether it is done."""
        return [] if not self.game.orders or self.over else orders.open_orders(self.game, self.journal)

    def passes(self, name: str, /, **parameters: Json) -> list[Due]:
        """What this would pass over of what the rules demand, as things stand.

        An act that is told no ticks passes nothing over. What rests on chance can't be tried: then it is all that they demand,
        unless an answer is awaited first.
        """
        musts = [due for due in self.due() if due.must]
        if not musts or all(each.shape is not TICKED for each in self._intent(name).parameters):
            return []
        open_: list[Json] = []
        with self.table.trial():
            try:
                result = self._intent(name).do(self.table, self._with_ticks(self._intent(name), parameters))
                open_ = list(result.get(LEFT_OPEN, ()))
            except Refused as refused:
                if refused.reason == "rests_on_chance" and all(due.what != "question" for due in musts):
                    open_ = [due.id for due in musts]
        return [due for due in musts if due.id in open_]

    def says(self, due: Due) -> str:
        """What is to be done, in one sentence."""
        return self._say(due.says, due.about)

    def tick(self, due: str, done: bool = True) -> None:
        """People have done it, or have not after all. It is no entry, and no undo touches it."""
        known = {each.id for each in self._all_due()}
        if done and due not in known:
            raise Refused("no_such_due", due=shown(due))
        if self.ticks_elsewhere is not None:
            self.ticks_elsewhere(due, done)
        else:
            self.journal.entries.tick(due, done)

    def packed_away(self) -> set[str]:
        """What people have ticked of what goes back into the box."""
        return {each.removeprefix(PACKED_AWAY) for each in self.journal.entries.ticks() if each.startswith(PACKED_AWAY)}

    def pack_away(self, what: str, done: bool = True) -> None:
        """It is in the box, or is not after all. It is no entry: of a game that is over, too, it is kept."""
        self.journal.entries.tick(f"{PACKED_AWAY}{what}", done)

    def _with_ticks(self, intent: Intent, parameters: Mapping[str, Json]) -> Mapping[str, Json]:
        """What moves the game on is told what people have ticked: so the same entry, done again, says the same."""
        if all(each.shape is not TICKED for each in intent.parameters) or "ticked" in parameters:
            return parameters
        ticked = self.journal.entries.ticks()
        found: list[Json] = [due.id for due in self.game.due(self.table) if due.id in ticked] if ticked else []
        return {**parameters, "ticked": found} if found else parameters

    def warns(self, name: str, /, **parameters: Json) -> str:
        """What is to be said before this is done, by its name; "" for nothing."""
        return self.once(("warns", name, repr(parameters)), lambda: self.game.warns(self.table, name, parameters))

    def build(self, component: str) -> Mapping[str, Json]:
        """What to put on the table for a component, so that the game goes on there as it stands."""
        return self.game.build(self.table, component)

    def sequel(self) -> Mapping[str, Json] | None:
        """What this game leaves for one that goes on from it; None where none does."""
        return None if self.game.sequel is None else self.game.sequel(self.table)

    @cached_property
    def seal(self) -> str:
        """The fingerprint of what it was before its first entry, which nothing changes any more."""
        return self.charter.seal

    @property
    def over(self) -> bool:
        """Whether the game has ended; so much is known without a report."""
        return bool(self.table.value("phase") == "over")

    def names(self) -> Mapping[str, str]:
        """Who sits where."""
        return self.game.seats(self.table)

    def again(self, before: Watch, after: Watch) -> None:
        """The game once more, as all may see it: the table before and after each entry that stands."""
        layout = reduce(Layout.and_more, (Layout.read(grown["added"]) for grown in self.table.grown), self.charter.layout)
        table, gone = Table(layout, Chance(bytes.fromhex(self.charter.seed))), self.journal.undone()
        kept = MemoryEntries()
        journal, view = Journal(table, kept), View(table, SHARED)
        for entry in self.journal.entries:
            stands = entry.number not in gone
            if stands:
                before(entry, view)
            kept.keep(entry)
            journal.replay(entry)
            if stands and entry.act not in ("undo", "redo"):
                after(entry, view)

    def standing(self) -> Iterator[Entry]:
        """What still stands, the newest first."""
        return self.journal.standing()

    def record(self) -> Record:
        """Every value that can be set by hand, with a step each way."""
        return self.game.record(self.table)

    def odds(self, zone: str) -> dict[str, float]:
        """The exact chance of each kind for the next draw from a zone."""
        if not self.table.has_zone(zone) or not self.table.count(zone):
            raise Refused("nothing_in_zone", zone=shown(zone))
        if self.table.layout.zones[zone].eyes not in ("all", "kinds"):
            raise Refused("zone_is_hidden", zone=zone)
        return bag.odds(self.table, zone)

    def entry_for(self, entry: Entry, seat: str = SHARED) -> dict[str, Json]:
        """An entry as one seat may be told of it: number, intent, events, story and result, and nobody else's secret."""
        return {
            "entry": entry.number,
            "act": entry.act,
            "intent": entry.intent,
            "story": self.story(entry),
            "events": [
                written(event) for event in redacted(entry.events, self.table.layout, seat, entry.intent in self.game.by_hand)
            ],
            "result": redacted_result(entry.told, seat),
        }

    def ask(self, phrase: str) -> Json:
        """A question that only this game answers."""
        return self.game.phrases[phrase](self.table, self.words)

    def story(self, entry: Entry) -> list[str]:
        """What an entry says: its own lines, or which entry it took back or brought again."""
        if entry.act == "lost":
            return [self._say("entry_lost", {})]
        if entry.act in ("undo", "redo"):
            return [self._say("entry_undone" if entry.act == "undo" else "entry_redone", {"entry": entry.of})]
        return [self._say(event.message, event.parameters) for event in entry.events if isinstance(event, Told)]

    def refusal(self, refused: Refused) -> str:
        """Why not, in one sentence."""
        return self._say(f"no.{refused.reason}", refused.parameters)

    def _say(self, message: str, parameters: Mapping[str, Json]) -> str:
        self.words.seats = self.game.seats(self.table)
        if self.only_to_look and not self.words.knows(message):
            return self._say("by_other_rules", {})
        return self.words.say(message, parameters)

    def in_tongue(self, language: str) -> Session:
        """The same game, told in a language of its own: one door, one table, one journal."""
        found = copy(self)
        found.words = Words(self.pack, language)
        return found

    def through(self, seat: str) -> Session:
        """The same game for one pair of eyes: of what only others may know it tells what everybody sees. SHARED for a screen."""
        found = copy(self)
        found.eyes = seat
        return found

    def speak(self, language: str) -> None:
        """Tell the story in another language from now on, all of it."""
        self.words = Words(self.pack, language)

    # -- leaving ---------------------------------------------------------------------------------

    def export(self) -> dict[str, Json]:
        """The whole game as one document; exports.py reads it again."""
        return {**self.head(), "entries": [entry.written() for entry in self.journal.entries]}

    def head(self) -> dict[str, Json]:
        """All of that document but the entries."""
        bridges = self.journal.entries.bridges()
        kept = {"bookmarks": [[number, mark] for number, mark in bridges.items()]} if bridges else {}
        return {"airlock": EXPORT, **self.charter.written(), **kept}
