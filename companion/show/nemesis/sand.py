"""The hourglass as a real clock: since when it runs stands beside the save, so a dark screen, a call or a kill do not stop it.

The rules know no clock: what was left at a pause is an entry, and a new round turns the glass over. This file only says since
when that much has been running; where it does not fit the game, the glass begins to run when it is first looked at.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from time import time
from typing import Any

from companion.value import value

KEPT = "hourglass.json"
NOW = time
"""The clock of the wall; below the session there is none."""


@value
class Sand:
    """So many seconds were left of this turn of the glass at a moment; None while it lies still."""

    game: int
    round: int
    left: int
    since: float | None

    def remaining(self, now: float) -> int:
        """Whole seconds that are left, the running one included."""
        if self.since is None:
            return self.left
        gone = max(0.0, now - self.since)
        return max(0, -int(-(self.left - gone) // 1)) if gone < self.left else 0

    def fits(self, game: int, view: Mapping[str, Any]) -> bool:
        return (self.game, self.round, self.left) == (game, view["round"], view["hourglass"]["left"])


def begins(app: Any) -> None:
    """A glass that was turned over runs from the moment at which the table can see it."""
    playing = app.games.playing
    glass = playing.view.get("hourglass") if playing else None
    if glass and glass["state"] == "runs":
        running(app.home, playing.game, playing.view, NOW())


def running(home: Path, game: int, view: Mapping[str, Any], now: float) -> Sand:
    """The glass as it runs; one that nobody has looked at yet begins now."""
    with suppress(OSError, ValueError, TypeError):
        kept = Sand(**json.loads((home / KEPT).read_text("utf-8")))
        if kept.fits(game, view):
            return kept
    return started(home, game, view, now)


def started(home: Path, game: int, view: Mapping[str, Any], since: float | None) -> Sand:
    """From what the game says is left, since now, or still."""
    sand = Sand(game, view["round"], view["hourglass"]["left"], since)
    with suppress(OSError):  # without it the glass runs on from what the game says, at the next start
        (home / KEPT).write_text(json.dumps(asdict(sand)), "utf-8")
    return sand


def spelled(seconds: int) -> str:
    """
    >>> spelled(84)
    '1:24'
    """
    return f"{seconds // 60}:{seconds % 60:02}"
