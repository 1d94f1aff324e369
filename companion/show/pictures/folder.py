"""A folder in which somebody looks for a file: the way up, the files of its kind, newest first, and folders."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from companion.show.pictures.shelf import day
from companion.show.tongue import Tongue
from companion.value import value

MOST = 100
"""So many lines are laid out at once."""
LONGEST, HEAD = 22, 12
"""Letters of a word without a blank that fit on a small phone; of a longer one so many are shown, and its end."""
UP, FILE, INNER = "back", "airlock", "more"


@value
class FolderLine:
    """A file to take, or a folder to look into."""

    path: Path
    symbol: str
    title: str
    says: str = ""


@value
class Folder:
    """What is in a folder, or why that can't be told."""

    title: str
    lines: tuple[FolderLine, ...]
    says: str = ""


def folder(at: Path, endings: Collection[str], now: float, say: Tongue) -> Folder:
    """The lines of a folder; hidden folders, and files of other kinds, are left out."""
    up = (FolderLine(at.parent, UP, say("ONE FOLDER UP"), short(at.parent.name)),) if at.parent != at else ()
    title = short(at.name or str(at))
    try:
        found = [each for each in at.iterdir() if not each.name.startswith(".")]
    except OSError:
        return Folder(title, up, say("This folder can't be read."))
    ours = sorted(((moment, each) for each in found if (moment := _moment(each, endings))), reverse=True)
    files = [FolderLine(each, FILE, short(each.name), day(moment, now, say)) for moment, each in ours]
    inner = [FolderLine(each, INNER, short(each.name)) for each in sorted(found, key=_name) if _is_folder(each)]
    lines = [*files, *inner]
    return Folder(title, (*up, *lines[:MOST]), _says(bool(files), len(lines) - MOST, say))


def short(name: str) -> str:
    """A name in which no word is too long for a line.

    >>> short("airlock-3f2a99c1.json"), short("a_name_that_goes_on_and_on (2).json")
    ('airlock-3f2a99c1.json', 'a_name_that_…on_and_on (2).json')
    """
    words = name.split(" ")
    return " ".join(word if len(word) <= LONGEST else f"{word[:HEAD]}…{word[HEAD + 1 - LONGEST :]}" for word in words)


def _says(found: bool, more: int, say: Tongue) -> str:
    none = "" if found else say("No such file lies here.")
    return " ".join(filter(None, (none, say("{n} more are not shown.", n=more) if more > 0 else "")))


def _name(path: Path) -> str:
    return path.name.casefold()


def _moment(path: Path, endings: Collection[str]) -> int:
    """When a file that is wanted was written; 0 for anything else."""
    try:
        return int(path.stat().st_mtime) or 1 if path.suffix.lower() in endings and path.is_file() else 0
    except OSError:  # it went while we looked
        return 0


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False
