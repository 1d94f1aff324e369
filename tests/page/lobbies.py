"""A host without a window in a thread of its own, as it is on a laptop, for tests: on loopback."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from threading import Event, Thread
from typing import TypeVar

from companion.laptop import LOOPBACK, Laptop
from tests.page.pressing import Somebody

R = TypeVar("R")


class Running:
    """One start of the host, until it is shut."""

    def __init__(self, home: Path, seed: int = 7, language: str = "en") -> None:
        self.said: list[str] = []
        self.up, self.fault = Event(), ""
        self.host: Laptop
        self.thread = Thread(target=lambda: self._run(home, seed, language), daemon=True)
        self.thread.start()
        assert self.up.wait(30)
        assert not self.fault, self.fault

    def _run(self, home: Path, seed: int, language: str) -> None:
        try:
            self.host = Laptop(home, language, self.said.append, bytes([seed]) * 32, lambda: ["192.168.4.1"])
            self.host.hosting.room.held = 1.0
            self.host.open(0, LOOPBACK)
        except Exception as error:
            self.fault = repr(error)
            raise
        finally:
            self.up.set()
        self.host.run()
        self.host.shut()

    def does(self, act: Callable[[], R]) -> R:
        """In the thread of the game; what it says."""
        said: Future[R] = Future()

        def run() -> None:
            try:
                said.set_result(act())
            except BaseException as error:
                said.set_exception(error)

        self.host.todo.put(run)
        return said.result(30)

    @property
    def link(self) -> str:
        return self.host.links[0]

    def guest(self, seat: str | None = None) -> Somebody:
        """Somebody who has opened the link."""
        found = Somebody(self.link)
        shown = found.join(seat)
        assert "id" in shown, shown
        found.poll()
        return found

    def back(self, before: Somebody) -> Somebody:
        """The same phone, on a host that was gone."""
        found = Somebody(self.link)
        shown = found.join(None, again=before.again)
        assert shown.get("id") == before.id, shown
        found.poll()
        return found

    def shut(self) -> None:
        """As Ctrl-C does it."""
        self.host.todo.put(None)
        self.thread.join(30)
        assert not self.thread.is_alive()
