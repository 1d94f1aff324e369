"""What is done about a save that can't be opened: a copy beside it, and a new file with all that can be read."""

from __future__ import annotations

import contextlib
import filecmp
import shutil
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from companion.saves.wal import log_of


class _Store(Protocol):
    def _write(self, rows: list[tuple[str, tuple[Any, ...]]]) -> None: ...
    def close(self) -> None: ...


TROUBLE = (sqlite3.Error, UnicodeDecodeError, OverflowError)


def copy_beside(path: Path, why: str) -> str:
    """The name of a copy of this file beside it; one that is the same already is not made again."""
    for copy in _numbered(path, why):
        if not copy.exists():
            try:
                shutil.copy2(path, copy)
                if log_of(path).exists():
                    shutil.copy2(log_of(path), log_of(copy))
            except OSError:
                return "…"  # a folder that can't be written; the file itself is untouched all the same
            return copy.name
        if filecmp.cmp(path, copy, shallow=False) and _same_log(path, copy):
            return copy.name
    raise AssertionError("the numbers never end")


def _same_log(path: Path, copy: Path) -> bool:
    logs = log_of(path), log_of(copy)
    if not logs[0].exists() or not logs[1].exists():
        return logs[0].exists() == logs[1].exists()
    return filecmp.cmp(*logs, shallow=False)


def rescue(path: Path, copy: str, new: Callable[[Path], _Store]) -> tuple[str, int]:
    """Read what can be read of a damaged file into a new one, once for each copy: its name, and how many entries."""
    target = path.with_name(f"{path.name}.rescued-{copy.rpartition('-')[2]}")
    if target.exists():  # rescued before, and perhaps played on since
        with contextlib.closing(sqlite3.connect(target)) as known:
            return target.name, int(known.execute("SELECT count(*) FROM entries").fetchone()[0])
    part = target.with_name(f"{target.name}.part")  # a kill leaves this behind, and the next start begins anew
    try:
        for left in (part, log_of(part), part.with_name(f"{part.name}-shm")):
            left.unlink(missing_ok=True)
        rescued = new(part)
    except Exception:  # a folder that can't be written: nothing to rescue into, and the caller tells of the damage
        return "…", 0
    source = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    try:
        with contextlib.suppress(*TROUBLE):
            source.execute("PRAGMA writable_schema=ON")  # a file that was cut is read as far as it goes
        found = sum(_rescue_game(source, rescued, game) for game in _numbers(source, "SELECT id FROM games"))
    finally:
        source.close()
        rescued.close()
    part.replace(target)
    return target.name, found


def _rescue_game(source: sqlite3.Connection, rescued: _Store, game: int) -> int:
    """The charter and the entries of one game up to the first that can't be read, in one transaction."""
    charter = _row(source, "SELECT charter, sum FROM games WHERE id = ?", game)
    if charter is None:
        return 0
    rows: list[tuple[str, tuple[Any, ...]]] = [("INSERT INTO games VALUES (?, ?, ?)", (game, *charter))]
    while entry := _row(source, "SELECT body, sum FROM entries WHERE game = ? AND number = ?", game, len(rows)):
        rows.append(("INSERT INTO entries VALUES (?, ?, ?, ?)", (game, len(rows), *entry)))
    rescued._write(rows)
    return len(rows) - 1


def _row(source: sqlite3.Connection, query: str, *values: int) -> tuple[str, int] | None:
    """A body and its sum, if it is there and whole."""
    try:
        row = source.execute(query, values).fetchone()
    except TROUBLE:
        return None
    if row is None or not isinstance(row[0], str) or zlib.crc32(row[0].encode("utf-8", "surrogatepass")) != row[1]:
        return None
    return row[0], row[1]


def _numbers(source: sqlite3.Connection, query: str) -> Iterator[int]:
    """Numbers in a file, as far as it can be read; by counting up where a list can't."""
    try:
        yield from [row[0] for row in source.execute(query)]
    except TROUBLE:
        yield from range(1, 100)


def _numbered(path: Path, why: str) -> Iterator[Path]:
    number = 1
    while True:
        yield path.with_name(f"{path.name}.{why}-{number}")
        number += 1
