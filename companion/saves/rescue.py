"""What is done about a save that can't be opened: a copy beside it, and a new file with all that can be read."""

from __future__ import annotations

import contextlib
import filecmp
import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from companion.saves.pages import rows
from companion.saves.rows import NOT_NOTED, dense, is_whole, total_of
from companion.saves.wal import log_of
from companion.table import Entry


class _File(Protocol):
    def write(self, rows: list[tuple[str, tuple[Any, ...]]]) -> None: ...
    def close(self) -> None: ...


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


def rescue(path: Path, copy: str, new: Callable[[Path], _File]) -> tuple[str, int]:
    """Read what can be read of a damaged file into a new one, once for each copy: its name, and how many entries."""
    target = path.with_name(f"{path.name}.rescued-{copy.rpartition('-')[2]}")
    if target.exists():  # rescued before, and perhaps played on since
        with contextlib.closing(sqlite3.connect(target)) as known:
            return target.name, int(known.execute("SELECT count(*) FROM entries WHERE number > 0").fetchone()[0])
    part = target.with_name(f"{target.name}.part")  # a kill leaves this behind, and the next start begins anew
    try:
        for left in (part, log_of(part), part.with_name(f"{part.name}-shm")):
            left.unlink(missing_ok=True)
        rescued = new(part)
    except Exception:  # a folder that can't be written: nothing to rescue into, and the caller tells of the damage
        return "…", 0
    try:
        found = sum(_rescue_game(rescued, game, *kept) for game, kept in sorted(_legible(path).items()))
    finally:
        rescued.close()
    part.replace(target)
    return target.name, found


Whole = tuple[str, int]
"""A body and its sum, which says that it is what was written."""
Kept = tuple[Whole, dict[int, Whole]]
"""What can be read of a game: its charter, and its entries by number; what is numbered -N is the bookmark after entry N."""


def _legible(path: Path) -> dict[int, Kept]:
    """Every game whose charter can be read, out of the pages that are whole, whatever became of the others."""
    charters: dict[int, Whole] = {}
    entries: dict[int, dict[int, Whole]] = {}
    for number, values in rows(path):
        match values:
            case (int(game), int(at), str(body), int(total)) if is_whole(body, total):
                entries.setdefault(game, {})[at] = body, total
            case (None, str(body), int(total)) if number is not None and is_whole(body, total):
                charters[number] = body, total
            case (None, int(at), str(body), int(total)) if number is not None and is_whole(body, total):
                entries.setdefault(number, {})[-at] = body, total
    for game, kept in entries.items():
        if second := kept.pop(0, None):  # the charter, once more
            charters.setdefault(game, second)
    return {game: (charter, entries.get(game, {})) for game, charter in charters.items()}


def _rescue_game(rescued: _File, game: int, charter: Whole, found: dict[int, Whole]) -> int:
    """The charter and the entries of one game, in one transaction; how many entries came back.

    What follows a hole is worth nothing without the table it was made on. Where a bookmark behind the hole keeps that table, the
    game goes on from there, and each entry in the hole has a line that says it is lost.
    """
    last = _reach(found)
    entry = "INSERT INTO entries VALUES (?, ?, ?, ?)"
    written: list[tuple[str, tuple[Any, ...]]] = [
        ("INSERT INTO games VALUES (?, ?, ?)", (game, *charter)),
        (entry, (game, 0, *charter)),
        (NOT_NOTED, (game,)),
        *((entry, (game, number, *found[number])) for number in sorted(found) if -last <= number < 0),
    ]
    whole = sum(0 < number <= last for number in found)
    below = 0
    for number in range(1, last + 1):
        if number not in found:
            body = dense(Entry.lost(number, below).written())
            found[number] = body, total_of(body)
        below = Entry.read(json.loads(found[number][0])).top_after
        written.append((entry, (game, number, *found[number])))
    rescued.write(written)
    return whole


def _reach(found: dict[int, Whole]) -> int:
    """How far the game can be told: from the set-up, and from each bookmark, to the next entry that is missing.

    >>> whole = "{}", 0
    >>> _reach(dict.fromkeys((1, 2, 4, 5, 9, -4), whole))
    5
    """
    last = 0
    for start in (0, *sorted(-number for number in found if number < 0)):
        if start >= last:
            last = next(number for number in count(start + 1) if number not in found) - 1
    return last


def _numbered(path: Path, why: str) -> Iterator[Path]:
    number = 1
    while True:
        yield path.with_name(f"{path.name}.{why}-{number}")
        number += 1
