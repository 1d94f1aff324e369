"""The games that are kept: which there are, how each stands in short, and each of them to go on with."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from companion.charter import Charter
from companion.exports import checked, resume
from companion.games import Game
from companion.games.registry import GAMES
from companion.packs import Pack, load
from companion.saves.evening import Evening
from companion.saves.gamesfile import GamesFile
from companion.saves.rows import NOT_NOTED, Row, dense, folded, is_whole, noted, row, total_of, twice, unfolded
from companion.saves.stored import StoredEntries
from companion.session import Session
from companion.table import Json, Refused
from companion.value import value

_LENGTH = "(SELECT max(number) FROM entries WHERE entries.game = evenings.game)"


@value
class Saved:
    """A game in the file, as a list of games shows it."""

    id: int
    evening: Evening
    noted: bool = True
    """The evening was noted here while it was played; else all that is told of it is what stands in its charter."""


class Store:
    """The games of a file."""

    def __init__(self, path: Path, packs: Callable[[str], Pack] = load, games: Mapping[str, Game] = GAMES) -> None:
        self.file = GamesFile(path)
        self.packs, self.known = packs, games

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self.file.path

    def close(self) -> None:
        self.file.close()

    def games(self, most: int = -1, gone: bool = False) -> list[Saved]:
        """The games of the file, the one last played first; or those that somebody has deleted, which lie here for a day."""
        which = "gone > 0" if gone else "gone = 0"
        order = "ORDER BY last DESC, game DESC LIMIT ?"
        rows = self.file.read(f"SELECT game, {_LENGTH}, body, sum FROM evenings WHERE {which} {order}", (most,))
        return [self._saved(*row) for row in rows if row[1]]

    def saved(self, game: int) -> Saved:
        """One of them."""
        return self._saved(*self.file.read(f"SELECT game, {_LENGTH}, body, sum FROM evenings WHERE game = ?", (game,))[0])

    def has(self, game: int) -> bool:
        """Whether this game is on the shelf."""
        return bool(self.file.read("SELECT 1 FROM evenings WHERE game = ? AND gone = 0", (game,)))

    def count(self) -> int:
        """How many games there are."""
        return int(self.file.read("SELECT count(*) FROM evenings WHERE gone = 0")[0][0])

    def _saved(self, game: int, entries: int, body: Json, total: Json) -> Saved:
        """A note that is damaged is as good as none: it is made again from the game."""
        if body and is_whole(body, total):
            return Saved(game, replace(Evening.read(json.loads(body)), entries=entries))
        charter = self._charter(*self.file.read("SELECT charter, sum FROM games WHERE id = ?", (game,))[0])
        return Saved(game, Evening(charter["game"], tuple(charter["names"]), entries, charter["options"]), noted=False)

    def note(self, game: int, evening: Evening) -> None:
        """Keep how a game stands, so that nobody has to open it to know."""
        self.file.write([noted(game, evening)])

    def delete(self, saved: Saved, now: int) -> None:
        """Take a game off the shelf; for a day it can be brought back."""
        self.note(saved.id, saved.evening)
        self.file.write([("UPDATE evenings SET gone = ? WHERE game = ?", (now, saved.id))])

    def bring_back(self, game: int) -> None:
        self.file.write([("UPDATE evenings SET gone = 0 WHERE game = ?", (game,))])

    def sweep(self, before: int) -> set[str]:
        """What was deleted before this moment is gone for good; the seals of those games."""
        which = "(SELECT game FROM evenings WHERE gone BETWEEN 1 AND ?)"
        if not self.file.read(which.strip("()"), (before,)):
            return set()
        swept = self._seals(f"id IN {which}", (before,))
        places = {"entries": "game", "bookmarks": "game", "ticks": "game", "games": "id", "evenings": "game"}
        self.file.write([(f"DELETE FROM {table} WHERE {game} IN {which}", (before,)) for table, game in places.items()])
        return swept

    def of_seal(self, seal: str) -> int:
        """The game with this seal that was played last, and has nothing that was set aside; 0 for none."""
        for saved in self.games():
            charter = self._charter(*self.file.read("SELECT charter, sum FROM games WHERE id = ?", (saved.id,))[0])
            if not 0 < saved.evening.aside <= saved.evening.entries and Charter.read(charter).seal == seal:
                return saved.id
        return 0

    def set_aside(self, game: int, number: int) -> None:
        """The game went on elsewhere without what stands here from this entry on; with 0 it goes on here again."""
        self.note(game, replace(self.saved(game).evening, aside=number))

    def holds(self, seal: str) -> bool:
        """Whether a game has this seal."""
        return seal in self._seals("1", ())

    def _seals(self, which: str, values: Row) -> set[str]:
        rows = self.file.read(f"SELECT charter, sum FROM games WHERE {which}", values)
        return {Charter.read(unfolded(body)).seal for body, total in rows if is_whole(body, total)}

    def new(self, charter: Charter) -> StoredEntries:
        """Room for a new game."""
        game = self.next_game
        return StoredEntries(self.file, game, twice(game, charter))

    def resume(self, game: int | None = None, goes_on: bool = True) -> Session:
        """The session of a game, the newest if none is named, as it was after its last answered entry."""
        if game is None:
            newest = self.newest()
            game = newest.id if newest else None
        rows = self.file.read("SELECT id, charter, sum FROM games WHERE id = ?", (game,))
        entries = StoredEntries(self.file, rows[0][0]) if rows else None
        if entries is None or not len(entries):
            raise Refused("no_such_game", game=game)
        return resume(Charter.read(self._charter(rows[0][1], rows[0][2])), entries, self.packs, self.known, goes_on)

    def marks(self, game: int) -> tuple[int, ...]:
        """What tells a game from all others: the sum of its charter, then that of each entry."""
        charter = self._charter(*self.file.read("SELECT charter, sum FROM games WHERE id = ?", (game,))[0])
        sums = self.file.read("SELECT sum FROM entries WHERE game = ? AND number > 0 ORDER BY number", (game,))
        return total_of(dense(charter)), *(int(total) for (total,) in sums)

    def rows_of(self, saved: Saved, at: int) -> list[tuple[str, Row]]:
        """A game as rows for another file, in which it is number `at`."""
        charters = self.file.read("SELECT charter, sum FROM games WHERE id = ?", (saved.id,))
        entries = self.file.read("SELECT number, body, sum FROM entries WHERE game = ? ORDER BY number", (saved.id,))
        ticks = self.file.read("SELECT due FROM ticks WHERE game = ?", (saved.id,))
        rows: list[tuple[str, Row]] = [(NOT_NOTED, (at,))]
        rows += [("INSERT INTO games VALUES (?, ?, ?)", (at, *row)) for row in charters]
        rows += [("INSERT INTO entries VALUES (?, ?, ?, ?)", (at, *row)) for row in entries]
        rows += [("INSERT INTO ticks VALUES (?, ?)", (at, *row)) for row in ticks]
        return rows + ([noted(at, saved.evening)] if saved.noted else [])

    def add(self, rows: Iterable[tuple[str, Row]]) -> None:
        """Games of another file: all of them, or none."""
        self.file.write(rows)

    @property
    def next_game(self) -> int:
        """The number of the game that comes next."""
        return int(self.file.read("SELECT coalesce(max(id), 0) + 1 FROM games")[0][0])

    def newest(self) -> Saved | None:
        """The game last played."""
        return next(iter(self.games(1)), None)

    def take_in(self, document: Json) -> int:
        """An exported game, kept here from now on; which one it is here."""
        charter, entries = checked(document, self.packs, self.known)
        game = self.next_game
        rows = [row("entries", game, entry.number, dense(entry.written())) for entry in entries]
        marks = [row("entries", game, -number, folded(mark)) for number, mark in entries.bridges().items()]
        self.file.write([*twice(game, charter), *rows, *marks])
        return game

    def _charter(self, body: Json, total: Json) -> Json:
        """A charter, if it is still what was written."""
        if not is_whole(body, total):
            raise self.file.damaged()
        return unfolded(body)
