"""Who is linked to a table, and what they may do: seats, screens, codes, keys and terms. It has no clock; the time is given.

Somebody who has the code from the screen sits down at once. Who comes without it, or to a seat that has a phone already, has to
be let in by people, who compare two words. What is known here survives the host, so that nobody has to join again.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import update_wrapper
from threading import RLock
from typing import Any, Concatenate, ParamSpec, TypeVar

from companion.sharing import sealing
from companion.sharing.heralds import Claim
from companion.sharing.sealing import KeyPair, Unsealed
from companion.sharing.terms import FIRST, Term
from companion.sharing.wire import HOSTS, ID, JOIN, VERSION, Garbled, Join, named, read
from companion.value import value

MOST = 16
"""So many guests at one table."""
JOINS, WRONG, MINUTE = 30, 5, 60.0
"""How many joins a minute from one place are answered, and how many wrong codes."""
ASKS = 3
"""So many from one place may wait at a time to be let in."""
SPENT = 1000
"""So many joins that open nothing any more are remembered; older ones were said to codes that are gone."""
BEFORE = 4096
"""So many frames of a guest are known again; whoever says an older one again must have heard so many since."""
FORMER = 8
"""Codes of before with which somebody who was linked may come back."""
GONE = 6.0
"""After so many seconds without a word a guest is cut off."""
WAITS = 30.0
"""Somebody who asks to be let in and says nothing for so long has gone."""
LOOK, SEAT, TABLE = "look", "seat", "table"
RIGHTS = (LOOK, SEAT, TABLE)
"""What a guest may do: nothing but look, what its own seat does, or also what is everybody's."""
SCREEN = ""
"""The seat of a guest that has none."""


@dataclass
class Guest:
    """A browser or an app at this table."""

    id: str
    seat: str
    name: str
    keys: KeyPair
    enc: str
    """What it said when it joined; said again, it claims nothing new."""
    again: str
    """With it the same phone comes back."""
    may: str = SEAT
    language: str = ""
    heard: float = 0
    """When it last said something."""
    sits: bool = True
    """It has the code, so it may have a seat; who has typed the address has none."""
    follows: bool = False
    """It stands by: it has the game itself, and no pages are made for it."""
    at: tuple[str, ...] = ()
    """Where the others would find it, if it took over."""
    before: dict[bytes, None] = field(default_factory=dict)
    """What it has said with these keys, by its nonces, the oldest first."""
    quiet: float = GONE
    """After so many seconds without a word it is cut off."""

    @property
    def screen(self) -> bool:
        return self.seat == SCREEN

    def away(self, now: float) -> float:
        """For how long nothing was heard of it, 0 as long as it is there."""
        return now - self.heard if now - self.heard > self.quiet else 0


@dataclass
class Asker:
    """Somebody whom people have to let in."""

    enc: str
    seat: str
    name: str
    keys: KeyPair
    language: str
    heard: float
    coded: bool = False
    """It has the code."""
    source: str = ""
    """Where it is."""
    follows: bool = False
    """It offers to stand by."""
    answer: str = ""
    """What people said: "both", "replace" or "no"; "" as long as they have said nothing."""


@value
class Reception:
    """What is said to a join, sealed for whoever said it."""

    message: Mapping[str, Any]
    keys: KeyPair
    joined: str = ""
    """The id of the guest that sat down by it."""


@value
class Invitation:
    """What the screen shows: a key to seal with, and what lets somebody sit down."""

    key: str
    """The private key, in hexadecimal."""
    word: str

    @property
    def fragment(self) -> str:
        """What stands behind the # of the link, which no browser sends."""
        return f"{_told(sealing.public(bytes.fromhex(self.key)))}{self.word}"


class Busy(Exception):
    """Too much was said from one place in a minute."""


def _new_code() -> Invitation:
    return Invitation(sealing.new_key().hex(), secrets.token_urlsafe(12))


def _told(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


P = ParamSpec("P")
R = TypeVar("R")


def _alone(method: Callable[Concatenate[Guests, P], R]) -> Callable[Concatenate[Guests, P], R]:
    """One thread at a time: the line asks, and people change it."""

    def locked(self: Guests, /, *args: P.args, **more: P.kwargs) -> R:
        with self.lock:
            return method(self, *args, **more)

    update_wrapper(locked, method)
    return locked


@dataclass
class Guests:
    """Everybody who is linked to one table."""

    seats: Mapping[str, str]
    """The seats of the game, each with its name."""
    term: Term = FIRST
    keys: list[bytes] = field(default_factory=lambda: [sealing.new_key()])
    """Of the hosts that this table has had, the last one ours: with them a term is proven. Whoever stands by gets them."""
    namings: int = 0
    """How often somebody was named to stand by; it never goes down."""
    standby: str = ""
    """The id of who stands by; "" for nobody."""
    moved: Claim = field(default_factory=Claim)
    """Where the game is kept by now, if that is not here; a term alone where only that is known."""
    peers: list[str] = field(default_factory=list)
    """Where devices are that may have taken over, or may think that they are the host still."""
    code: Invitation = field(default_factory=_new_code)
    open_key: str = field(default_factory=lambda: sealing.new_key().hex())
    """The key of those who have typed the address: they have seen no code, and must be let in."""
    former: list[Invitation] = field(default_factory=list)
    linked: dict[str, Guest] = field(default_factory=dict)
    asking: dict[str, Asker] = field(default_factory=dict)
    spent: deque[str] = field(default_factory=lambda: deque(maxlen=SPENT))
    """What joins of guests that were unlinked have said: it opens nothing any more."""
    joins: dict[str, deque[float]] = field(default_factory=dict)
    wrong: dict[str, deque[float]] = field(default_factory=dict)
    lock: RLock = field(default_factory=RLock)

    # -- joining ---------------------------------------------------------------------------------

    @_alone
    def join(self, said: bytes, now: float, source: str = "") -> Reception | None:
        """What is answered to a join; None where nobody can read it, Busy where there are too many."""
        _forget(self.joins, now)
        joins = self.joins.setdefault(source, deque())
        if not _less(joins, JOINS, now):
            raise Busy
        joins.append(now)
        enc, sealed = said[: sealing.KEY], said[sealing.KEY :]
        for code in (self.code, *self.former, None):
            private = bytes.fromhex(code.key if code else self.open_key)
            try:
                keys = sealing.accept(private, enc)
                message = read(sealing.unseal(keys.up, sealed, sealing.UP))
            except (Unsealed, Garbled):
                continue
            return self._joined(message, code, keys, enc.hex(), now, source) if isinstance(message, Join) else None
        return None

    def _joined(self, join: Join, code: Invitation | None, keys: KeyPair, enc: str, now: float, source: str) -> Reception:
        def no(reason: str, **more: Any) -> Reception:
            return Reception({"no": reason, **more}, keys)

        if VERSION not in join.speaks:
            return no("other_version", v=[VERSION])
        for guest in self.linked.values():
            if guest.enc == enc:  # the answer was lost, or somebody says again what they have heard
                return self._welcome(guest, now)
        if enc in self.spent:
            return no("code_is_old")
        if join.again and (known := self._again(join.again)):
            self.spent.append(known.enc)
            known.keys, known.enc, known.language, known.before = keys, enc, join.language or known.language, {}
            return self._welcome(known, now)
        if code is not None and not self._right(join.code, code):
            _forget(self.wrong, now)
            wrong = self.wrong.setdefault(source, deque())
            if not _less(wrong, WRONG, now):
                return no("wait")
            wrong.append(now)
            return no("code_is_old")
        if join.seat is None and self.seats and code is not None:
            return no("which_seat", seats=self._free())
        if join.seat is None:  # there is no game yet, or nobody has let it in to be told who plays
            join = replace(join, seat=SCREEN)
        if join.seat != SCREEN and (join.seat not in self.seats or code is None):
            return no("no_such_seat")
        if len(self.linked) + (self._empty if join.seat == SCREEN else 0) >= MOST:
            return no("table_is_full")
        taken = any(guest.seat == join.seat for guest in self.linked.values() if not guest.screen)
        if code is None or taken or self.full or join.follows:
            return self._asks(join, keys, enc, now, source, no, code is not None)
        return self._sits(join.seat or SCREEN, join.name, join.language, keys, enc, now)

    def _right(self, said: str, code: Invitation) -> bool:
        return code == self.code and hmac.compare_digest(said.encode(), code.word.encode())

    def _again(self, said: str) -> Guest | None:
        return next((guest for guest in self.linked.values() if hmac.compare_digest(said.encode(), guest.again.encode())), None)

    def _free(self) -> list[list[Any]]:
        taken = {guest.seat for guest in self.linked.values()}
        return [[seat, name, seat in taken] for seat, name in self.seats.items()]

    @property
    def _empty(self) -> int:
        """The seats without a phone: screens leave them their room."""
        return len(set(self.seats) - {guest.seat for guest in self.linked.values()})

    def _asks(
        self, join: Join, keys: KeyPair, enc: str, now: float, source: str, no: Callable[..., Reception], coded: bool
    ) -> Reception:
        """People are asked; the guest says the same again until they have answered."""
        for old in [old for old, each in self.asking.items() if now - each.heard > WAITS]:
            del self.asking[old]
        asker = self.asking.get(enc)
        if asker is None:
            if len(self.asking) >= MOST or sum(each.source == source for each in self.asking.values()) >= ASKS:
                return no("table_is_full")
            follows = join.follows and coded
            asker = Asker(enc, join.seat or SCREEN, join.name, keys, join.language, now, coded, source, follows)
            self.asking[enc] = asker
        asker.heard = now
        if not asker.answer:
            return no("ask_host", words=keys.words)
        del self.asking[enc]
        if asker.answer == "no":
            self.spent.append(enc)
            return no("not_let_in")
        if asker.answer == "replace":
            for guest in [guest for guest in self.linked.values() if guest.seat == asker.seat]:
                self.unlink(guest.id)
        reception = self._sits(asker.seat, asker.name, asker.language, keys, enc, now, asker.coded)
        if asker.follows:
            self.name_standby(reception.joined)
        return reception

    def _sits(self, seat: str, name: str, language: str, keys: KeyPair, enc: str, now: float, coded: bool = True) -> Reception:
        id = next(
            id for id in iter(lambda: secrets.token_bytes(ID), b"") if id[:1] not in (JOIN, HOSTS) and id.hex() not in self.linked
        )
        may = LOOK if seat == SCREEN else SEAT
        guest = Guest(id.hex(), seat, name, keys, enc, secrets.token_urlsafe(16), may, language, now, coded)
        self.linked[guest.id] = guest
        return self._welcome(guest, now)

    def _welcome(self, guest: Guest, now: float) -> Reception:
        guest.heard = now
        message = {"v": VERSION, "id": guest.id, "again": guest.again, "words": guest.keys.words, "seat": guest.seat}
        return Reception({**message, "may": guest.may, **named(self.term)}, guest.keys, guest.id)

    # -- who says what ---------------------------------------------------------------------------

    @_alone
    def opened(self, said: bytes, now: float) -> tuple[Guest, bytes] | None:
        """Which guest has said this, and what; None where it was nobody we know."""
        guest = self.linked.get(said[:ID].hex())
        if guest is None:
            return None
        try:
            plain = sealing.unseal(guest.keys.up, said[ID:], sealing.UP + said[:ID])
        except Unsealed:
            return None
        guest.heard = now
        return guest, plain

    @_alone
    def first(self, guest: Guest, said: bytes) -> bool:
        """Whether this is said for the first time, and not by somebody who has heard it."""
        nonce = said[ID : ID + sealing.NONCE]
        if nonce in guest.before:
            return False
        guest.before[nonce] = None
        if len(guest.before) > BEFORE:
            del guest.before[next(iter(guest.before))]
        return True

    @staticmethod
    def sealed(guest: Guest, plain: bytes) -> bytes:
        return sealing.seal(guest.keys.down, plain, sealing.DOWN + bytes.fromhex(guest.id))

    # -- what people decide ----------------------------------------------------------------------

    @property
    def full(self) -> bool:
        """Every seat has a phone: from now on the code lets nobody in whom people have not seen."""
        taken = {guest.seat for guest in self.linked.values()}
        return bool(self.seats) and set(self.seats) <= taken

    @_alone
    def allow(self, id: str, may: str) -> None:
        """A tap on the host changes what a guest may do; a screen only looks."""
        guest = self.linked.get(id)
        if guest is not None and may in RIGHTS and not guest.screen:
            guest.may = may

    @_alone
    def sit(self, id: str, seat: str) -> None:
        """A guest that is linked takes a seat, another one, or none; what it might do for the table it may do on a seat only."""
        guest = self.linked.get(id)
        if guest is not None and (seat == SCREEN or (seat in self.seats and guest.sits)):
            guest.seat, guest.may = seat, LOOK if seat == SCREEN else guest.may if guest.may != LOOK else SEAT

    @_alone
    def name_standby(self, id: str) -> None:
        """This one stands by from now on, and whoever did so before does not; it is not told, if it is cut off."""
        self._stands_no_more()
        self.linked[id].follows = True
        self.standby, self.namings = id, self.namings + 1

    def _stands_no_more(self) -> None:
        before = self.linked.pop(self.standby, None)
        self.standby = ""
        if before is not None:
            self.spent.append(before.enc)
            self.meets(before.at)

    @_alone
    def meets(self, at: Iterable[str]) -> None:
        """Devices to which it is to be said whose word holds."""
        self.peers += [each for each in at if each not in self.peers]

    @_alone
    def others(self, now: float) -> list[str]:
        """Where another device may be that believes to be the host; whoever stands by is none as long as it is heard."""
        stands = self.linked.get(self.standby)
        return [*self.peers, *(stands.at if stands is not None and stands.away(now) else ())]

    @_alone
    def new_game(self) -> None:
        """Another game on the same host: whoever stood by the old one can't take over the new one by it."""
        self.term = self.term.new_game(self.keys[-1] if self.namings else b"")
        self.keys.append(sealing.new_key())
        self.namings = 1 if self.standby else 0

    @_alone
    def take_over(self, id: str, bases: Iterable[str]) -> None:
        """Whoever stood by by this id is the host from now on; the one of before was at these addresses."""
        self.term = self.term.taken_over(self.namings, self.keys[-1])
        self.keys.append(sealing.new_key())
        before, self.standby, self.namings, self.moved = self.linked.pop(id, None), "", 0, Claim()
        ours = before.at if before is not None else ()
        self.peers = list(dict.fromkeys(each for each in (*bases, *self.peers) if each not in ours))

    @_alone
    def let_in(self, enc: str, answer: str) -> None:
        """People have compared the words: "both", "replace" or "no"."""
        if enc in self.asking and answer in ("both", "replace", "no"):
            self.asking[enc].answer = answer

    @_alone
    def unlink(self, id: str) -> None:
        """Its id is forgotten, and what it said to join opens nothing any more."""
        if id == self.standby:
            self._stands_no_more()
        elif id in self.linked:
            self.spent.append(self.linked.pop(id).enc)

    @_alone
    def new_code(self) -> None:
        """Who has only the old code is refused; who is linked stays, and may come back."""
        self.former = [self.code, *self.former][:FORMER]
        self.code = _new_code()

    @_alone
    def waiting(self, now: float) -> list[Asker]:
        """Who waits to be let in, the first first."""
        return [each for each in self.asking.values() if now - each.heard <= WAITS and not each.answer]

    @_alone
    def everybody(self) -> list[Guest]:
        return list(self.linked.values())

    @_alone
    def watching(self) -> list[Guest]:
        """Those for whom pages are made."""
        return [guest for guest in self.linked.values() if not guest.follows]

    @_alone
    def at(self, seat: str) -> list[Guest]:
        """The phones of a seat."""
        return [guest for guest in self.linked.values() if guest.seat == seat]

    # -- kept ------------------------------------------------------------------------------------

    @_alone
    def written(self) -> dict[str, Any]:
        """What survives the host. Who was only asking is not in it."""
        return {
            "term": str(self.term),
            "codes": [[each.key, each.word] for each in (self.code, *self.former)],
            "open": self.open_key,
            "spent": list(self.spent),
            "linked": [_guest_written(each) for each in self.linked.values()],
            "keys": [each.hex() for each in self.keys],
            "namings": self.namings,
            "standby": self.standby,
            "peers": list(self.peers),
            "moved": self.moved.written(),
        }


def _guest_written(guest: Guest) -> list[Any]:
    keys = guest.keys.up.hex(), guest.keys.down.hex(), guest.keys.words
    return [
        guest.id,
        guest.seat,
        guest.name,
        *keys,
        guest.enc,
        guest.again,
        guest.may,
        guest.language,
        guest.sits,
        list(guest.at),
    ]


def read_guests(written: Mapping[str, Any], seats: Mapping[str, str]) -> Guests:
    """Those who were written so, as far as their seats are still there."""
    code, *former = (Invitation(str(key), str(word)) for key, word in written["codes"])
    found = Guests(seats, Term.read(str(written["term"])), code=code, open_key=str(written["open"]), former=former)
    found.spent.extend(map(str, written["spent"]))
    found.keys = [bytes.fromhex(each) for each in written["keys"]]
    found.namings, found.peers = int(written["namings"]), [str(each) for each in written["peers"]]
    for id, seat, name, up, down, words, enc, again, may, language, sits, at in written["linked"]:
        if seat == SCREEN or seat in seats:
            keys, may = KeyPair(bytes.fromhex(up), bytes.fromhex(down), words), may if may in RIGHTS else LOOK
            found.linked[id] = Guest(id, seat, name, keys, enc, again, may, language, 0, sits, at=tuple(map(str, at)))
    found.moved = Claim.read(written["moved"])
    if written["standby"] in found.linked:
        found.standby = str(written["standby"])
        found.linked[found.standby].follows = True
    return found


def _less(times: deque[float], most: int, now: float) -> bool:
    """Whether there were fewer than so many in the last minute."""
    while times and now - times[0] >= MINUTE:
        times.popleft()
    return len(times) < most


def _forget(places: dict[str, deque[float]], now: float) -> None:
    """Places from which nothing was said for a minute."""
    for place in [place for place, times in places.items() if not times or now - times[-1] >= MINUTE]:
        del places[place]


def links(addresses: Iterable[str], port: int, fragment: str) -> list[str]:
    """What a code on the screen says, for each address that this phone has."""
    return [f"http://{address}:{port}/#{fragment}" for address in addresses]
