"""Everything in one file, for another phone or a bad day: games, boxes, decks, settings; and all of it back again."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from errno import EACCES, EDQUOT, EFBIG, ENOSPC, EPERM, EROFS
from pathlib import Path

from companion.packs import PackError
from companion.saves.beside import BOX, FILES, FOLDERS, Places, places
from companion.saves.rows import Row
from companion.saves.shelf import GAMES, LOST
from companion.saves.store import Store
from companion.table import Refused
from companion.value import value

FORMAT, MANIFEST = 1, "airlock.json"
LARGEST, SMALL = 1 << 30, 1 << 24
"""No evening fills a gigabyte, and no list sixteen megabytes; a file that says so is not ours."""
DENSEST = 200
"""Games become ten times smaller; what becomes as much smaller as this is made to fill a disk."""
FULL, BARRED = (ENOSPC, EDQUOT, EFBIG), (EACCES, EPERM, EROFS)
ODD = (zipfile.BadZipFile, zlib.error, EOFError, KeyError, ValueError, TypeError, IndexError, RuntimeError, RecursionError)
"""What reading somebody else's archive may stumble over; one under a password is a RuntimeError."""


@value
class Brought:
    """What came out of a file."""

    games: int
    """Games that were not here, or went on elsewhere."""
    known: int
    """Games that are here already, as they are there or further on."""
    damaged: bool = False
    """Only a part of it could be read."""
    fault: str = ""
    """What is wrong with the lists in it; they were left out."""


def back_up(kept: Places, store: Store, file: Path) -> int:
    """Write everything into one file; how many games are in it."""
    part = file.with_name(f"{file.name}.part")
    try:
        with tempfile.TemporaryDirectory(dir=file.parent) as folder, zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as packed:
            games = Path(folder) / GAMES
            store.file.copy_to(games)
            packed.writestr(MANIFEST, json.dumps({"airlock_backup": FORMAT, "games": store.count()}))
            packed.write(games, GAMES)
            for name, path in _small(kept):
                packed.write(path, name)
        part.replace(file)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):  # it was never there
            part.unlink()
        raise _trouble(error) from None
    return store.count()


def _small(kept: Places) -> Iterator[tuple[str, Path]]:
    """Every small file, and what it is called in a backup."""
    for name, path in kept.items():
        if path.is_file():
            yield name, path
        for inner in sorted(path.rglob("*")) if path.is_dir() else ():
            if inner.is_file():
                yield f"{name}/{inner.relative_to(path).as_posix()}", inner


def _trouble(error: Exception) -> Refused:
    """Why something can't be written."""
    full = isinstance(error, sqlite3.Error) or getattr(error, "errno", 0) in FULL
    return Refused("disk_is_full" if full else "save_cannot_be_written")


def is_backup(file: Path) -> bool:
    """Whether this is such a file."""
    try:
        with zipfile.ZipFile(file) as packed:
            return MANIFEST in packed.namelist()
    except ODD:
        return False


def bring_back(file: Path, kept: Places, store: Store, box: Callable[[Path], object]) -> Brought:
    """Take in what a backup holds and is not here: nothing of ours is lost for it, and of its games all come or none."""
    try:
        with tempfile.TemporaryDirectory(dir=store.path.parent) as folder:
            theirs = Path(folder)
            _unpacked(file, theirs)
            _check(theirs)
            brought = _games(theirs, store)
            _files(theirs, kept)
            return replace(brought, fault=_box(theirs, box))
    except ODD:
        raise Refused("no_backup") from None
    except OSError as error:
        raise (_trouble(error) if error.errno in (*FULL, *BARRED) else Refused("no_backup")) from None


def bring_games(file: Path, store: Store) -> Brought:
    """Take in the games of another file of games, which is not touched; what lies in its log too."""
    try:
        with tempfile.TemporaryDirectory(dir=store.path.parent) as folder:
            for end in ("", "-wal"):
                if (each := file.with_name(f"{file.name}{end}")).is_file():
                    shutil.copy(each, Path(folder) / f"{GAMES}{end}")
            return _games(Path(folder), store)
    except OSError as error:
        raise _trouble(error) from None


def _unpacked(file: Path, folder: Path) -> None:
    """What we know of the file; nothing of another name, nothing outside the folder."""
    with zipfile.ZipFile(file) as packed:
        if sum(each.file_size for each in packed.infolist()) > min(LARGEST, SMALL + DENSEST * file.stat().st_size):
            raise Refused("no_backup")
        for each in packed.infolist():
            place = Path(each.filename)
            ours = each.filename in (MANIFEST, GAMES, *FILES) or place.parts[:1] in [(name,) for name in FOLDERS]
            if ours and not each.is_dir() and not place.is_absolute() and ".." not in place.parts:
                packed.extract(each, folder)


def _check(theirs: Path) -> None:
    """Whether this app reads such a backup."""
    if any(path.is_file() and path.stat().st_size > SMALL for path in (theirs / MANIFEST, *(theirs / name for name in FILES))):
        raise Refused("no_backup")
    version = json.loads((theirs / MANIFEST).read_text("utf-8"))["airlock_backup"] if (theirs / MANIFEST).is_file() else None
    if not isinstance(version, int):
        raise Refused("no_backup")
    if version > FORMAT:
        raise Refused("backup_is_newer")


def _files(theirs: Path, kept: Places) -> None:
    """What we don't have comes as it is; a list of the box is laid over ours elsewhere."""
    for name, path in _small(places(theirs)):
        first, _, rest = name.partition("/")
        if first in kept and first != BOX and not (ours := kept[first] / rest).exists():
            ours.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, ours)


def _box(theirs: Path, box: Callable[[Path], object]) -> str:
    try:
        if (theirs / BOX).is_file():
            box(theirs / BOX)
    except PackError as error:
        return str(error)
    return ""


def _games(theirs: Path, ours: Store) -> Brought:
    """Their games that are not here, and those that went on there, beside ours."""
    store, damaged = _opened(theirs, ours)
    with closing(store):
        coming = _Coming(store, ours)
        ours.add(coming.rows())
        return Brought(len(coming.found) - coming.known, coming.known, damaged)


def _opened(theirs: Path, ours: Store) -> tuple[Store, bool]:
    """Their file of games; of a damaged one what can be read, and that it is damaged."""
    try:
        store = Store(theirs / GAMES, ours.packs, ours.known)
        store.file.look_through()
        return store, False
    except Refused as refused:
        if refused.reason == "save_is_newer":
            raise Refused("backup_is_newer") from None
        if refused.reason not in LOST:
            raise
        if not refused.parameters.get("entries"):
            raise Refused("no_backup") from None
        return Store(theirs / str(refused.parameters["rescued"]), ours.packs, ours.known), True


class _Coming:
    """The games of another file on their way into ours."""

    def __init__(self, theirs: Store, ours: Store) -> None:
        self.theirs, self.next = theirs, ours.next_game
        self.here = [(saved.id, ours.marks(saved.id)) for saved in ours.games()]
        self.found: dict[int, int] = {}
        """Which of their games is which of ours."""
        self.known = 0
        """So many of them were here."""

    def rows(self) -> Iterator[tuple[str, Row]]:
        for saved in reversed(self.theirs.games()):
            marks = self.theirs.marks(saved.id)
            same = next((game for game, each in self.here if marks == each[: len(marks)]), None)
            if same is None:
                same, self.next = self.next, self.next + 1
                evening = replace(saved.evening, follows=self.found.get(saved.evening.follows, 0))
                yield from self.theirs.rows_of(replace(saved, evening=evening), same)
            else:
                self.known += 1
            self.found[saved.id] = same
