"""A table that is open to guests, with a thread of the game that does what they want, for tests: on loopback."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, TypeVar

from companion.charter import charter
from companion.hosting import Hosting
from companion.packs import load
from companion.saves.shelf import Shelf
from companion.session import Session
from companion.show.face import face_of
from companion.show.tongue import Tongue
from tests.sharing.client import Client

LOOPBACK = "127.0.0.1"
R = TypeVar("R")


class OpenTable:
    """The host of a test: the thread of the game is one of its own, as it is in the app."""

    def __init__(
        self,
        home: Path,
        game: str = "lockdown",
        names: tuple[str, ...] = ("Ana", "Bo", "Cy"),
        seed: int = 7,
        begins: bool = True,
        port: int = 0,
    ) -> None:
        self.home, self.game, self.names, self.seed, self.begins, self.port = home, game, names, seed, begins, port
        self.todo: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self.hosting: Any = None
        self.gone = False
        self.thread = Thread(target=self._run, daemon=True)
        self.thread.start()
        self.does(self._begin)

    def _run(self) -> None:
        while (act := self.todo.get()) is not None:
            act()

    def does(self, act: Callable[[], R]) -> R:
        """In the thread of the game; what it says, or why not."""
        said: Future[R] = Future()

        def run() -> None:
            try:
                said.set_result(act())
            except BaseException as error:
                said.set_exception(error)

        self.todo.put(run)
        return said.result(30)

    def _begin(self) -> None:
        self.home.mkdir(exist_ok=True)
        self.store = Shelf(self.home).open()
        if self.store.count():
            session = self.store.resume()
        else:
            assert self.begins
            session = self._new(self.game)
        self.hosting = Hosting(session, face_of(session.game.name), Tongue("en"), self.home, monotonic, self.todo.put)
        self.hosting.room.held = 1.0
        self.hosting.open(self.port, LOOPBACK)
        self.hosting.bases = (f"http://{LOOPBACK}:{self.hosting.room.port}",)
        self.hosting.publish()

    def _new(self, game: str) -> Session:
        pack = load(game)
        made = charter(pack, list(self.names), bytes([self.seed]) * 32)
        return Session.new(made, pack, self.store.new(made))

    def plays(self, game: str) -> None:
        """Another game, in the thread of the game."""
        self.hosting.play(self._new(game), face_of(game))

    @property
    def session(self) -> Session:
        found: Session = self.hosting.session
        return found

    @property
    def link(self) -> str:
        return f"http://{LOOPBACK}:{self.hosting.room.port}/#{self.hosting.guests.code.fragment}"

    def guest(self, seat: str | None) -> Client:
        """Somebody who has scanned the code, has sat down, and shows the first page."""
        found = Client(self.link)
        joined = found.join(seat)
        assert "id" in joined, joined
        found.poll()
        return found

    def do(self, name: str, **parameters: Any) -> Any:
        """The host does something, and everybody's page is made."""
        entry = self.does(lambda: self.session.do(name, **parameters))
        self.does(self.hosting.publish)
        return entry

    def entries(self) -> int:
        return self.does(lambda: len(self.session.journal.entries))

    def pause(self) -> None:
        """The host is gone, and may come back."""
        self.does(self.hosting.pause)
        self.does(self.store.close)
        self.gone = True

    def close(self) -> None:
        if not self.gone:
            self.pause()
        self.todo.put(None)
        self.thread.join()
