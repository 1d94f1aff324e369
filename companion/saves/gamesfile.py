"""The file of games: one SQLite file, checked before it is opened, on disk before anything is shown; and what its trouble is."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from companion.kit.lazily import later
from companion.saves.rows import Row, is_whole
from companion.saves.wal import holds_together, pages_in_log
from companion.table import Refused

_copy_beside, _rescue = later("companion.saves.rescue:copy_beside"), later("companion.saves.rescue:rescue")

SAVE = 3
"""The version of the file; a test pins it to what is in it."""
PATIENCE = 0.2
"""Seconds that somebody else may keep the file locked; longer would freeze the screen."""
MAGIC = b"SQLite format 3\0"
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
UNREADABLE = (sqlite3.Error, UnicodeDecodeError, OverflowError)
"""What SQLite raises over a file it can't read or write."""


class GamesFile:
    """The SQLite file and its write-ahead log, which is brought into it at every rest."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ours: tuple[int, int, int] = (0, 0, 0)
        self._look_first()
        try:
            self.db = self._connected()
        except sqlite3.OperationalError:
            raise Refused("save_cannot_be_written") from None
        try:
            self._prepare()
            version = self.db.execute("PRAGMA user_version").fetchone()[0]
            if version < SAVE:
                made = "".join(_UPGRADES[each] for each in range(version, SAVE)) if version else _TABLES
                marks = f"PRAGMA application_id={OURS}; PRAGMA user_version={SAVE};"
                self.db.executescript(f"BEGIN IMMEDIATE; {made} {marks} COMMIT;")
                self.settle()
            self.db.execute("SELECT count(*) FROM games").fetchone()
        except UNREADABLE as error:
            self.db.close()
            raise self._trouble(error) from None

    def close(self) -> None:
        """Let go of it."""
        self.db.close()

    def _look_first(self) -> None:
        """Read header and log as plain bytes, so that a file that is not for us, or damaged, is not touched at all."""
        try:
            if not self.path.is_file():
                return
            with self.path.open("rb") as file:
                header = file.read(100)
            if not holds_together(self.path):
                raise self.damaged()
        except OSError:
            raise Refused("save_cannot_be_written") from None
        if not header:
            return
        version, owner = (int.from_bytes(header[at : at + 4], "big") for at in (60, 68))
        if not header.startswith(MAGIC) or len(header) < 100:
            raise self.damaged()
        if owner != OURS:
            raise Refused("save_is_foreign")
        size, pages = (int.from_bytes(header[at:end], "big") for at, end in ((16, 18), (28, 32)))
        there = self.path.stat().st_size // (65536 if size == 1 else size)
        if not pages_in_log(self.path).issuperset(range(there + 1, pages + 1)):  # they lie in the log where the disk was full
            raise self.damaged()  # it was cut
        if version > SAVE:
            raise Refused("save_is_newer", version=version, reads=SAVE, copy=_copy_beside(self.path, "newer"))

    def _connected(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, timeout=PATIENCE)

    def stays(self) -> None:
        """Somebody may have removed or moved the file while we play: it is written anew out of what is still open."""
        there = self._file()
        if there is not None and there[:2] == self._ours[:2]:
            if there < self._ours:
                raise self.damaged()  # somebody has cut it under our hands
            self._ours = there
            return
        if self.path.exists():
            raise Refused("save_was_replaced")  # what lies there now is not ours to overwrite
        part = self.path.with_name(f"{self.path.name}.part")
        try:
            part.unlink(missing_ok=True)
            with contextlib.closing(sqlite3.connect(part)) as anew:
                self.db.backup(anew)
            part.replace(self.path)
        except (OSError, sqlite3.Error):
            raise Refused("disk_is_full") from None
        self.db.close()
        self.db = self._connected()
        self._prepare()

    def _file(self) -> tuple[int, int, int] | None:
        """Which file lies there now, and how long it is; it never gets shorter by itself."""
        try:
            there = self.path.stat()
        except OSError:
            return None
        return there.st_dev, there.st_ino, there.st_size

    def _prepare(self) -> None:
        self.db.execute("PRAGMA journal_mode=WAL")
        self.db.execute("PRAGMA synchronous=FULL")
        self.db.execute("PRAGMA wal_autocheckpoint=0")
        self._ours = self._file() or self._ours

    def settle(self) -> None:
        """Bring the log into the file, so that it stays short; what can't be done now is done another time."""
        with contextlib.suppress(sqlite3.Error):
            self.db.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def copy_to(self, file: Path) -> None:
        """All of the file as it is now, what lies in its log too."""
        with contextlib.closing(sqlite3.connect(file)) as copy:
            self.db.backup(copy)

    def look_through(self) -> None:
        """Read every row; if one of them is not what was written the file is closed, and refused as damaged."""
        try:
            for rows in ("SELECT charter, sum FROM games", "SELECT body, sum FROM entries"):
                if not all(is_whole(*row) for row in self.db.execute(rows)):
                    raise self.damaged()
        except UNREADABLE as error:
            self.db.close()
            raise self._trouble(error) from None
        except Refused:
            self.db.close()
            raise

    # -- reading and writing ---------------------------------------------------------------------

    def read(self, query: str, values: Row = ()) -> list[Row]:
        """The rows that answer a query, or Refused."""
        try:
            return self.db.execute(query, values).fetchall()
        except UNREADABLE as error:
            raise self._trouble(error) from None

    def write(self, rows: Iterable[tuple[str, Row]]) -> None:
        """All of these or none."""
        try:
            self.db.execute("BEGIN IMMEDIATE")
            for query, values in rows:
                self.db.execute(query, values)
            self.db.execute("COMMIT")
        except BaseException as error:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            if isinstance(error, UNREADABLE):
                raise self._trouble(error) from None
            raise

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
        return self.damaged()

    def damaged(self) -> Refused:
        """The file stays as it is, a copy goes beside it, and what can still be read goes into a new file."""
        copy = _copy_beside(self.path, "damaged")
        rescued, entries = _rescue(self.path, copy, GamesFile)
        return Refused("save_is_damaged", copy=copy, rescued=rescued, entries=entries)
