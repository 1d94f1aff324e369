"""A broker in memory, for tests: it keeps, passes on, says last wills; and, if it is told to, twice, in another order, or not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from companion.sharing.broker import Hears
from companion.sharing.far import Broker

Said = tuple[str, bytes]


def fits(wanted: str, topic: str) -> bool:
    """Whether somebody who wants this hears it.

    >>> fits("a/u/+", "a/u/7"), fits("a/u/+", "a/g/7"), fits("#", "a/g/7")
    (True, False, True)
    """
    if wanted == "#":
        return True
    parts, names = wanted.split("/"), topic.split("/")
    return len(parts) == len(names) and all(each in ("+", name) for each, name in zip(parts, names, strict=True))


class Reader:
    """Somebody who is connected and listens."""

    def __init__(self, hears: Hears) -> None:
        self.hears, self.wants = hears, list[str]()


class MemoryBroker:
    """What is said is passed on at once, by whoever says it."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.readers: list[Reader] = []
        self.all: list[Said] = []
        """Everything that went through it."""
        self.refuses = ""
        self.passes: Callable[[str, bytes], list[Said]] = lambda topic, data: [(topic, data)]
        """What is passed on when this is said."""
        self.links: list[MemoryLink] = []

    def add(self, reader: Reader, *wanted: str) -> None:
        """From now on it hears these, and first what was kept of them."""
        reader.wants += wanted
        if reader not in self.readers:
            self.readers.append(reader)
        for topic, data in list(self.kept.items()):
            if any(fits(each, topic) for each in wanted):
                reader.hears(topic, data)

    def say(self, topic: str, data: bytes, keep: bool = False) -> None:
        self.all.append((topic, data))
        if keep:
            self.kept.pop(topic, None)
            if data:
                self.kept[topic] = data
        for name, told in self.passes(topic, data):
            for each in list(self.readers):
                if any(fits(wanted, name) for wanted in each.wants):
                    each.hears(name, told)

    def restart(self, empty: bool) -> None:
        """Everybody is cut off; what was kept is gone, or not."""
        if empty:
            self.kept = {}
        for each in list(self.links):
            each.cut()

    def shuffled(self, dice: Random) -> None:
        """From now on things come twice, late, and in another order."""
        late: list[Said] = []

        def passes(topic: str, data: bytes) -> list[Said]:
            now: list[Said] = [(topic, data)] * dice.choice((1, 1, 2))
            if dice.random() < 0.3:
                late.append((topic, data))
            if late and dice.random() < 0.5:
                now.insert(dice.randint(0, len(now)), late.pop(dice.randrange(len(late))))
            return now

        self.passes = passes


class MemoryLink:
    """What the line has of a connection."""

    def __init__(self, memory: MemoryBroker, hears: Hears, will: Said | None) -> None:
        self.memory, self._will = memory, will
        self._loop = asyncio.get_running_loop()
        self.joined: asyncio.Future[str] = self._loop.create_future()
        self.joined.set_result(memory.refuses)
        self.gone = asyncio.Event()
        self.acked: Callable[[int], object] = lambda _: None
        self.reader, self._said, self._over = Reader(hears), 0, bool(memory.refuses)
        if not self._over:
            memory.links.append(self)

    def listen(self, *topics: str) -> None:
        self.memory.add(self.reader, *topics)

    def say(self, topic: str, data: bytes, keep: bool = False) -> int:
        self._said += 1
        if not self._over:
            self.memory.say(topic, data, keep)
            self._loop.call_soon(self.acked, self._said)
        return self._said

    async def quiet(self, patience: float) -> None:
        """It is said at once."""

    def close(self) -> None:
        self._leave()
        self.gone.set()

    def cut(self) -> None:
        """From another thread: the line is dead, and the broker says the last will."""
        if self._leave() and self._will is not None:
            self.memory.say(*self._will, keep=True)
        self._loop.call_soon_threadsafe(self.gone.set)

    def _leave(self) -> bool:
        over, self._over = self._over, True
        if not over:
            self.memory.links.remove(self)
            if self.reader in self.memory.readers:
                self.memory.readers.remove(self.reader)
        return not over


def links(memory: MemoryBroker) -> Callable[..., Any]:
    """Makes the connections of a line."""

    def made(_: Broker, _name: str, _latest: bool, hears: Hears, will: Said | None = None) -> MemoryLink:
        return MemoryLink(memory, hears, will)

    return made
