"""Where games are kept: the app's own folder, where each system wants such folders, with what lay elsewhere before.

Until 1.0 it was `~/.local/share/airlock` on every desktop, which is right on Linux alone. These few lines are our own:
platformdirs knows many places that we have no use for, and a phone would carry it for nothing.
"""

from __future__ import annotations

import errno
import logging
import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

NAME = "airlock"
COMING = "airlock.coming"
"""What is copied from another disk, until it is whole."""


def home() -> Path:
    """The folder, which is there; on a desktop what lies in the place of before is taken along first."""
    private = os.environ.get("ANDROID_PRIVATE")
    found = Path(private) if private else moved(before(), place(sys.platform, os.environ, Path.home()))
    found.mkdir(parents=True, exist_ok=True)
    return found


def place(system: str, told: Mapping[str, str], user: Path) -> Path:
    """Where this system keeps what belongs to a program; XDG_DATA_HOME is somebody's wish, and holds on any of them."""
    if told.get("XDG_DATA_HOME"):
        return Path(told["XDG_DATA_HOME"]) / NAME
    if system == "darwin":
        return user / "Library" / "Application Support" / NAME
    if system == "win32":
        return Path(told.get("LOCALAPPDATA") or user / "AppData" / "Local") / NAME
    return user / ".local" / "share" / NAME


def before() -> Path:
    """Where it was on every system."""
    return place("linux", {}, Path.home())


def moved(old: Path, new: Path) -> Path:
    """The folder to use. A new place that holds something is right; a folder that somebody has laid elsewhere by a link stays.

    On one disk this is one rename, which happens or does not. From another disk a copy is made beside, and put in place when it
    is whole; whoever is stopped before begins again. What can't be moved now is used where it is.
    """
    if old == new or not _holds(old) or _holds(new):
        return new
    if old.is_symlink():
        return old
    try:
        new.parent.mkdir(parents=True, exist_ok=True)
        if new.is_dir():
            new.rmdir()
        _move(old, new)
    except OSError as error:  # another Airlock has it open, or nobody may write there
        logging.getLogger("airlock").warning("what is kept stays in %s: %r", old, error)
        return old
    return new


def _holds(folder: Path) -> bool:
    return folder.is_dir() and any(folder.iterdir())


def _move(old: Path, new: Path) -> None:
    try:
        old.rename(new)
    except OSError as error:
        if error.errno != errno.EXDEV and getattr(error, "winerror", None) != 17:  # 17: ERROR_NOT_SAME_DEVICE
            raise
        coming = new.with_name(COMING)
        shutil.rmtree(coming, ignore_errors=True)
        shutil.copytree(old, coming, symlinks=True)
        coming.rename(new)
        shutil.rmtree(old, ignore_errors=True)
