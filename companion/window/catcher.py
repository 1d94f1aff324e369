"""Catches what breaks in the main loop: a report on disk, a sentence on the screen, and the game as it was kept."""

from __future__ import annotations

from typing import Any

from kivy.base import ExceptionHandler, ExceptionManager

from companion.show.reports import write_report
from companion.table import Refused


class Catcher(ExceptionHandler):
    """Catches what reaches the main loop; a second fault while telling the first one is let through."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.telling = False

    def handle_exception(self, error: BaseException) -> int:
        if not isinstance(error, Exception) or self.telling:
            return int(ExceptionManager.RAISE)
        if isinstance(error, Refused):
            self.app.games.trouble(error)
            return int(ExceptionManager.PASS)
        self.telling = True
        try:
            last = self.app.session.journal.last if self.app.session else None
            write_report(self.app.home, error, f"#{last.number} {last.intent}" if last else "none", self.app.place.secret)
            self.app.games.recover()
        finally:
            self.telling = False
        return int(ExceptionManager.PASS)
