"""A guest without a browser: it speaks the protocol itself, from the code on the screen to the end."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from http.client import HTTPConnection
from typing import Any

from companion.sharing import sealing, wire
from companion.sharing.sealing import DOWN, KEY, UP, KeyPair

PATIENCE = 20


class Client:
    """One guest, by the link that the code says."""

    def __init__(self, link: str) -> None:
        address, _, fragment = link.removeprefix("http://").partition("/#")
        self.host, _, port = address.partition(":")
        self.port = int(port)
        self.key, self.code = urlsafe_b64decode(fragment[:43] + "="), fragment[43:]
        self.keys: KeyPair | None = None
        self.enc = b""
        self.id = self.again = ""
        self.shown: list[Any] = [0, 0, 0, ""]
        self.k = 0
        self.last: dict[str, Any] = {}

    # -- bytes -----------------------------------------------------------------------------------

    def post(self, body: bytes) -> tuple[int, bytes]:
        line = HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            line.request("POST", "/t", body)
            answer = line.getresponse()
            return answer.status, answer.read()
        finally:
            line.close()

    def get(self, path: str, **heads: str) -> tuple[int, dict[str, str], bytes]:
        line = HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            line.request("GET", path, headers={name.replace("_", "-"): said for name, said in heads.items()})
            answer = line.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read()
        finally:
            line.close()

    # -- joining ---------------------------------------------------------------------------------

    def joining(self, seat: str | None, code: str | None = None, again: str = "") -> bytes:
        """What is posted to join; said again it is the same join."""
        if not self.enc:
            self.enc, self.keys = sealing.reach(self.key)
        assert self.keys is not None
        message = {"v": [1], "code": self.code if code is None else code, "seat": seat, "name": "a test", "again": again}
        return wire.JOIN + self.enc + sealing.seal(self.keys.up, wire.written(message), UP)

    def join(self, seat: str | None, code: str | None = None, again: str = "") -> dict[str, Any]:
        status, said = self.post(self.joining(seat, code, again))
        if status != 200:
            return {"status": status}
        assert self.keys is not None
        message: dict[str, Any] = wire.parsed(sealing.unseal(self.keys.down, said, DOWN))
        if "id" in message:
            self.id, self.again = message["id"], message["again"]
        return message

    # -- once it is linked -----------------------------------------------------------------------

    def frame(self, message: dict[str, Any]) -> bytes:
        assert self.keys is not None
        id = bytes.fromhex(self.id)
        return id + sealing.seal(self.keys.up, wire.written(message), UP + id)

    def said(self, data: bytes) -> dict[str, Any]:
        assert self.keys is not None
        message: dict[str, Any] = wire.parsed(sealing.unseal(self.keys.down, data, DOWN + bytes.fromhex(self.id)))
        if "page" in message:
            self.shown, self.last = [message["term"], message["n"], message["at"], message["by"]], message
        return message

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        status, said = self.post(self.frame(message))
        return self.said(said) if status == 200 else {"status": status}

    def poll(self, *have: Any) -> dict[str, Any]:
        return self.ask({"have": list(have or self.shown)})

    def act(self, name: str, number: int | None = None, k: int | None = None, **parameters: Any) -> dict[str, Any]:
        self.k += 1
        n = self.shown[1] if number is None else number
        return self.ask({"do": name, "with": parameters, "n": n, "k": self.k if k is None else k})


__all__ = ["KEY", "Client"]
