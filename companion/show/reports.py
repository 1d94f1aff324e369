"""When something of ours breaks: a report on disk, a sentence on the screen, and the game as it was kept."""

from __future__ import annotations

import re
import sys
import traceback
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KEPT = 5
"""Older reports go."""


def write_report(home: Path, error: BaseException, entry: str, secret: bool = False) -> Path:
    """What broke, where, and at which entry; over a secret not even what the fault says of itself."""
    folder = home / "reports"
    path = folder / f"{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
    says = type(error).__name__ + "\n" + "".join(traceback.format_tb(error.__traceback__)) if secret else _quoted(error)
    with suppress(OSError):  # a full disk: what could not be written down is no fault of its own
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(f"entry: {entry}\npython: {sys.version}\n\n{says}", "utf-8")
        for old in sorted(folder.glob("*.txt"), key=lambda each: (each == path, each.stat().st_mtime))[:-KEPT]:
            old.unlink()
    return path


def newest(home: Path) -> Path | None:
    """The last report that was written; None where nothing has broken."""
    return max((home / "reports").glob("*.txt"), key=lambda each: each.name, default=None)


def nobodys(report: str, home: Path, names: Iterable[str]) -> str:
    """A report without whose it is: no folders of this machine above those of the app, no names of the table.

    >>> nobodys('File "/home/ana/airlock/main.py" of Ana', Path("/home/ana/.airlock"), ("Ana",))
    'File "~/airlock/main.py" of player 1'
    """
    for folder, instead in ((ROOT, "airlock"), (home, "games"), (home.parent, "~"), (Path.home(), "~")):
        if len(folder.parts) > 1:
            report = report.replace(str(folder), instead)
    for number, name in sorted(enumerate(names, 1), key=lambda each: -len(each[1])):
        report = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"player {number}", report)
    return report


def _quoted(error: BaseException) -> str:
    """What a fault says, and what it was raised from; not what was just being handled, which may have been over a secret."""
    cause = f"{_quoted(error.__cause__)}\nwhich led to:\n\n" if error.__cause__ is not None else ""
    return cause + "".join(traceback.format_exception(error, chain=False))
