"""When something of ours breaks: a report on disk, a sentence on the screen, and the game as it was kept."""

from __future__ import annotations

import sys
import traceback
from datetime import datetime
from pathlib import Path
from typing import Any

from kivy.base import ExceptionHandler, ExceptionManager

from companion.table import Refused

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


class Catcher(ExceptionHandler):
    """Catches what reaches the main loop; a second fault while telling the first one is let through."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.telling = False

    def handle_exception(self, error: BaseException) -> int:
        if not isinstance(error, Exception) or self.telling:
            return int(ExceptionManager.RAISE)
        if isinstance(error, Refused):
            self.app.trouble(error)
            return int(ExceptionManager.PASS)
        self.telling = True
        try:
            last = self.app.session.journal.last if self.app.session else None
            write_report(self.app.home, error, f"#{last.number} {last.intent}" if last else "none")
            self.app.recover()
        finally:
            self.telling = False
        return int(ExceptionManager.PASS)
