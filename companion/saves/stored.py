"""The entries of one game, as they lie in the file of games."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection, Iterator, Sequence

from companion.saves.gamesfile import GamesFile
from companion.saves.rows import Row, dense, folded, is_whole, row, unfolded
from companion.table import Entry, Json, Refused, Table

BOOKMARK_EVERY = 32
"""A bookmark keeps the whole table: resuming replays few entries however long the game is, and a hole costs nothing behind it."""
_MARKED = """
SELECT -number FROM entries WHERE game = ? AND number < 0 UNION SELECT number FROM bookmarks WHERE game = ? ORDER BY 1 DESC
"""
_MARK = """
SELECT body, sum FROM entries WHERE game = ? AND number = -?
UNION ALL SELECT body, sum FROM bookmarks WHERE game = ? AND number = ?
"""
_LOST = """SELECT number FROM entries WHERE game = ? AND number > 0 AND body LIKE '[%,"lost","lost",%'"""


class StoredEntries:
    """The entries of one game in the file; read when they are asked for."""

    def __init__(self, file: GamesFile, game: int, before: Sequence[tuple[str, Row]] = ()) -> None:
        self.file = file
        self.game = game
        self._before = list(before)
        """What is written with the first entry: of a game without its set-up nothing is kept."""
        self._known: dict[int, Entry] = {}
        self._ticked = {str(due) for (due,) in file.read("SELECT due FROM ticks WHERE game = ?", (game,))}
        self._length = int(file.read("SELECT coalesce(max(number), 0) FROM entries WHERE game = ?", (game,))[0][0])

    def ticks(self) -> Collection[str]:
        return self._ticked

    def tick(self, due: str, done: bool) -> None:
        query = "INSERT OR IGNORE INTO ticks VALUES (?, ?)" if done else "DELETE FROM ticks WHERE game = ? AND due = ?"
        self.file.write([(query, (self.game, due))])
        (self._ticked.add if done else self._ticked.discard)(due)

    def keep(self, entry: Entry) -> None:
        self.file.write([*self._before, row("entries", self.game, entry.number, dense(entry.written()))])
        self._before.clear()
        self._known[entry.number] = entry
        self._length = entry.number

    def rest(self, table: Table) -> None:
        self.file.stays()
        if self._length % BOOKMARK_EVERY == 0:
            with contextlib.suppress(Refused):  # the entry is kept; without a bookmark resuming replays more, no less
                self.file.write([row("entries", self.game, -self._length, folded(table.bookmark()))])
            self.file.settle()

    def bookmark(self) -> tuple[int, Json]:
        """The last bookmark; a damaged one only means that more entries are replayed."""
        number, mark = next(self._bookmarks(), (0, None))
        self._fetch("number > ?", number)
        return number, mark

    def bridges(self) -> dict[int, Json]:
        lost = self.file.read(_LOST, (self.game,))
        if not lost:
            return {}
        marks = dict(self._bookmarks())
        behind = {min((mark for mark in marks if mark >= number), default=0) for (number,) in lost}
        return {mark: marks[mark] for mark in sorted(behind) if mark}

    def _bookmarks(self) -> Iterator[tuple[int, Json]]:
        """The newest first."""
        numbers = self.file.read(_MARKED, (self.game, self.game))
        for (number,) in numbers:
            for body, total in self.file.read(_MARK, (self.game, number, self.game, number)):
                if is_whole(body, total):
                    yield number, unfolded(body)

    def __getitem__(self, number: int) -> Entry:
        if not 0 < number <= self._length:
            raise IndexError(number)
        if number not in self._known:
            self._fetch("number = ?", number)
        if number not in self._known:
            raise self.file.damaged()
        return self._known[number]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Entry]:
        if len(self._known) < self._length:
            self._fetch("number > ?", 0)
        return (self[number] for number in range(1, self._length + 1))

    def _fetch(self, which: str, number: int) -> None:
        """Read several entries at once."""
        rows = self.file.read(f"SELECT body, sum FROM entries WHERE game = ? AND {which}", (self.game, number))
        if not all(is_whole(body, total) for body, total in rows):
            raise self.file.damaged()
        for line in json.loads(f"[{','.join(body for body, _ in rows)}]"):
            self._known[line[0]] = Entry.read(line)
