"""When something of ours breaks: a report on disk, a sentence on the screen, and the game as it was kept."""

from __future__ import annotations

import sys
import traceback
from datetime import datetime
from pathlib import Path

KEPT = 5
"""Older reports go."""


def write_report(home: Path, error: BaseException, entry: str) -> Path:
    """What broke, where, and at which entry; never what anybody holds."""
    folder = home / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
    path.write_text(f"entry: {entry}\npython: {sys.version}\n\n" + "".join(traceback.format_exception(error)), "utf-8")
    for old in sorted(folder.glob("*.txt"))[:-KEPT]:
        old.unlink()
    return path
