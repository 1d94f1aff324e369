"""What host and guests say to each other: messages as values, how they are written, and how much of it anybody may say."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import field
from typing import Any

from companion.sharing.terms import FIRST, Meant, Term
from companion.value import value

VERSION = 1
"""Of the protocol; a join says which ones are spoken."""
BODY, HEAD = 8 * 1024, 4 * 1024
"""How many bytes a request may have, and its head."""
BLOCK = 256
"""Every plain text is padded to a multiple of this, so that its length tells little."""
JOIN, HOSTS = b"J", b"H"
"""The first byte of a join, and of what a host says to another; no guest's id begins with them."""
ID = 8
"""How many bytes an id has."""
SECRET = 256
"""What only one seat may see is padded to a multiple of this; whoever makes it has made it as long as anything else that may
stand there, else how long it is would tell what it is."""
UNPACKED = 256 * 1024
"""Nobody unpacks more of one frame."""
NAME = 24
"""A phone's name is no longer."""
DEEP = 6
"""Nothing that is said is nested deeper."""
PLACES = 8
"""Somebody is found at so many addresses at most."""
PLACE = re.compile(r"http://(?:[a-z0-9.-]{1,64}|\[[a-z0-9:.%]{2,64}\]):([0-9]{1,5})", re.IGNORECASE)
LARGE = 1 << 53
"""No number is as large; a browser could not count it."""


UNSAID = Meant()


class Garbled(Exception):
    """Bytes that say nothing, or too much."""


@value
class Join:
    """Somebody wants to sit down: with the code from the screen, or with what was given at the first time."""

    speaks: tuple[int, ...]
    code: str = ""
    seat: str | None = None
    """The seat, "" for a screen; None asks which ones there are."""
    name: str = ""
    again: str = ""
    language: str = ""
    follows: bool = False
    """An app that wants to stand by."""


@value
class Poll:
    """What a guest shows; it waits for something newer."""

    term: Meant
    number: int
    at: int | None = None


@value
class Intents:
    """Acts one after the other, as long as each is taken, on the entry that was shown."""

    acts: tuple[tuple[str, Mapping[str, Any]], ...]
    number: int
    k: int = 0
    """Matches the answer to the question, and does nothing else."""
    leaves: bool = False
    """The page it was done on is left when it is done."""
    stays: bool = False
    """What it was done on stands on."""
    term: Meant = UNSAID
    """The term of that page."""


@value
class Move:
    """Something that changes only what this guest is shown: where it is, what it has picked, its language, its size."""

    what: str
    value: Any = None
    term: Meant = UNSAID
    """The term of the page that it was done on."""


@value
class Higher:
    """Somebody has heard of a higher term."""

    term: Meant


@value
class Follow:
    """A device that stands by says how far it has the game, and waits for more."""

    seal: str = ""
    number: int = 0
    last: str = ""
    """The sum of that entry: a game that went another way is another one."""
    knows: str = ""
    """The sum of what it knows of the table beside the game."""
    at: tuple[str, ...] = ()
    """Where guests would find it."""
    held: bool = True
    """It waits for news."""


Message = Join | Poll | Intents | Move | Higher | Follow
MOVES = (
    "go",
    "instead",
    "back",
    "tab",
    "leave",
    "choose",
    "tick",
    "ticks",
    "clock",
    "speak",
    "form",
    "acts",
    "read",
    "find",
    "put",
    "write",
    "sit",
    "host",
    "take",
    "give",
)
"""What a move may be."""


@value
class Shown:
    """A page of a guest: the entry it was made at, how often it was made, what stands in it and what only its seat may see."""

    number: int
    page: str
    mine: str = ""
    at: int = 0
    more: Mapping[str, Any] = field(default_factory=dict)
    term: Term = FIRST
    """A page of another game, or of another host, has another one, so that numbers may begin anew."""

    def message(self, now: int) -> dict[str, Any]:
        message = {**named(self.term), "n": self.number, "at": self.at, "now": now, "page": self.page, **self.more}
        return {**message, "mine": self.mine} if self.mine else message


def named(term: Term) -> dict[str, Any]:
    """A term in a message: its number, and what tells it from others of this number."""
    return {"term": term.number, "by": str(term)}


# -- written and read ----------------------------------------------------------------------------


def written(message: Mapping[str, Any]) -> bytes:
    """As it is sealed: padded, so that its length tells little.

    >>> len(written({"have": [3, 37]})), len(written({"page": "x" * 300}))
    (256, 512)
    >>> {len(written({"page": "x", "mine": "y" * long})) for long in (1, 700, 1900)}
    {512, 1024, 2304}
    """
    plain = _written(message)
    mine = len(_written(message["mine"])) if "mine" in message else 0
    open_ = len(plain) - mine
    return plain + b" " * (-open_ % BLOCK + -mine % SECRET)


PACKED = b"\x01"
"""The first byte of a message that is deflated; one that is not begins with a bracket."""
SECRET_PACKED = 1024
"""As SECRET, deflated: no hand takes more."""


def packed(message: Mapping[str, Any]) -> bytes:
    """As it is sealed where every byte is carried far: deflated. What only one seat may see is deflated apart, and padded, so
    that how long it is tells nothing of it.

    >>> len(packed({"page": "x" * 3000})), len(packed({"page": "x" * 3000, "mine": "a sword"}))
    (256, 1280)
    >>> parsed(packed({"page": "x", "mine": "y"}))
    {'page': 'x', 'mine': 'y'}
    """
    open_ = _deflated({key: each for key, each in message.items() if key != "mine"})
    mine = _deflated(message["mine"]) if "mine" in message else b""
    head = PACKED + len(open_).to_bytes(3, "big") + len(mine).to_bytes(3, "big")
    plain = head + open_ + mine
    return plain + bytes(-len(head + open_) % BLOCK + -len(mine) % SECRET_PACKED)


def _deflated(message: Any) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(_written(message)) + packer.flush()


def _unpacked(plain: bytes) -> bytes:
    """As it was written, if it was packed; no more than a guest may be sent."""
    if plain[:1] != PACKED:
        return plain
    open_, mine = int.from_bytes(plain[1:4], "big"), int.from_bytes(plain[4:7], "big")
    parts = [plain[7 : 7 + open_], plain[7 + open_ : 7 + open_ + mine]]
    try:
        said, *more = (zlib.decompressobj(-zlib.MAX_WBITS).decompress(each, UNPACKED) for each in parts if each)
    except (zlib.error, ValueError):
        raise Garbled("no message") from None
    return said[:-1] + b',"mine":' + more[0] + b"}" if more else said


def _written(message: Any) -> bytes:
    return json.dumps(message, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def parsed(plain: bytes) -> dict[str, Any]:
    """What was written, or Garbled."""
    try:
        found = json.loads(_unpacked(plain))
        _written(found)  # half a letter, or what is no number, could not be said on
    except (ValueError, RecursionError):
        raise Garbled("no message") from None
    if not isinstance(found, dict):
        raise Garbled("no message")
    return found


def heard(plain: bytes) -> tuple[Message, int]:
    """A message of a guest, and the number of its question, which stands in the answer; 0 where it has none."""
    said = parsed(plain)
    try:
        return _read(said), _number(said.get("q", 0))
    except (KeyError, TypeError, ValueError):
        raise Garbled("no message") from None


def read(plain: bytes) -> Message:
    """A message of a guest.

    >>> read(b'{"do":"noise_roll","with":{"seat":"P2"},"n":38,"k":7}')
    Intents(acts=(('noise_roll', {'seat': 'P2'}),), number=38, k=7, leaves=False, stays=False, term=Meant(number=0, whole=None))
    >>> read(b'{"have":[3,37]}')
    Poll(term=Meant(number=3, whole=None), number=37, at=None)
    >>> read(b'{"have":[2,37,5,"000003/000000"]}').term.whole.path
    (3,)
    """
    return heard(plain)[0]


def _read(said: Mapping[str, Any]) -> Message:
    if "v" in said:
        seat = said.get("seat", "")
        return Join(
            tuple(_number(each) for each in said["v"]),
            _text(said.get("code", "")),
            None if seat is None else _text(seat),
            _text(said.get("name", ""))[:NAME],
            _text(said.get("again", "")),
            _text(said.get("language", "")),
            bool(said.get("follow", False)),
        )
    if "follow" in said:
        seal, number, last, knows = said["follow"]
        at = tuple(_place(each) for each in said.get("at", ()))
        if len(at) > PLACES:
            raise ValueError
        return Follow(_text(seal), _number(number), _text(last), _text(knows), at, "now" not in said)
    if "have" in said:
        term, number, *more = said["have"]
        return Poll(_said(term, *more[1:2]), _number(number), *(_number(each) for each in more[:1]))
    if "do" in said:
        acts = said["do"] if isinstance(said["do"], list) else [{"do": said["do"], "with": said.get("with", {})}]
        return Intents(
            tuple(_act(each) for each in acts),
            _number(said["n"]),
            _number(said.get("k", 0)),
            "leaves" in said,
            "stays" in said,
            _said(said.get("t", 0), said.get("by", "")),
        )
    for what in MOVES:
        if what in said:
            return Move(what, _shallow(said[what], DEEP), _said(said.get("t", 0), said.get("by", "")))
    return Higher(_said(said["term"], said.get("by", "")))


def _said(number: Any, by: Any = "") -> Meant:
    return Meant(_number(number), Term.read(_text(by)) if by else None)


def _act(message: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    parameters = message.get("with", {})
    if not isinstance(parameters, dict):
        raise TypeError
    return _text(message["do"]), _shallow(parameters, DEEP)


def _place(shown: Any) -> str:
    """An address and a port, and nothing else: others are told to go there."""
    found = PLACE.fullmatch(_text(shown))
    if found is None or int(found[1]) > 65535:
        raise ValueError
    return found[0]


def _text(shown: Any) -> str:
    if not isinstance(shown, str):
        raise TypeError
    return shown


def _number(shown: Any) -> int:
    if not isinstance(shown, int) or isinstance(shown, bool) or abs(shown) >= LARGE:
        raise TypeError
    return shown


def _shallow(shown: Any, deep: int) -> Any:
    """The same, if it is not nested deeper, and no number in it larger, than anything we know."""
    if deep < 0 or (isinstance(shown, int) and abs(shown) >= LARGE):
        raise ValueError
    for each in shown.values() if isinstance(shown, dict) else shown if isinstance(shown, list) else ():
        _shallow(each, deep - 1)
    return shown
