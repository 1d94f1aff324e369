"""A table without a window: games in the same file, served to any number of browsers.

The thread of the game is the main one: whatever guests want waits in a queue, and is done one after the other.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Any

from companion.charter import charter
from companion.games.registry import GAMES
from companion.hosting import Hosting
from companion.packs import load
from companion.packs.words import LANGUAGES
from companion.saves.shelf import Shelf
from companion.session import Session
from companion.sharing.guests import links
from companion.sharing.room import PORT
from companion.show.face import face_of
from companion.show.tongue import Tongue
from companion.table import Refused


class Laptop:
    """The host: a file of games, the one that is open, and everybody who is linked to it."""

    def __init__(self, home: Path, language: str, out: Callable[[str], object]) -> None:
        self.say, self.home, self.out = Tongue(language), home, out
        self.store = Shelf(home).open()
        self.todo: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self.hosting: Hosting | None = None

    def begin(self, game: str, names: list[str], options: dict[str, Any], seed: bytes) -> None:
        pack = load(game)
        made = charter(pack, names, seed, options)
        self._host(Session.new(made, pack, self.store.new(made)))

    def resume(self) -> None:
        self._host(self.store.resume())

    def _host(self, session: Session) -> None:
        face = face_of(session.charter.game)
        self.hosting = Hosting(session, face, self.say, self.home, monotonic, self.todo.put)

    def open(self, port: int, address: str) -> None:
        assert self.hosting is not None
        self.hosting.open(port, address)
        for link in links(["127.0.0.1"], self.hosting.room.port, self.hosting.guests.code.fragment):
            self.out(link)

    def run(self) -> None:
        """Until somebody stops it."""
        while (act := self.todo.get()) is not None:
            act()

    def close(self) -> None:
        if self.hosting is not None:
            self.hosting.pause()
        self.store.close()


def main(arguments: list[str]) -> int:
    told = _parser().parse_args(arguments)
    home = Path(told.home)
    home.mkdir(parents=True, exist_ok=True)
    host = Laptop(home, told.language, lambda text: print(text, flush=True))
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: host.todo.put(None))
    try:
        if told.names:
            host.begin(told.game, told.names.split(","), {}, bytes.fromhex(told.seed) if told.seed else _seed())
        else:
            host.resume()
        host.open(told.port, told.address)
        host.run()
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    finally:
        host.close()
    return 0


def _seed() -> bytes:
    from secrets import token_bytes

    return token_bytes(32)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m companion.page", description="A table that everybody has in a browser.")
    parser.add_argument("--home", default=str(Path.home() / ".local" / "share" / "airlock"), help="where the games are kept")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--address", default="0.0.0.0", help="the interface to listen on; all of them where none is said")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)), help="the game to begin")
    parser.add_argument("--names", default="", help="who plays, with commas; without it the game of last time goes on")
    parser.add_argument("--seed", default="", help="for tests: 64 hexadecimal digits")
    return parser
