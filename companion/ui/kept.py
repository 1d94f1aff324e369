"""Small things beside the save, each one file that is swapped, never half written; and where we were, which is one of them."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.ui.place import Place


def swap(path: Path, told: dict[str, Any]) -> None:
    """Write a file anew: whoever reads it finds the old one or the new one."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(json.dumps(told), "utf-8")
    os.replace(beside, path)


def told_in(path: Path) -> dict[str, Any]:
    """What is in the file; nothing if it can't be read."""
    try:
        told = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """What to come back to after a kill. The game itself is in the save; this only says which, and what lay over it."""

    place: Place
    game: int = 0
    shown: int = 0
    acting: str = ""

    @staticmethod
    def load(path: Path) -> Whereabouts:
        """Where we were; anything odd leads to the start, or to the plain screen of the game."""
        told = told_in(path)
        game, shown = (told[name] if type(told.get(name)) is int else 0 for name in ("game", "shown"))
        return Whereabouts(Place.read(told.get("place")), game, shown, str(told.get("acting")))

    def save(self, path: Path) -> None:
        swap(path, {"place": self.place.written(), "game": self.game, "shown": self.shown, "acting": self.acting})
