"""A table that others may have on their own phones: it ties guests, their pages and the thread of the game together.

Whatever comes over a line goes to the thread of the game, and through the same door as everything else. A page is made there, for
each guest with the eyes of its seat, and handed to the line as bytes that nobody but this guest can read.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.page import site
from companion.page.reader import HOST, LOOK
from companion.page.visitor import Visitor, seen_through
from companion.saves.smallfile import swap
from companion.session import Session
from companion.sharing.guests import Guest, Guests, read_guests
from companion.sharing.room import ANYWHERE, PORT, HttpLine, Request
from companion.sharing.wire import Intents, Move, Shown
from companion.show.face import Face
from companion.show.tongue import Tongue
from companion.table import Entry, Refused

KEPT = "guests.json"
"""Who is linked, beside the games: so nobody has to join again when the host comes back."""
Later = Callable[[Callable[[], object]], object]
"""Does something in the thread of the game."""


class Hosting:
    """One game, open to guests."""

    def __init__(self, session: Session, face: Face, say: Tongue, home: Path, clock: Callable[[], float], later: Later) -> None:
        self.session, self.face, self.say, self.home = session, face, say, home
        self.clock, self._later = clock, later
        self.host = ""
        """Whose phone the table is on."""
        self.told: Callable[[Entry], object] = lambda _: None
        """Hears what a guest has done."""
        self.moved: Callable[[], object] = lambda: None
        """Hears that somebody has joined, asks to be let in, or has ticked something."""
        self.owner = ""
        """The guest that may do everything, on a host that has no screen of its own."""
        self.guests = self._read()
        self.room = HttpLine(self.guests, site.built(), self._ask, clock, self._changed)
        self._visitors: dict[str, Visitor] = {}
        self._pages: dict[str, Shown] = {}
        self._did: dict[int, str] = {}
        self._acting = ""
        self._stop: Callable[[], None] = lambda: None

    # -- open and shut ---------------------------------------------------------------------------

    def open(self, port: int = PORT, address: str = ANYWHERE) -> None:
        """From now on guests may come; OSError where nothing can be listened on."""
        self.publish()  # who was linked goes on
        self.room.open(port, address)
        self._stop = self.session.listen(self._heard)
        self.keep()

    def pause(self) -> None:
        """The line is down, and who was linked may come back."""
        self._stop()
        self.room.shut()

    def stop(self) -> None:
        """Keys, ids and codes are forgotten."""
        self.pause()
        with suppress(OSError):
            (self.home / KEPT).unlink(missing_ok=True)

    def _read(self) -> Guests:
        """Those of the last time, where it was this game."""
        seats = self.session.names()
        try:
            kept = json.loads((self.home / KEPT).read_text("utf-8"))
            if kept["game"] == self.session.charter.seal:
                return read_guests(kept["guests"], seats)
        except (OSError, ValueError, KeyError, TypeError):
            pass  # nobody was linked, or what is left of it says nothing
        return Guests(seats)

    def keep(self) -> None:
        with suppress(OSError):  # a full disk: it holds until the host is gone
            swap(self.home / KEPT, {"game": self.session.charter.seal, "guests": self.guests.written()})

    @staticmethod
    def kept(home: Path) -> str:
        """The seal of the game that was open to guests when the host was gone; "" for none."""
        try:
            return str(json.loads((home / KEPT).read_text("utf-8"))["game"])
        except (OSError, ValueError, KeyError, TypeError):
            return ""

    # -- what guests want ------------------------------------------------------------------------

    def _ask(self, asked: Request) -> None:
        self._later(lambda: self._answer(asked))

    def _changed(self) -> None:
        self._later(self._noticed)

    def _noticed(self) -> None:
        """Somebody has come, or waits."""
        self.guests.seats = self.session.names()
        self.keep()
        self.moved()

    def _answer(self, asked: Request) -> None:
        """In the thread of the game."""
        if asked.late.is_set() or asked.guest.id not in self.guests.linked:
            return
        visitor = self.visitor(asked.guest)
        match asked.message:
            case None:
                self._publish(asked.guest, visitor)
                asked.answer({})
            case Move(what, told):
                visitor.move(what, told)
                shown = self._publish(asked.guest, visitor)
                asked.answer(shown.told(self.guests.term, int(self.clock())))
                if what in ("tick", "ticks"):
                    self.publish()
                    self.moved()
            case Intents() as act:
                asked.answer(self._act(asked.guest, visitor, act))

    def _act(self, guest: Guest, visitor: Visitor, act: Intents) -> dict[str, Any]:
        entries = self.session.journal.entries
        if act.number != len(entries):
            return {"no": "table_moved_on", "n": len(entries), "says": visitor.says(Refused("table_moved_on"))}
        page = visitor.playing.place
        try:
            for name, parameters in act.acts:
                self._done(guest, visitor, name, parameters)
        except Refused as refused:
            says = visitor.says(refused)
            visitor.at.notice = says
            self.publish()
            return {"no": refused.reason, "n": len(entries), "says": says}
        if act.leaves:
            over = visitor.playing.place.over
            visitor.playing.place = type(page)(page.screen, page.tab, tuple(each for each in over if each != page.top))
        self.publish()
        return {"ok": len(entries)}

    def _done(self, guest: Guest, visitor: Visitor, name: str, parameters: Any) -> None:
        self._acting = guest.id
        try:
            if name == "undo":
                self._may_undo(guest, visitor)
                entry = visitor.undo()
            else:
                entry = visitor.act(name, parameters)
        finally:
            self._acting = ""
        self._did[entry.number] = guest.id
        self.told(entry)

    def _may_undo(self, guest: Guest, visitor: Visitor) -> None:
        """A guest takes back what it did itself, as long as nothing lies on it and nobody has seen something through it."""
        if visitor.at.may == HOST:
            return
        last = self.session.journal.next_undo()
        if visitor.at.may == LOOK:
            raise Refused("look_only")
        if last is None or self._did.get(last.number) != guest.id or seen_through(last):
            raise Refused("not_your_entry")

    # -- pages -----------------------------------------------------------------------------------

    def visitor(self, guest: Guest) -> Visitor:
        if guest.id not in self._visitors:
            self._visitors[guest.id] = Visitor(
                self.session, self.face, guest.seat, guest.language or self.say.language, self.host
            )
        found = self._visitors[guest.id]
        found.at.may, found.at.home = self._may(guest), self.home
        return found

    def _may(self, guest: Guest) -> str:
        return HOST if guest.id == self.owner else guest.may

    def _heard(self, entry: Entry) -> None:
        """An entry, whoever made it."""
        for guest in self.guests.everybody():
            if guest.id != self._acting and guest.id in self._visitors:
                self._visitors[guest.id].hears(entry)
        if not self._acting:
            self.publish()

    def publish(self) -> None:
        """Everybody's page, as it is now."""
        for guest in self.guests.everybody():
            self._publish(guest, self.visitor(guest))
        for id in [id for id in self._visitors if id not in self.guests.linked]:
            del self._visitors[id]

    def _publish(self, guest: Guest, visitor: Visitor) -> Shown:
        """What is as it was is not sent again."""
        number, page, mine = len(self.session.journal.entries), str(visitor.page()), str(visitor.mine())
        before = self._pages.get(guest.id)
        if before is not None and (before.number, before.page, before.mine) == (number, page, mine):
            return before
        shown = Shown(number, page, mine, before.at + 1 if before is not None else int(self.clock() * 10) % 10**9)
        self._pages[guest.id] = shown
        self.room.publish(guest.id, shown)
        return shown

    # -- what people decide on the host ----------------------------------------------------------

    def allow(self, id: str, may: str) -> None:
        self.guests.allow(id, may)
        self._decided()

    def let_in(self, enc: str, answer: str) -> None:
        self.guests.let_in(enc, answer)
        self._decided()

    def unlink(self, id: str) -> None:
        self.guests.unlink(id)
        self.room.wake(id)
        self._decided()

    def new_code(self) -> None:
        self.guests.new_code()
        self._decided()

    def _decided(self) -> None:
        self.keep()
        self.publish()
        self.moved()
