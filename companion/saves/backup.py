"""Everything in one file, for another phone or a bad day: games, boxes, decks, settings; and all of it back again."""

from __future__ import annotations

import json
import sqlite3
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from companion.saves.shelf import GAMES
from companion.saves.store import Store
from companion.table import Refused
from companion.value import value

FORMAT, MANIFEST = 1, "airlock.json"
BOX, SETTINGS, MISSING = "box.json", "settings.json", "missing.json"
FILES = (BOX, SETTINGS, MISSING)
PICTURES = "pictures"
FOLDERS = ("packs", PICTURES)
LARGEST = 1 << 30
"""No evening fills a gigabyte; a file that says so is not ours."""


@value
class Brought:
    """What came out of a file."""

    games: int
    """Games that were not here, or went on elsewhere."""
    known: int
    """Games that are here already, as they are there or further on."""


def back_up(home: Path, store: Store, file: Path) -> int:
    """Write everything into one file; how many games are in it."""
    part = file.with_name(f"{file.name}.part")
    try:
        with tempfile.TemporaryDirectory(dir=home) as folder, zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as packed:
            games = Path(folder) / GAMES
            store.copy_to(games)
            packed.writestr(MANIFEST, json.dumps({"airlock_backup": FORMAT, "games": store.count()}))
            packed.write(games, GAMES)
            for path in _small(home):
                packed.write(path, path.relative_to(home).as_posix())
        part.replace(file)
    except (OSError, sqlite3.Error):
        part.unlink(missing_ok=True)
        raise Refused("disk_is_full") from None
    return store.count()


def _small(home: Path) -> Iterator[Path]:
    yield from (home / name for name in FILES if (home / name).is_file())
    for folder in FOLDERS:
        yield from (path for path in sorted((home / folder).rglob("*")) if path.is_file())


def is_backup(file: Path) -> bool:
    """Whether this is such a file."""
    if not zipfile.is_zipfile(file):
        return False
    with zipfile.ZipFile(file) as packed:
        return MANIFEST in packed.namelist()


def bring_back(file: Path, home: Path, store: Store, box: Callable[[Path], object]) -> Brought:
    """Take in what a file holds and is not here: nothing of ours is lost for it."""
    try:
        with tempfile.TemporaryDirectory(dir=home) as folder:
            _unpacked(file, Path(folder))
            told = json.loads((Path(folder) / MANIFEST).read_text("utf-8"))
            if told["airlock_backup"] > FORMAT:
                raise Refused("save_is_newer", version=told["airlock_backup"], reads=FORMAT, copy=file.name)
            for path in _small(Path(folder)):
                ours = home / path.relative_to(folder)
                if path.name != BOX and not ours.exists():
                    ours.parent.mkdir(parents=True, exist_ok=True)
                    ours.write_bytes(path.read_bytes())
            if (Path(folder) / BOX).is_file():
                box(Path(folder) / BOX)
            with closing(Store(Path(folder) / GAMES, store.packs, store.known)) as theirs:
                return _taken(theirs, store)
    except (zipfile.BadZipFile, KeyError, ValueError, TypeError, OSError):
        raise Refused("no_backup") from None


def _unpacked(file: Path, folder: Path) -> None:
    """What we know of the file; nothing of another name, nothing outside the folder."""
    with zipfile.ZipFile(file) as packed:
        if sum(each.file_size for each in packed.infolist()) > LARGEST:
            raise Refused("no_backup")
        for each in packed.infolist():
            place = Path(each.filename)
            ours = each.filename in (MANIFEST, GAMES, *FILES) or place.parts[0] in FOLDERS
            if ours and not each.is_dir() and not place.is_absolute() and ".." not in place.parts:
                packed.extract(each, folder)


def _taken(theirs: Store, ours: Store) -> Brought:
    """Their games that are not here, and those that went on there, beside ours."""
    here = [(saved.id, ours.marks(saved.id)) for saved in ours.games()]
    found: dict[int, int] = {}
    known = 0
    for saved in reversed(theirs.games()):
        marks = theirs.marks(saved.id)
        same = next((game for game, each in here if marks == each[: len(marks)]), None)
        known += same is not None
        if same is None:
            linked = replace(saved.evening, follows=found.get(saved.evening.follows, 0))
            same = ours.copy_from(theirs, replace(saved, evening=linked))
        found[saved.id] = same
    return Brought(len(found) - known, known)
