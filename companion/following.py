"""Standing by: another device has the game entry by entry, and may go on with it when the host is gone and people say so.

The host hands over what is new and never waits for it. What was handed over lies in a game of its own in the file of games
here, so a device that is closed meanwhile goes on from there. Whose word holds is in `sharing.terms`; that the hands draw the
same again follows from chance being a count, not a stream.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from companion.charter import Charter
from companion.saves.linked import KEPT, STANDS_BY
from companion.saves.smallfile import swap, told_in
from companion.saves.store import Store
from companion.session import Session
from companion.sharing.calling import Away, Joiner, NotLinked
from companion.sharing.guests import read_guests
from companion.sharing.heralds import Claim
from companion.sharing.terms import Term
from companion.sharing.wire import PLACES, Follow, Garbled
from companion.table import TAKEN_OVER, Entry, Json, Refused

BATCH = 32 * 1024
"""So many letters of entries are handed over at a time."""
TAKES_OVER = 60.0
"""After so many seconds without a word from the host it may be taken over."""
GONE = 6.0
"""After so many seconds without a word it is cut off."""
SUM = 24
"""So many letters of a sum tell one from another."""
ACT = 3.0
"""So many seconds whoever acts here waits for the host."""
ANEW = 3
"""So often the game of a host is fetched from the start because it does not fit; then one of the two is broken."""

State = Literal["asks", "refused", "follows", "cut", "unlinked", "moved"]


def summed(told: Json) -> str:
    """What tells an entry, or whatever else is written, from any other."""
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:SUM]


# -- the host ------------------------------------------------------------------------------------


def handed(session: Session, asked: Follow, table: Mapping[str, Any]) -> dict[str, Any]:
    """What a device that stands by has not yet; nothing where it has all. Of another game, or one that went another way, it gets
    what stands before the first entry, and says then from where it wants it."""
    entries = session.journal.entries
    same = asked.seal == session.charter.seal and 0 <= asked.number <= len(entries)
    if not same or (asked.number and summed(entries[asked.number].written()) != asked.last):
        return {"n": len(entries), "head": session.head()}
    lines: list[Json] = []
    room = BATCH
    for number in range(asked.number + 1, len(entries) + 1):
        line = entries[number].written()
        room -= len(json.dumps(line))
        if room < 0 and lines:
            break
        lines.append(line)
    knows = {**table, "ticks": sorted(entries.ticks())}
    news: dict[str, Any] = {"entries": lines} if lines else {}
    if asked.knows != summed(knows):
        news["table"] = knows
    return {"n": len(entries), **news} if news else {}


def bases_of(session: Session) -> dict[int, int]:
    """The entry with which each term of this game began, for those that began by a take-over."""
    found: dict[int, int] = {}
    for entry in session.journal.entries:
        if entry.intent == TAKEN_OVER:
            found.setdefault(int(entry.parameters["term"]), entry.number)
    return found


def set_apart(session: Session, mine: Term, there: Claim) -> int:
    """The first entry that only this device has, since somebody took the game over; 0 where that is not known."""
    number, end = there.term.parts(mine), len(session.journal.entries) + 1
    if there.seal != session.charter.seal or str(number) not in there.began:
        return 0
    return min(there.began[str(number)], bases_of(session).get(number, end), end)


# -- who stands by -------------------------------------------------------------------------------


class Follower:
    """A table that another device keeps, as it is known here. Everything but `calls` happens in the thread of the app."""

    def __init__(
        self, home: Path, store: Store, caller: Joiner, clock: Callable[[], float], opens: Callable[[int], Session] | None = None
    ) -> None:
        self.home, self.store, self.caller, self.clock = home, store, caller, clock
        self.session: Session | None = None
        self.game = 0
        self.state: State = "asks"
        self.why = ""
        """Why it was refused, by its name."""
        self.host = ""
        """Who keeps the game."""
        self.seat = ""
        """The seat whose owner holds this phone; "" for none."""
        self.behind = 0
        """How many entries of the host are not here yet."""
        self.at: Sequence[str] = ()
        """Where guests would find this device."""
        self.stopped = False
        self.table: Mapping[str, Any] = {}
        """What is known of the table beside its game: who is linked, with what keys, who is whose, and what was ticked."""
        self.changed: Callable[[], object] = lambda: None
        self._opens = opens or (lambda game: store.resume(game, goes_on=False))
        self._head: dict[str, Any] | None = None
        self._fetched: list[Json] = []
        self._heard = clock()
        self._have: list[Any] = ["", 0, "", ""]
        self._anew = 0
        self._term: Mapping[str, Any] = {}
        """The term of the host, as it was said last."""

    # -- as it is kept ---------------------------------------------------------------------------

    @staticmethod
    def back(
        home: Path, store: Store, clock: Callable[[], float], opens: Callable[[int], Session] | None = None
    ) -> Follower | None:
        """The one that was there when the app was closed."""
        kept = told_in(home / STANDS_BY)
        try:
            found = Follower(home, store, Joiner.read(kept["caller"]), clock, opens)
            found.host, found.seat, found.table = str(kept["host"]), str(kept["seat"]), checked_table(kept["table"])
            found.state = "cut"
            game = store.of_seal(str(kept["seal"]))
        except (KeyError, TypeError, ValueError, AttributeError, Garbled):
            return None
        if game and found._took_over(game):
            found.forget()
            return None
        if game:
            found._open(game)
        return found

    def _took_over(self, game: int) -> bool:
        """Whether this device was gone in the middle of a take-over, and keeps the game by now."""
        session, kept = self.store.resume(game, goes_on=False), told_in(self.home / KEPT)
        if kept.get("game") != session.charter.seal:
            return False
        return Term.read(str(kept["guests"]["term"])).number in bases_of(session)

    def keep(self) -> None:
        seal = self.session.charter.seal if self.session is not None else ""
        kept = {"caller": self.caller.written(), "host": self.host, "seat": self.seat, "seal": seal, "table": dict(self.table)}
        with suppress(OSError):  # a full disk: it holds until the app is gone
            swap(self.home / STANDS_BY, kept)

    def forget(self) -> None:
        """This device does not stand by any more."""
        self.stopped = True
        with suppress(OSError):
            (self.home / STANDS_BY).unlink(missing_ok=True)

    # -- calls, from any thread ------------------------------------------------------------------

    def joins(self, seat: str | None, name: str, code: str, language: str = "") -> dict[str, Any] | None:
        """Asks to stand by, and goes on asking as long as people have not answered; None where nobody answers."""
        try:
            return self.caller.join(code=code, seat=seat, name=name, language=language, follow=True)
        except (Away, NotLinked):
            return None

    def calls(self, waits: bool = True) -> dict[str, Any] | None:
        """What the host says is new; None where it does not answer."""
        message = {"follow": list(self._have), "at": list(self.at[:PLACES]), **({} if waits else {"now": 1})}
        try:
            return self.caller.ask(message, *(() if waits else (ACT,)))
        except Away:
            return None
        except NotLinked:
            return {"no": "unlinked"}

    # -- what the host has said ------------------------------------------------------------------

    def joined(self, told: Mapping[str, Any] | None) -> None:
        if told is None:
            return
        self._heard = self.clock()
        if "id" in told:
            self.state, self.seat = "follows", str(told["seat"])
            self.keep()
        elif told.get("no") != "ask_host":
            self.state, self.why = "refused", str(told.get("no", ""))

    def hears(self, told: Mapping[str, Any] | None) -> None:
        """In the thread of the app."""
        if told is None or self.stopped or self.state == "refused":
            return
        if "no" in told:
            self._hears_no(told)
            return
        self._heard, self.state = self.clock(), "follows"
        self._term = {"t": told["term"], "by": told["by"]}
        if "head" in told:
            self._begins(dict(told["head"]))
        for line in told.get("entries", ()):
            self._takes(line)
        if self._head is not None and self._fetched and len(self._fetched) == told.get("n", len(self._fetched)):
            self._all_here()
        if "table" in told:
            self._knows(dict(told["table"]))
        number = len(self._fetched) if self._head is not None else len(self.session.journal.entries) if self.session else 0
        self.behind = max(0, int(told.get("n", number)) - number)
        self.changed()

    def _hears_no(self, told: Mapping[str, Any]) -> None:
        if told["no"] == "unlinked":
            self.state = "unlinked"
            self.forget()
        elif told["no"] == "not_here":
            self.state = "moved"
        self.changed()

    def _begins(self, head: dict[str, Any]) -> None:
        """Another game than the one that lies here, or one that went another way: what is here already is not asked for again."""
        seal = Charter.read(head).seal
        game = self.store.of_seal(seal)
        if game and self._have[0] == seal and self._have[1]:
            self._anew += 1
            if self._anew > ANEW:
                raise Refused("entry_does_not_fit", entry=self._have[1])
            self.store.set_aside(game, 1)  # the host never had this; it stays as it is
            game = 0
        self._fetched, self._head = [], None
        if game:
            self._open(game)
        else:
            self._head, self.session, self._have[:3] = head, None, [seal, 0, ""]

    def _open(self, game: int) -> None:
        if self.store.saved(game).evening.aside:
            self.store.set_aside(game, 0)
        self.session, self.game = self._opens(game), game
        self._have[:3] = self._stands(self.session)
        if told_in(self.home / KEPT).get("game") == self.session.charter.seal:
            (self.home / KEPT).unlink()  # it was kept here once, and is not any more
        self._by_our_rules()

    def _by_our_rules(self) -> None:
        """A host of another version plays what this device could not go on with."""
        if self.session is not None and self.session.rules != self.session.game.version:
            self.state, self.why = "refused", "other_version"

    @staticmethod
    def _stands(session: Session) -> list[Any]:
        entries = session.journal.entries
        return [session.charter.seal, len(entries), summed(entries[len(entries)].written())]

    def _takes(self, line: Json) -> None:
        if self._head is not None:
            if line[0] == len(self._fetched) + 1:  # else it is of an answer that came late
                self._fetched.append(line)
                self._have[1:3] = len(self._fetched), summed(line)
        elif self.session is not None and line[0] == len(self.session.journal.entries) + 1:
            try:
                self.session.follow(Entry.read(line))
            except Refused:
                self._have[2] = ""  # the host says then what stands before the first entry
                return
            self._have[:3] = self._stands(self.session)
            self._by_our_rules()

    def _all_here(self) -> None:
        """The game of the host, checked by the rules as any game that is given to us."""
        document, self._head = {**self._head, "entries": self._fetched}, None  # type: ignore[dict-item]
        self._fetched = []
        self._open(self.store.take_in(document))
        self.keep()

    def _knows(self, table: dict[str, Any]) -> None:
        self.table, self._have[3] = checked_table(table), summed(table)
        self.host = str(table["host"])
        if self.session is not None:
            entries, ticks = self.session.journal.entries, set(map(str, table["ticks"]))
            for due in set(entries.ticks()) ^ ticks:
                entries.tick(due, due in ticks)
        self.keep()

    # -- acting at the host ----------------------------------------------------------------------

    def does(self, name: str, parameters: Mapping[str, Json]) -> Entry:
        """An act of somebody who holds this phone: it happens at the host, and stands here when it is answered."""
        session = self.session
        number = len(session.journal.entries) if session is not None else 0
        told = self._asks({"do": name, "with": dict(parameters), "n": number, "k": number + 1})
        if "ok" not in told:
            raise Refused("host_says", says=str(told.get("says", "")))
        if session is None or self.session is not session or len(session.journal.entries) <= number:
            raise Refused("host_is_away", host=self.host)
        return session.journal.entries[number + 1]

    def ticks(self, due: str, done: bool) -> None:
        """A tick of somebody who holds this phone: it is the host's, and from there everybody's."""
        self._asks({"tick": [due, done]})
        if self.session is None or (due in self.session.journal.entries.ticks()) != done:
            raise Refused("not_your_seat")

    def _asks(self, message: Mapping[str, Any]) -> Mapping[str, Any]:
        """What the host answers; what came of it is here by then."""
        try:
            if self._head is not None or not self._term:  # what lies open here is not what the host plays, or may be another game
                raise Away
            told = self.caller.ask({**message, **self._term}, ACT)
        except (Away, NotLinked):
            raise Refused("host_is_away", host=self.host) from None
        self.hears(self.calls(waits=False))
        return told

    # -- taking over -----------------------------------------------------------------------------

    @property
    def gone(self) -> float:
        """For how many seconds nothing was heard of the host."""
        return max(0.0, self.clock() - self._heard)

    @property
    def cut(self) -> bool:
        return self.gone > GONE

    @property
    def may_take_over(self) -> bool:
        """Whether people may say that this device is the host from now on."""
        return self.session is not None and bool(self.table) and self.state in ("follows", "cut") and self.gone >= TAKES_OVER

    def take_over(self) -> Entry:
        """From here on this device is the host of everybody who is linked. Their keys are safe before the entry is made; who was
        gone between the two stands by still, and who was gone behind it does not."""
        assert self.session is not None
        kept = self.table["guests"]
        guests = read_guests(kept, self.table["seats"])
        guests.take_over(self.caller.id, self.caller.bases)
        told = {name: self.table[name] for name in ("seats", "persons")}
        try:
            swap(self.home / KEPT, {**told, "game": self.session.charter.seal, "owner": "", "guests": guests.written()})
        except OSError:
            raise Refused("disk_is_full") from None
        try:
            entry = self.session.take_over(guests.term.number, self.seat)
        except Refused:
            (self.home / KEPT).unlink(missing_ok=True)
            raise
        self.forget()
        return entry


def checked_table(told: Mapping[str, Any]) -> dict[str, Any]:
    """What a host says of its table, where it can be read; else it would break a take-over when it is too late."""
    read_guests(told["guests"], told["seats"])
    names = [told["host"], *told["seats"].items(), *told["persons"].items(), *told["ticks"]]
    if not all(isinstance(each, str) for name in names for each in (name if isinstance(name, tuple) else (name,))):
        raise TypeError
    return dict(told)
