"""Which file holds the games: the usual one, or the one taken instead of a file that can't be read.

A file that was refused is never written again and never removed; from then on a pointer beside it names another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path

from companion.games import Game
from companion.games.registry import GAMES as KNOWN
from companion.packs import Pack, load
from companion.saves.smallfile import swap, told_in
from companion.saves.store import Store
from companion.table import Refused

GAMES = "games.airlock"
POINTER = "save.json"
LOST = ("save_is_damaged", "save_is_newer", "save_is_foreign", "save_was_replaced")
"""Refusals after which this file can't be played on, whatever is tried."""
OF_THE_FILE = (*LOST, "save_cannot_be_written", "save_is_in_use", "disk_is_full")
"""Refusals that speak of the whole file, not of one game or of what somebody wanted to do."""


class Shelf:
    """The folder in which the app keeps its games."""

    def __init__(self, home: Path, packs: Callable[[str], Pack] = load, games: Mapping[str, Game] = KNOWN) -> None:
        self.home, self.packs, self.games = home, packs, games

    @property
    def path(self) -> Path:
        """The file that counts now; a pointer to something that is not there counts for nothing."""
        name = told_in(self.home / POINTER).get("file")
        pointed = isinstance(name, str) and name == Path(name).name and (self.home / name).is_file()
        return self.home / (str(name) if pointed else GAMES)

    def open(self) -> Store:
        """The file, or Refused with why it can't be read."""
        return Store(self.path, self.packs, self.games)

    def rescued(self, refused: Refused) -> str:
        """The file into which a damaged one was read, if there is one."""
        name = refused.parameters.get("rescued")
        return name if isinstance(name, str) and (self.home / name).is_file() else ""

    def take(self, name: str) -> None:
        """Let another file on this shelf count from now on."""
        swap(self.home / POINTER, {"file": name})

    def take_new(self) -> None:
        """A new, empty file counts from now on; the old one stays as it is."""
        name = next(name for number in count(2) if not (self.home / (name := f"games-{number}.airlock")).exists())
        Store(self.home / name, self.packs, self.games).close()
        self.take(name)
