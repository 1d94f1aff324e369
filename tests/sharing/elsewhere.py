"""A guest without a browser who is elsewhere: it speaks by a broker, from the code on the screen to the end."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Protocol

from companion.sharing import sealing, wire
from companion.sharing.broker import Hears
from companion.sharing.far import APART, TOPIC
from companion.sharing.sealing import DOWN, Unsealed
from companion.sharing.wire import Garbled
from tests.sharing.client import Client
from tests.sharing.memory import MemoryBroker, Reader

PATIENCE = 20.0


class Carrier(Protocol):
    """What a guest has of a broker."""

    def say(self, topic: str, data: bytes) -> None: ...
    def listen(self, *topics: str) -> None: ...


class MemoryCarrier:
    def __init__(self, memory: MemoryBroker, hears: Hears) -> None:
        self.memory, self.reader = memory, Reader(hears)

    def say(self, topic: str, data: bytes) -> None:
        self.memory.say(topic, data)

    def listen(self, *topics: str) -> None:
        self.memory.add(self.reader, *topics)


class FarClient(Client):
    """One guest, by the link that the code says to those who are elsewhere."""

    def __init__(self, link: str, carry: Callable[[Hears], Carrier]) -> None:
        fragment, table, self.address = link.partition("#")[2].split(APART)
        self.key, self.code = urlsafe_b64decode(fragment[:43] + "="), fragment[43:]
        self.table = f"{TOPIC}/{urlsafe_b64decode(table + '==').hex()}"
        self.keys, self.enc, self.id, self.again = None, b"", "", ""
        self.shown, self.k, self.last = [0, 0, 0, ""], 0, {}
        self.patience, self.asked = PATIENCE, 0
        self.answers: SimpleQueue[bytes] = SimpleQueue()
        self.pages: SimpleQueue[bytes] = SimpleQueue()
        self.hints: SimpleQueue[bytes] = SimpleQueue()
        self.odd = 0
        """How many frames it could not open."""
        self.went: list[tuple[str, int]] = []
        """What it has shown, one after the other: term and number."""
        self.carrier = carry(self.hears)

    def hears(self, topic: str, data: bytes) -> None:
        what = topic.removeprefix(f"{self.table}/").partition("/")[0]
        {"a": self.answers, "g": self.pages, "host": self.hints}[what].put(data)

    # -- joining ---------------------------------------------------------------------------------

    def join(self, seat: str | None, code: str | None = None, again: str = "") -> dict[str, Any]:
        said = self.joining(seat, code, again)
        self.carrier.listen(f"{self.table}/a/{self.enc.hex()[:16]}")
        self.carrier.say(f"{self.table}/j", said)
        assert self.keys is not None
        while True:
            try:
                message = wire.parsed(sealing.unseal(self.keys.down, self.answers.get(timeout=self.patience), DOWN))
            except (Unsealed, Garbled):
                self.odd += 1
                continue
            except Empty:
                return {}
            if "id" in message:
                self.id, self.again = message["id"], message["again"]
                self.attends()
            return message

    def attends(self) -> None:
        """It listens to what is its own."""
        self.carrier.listen(*(f"{self.table}/{each}" for each in (f"a/{self.id}", f"g/{self.id}", "host")))

    # -- once it is linked -----------------------------------------------------------------------

    def said(self, data: bytes) -> dict[str, Any]:
        """What a frame says; a page that is older than the one that is shown changes nothing."""
        assert self.keys is not None
        message = wire.parsed(sealing.unseal(self.keys.down, data, DOWN + bytes.fromhex(self.id)))
        if "page" in message:
            term, n, at, by = self.shown
            if (message["term"], message["by"], message["n"], message["at"]) > (term, by, n, at):
                self.shown, self.last = [message["term"], message["n"], message["at"], message["by"]], message
                self.went.append((message["by"], message["n"]))
        return message

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """{} where nobody answers."""
        self.asked += 1
        asked = self.asked
        self.carrier.say(f"{self.table}/u/{self.id}", self.frame({**message, "q": asked}))
        while True:
            try:
                found = self.said(self.answers.get(timeout=self.patience))
            except (Unsealed, Garbled):
                self.odd += 1
                continue
            except Empty:
                return {}
            if found.get("q") == asked:
                return found

    def poll(self, *have: Any) -> dict[str, Any]:
        return self.ask({"have": list(have or self.shown)})

    def sees(self, number: int) -> None:
        """Until its page is of this entry, or a later one; by what the broker brings."""
        while self.shown[1] < number:
            try:
                self.said(self.pages.get(timeout=self.patience))
            except (Unsealed, Garbled):
                self.odd += 1
