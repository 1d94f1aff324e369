"""Saved games: one SQLite file, one transaction an entry, on disk before anything is shown."""

from __future__ import annotations

import base64
import contextlib
import json
import sqlite3
import zlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from companion.charter import Charter
from companion.exports import checked, resume
from companion.games import Game
from companion.games.registry import GAMES
from companion.packs import Pack, load
from companion.saves.evening import Evening
from companion.saves.rescue import copy_beside, rescue
from companion.saves.wal import holds_together, pages_in_log
from companion.session import Session
from companion.table import Entry, Json, Refused, Table
from companion.value import value

SAVE = 3
"""The version of the file; a test pins it to what is in it."""
BOOKMARK_EVERY = 32
"""A bookmark keeps the whole table: resuming replays few entries however long the game is, and a hole costs nothing behind it."""
PATIENCE = 0.2
"""Seconds that somebody else may keep the file locked; longer would freeze the screen."""
MAGIC = b"SQLite format 3\0"
PACKED = "z"
"""A body that begins so is packed; JSON never does."""
OURS = 0x41495231
"""The application id in the header of our files: AIR1."""

_SHELF = """
CREATE TABLE evenings (game INTEGER PRIMARY KEY, last INTEGER NOT NULL, gone INTEGER NOT NULL, body TEXT NOT NULL,
    sum INTEGER NOT NULL);
CREATE INDEX newest ON evenings (gone, last);
"""
_TABLES = f"""{_SHELF}
CREATE TABLE games (id INTEGER PRIMARY KEY, charter TEXT NOT NULL, sum INTEGER NOT NULL);
CREATE TABLE entries (game INTEGER NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, sum INTEGER NOT NULL,
    UNIQUE (game, number));
CREATE TABLE bookmarks (game INTEGER PRIMARY KEY, number INTEGER NOT NULL, body TEXT NOT NULL, sum INTEGER NOT NULL);
CREATE TABLE ticks (game INTEGER NOT NULL, due TEXT NOT NULL, UNIQUE (game, due));
"""
"""Entries lie in the order in which they were written: of half a file half of them can be read. Entry 0 is the charter, and entry
-N the bookmark after entry N; `bookmarks` is where older files have their last one."""
_UPGRADES = {
    1: """
ALTER TABLE entries RENAME TO older;
CREATE TABLE entries (game INTEGER NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, sum INTEGER NOT NULL,
    UNIQUE (game, number));
INSERT INTO entries SELECT game, number, body, sum FROM older ORDER BY game, number;
DROP TABLE older;
CREATE TABLE ticks (game INTEGER NOT NULL, due TEXT NOT NULL, UNIQUE (game, due));
""",
    2: f"""{_SHELF}INSERT INTO evenings SELECT id, 0, 0, '', 0 FROM games;
""",
}
"""From each version of the file to the next."""
_MARKED = """
SELECT -number FROM entries WHERE game = ? AND number < 0 UNION SELECT number FROM bookmarks WHERE game = ? ORDER BY 1 DESC
"""
_MARK = """
SELECT body, sum FROM entries WHERE game = ? AND number = -?
UNION ALL SELECT body, sum FROM bookmarks WHERE game = ? AND number = ?
"""
_LOST = """SELECT number FROM entries WHERE game = ? AND number > 0 AND body LIKE '[%,"lost","lost",%'"""
_LENGTH = "(SELECT max(number) FROM entries WHERE entries.game = evenings.game)"
_EVENING = "INSERT INTO evenings VALUES (?, 0, 0, '', 0)"
"""Of a game that nobody has noted yet; so each game has one."""
Row = tuple[Json, ...]


@value
class Saved:
    """A game in the file, as a list of games shows it."""

    id: int
    evening: Evening
    noted: bool = True
    """The evening was noted here while it was played; else all that is told of it is what stands in its charter."""


class Store:
    """The file with all games, and its write-ahead log, which is brought into it at every rest."""

    def __init__(self, path: Path, packs: Callable[[str], Pack] = load, games: Mapping[str, Game] = GAMES) -> None:
        self.path = path
        self.packs, self.known = packs, games
        self._ours: tuple[int, int, int] = (0, 0, 0)
        self._look_first()
        try:
            self._db = self._connected()
        except sqlite3.OperationalError:
            raise Refused("save_cannot_be_written") from None
        try:
            self._prepare()
            version = self._db.execute("PRAGMA user_version").fetchone()[0]
            if version < SAVE:
                made = "".join(_UPGRADES[each] for each in range(version, SAVE)) if version else _TABLES
                marks = f"PRAGMA application_id={OURS}; PRAGMA user_version={SAVE};"
                self._db.executescript(f"BEGIN IMMEDIATE; {made} {marks} COMMIT;")
                self.settle()
            self._db.execute("SELECT count(*) FROM games").fetchone()
        except UNREADABLE as error:
            self._db.close()
            raise self._trouble(error) from None

    def close(self) -> None:
        self._db.close()

    def _look_first(self) -> None:
        """Read header and log as plain bytes, so that a file that is not for us, or damaged, is not touched at all."""
        try:
            if not self.path.is_file():
                return
            with self.path.open("rb") as file:
                header = file.read(100)
            if not holds_together(self.path):
                raise self._damaged()
        except OSError:
            raise Refused("save_cannot_be_written") from None
        if not header:
            return
        version, owner = (int.from_bytes(header[at : at + 4], "big") for at in (60, 68))
        if not header.startswith(MAGIC) or len(header) < 100:
            raise self._damaged()
        if owner != OURS:
            raise Refused("save_is_foreign")
        size, pages = (int.from_bytes(header[at:end], "big") for at, end in ((16, 18), (28, 32)))
        there = self.path.stat().st_size // (65536 if size == 1 else size)
        if not pages_in_log(self.path).issuperset(range(there + 1, pages + 1)):  # they lie in the log where the disk was full
            raise self._damaged()  # it was cut
        if version > SAVE:
            raise Refused("save_is_newer", version=version, reads=SAVE, copy=copy_beside(self.path, "newer"))

    def _connected(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, timeout=PATIENCE)

    def stays(self) -> None:
        """Somebody may have removed or moved the file while we play: it is written anew out of what is still open."""
        told = self._file()
        if told is not None and told[:2] == self._ours[:2]:
            if told < self._ours:
                raise self._damaged()  # somebody has cut it under our hands
            self._ours = told
            return
        if self.path.exists():
            raise Refused("save_was_replaced")  # what lies there now is not ours to overwrite
        part = self.path.with_name(f"{self.path.name}.part")
        try:
            part.unlink(missing_ok=True)
            with contextlib.closing(sqlite3.connect(part)) as anew:
                self._db.backup(anew)
            part.replace(self.path)
        except (OSError, sqlite3.Error):
            raise Refused("disk_is_full") from None
        self._db.close()
        self._db = self._connected()
        self._prepare()

    def _file(self) -> tuple[int, int, int] | None:
        """Which file lies there now, and how long it is; it never gets shorter by itself."""
        try:
            told = self.path.stat()
        except OSError:
            return None
        return told.st_dev, told.st_ino, told.st_size

    def _prepare(self) -> None:
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=FULL")
        self._db.execute("PRAGMA wal_autocheckpoint=0")
        self._ours = self._file() or self._ours

    def settle(self) -> None:
        """Bring the log into the file, so that it stays short; what can't be done now is done another time."""
        with contextlib.suppress(sqlite3.Error):
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)")

    # -- games -----------------------------------------------------------------------------------

    def games(self, most: int = -1, gone: bool = False) -> list[Saved]:
        """The games of the file, the one last played first; or those that somebody has deleted, which lie here for a day."""
        which = "gone > 0" if gone else "gone = 0"
        order = "ORDER BY last DESC, game DESC LIMIT ?"
        rows = self._read(f"SELECT game, {_LENGTH}, body, sum FROM evenings WHERE {which} {order}", (most,))
        return [self._saved(*row) for row in rows if row[1]]

    def saved(self, game: int) -> Saved:
        """One of them."""
        return self._saved(*self._read(f"SELECT game, {_LENGTH}, body, sum FROM evenings WHERE game = ?", (game,))[0])

    def has(self, game: int) -> bool:
        """Whether this game is on the shelf."""
        return bool(self._read("SELECT 1 FROM evenings WHERE game = ? AND gone = 0", (game,)))

    def count(self) -> int:
        """How many games there are."""
        return int(self._read("SELECT count(*) FROM evenings WHERE gone = 0")[0][0])

    def _saved(self, game: int, entries: int, body: Json, total: Json) -> Saved:
        """A note that is damaged is as good as none: it is made again from the game."""
        if body and is_whole(body, total):
            return Saved(game, replace(Evening.read(json.loads(body)), entries=entries))
        charter = self._charter(*self._read("SELECT charter, sum FROM games WHERE id = ?", (game,))[0])
        return Saved(game, Evening(charter["game"], tuple(charter["names"]), entries, charter["options"]), noted=False)

    def note(self, game: int, evening: Evening) -> None:
        """Keep how a game stands, so that nobody has to open it to know."""
        self._write([_noted(game, evening)])

    def delete(self, saved: Saved, now: int) -> None:
        """Take a game off the shelf; for a day it can be brought back."""
        self.note(saved.id, saved.evening)
        self._write([("UPDATE evenings SET gone = ? WHERE game = ?", (now, saved.id))])

    def bring_back(self, game: int) -> None:
        self._write([("UPDATE evenings SET gone = 0 WHERE game = ?", (game,))])

    def sweep(self, before: int) -> set[str]:
        """What was deleted before this moment is gone for good; the seals of those games."""
        which = "(SELECT game FROM evenings WHERE gone BETWEEN 1 AND ?)"
        if not self._read(which.strip("()"), (before,)):
            return set()
        swept = self._seals(f"id IN {which}", (before,))
        places = {"entries": "game", "bookmarks": "game", "ticks": "game", "games": "id", "evenings": "game"}
        self._write([(f"DELETE FROM {table} WHERE {game} IN {which}", (before,)) for table, game in places.items()])
        return swept

    def holds(self, seal: str) -> bool:
        """Whether a game has this seal."""
        return seal in self._seals("1", ())

    def _seals(self, which: str, values: Row) -> set[str]:
        rows = self._read(f"SELECT charter, sum FROM games WHERE {which}", values)
        return {Charter.read(unfolded(body)).seal for body, total in rows if is_whole(body, total)}

    def new(self, charter: Charter) -> StoredEntries:
        """Room for a new game."""
        game = self.next_game
        return StoredEntries(self, game, _twice(game, charter))

    def resume(self, game: int | None = None, goes_on: bool = True) -> Session:
        """The session of a game, the newest if none is named, as it was after its last answered entry."""
        if game is None:
            newest = self.newest()
            game = newest.id if newest else None
        rows = self._read("SELECT id, charter, sum FROM games WHERE id = ?", (game,))
        entries = StoredEntries(self, rows[0][0]) if rows else None
        if entries is None or not len(entries):
            raise Refused("no_such_game", game=game)
        return resume(Charter.read(self._charter(rows[0][1], rows[0][2])), entries, self.packs, self.known, goes_on)

    def copy_to(self, file: Path) -> None:
        """All of the file as it is now, what lies in its log too."""
        with contextlib.closing(sqlite3.connect(file)) as copy:
            self._db.backup(copy)

    def marks(self, game: int) -> tuple[int, ...]:
        """What tells a game from all others: the sum of its charter, then that of each entry."""
        charter = self._charter(*self._read("SELECT charter, sum FROM games WHERE id = ?", (game,))[0])
        sums = self._read("SELECT sum FROM entries WHERE game = ? AND number > 0 ORDER BY number", (game,))
        return _sum(dense(charter)), *(int(total) for (total,) in sums)

    def look_through(self) -> None:
        """Read every row; if one of them is not what was written the file is closed, and refused as damaged."""
        try:
            for rows in ("SELECT charter, sum FROM games", "SELECT body, sum FROM entries"):
                if not all(is_whole(*row) for row in self._db.execute(rows)):
                    raise self._damaged()
        except UNREADABLE as error:
            self._db.close()
            raise self._trouble(error) from None
        except Refused:
            self._db.close()
            raise

    def rows_of(self, saved: Saved, at: int) -> list[tuple[str, Row]]:
        """A game as rows for another file, in which it is number `at`."""
        charters = self._read("SELECT charter, sum FROM games WHERE id = ?", (saved.id,))
        entries = self._read("SELECT number, body, sum FROM entries WHERE game = ? ORDER BY number", (saved.id,))
        ticks = self._read("SELECT due FROM ticks WHERE game = ?", (saved.id,))
        rows: list[tuple[str, Row]] = [(_EVENING, (at,))]
        rows += [("INSERT INTO games VALUES (?, ?, ?)", (at, *row)) for row in charters]
        rows += [("INSERT INTO entries VALUES (?, ?, ?, ?)", (at, *row)) for row in entries]
        rows += [("INSERT INTO ticks VALUES (?, ?)", (at, *row)) for row in ticks]
        return rows + ([_noted(at, saved.evening)] if saved.noted else [])

    def add(self, rows: Iterable[tuple[str, Row]]) -> None:
        """Games of another file: all of them, or none."""
        self._write(rows)

    @property
    def next_game(self) -> int:
        """The number of the game that comes next."""
        return int(self._read("SELECT coalesce(max(id), 0) + 1 FROM games")[0][0])

    def newest(self) -> Saved | None:
        """The game last played."""
        return next(iter(self.games(1)), None)

    def take_in(self, told: Json) -> int:
        """An exported game, kept here from now on; which one it is here."""
        charter, entries = checked(told, self.packs, self.known)
        game = self.next_game
        rows = [row("entries", game, entry.number, dense(entry.written())) for entry in entries]
        marks = [row("entries", game, -number, folded(mark)) for number, mark in entries.bridges().items()]
        self._write([*_twice(game, charter), *rows, *marks])
        return game

    # -- reading and writing ---------------------------------------------------------------------

    def _read(self, query: str, values: Row = ()) -> list[Row]:
        try:
            return self._db.execute(query, values).fetchall()
        except UNREADABLE as error:
            raise self._trouble(error) from None

    def _write(self, rows: Iterable[tuple[str, Row]]) -> None:
        """All of these or none."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for query, values in rows:
                self._db.execute(query, values)
            self._db.execute("COMMIT")
        except BaseException as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            if isinstance(error, UNREADABLE):
                raise self._trouble(error) from None
            raise

    def _charter(self, body: Json, total: Json) -> Json:
        """A charter, if it is still what was written."""
        if not is_whole(body, total):
            raise self._damaged()
        return unfolded(body)

    # -- trouble ---------------------------------------------------------------------------------

    def _trouble(self, error: Exception) -> Refused:
        """A clear word about what the disk did."""
        if isinstance(error, sqlite3.ProgrammingError):
            raise error
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            return Refused("disk_is_full")
        if code == sqlite3.SQLITE_CONSTRAINT:
            return Refused("save_went_on")
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return Refused("save_is_in_use")
        if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
            return Refused("save_cannot_be_written")
        return self._damaged()

    def _damaged(self) -> Refused:
        """The file stays as it is, a copy goes beside it, and what can still be read goes into a new file."""
        copy = copy_beside(self.path, "damaged")
        rescued, entries = rescue(self.path, copy, Store)
        return Refused("save_is_damaged", copy=copy, rescued=rescued, entries=entries)


UNREADABLE = (sqlite3.Error, UnicodeDecodeError, OverflowError)
"""What SQLite raises over a file it can't read or write."""


class StoredEntries:
    """The entries of one game in the file; read when they are asked for."""

    def __init__(self, store: Store, game: int, before: Sequence[tuple[str, Row]] = ()) -> None:
        self.store = store
        self.game = game
        self._before = list(before)
        """What is written with the first entry: of a game without its set-up nothing is kept."""
        self._known: dict[int, Entry] = {}
        self._ticked = {str(due) for (due,) in store._read("SELECT due FROM ticks WHERE game = ?", (game,))}
        self._length = int(store._read("SELECT coalesce(max(number), 0) FROM entries WHERE game = ?", (game,))[0][0])

    def ticks(self) -> Collection[str]:
        return self._ticked

    def tick(self, due: str, done: bool) -> None:
        query = "INSERT OR IGNORE INTO ticks VALUES (?, ?)" if done else "DELETE FROM ticks WHERE game = ? AND due = ?"
        self.store._write([(query, (self.game, due))])
        (self._ticked.add if done else self._ticked.discard)(due)

    def keep(self, entry: Entry) -> None:
        self.store._write([*self._before, row("entries", self.game, entry.number, dense(entry.written()))])
        self._before.clear()
        self._known[entry.number] = entry
        self._length = entry.number

    def rest(self, table: Table) -> None:
        self.store.stays()
        if self._length % BOOKMARK_EVERY == 0:
            with contextlib.suppress(Refused):  # the entry is kept; without a bookmark resuming replays more, no less
                self.store._write([row("entries", self.game, -self._length, folded(table.bookmark()))])
            self.store.settle()

    def bookmark(self) -> tuple[int, Json]:
        """The last bookmark; a damaged one only means that more entries are replayed."""
        number, mark = next(self._bookmarks(), (0, None))
        self._fetch("number > ?", number)
        return number, mark

    def bridges(self) -> dict[int, Json]:
        lost = self.store._read(_LOST, (self.game,))
        if not lost:
            return {}
        marks = dict(self._bookmarks())
        behind = {min((mark for mark in marks if mark >= number), default=0) for (number,) in lost}
        return {mark: marks[mark] for mark in sorted(behind) if mark}

    def _bookmarks(self) -> Iterator[tuple[int, Json]]:
        """The newest first."""
        numbers = self.store._read(_MARKED, (self.game, self.game))
        for (number,) in numbers:
            for body, total in self.store._read(_MARK, (self.game, number, self.game, number)):
                if is_whole(body, total):
                    yield number, unfolded(body)

    def __getitem__(self, number: int) -> Entry:
        if not 0 < number <= self._length:
            raise IndexError(number)
        if number not in self._known:
            self._fetch("number = ?", number)
        if number not in self._known:
            raise self.store._damaged()
        return self._known[number]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Entry]:
        if len(self._known) < self._length:
            self._fetch("number > ?", 0)
        return (self[number] for number in range(1, self._length + 1))

    def _fetch(self, which: str, number: int) -> None:
        """Read several entries at once."""
        rows = self.store._read(f"SELECT body, sum FROM entries WHERE game = ? AND {which}", (self.game, number))
        if not all(is_whole(body, total) for body, total in rows):
            raise self.store._damaged()
        for line in json.loads(f"[{','.join(body for body, _ in rows)}]"):
            self._known[line[0]] = Entry.read(line)


# -- rows ----------------------------------------------------------------------------------------


def row(table: str, *values: Json) -> tuple[str, Row]:
    """A row to insert: the values, the last of them a body that gets its sum."""
    places = ", ".join("?" * (len(values) + 1))
    return f"INSERT INTO {table} VALUES ({places})", (*values, _sum(values[-1]))


def _noted(game: int, evening: Evening) -> tuple[str, Row]:
    """How a game stands, instead of what was noted before."""
    body = dense(evening.written())
    return "UPDATE evenings SET last = ?, body = ?, sum = ? WHERE game = ?", (evening.last, body, _sum(body), game)


def _twice(game: int, charter: Charter) -> list[tuple[str, Row]]:
    """A charter, and once more in front of its entries: without one nothing of a game can be read."""
    body = folded(charter.written())
    return [row("games", game, body), row("entries", game, 0, body), (_EVENING, (game,))]


def dense(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def folded(told: Json) -> str:
    """A charter or a bookmark is long, and in each half of the file there should be room for entries: so it is packed."""
    return PACKED + base64.b64encode(zlib.compress(dense(told).encode("utf-8", "surrogatepass"), 9)).decode()


def unfolded(body: str) -> Json:
    """A charter or a bookmark as it was, packed or not, as older files have it."""
    if not body.startswith(PACKED):
        return json.loads(body)
    return json.loads(zlib.decompress(base64.b64decode(body[len(PACKED) :])).decode("utf-8", "surrogatepass"))


def is_whole(body: Json, total: Json) -> bool:
    """Whether a body is still what was written."""
    return isinstance(body, str) and _sum(body) == total


def _sum(body: str) -> int:
    return zlib.crc32(body.encode("utf-8", "surrogatepass"))
