"""What one host says to another: whose word holds, and where the game goes on.

Both have a key that only the hosts of this table, and those whom they have named, know; so nobody else can say it, or read it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from companion.sharing.sealing import Unsealed, seal, unseal
from companion.sharing.terms import FIRST, Term
from companion.sharing.wire import BODY, HOSTS, Garbled, parsed, written
from companion.value import field, value

ABOUT, REPLY = b"airlock 1 host", b"airlock 1 host answers"
PATIENCE = 4.0
"""So many seconds another host has to answer."""
EVERY = 4.0
"""After so many seconds a host that did not answer is told again."""


@value
class Claim:
    """A host as it presents itself to another."""

    term: Term = FIRST
    name: str = ""
    """Whose phone it is."""
    seal: str = ""
    """The game it keeps."""
    number: int = 0
    """How many entries that has."""
    began: Mapping[str, int] = field(default_factory=dict)
    """For each term, by its number, the entry with which it began."""
    link: str = ""
    """What its code says."""

    @property
    def base(self) -> str:
        """Where it is."""
        return self.link.partition("/#")[0]

    def written(self) -> dict[str, Any]:
        term = {"by": str(self.term), "name": self.name}
        return {**term, "seal": self.seal, "n": self.number, "began": dict(self.began), "link": self.link}

    @staticmethod
    def read(said: Mapping[str, Any]) -> Claim:
        try:
            began = {str(term): int(number) for term, number in said["began"].items()}
            term, words = Term.read(str(said["by"])), (str(said["name"]), str(said["seal"]))
            return Claim(term, *words, int(said["n"]), began, str(said["link"]))
        except (KeyError, TypeError, ValueError, AttributeError):
            raise Garbled("no claim") from None


def sealed(key: bytes, claim: Claim, about: bytes = ABOUT) -> bytes:
    return seal(_key(key), written(claim.written()), about)


def opened(keys: Sequence[bytes], said: bytes, about: bytes = ABOUT) -> tuple[bytes, Claim]:
    """What a host says, and the key that it said it with; Garbled where it is none."""
    for key in keys:
        try:
            return key, Claim.read(parsed(unseal(_key(key), said, about)))
        except Unsealed:
            continue
    raise Garbled("no host")


def _key(key: bytes) -> bytes:
    return hmac.digest(key, ABOUT, hashlib.sha256)


async def tell(base: str, keys: Sequence[bytes], claim: Claim) -> Claim | None:
    """What a host answers to our claim; None where there is none, or one that does not know us. One that has never had our key of
    now may know one of before."""
    for key in keys:
        said = await _posted(base, HOSTS + sealed(key, claim))
        if said is None:
            return None
        try:
            return opened((key,), said, REPLY)[1]
        except Garbled:
            continue
    return None


async def _posted(base: str, body: bytes) -> bytes | None:
    """What is answered, b"" where it was refused; None where nobody is there."""
    try:
        place = urlsplit(base)
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
            try:
                head = f"POST /t HTTP/1.1\r\nHost: airlock\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
                writer.write(head.encode() + body)
                first, rest = await reader.readuntil(b"\r\n\r\n"), b""
                while len(rest) < BODY and (more := await reader.read(BODY)):
                    rest += more
                return rest if first.startswith(b"HTTP/1.1 200") else b""
            finally:
                writer.close()
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return None
