"""Where we were, kept beside the save: what a kill comes back to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path

from companion.saves.smallfile import swap, told_in
from companion.show.place import Place
from companion.table import Json
from companion.value import value


@value
class Whereabouts:
    """What to come back to after a kill. The game itself is in the save; this only says which, and what lay over it."""

    place: Place
    game: int = 0
    shown: int = 0
    acting: str = ""
    hint: str = ""
    read: int = 0
    seen: int = 0
    """The last entry that was answered: if the save ends before it, that is said."""
    chosen: Mapping[str, Json] = field(default_factory=dict)
    """What was picked on a page after that entry, and not answered yet."""
    checked: tuple[str, ...] = ()
    """The lines of the board that were confirmed after that entry."""

    @staticmethod
    def load(path: Path) -> Whereabouts:
        """Where we were; anything odd leads to the start, or to the plain screen of the game."""
        kept = told_in(path)
        game, shown, read, seen = (kept[name] if type(kept.get(name)) is int else 0 for name in ("game", "shown", "read", "seen"))
        acting, hint = str(kept.get("acting")), str(kept.get("hint", ""))
        chosen, checked = kept.get("chosen"), kept.get("checked")
        return Whereabouts(
            Place.read(kept.get("place")),
            game,
            shown,
            acting,
            hint,
            read,
            seen,
            chosen if isinstance(chosen, dict) else {},
            tuple(each for each in checked if isinstance(each, str)) if isinstance(checked, list) else (),
        )

    def save(self, path: Path) -> None:
        swap(
            path,
            {
                "place": self.place.written(),
                "game": self.game,
                "shown": self.shown,
                "acting": self.acting,
                "hint": self.hint,
                "read": self.read,
                "seen": self.seen,
                "chosen": dict(self.chosen),
                "checked": list(self.checked),
            },
        )
