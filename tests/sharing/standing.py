"""A device that stands by, for tests: without threads, so that each word is said when the test says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.following import Follower
from companion.saves.shelf import Shelf
from companion.sharing.calling import Joiner, TableLink
from tests.sharing.table import OpenTable


class Clock:
    """A clock that stands until it is told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Standby:
    """Somebody's phone with the app, which offers to stand by at a table."""

    def __init__(self, home: Path, table: OpenTable, seat: str = "", at: tuple[str, ...] = ()) -> None:
        self.home, self.seat, self.clock = home, seat, Clock()
        link = TableLink.read(table.link)
        assert link is not None
        home.mkdir(exist_ok=True)
        self.word, self.store = link.word, Shelf(home).open()
        self.follower = Follower(home, self.store, Joiner(link.bases, link.key), self.clock)
        self.follower.at = at

    def asks(self) -> dict[str, Any]:
        told = self.follower.joins(self.seat, "Bo's phone", self.word)
        assert told is not None
        self.follower.joined(told)
        return told

    def joins(self, table: OpenTable) -> Standby:
        """It asks, people let it in, and it has the whole game."""
        assert self.asks()["no"] == "ask_host"
        table.does(lambda: table.hosting.let_in(self.follower.caller.enc.hex(), "both"))
        assert "id" in self.asks()
        self.catches_up()
        return self

    def catches_up(self) -> int:
        """Until nothing is new; how often something was."""
        for times in range(100):
            told = self.follower.calls(waits=False)
            self.follower.hears(told)
            if told is None or not told.keys() & {"head", "entries", "table"}:
                return times
        raise AssertionError("there is always more")

    @staticmethod
    def back(home: Path, at: tuple[str, ...] = ()) -> Standby:
        """The app is opened again on a phone that stood by."""
        found = Standby.__new__(Standby)
        found.home, found.seat, found.word, found.clock = home, "", "", Clock()
        found.store = Shelf(home).open()
        follower = Follower.back(home, found.store, found.clock)
        assert follower is not None
        found.follower = follower
        found.follower.at = at
        return found

    def restarts(self) -> None:
        """The app is closed, and opened again."""
        self.store.close()
        found = Standby.back(self.home, tuple(self.follower.at))
        self.store, self.follower = found.store, found.follower

    def takes_over(self, port: int = 0) -> OpenTable:
        """People say so, and it is the host."""
        self.clock.now += 60
        assert self.follower.may_take_over
        self.follower.take_over()
        self.store.close()
        return OpenTable(self.home, begins=False, port=port)
