"""A device that speaks to a host as a guest does: by the link behind a code, at any of the addresses that it knows.

Nothing here waits for long, and nothing is tried twice by itself: whoever calls decides when to call again.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from binascii import Error as NotCoded
from collections.abc import Mapping, Sequence
from http.client import HTTPConnection, HTTPException
from typing import Any
from urllib.parse import urlsplit

from companion.sharing import sealing, wire
from companion.sharing.sealing import DOWN, UP, KeyPair, Unsealed
from companion.value import value

PATIENCE = 9.0
"""So many seconds an answer is waited for: a host holds one for four."""
LONGEST = 4 * 1024 * 1024
"""No answer is longer: a table and a part of its game."""
TEXT = 43
"""So many letters has a key, where it is written as text."""
SCHEMES = ("http", "airlock")
"""A link as a browser takes it, and as the system gives it to this app."""


class Away(Exception):
    """Nobody answers, or nobody we know."""


class NotLinked(Exception):
    """The host is there, and knows nothing of us."""


@value
class TableLink:
    """What a code says: where the host is, its public key, and the word that lets somebody sit down."""

    bases: tuple[str, ...]
    key: bytes
    word: str

    @staticmethod
    def read(text: str) -> TableLink | None:
        """The link in a text, as people paste it; None where it is none.

        >>> found = TableLink.read(" http://192.168.4.1:4070/#" + "A" * 43 + "word ")
        >>> found.bases, found.key == bytes(32), found.word
        (('http://192.168.4.1:4070',), True, 'word')
        >>> TableLink.read("http://192.168.4.1:4070/"), TableLink.read("hello"), TableLink.read("http://[/#" + "A" * 60)
        (None, None, None)
        """
        try:
            found = urlsplit(text.strip())
            port = found.port
            key = urlsafe_b64decode(found.fragment[:TEXT] + "=")
        except (ValueError, NotCoded):
            return None
        word = found.fragment[TEXT:]
        if found.scheme not in SCHEMES or not found.hostname or len(key) != sealing.KEY or not word.isascii() or not word:
            return None
        host = f"[{found.hostname}]" if ":" in found.hostname else found.hostname
        return TableLink((f"http://{host}:{port or 80}",), key, word)


class Joiner:
    """One guest that is no browser."""

    def __init__(self, bases: Sequence[str], key: bytes) -> None:
        self.bases, self.key = list(bases), key
        self.keys: KeyPair | None = None
        self.enc = b""
        self.id = self.again = ""
        self._q = 0

    # -- as it is kept ---------------------------------------------------------------------------

    def written(self) -> dict[str, Any]:
        keys = self.keys
        kept = [keys.up.hex(), keys.down.hex(), keys.words] if keys is not None else []
        return {"bases": self.bases, "key": self.key.hex(), "keys": kept, "id": self.id, "again": self.again}

    @staticmethod
    def read(kept: Mapping[str, Any]) -> Joiner:
        found = Joiner([str(each) for each in kept["bases"]], bytes.fromhex(kept["key"]))
        if kept["keys"]:
            up, down, words = kept["keys"]
            found.keys = KeyPair(bytes.fromhex(up), bytes.fromhex(down), str(words))
        found.id, found.again = str(kept["id"]), str(kept["again"])
        return found

    # -- what is said ----------------------------------------------------------------------------

    def join(self, **told: Any) -> dict[str, Any]:
        """The answer to a join; said again it is the same join, as long as nobody has answered it."""
        if self.keys is None:
            self.enc, self.keys = sealing.reach(self.key)
        message = wire.written({"v": [wire.VERSION], **told})
        answer = self._post(wire.JOIN + self.enc + sealing.seal(self.keys.up, message, UP), PATIENCE)
        found = self._opened(answer, DOWN)
        if "id" in found:
            self.id, self.again = str(found["id"]), str(found["again"])
        return found

    def ask(self, message: Mapping[str, Any], patience: float = PATIENCE) -> dict[str, Any]:
        """What the host answers to this question; an answer to another one is none."""
        assert self.keys is not None
        self._q += 1
        q, id = self._q, bytes.fromhex(self.id)
        sealed = sealing.seal(self.keys.up, wire.written({**message, "q": q}), UP + id)
        found = self._opened(self._post(id + sealed, patience), DOWN + id)
        if found.get("q") != q:
            raise Away
        return found

    def _opened(self, answer: bytes, about: bytes) -> dict[str, Any]:
        assert self.keys is not None
        try:
            found = json.loads(sealing.unseal(self.keys.down, answer, about))
        except (Unsealed, ValueError, RecursionError):
            raise Away from None
        if not isinstance(found, dict):
            raise Away
        return found

    def _post(self, body: bytes, patience: float) -> bytes:
        """To the address that answered last; from the next one on, if it does not."""
        base = urlsplit(self.bases[0])
        line = HTTPConnection(base.hostname or "", base.port, timeout=patience)
        try:
            line.request("POST", "/t", body)
            answer = line.getresponse()
            said = answer.read(LONGEST + 1)
            if len(said) > LONGEST:
                raise OSError("too long")
        except (OSError, HTTPException):
            self.bases.append(self.bases.pop(0))
            raise Away from None
        finally:
            line.close()
        if answer.status == 403:
            raise NotLinked
        if answer.status != 200:
            raise Away
        return said
