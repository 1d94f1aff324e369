"""A table that others may have on their own phones: it ties guests, their pages and the thread of the game together.

Whatever comes over a line goes to the thread of the game, and through the same door as everything else. A page is made there, for
each guest with the eyes of its seat, and handed to the line as bytes that nobody but this guest can read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from companion.following import bases_of, handed, set_apart
from companion.kit.lazily import opened
from companion.packs.words import LANGUAGES
from companion.page import site
from companion.page.lobby import Newcomer
from companion.page.markup import Markup
from companion.page.reader import HOST, LOOK, Desk
from companion.page.visitor import Visitor, seen_through
from companion.saves.evening import Evening
from companion.saves.linked import KEPT
from companion.saves.smallfile import swap
from companion.session import Session
from companion.sharing.far import Broker
from companion.sharing.guests import SCREEN, Guest, Guests, read_guests
from companion.sharing.heralds import Claim
from companion.sharing.line import GuestLine, Wish
from companion.sharing.room import ANYWHERE, PORT, HttpLine
from companion.sharing.wire import Follow, Intents, Move, Shown
from companion.show.face import Face
from companion.show.games import MOVED
from companion.show.playing import Playing
from companion.show.tongue import Tongue
from companion.table import Entry, Refused

SILENT = 60.0
"""After so many seconds without a word of anybody, whoever stands by may have taken over."""
TURNS = "turns"
"""The intent with which a game lets the app keep turns; not every game has one."""
Later = Callable[[Callable[[], object]], object]
"""Does something in the thread of the game."""


Lays = Callable[[Guests, Callable[[Wish], None], Callable[[], float], Callable[[], None]], HttpLine]
"""Makes the line to these guests: whom it asks, its clock, and who hears that somebody has come."""


def in_the_room(
    guests: Guests, asks: Callable[[Wish], None], clock: Callable[[], float], changed: Callable[[], None]
) -> HttpLine:
    return HttpLine(guests, site.built(), asks, clock, changed)


class OwnersDesk(Desk, Protocol):
    """What a host without a window lets its owner do."""

    @property
    def playing(self) -> Playing | None: ...
    def page(self, at: Newcomer) -> Markup: ...
    def move(self, what: str, value: Any) -> bool: ...
    def done(self) -> None: ...
    def refused(self, refused: Refused) -> None: ...
    def takes(self, name: str, at: int) -> Mapping[str, Any]: ...
    def gives(self, name: str, at: int, size: int, part: str) -> int | None: ...


class Hosting:
    """One game after the other, open to guests; between two of them everybody is in the lobby."""

    def __init__(
        self,
        session: Session | None,
        face: Face | None,
        say: Tongue,
        home: Path,
        clock: Callable[[], float],
        later: Later,
        desk: OwnersDesk | None = None,
        lays: Lays = in_the_room,
    ) -> None:
        self.session, self.face, self.say, self.home = session, face, say, home
        self.desk = desk
        self.clock, self._later = clock, later
        self.game = 0
        """Which of the saved games it is."""
        self.host = ""
        """Whose phone the table is on."""
        self.acted: Callable[[Entry], object] = lambda _: None
        """Hears what a guest has done."""
        self.moved: Callable[[], object] = lambda: None
        """Hears that somebody has joined, asks to be let in, or has ticked something."""
        self.aside: Callable[[int], object] = lambda _: None
        """Keeps from which entry on this game is one of its own; 0 where nobody knows."""
        self.owner = ""
        """The guest that may do everything, on a host that has no screen of its own."""
        self._former: frozenset[str] = frozenset()
        """Who was linked when the owner was lost."""
        self.evenings: Callable[[], Sequence[Evening]] = tuple
        """The evenings that are over, of everybody who has played here."""
        self.persons: dict[str, str] = {}
        """Who each guest was when it sat last, by its name; "" is a screen. Who is not here was not asked yet."""
        self.guests = self._read()
        self.room = lays(self.guests, self._ask, clock, self._changed)
        self.room.hears_of = lambda claim: later(lambda: self._superseded(claim))
        self.bases: Sequence[str] = ()
        """The addresses of this host, the one that the code says first."""
        self.far: Any = None
        """The line to guests who are elsewhere, by a broker; None where nobody wants it."""
        self._kept_at: Sequence[str] = ()
        """Where whoever stands by is, as it was kept last."""
        self.behind = 0
        """How many entries whoever stands by has not yet."""
        self._opened = clock()
        self._alone = False
        """Whoever holds this phone knows that nobody sees it."""
        self._visitors: dict[str, Visitor | Newcomer] = {}
        self._pages: dict[str, Shown] = {}
        self._did: dict[int, str] = {}
        self._acting = ""
        self._next: list[str] = []
        """Whose page is made next, one after the other."""
        self._stop: Callable[[], None] = lambda: None

    # -- open and shut ---------------------------------------------------------------------------

    def open(self, port: int = PORT, address: str = ANYWHERE) -> None:
        """From now on guests may come; OSError where nothing can be listened on."""
        self._closes()
        self.publish()  # who was linked goes on
        self.room.open(port, address)
        self._listen()
        self.keep()

    @property
    def lines(self) -> tuple[GuestLine, ...]:
        return (self.room,) if self.far is None else (self.room, self.far)

    def go_far(self, broker: Broker | None) -> None:
        """From now on guests may come by this broker, or by none; ImportError where what speaks to one is not here."""
        far, self.far = self.far, None
        if far is not None:
            far.stop()
        if broker is not None:
            line = opened("companion.sharing.broker:BrokerLine")
            self.far = line(self.guests, broker, self._ask, self.clock, self._changed, self.host)
            self.far.claim, self.far.hears_of = self.room.claim, self.room.hears_of
            self.far.open()
            for id, shown in self._pages.items():
                self.far.publish(id, shown)

    def _listen(self) -> None:
        self._stop()
        self._stop = self.session.listen(self._heard) if self.session is not None else lambda: None

    def pause(self) -> None:
        """The line is down, and who was linked may come back."""
        self._stop()
        self._stop = lambda: None
        for each in self.lines:
            each.shut()

    def stop(self) -> None:
        """Keys, ids and codes are forgotten, and nothing is left at a broker."""
        self.go_far(None)
        self.pause()
        with suppress(OSError):
            (self.home / KEPT).unlink(missing_ok=True)

    @property
    def _seats(self) -> dict[str, str]:
        return dict(self.session.names()) if self.session is not None else {}

    @property
    def _seal(self) -> str:
        return self.session.seal if self.session is not None else ""

    def _read(self) -> Guests:
        """Those of the last time, where it was this game; on a host without a window whatever it was."""
        seats = self._seats
        try:
            kept = json.loads((self.home / KEPT).read_text("utf-8"))
            if self.desk is not None or kept["game"] == self._seal:
                self.persons = dict(kept.get("persons", {}))
                self.owner = str(kept.get("owner", "")) if self.desk is not None else ""
                found = read_guests(kept["guests"], kept["seats"] if self.desk is not None else seats)
                found.term = found.term.again()  # what was said to the last host does nothing, whoever says it once more
                return found
        except (OSError, ValueError, KeyError, TypeError):
            pass  # nobody was linked, or what is left of it says nothing
        return Guests(seats)

    def keep(self) -> None:
        value = {"game": self._seal, "seats": self._seats, "owner": self.owner, "persons": self.persons}
        with suppress(OSError):  # a full disk: it holds until the host is gone
            swap(self.home / KEPT, {**value, "guests": self.guests.written()})

    # -- one game after the other ----------------------------------------------------------------

    def play(self, session: Session | None, face: Face | None) -> None:
        """Another game, or none: who is linked stays, and whoever sat at the last one sits where the name says so."""
        self._remember()
        self.session, self.face = session, face
        seats = self.guests.seats = self._seats
        free = {name: seat for seat, name in seats.items()}
        for guest in self.guests.everybody():
            self.guests.sit(guest.id, free.get(self.persons.get(guest.id, ""), SCREEN))
        self.guests.new_game()
        self._listen()
        self._did, before, self._visitors = {}, self._visitors, {}
        for guest in self.guests.everybody():
            if guest.id in before:
                seen = before[guest.id].at
                self.visitor(guest).at.measured(seen.wide, seen.high, seen.fonts)
        self.keep()
        self.publish()

    def _remember(self) -> None:
        """Who sits where, by name: the next game may have other seats."""
        seats = self.guests.seats
        for guest in self.guests.everybody():
            if guest.seat in seats:
                self.persons[guest.id] = seats[guest.seat]
        self.persons = {id: person for id, person in self.persons.items() if id in self.guests.linked}

    def _asked_who(self, guest: Guest) -> bool:
        """Whether it is still to be said who somebody is."""
        return guest.sits and guest.screen and self.persons.get(guest.id) != SCREEN

    def _sit(self, guest: Guest, seat: Any) -> None:
        """Somebody who is asked says who they are: a seat that has no phone, or a screen. The owner may share one, and change it;
        who else has a seat keeps it until people unlink it, or they would see what others hold."""
        owns = guest.id == self.owner
        if not isinstance(seat, str) or self.desk is None or not (owns or self._asked_who(guest)):
            return
        if seat != SCREEN and (seat not in self.guests.seats or (self.guests.at(seat) and not owns)):
            return
        self.guests.sit(guest.id, seat)
        self.persons[guest.id] = self.guests.seats.get(seat, SCREEN)
        seen = self._visitors.pop(guest.id, None)
        found = self.visitor(guest)
        if seen is not None:
            found.at.measured(seen.at.wide, seen.at.high, seen.at.fonts)
        if isinstance(found, Visitor):
            found.leave("who")
        self.keep()
        self.publish()
        self.moved()

    # -- what guests want ------------------------------------------------------------------------

    def _ask(self, asked: Wish) -> None:
        self._later(lambda: self._answer(asked))

    def _changed(self) -> None:
        self._later(self._noticed)

    def _noticed(self) -> None:
        """Somebody has come, or waits. Who comes first to a host without a window owns it."""
        self.guests.seats = self._seats
        if self.desk is not None and not self.owner:
            new = (guest.id for guest in self.guests.everybody() if guest.sits and guest.id not in self._former)
            self.owner = next(new, "")
            self._visitors.pop(self.owner, None)  # its page was made as anybody's, if pages were made just now
        if self.session is not None:
            for guest in self.guests.everybody():  # they have said it when they joined
                self.persons.setdefault(guest.id, self.guests.seats.get(guest.seat, SCREEN))
        self.keep()
        self.moved()

    def _answer(self, asked: Wish) -> None:
        """In the thread of the game."""
        if not asked.begin():
            return
        if asked.guest.id not in self.guests.linked:
            asked.answer({"no": "unlinked"})
            return
        if isinstance(asked.message, Follow) or (asked.message is None and asked.guest.follows):
            asked.answer(self._hands(asked.message))
            return
        visitor = self.visitor(asked.guest)
        match asked.message:
            case None:
                self._publish(asked.guest, visitor)
                asked.answer({})
            case Move("take", [str() as name, int() as at]) if self.desk is not None and asked.guest.id == self.owner:
                asked.answer(self.desk.takes(name, at))
            case Move("give", [str() as name, int() as at, int() as size, str() as part]) if asked.guest.id == self.owner:
                self._given(asked, name, at, size, part)
            case Move(what, value):
                self._move(asked.guest, visitor, what, value)
                shown = self._publish(asked.guest, self.visitor(asked.guest))
                asked.answer(shown.message(int(self.clock())))
            case Intents() as act:
                asked.answer(self._act(asked.guest, visitor, act))

    def _hands(self, asked: Follow | None) -> dict[str, Any]:
        """To the device that stands by what it has not yet."""
        self._present()
        if asked is not None and self.session is not None:
            same = asked.seal == self.session.seal
            self.behind = len(self.session.journal.entries) - (asked.number if same else 0)
        if asked is None or self.session is None:
            return {"n": 0}
        if asked.at != self._kept_at:
            self._kept_at = asked.at
            self.keep()
        table = {"host": self.host, "seats": self._seats, "persons": self.persons, "guests": self.guests.written()}
        return handed(self.session, asked, table)

    def _present(self) -> None:
        """What others are told of this host, and where its guests find it, or whoever takes over."""
        session, stands = self.session, self.guests.linked.get(self.guests.standby)
        self.room.also = (*self.bases[1:], *(stands.at if stands is not None else ()))
        link = f"{self.bases[0]}/#{self.guests.code.fragment}" if self.bases else ""
        if session is not None:
            began = {str(term): number for term, number in bases_of(session).items()}
            number = len(session.journal.entries)
            claim = Claim(self.guests.term, self.host, session.seal, number, began, link)
            for line in self.lines:
                line.claim = claim

    @property
    def gone(self) -> Claim | None:
        """Who keeps this game by now, where that is not this host."""
        return self.guests.moved if self.guests.term < self.guests.moved.term else None

    def silent(self) -> float:
        """For how many seconds nobody was heard, where somebody was named: who is so no more may not have heard it. 0 as long as
        that is no reason to ask."""
        if not self.guests.namings or self.gone is not None:
            return 0
        heard = max((each.heard for each in self.guests.everybody()), default=0)
        silent = self.clock() - max(self._opened, heard)
        self._alone = self._alone and silent >= SILENT
        return silent if silent >= SILENT and not self._alone else 0

    def goes_on_alone(self) -> None:
        self._alone = True

    def _superseded(self, claim: Claim) -> None:
        """Somebody has taken the game over; what was done here since then is set aside, and nothing more is done here."""
        self.keep()
        self._closes()
        if self.session is not None:
            self.aside(set_apart(self.session, self.guests.term, claim))
        self.moved()

    def _closes(self) -> None:
        """Nothing is done here where the game is kept elsewhere."""
        if self.session is not None and self.gone is not None:
            self.session.only_to_look = MOVED

    def _given(self, asked: Wish, name: str, at: int, size: int, part: str) -> None:
        """A part of a file; with the last one the page tells what became of it."""
        assert self.desk is not None
        there = self.desk.gives(name, at, size, part)
        if there is not None:
            asked.answer({"got": there})
            return
        self.desk.done()
        shown = self._publish(asked.guest, self.visitor(asked.guest))
        asked.answer(shown.message(int(self.clock())))

    def _move(self, guest: Guest, visitor: Visitor | Newcomer, what: str, value: Any) -> None:
        """What changes only what a guest is shown; on its owner's pages, also what a host without a window does."""
        ticks = self._ticks()
        if what == "speak" and value in LANGUAGES:
            guest.language = value
        if what == "sit":
            self._sit(guest, value)
        elif what == "clock" and isinstance(visitor, Visitor):
            visitor.turn_clock()
        elif self.desk is None or guest.id != self.owner:
            visitor.move(what, value)
        else:
            if not self.desk.move(what, value):
                visitor.move(what, value)
            self.desk.done()
        if what == "clock" or (what in ("tick", "ticks") and self._ticks() != ticks):
            self.publish()
            self.moved()

    def _ticks(self) -> frozenset[str]:
        return frozenset(self.session.journal.entries.ticks()) if self.session is not None else frozenset()

    def _act(self, guest: Guest, visitor: Visitor | Newcomer, act: Intents) -> dict[str, Any]:
        number = len(self.session.journal.entries) if self.session is not None else 0
        if isinstance(visitor, Newcomer) or act.number != number or not act.term.fits(self.guests.term):
            return {"no": "table_moved_on", "n": number, "says": visitor.says(Refused("table_moved_on"))}
        entries = visitor.at.session.journal.entries
        page = visitor.playing.place
        try:
            for name, parameters in act.acts:
                self._done(guest, visitor, name, parameters)
        except Refused as refused:
            says = visitor.says(refused)
            visitor.at.notice = says
            self._publish(guest, visitor)
            if len(entries) > number:  # some of it was done
                self._soon()
            if self.desk is not None:
                self.desk.refused(refused)
            return {"no": refused.reason, "n": len(entries), "says": says}
        if act.leaves:
            over = visitor.playing.place.over
            visitor.playing.place = type(page)(page.screen, page.tab, tuple(each for each in over if each != page.top))
        self._publish(guest, visitor)
        self._soon(guest.id)
        return {"ok": len(entries)}

    def _done(self, guest: Guest, visitor: Visitor, name: str, parameters: Any) -> None:
        self._acting = guest.id
        try:
            if name == "undo":
                if visitor.at.may == LOOK:
                    raise Refused("look_only")
                if visitor.at.may != HOST and not self._takes_back(guest, visitor):
                    raise Refused("not_your_entry")
                entry = visitor.undo()
            else:
                entry = visitor.act(name, parameters)
        finally:
            self._acting = ""
        self._did[entry.number] = guest.id
        self.acted(entry)
        if self.desk is not None:
            self.desk.done()

    def _takes_back(self, guest: Guest, visitor: Visitor) -> bool:
        """A guest takes back what it did itself, as long as nothing lies on it and nobody has seen something through it."""
        last = visitor.at.session.journal.next_undo()
        if last is None or visitor.at.may in (HOST, LOOK):
            return last is not None and visitor.at.may == HOST
        return self._did.get(last.number) == guest.id and not seen_through(last)

    def lose_owner(self) -> None:
        """The phone of the owner is lost: whoever joins next owns the host."""
        self.owner, self._former = "", frozenset(self.guests.linked)

    # -- pages -----------------------------------------------------------------------------------

    def visitor(self, guest: Guest) -> Visitor | Newcomer:
        if guest.id not in self._visitors:
            self._visitors[guest.id] = self._welcomed(guest)
        found, owns = self._visitors[guest.id], self.desk is not None and guest.id == self.owner
        found.at.may, found.at.desk = self._may(guest), self.desk if owns else None
        if isinstance(found, Visitor):
            found.at.home, found.at.host, found.at.evenings = self.home, self.host, self.evenings
            found.at.linked = frozenset(each.seat for each in self.guests.everybody() if each.seat)
        return found

    def _welcomed(self, guest: Guest) -> Visitor | Newcomer:
        """At the table, and asked who they are where nobody knows; in the lobby while there is none."""
        language = guest.language or self.say.language
        if self.session is None or self.face is None:
            return Newcomer(language)
        playing = self.desk.playing if self.desk is not None and guest.id == self.owner else None
        found = Visitor(self.session, self.face, guest.seat, language, self.host, self.game, playing)
        if self.desk is not None and self._asked_who(guest) and "who" not in found.playing.place.over:
            found.move("go", "who")
        return found

    def _may(self, guest: Guest) -> str:
        return HOST if guest.id == self.owner else guest.may

    def _heard(self, entry: Entry) -> None:
        """An entry, whoever made it."""
        self.guests.seats = self._seats  # somebody may be called otherwise by it
        for guest in self.guests.everybody():
            visitor = self._visitors.get(guest.id)
            if guest.id != self._acting and isinstance(visitor, Visitor):
                visitor.hears(entry)
        if not self._acting:
            self._soon()
        if self.guests.standby:
            self.room.wake(self.guests.standby)

    def _soon(self, but: str = "") -> None:
        """Everybody's page, one after the other: between two of them the thread of the game does what else there is. Who has done
        it has its page already."""
        begun, self._next = bool(self._next), [each.id for each in self.guests.watching() if each.id != but]
        if self._next and not begun:
            self._later(self._one)

    def _one(self) -> None:
        """The page of the next one, if it was not made meanwhile."""
        if not self._next:
            return
        id, *self._next = self._next
        if self._next:
            self._later(self._one)
        guest = self.guests.linked.get(id)
        if guest is not None:
            self._publish(guest, self.visitor(guest))

    def publish(self) -> None:
        """Everybody's page, as it is now."""
        self._next = []
        self._present()
        if self.guests.standby:
            self.room.wake(self.guests.standby)
        for guest in self.guests.watching():
            self._publish(guest, self.visitor(guest))
        for id in [id for id in self._visitors if id not in self.guests.linked]:
            del self._visitors[id]
        for id in [id for id in self._pages if id not in self.guests.linked]:
            del self._pages[id]
            for line in self.lines:
                line.forget(id)

    def _publish(self, guest: Guest, visitor: Visitor | Newcomer) -> Shown:
        """What is as it was is not sent again."""
        number, term = len(self.session.journal.entries) if self.session is not None else 0, self.guests.term
        page, mine = self._page(guest, visitor), str(visitor.mine())
        before = self._pages.get(guest.id)
        if before is not None and (before.term, before.number, before.page, before.mine) == (term, number, page, mine):
            return before
        at = before.at + 1 if before is not None else int(self.clock() * 10) % 10**9
        shown = Shown(number, page, mine, at, term=term)
        for line in self.lines:
            line.publish(guest.id, shown)
        self._pages[guest.id] = shown
        return shown

    def _page(self, guest: Guest, visitor: Visitor | Newcomer) -> str:
        if isinstance(visitor, Newcomer) and self.desk is not None and guest.id == self.owner:
            return str(self.desk.page(visitor))
        if isinstance(visitor, Visitor):
            visitor.at.takes_back = self._takes_back(guest, visitor)
        return str(visitor.page())

    # -- what people decide on the host ----------------------------------------------------------

    def allow(self, id: str, may: str) -> None:
        self.guests.allow(id, may)
        self._decided()

    def let_in(self, enc: str, answer: str) -> None:
        self.guests.let_in(enc, answer)
        self._decided()

    def unlink(self, id: str) -> None:
        """Whoever is shown out has read the code, too: from now on it is another one."""
        self.guests.unlink(id)
        self.guests.new_code()
        for line in self.lines:
            line.wake(id)
        self._decided()

    def new_code(self) -> None:
        self.guests.new_code()
        self._decided()

    def _decided(self) -> None:
        self.keep()
        self.publish()
        self.moved()


def offers_turns(session: Session, guests: Guests) -> bool:
    """Whether to offer that the app keeps turns: the game has them, the table keeps them yet, and everybody who is still in has
    a phone of their own."""
    if TURNS not in session.game.intents or session.why_not(TURNS, by="app") is not None:
        return False
    linked = {guest.seat for guest in guests.everybody() if not guest.screen}
    playing = [seat for seat, person in session.view()["seats"].items() if person["status"] == "in"]
    return len(playing) > 1 and linked.issuperset(playing)
