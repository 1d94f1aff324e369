"""What was not found when a game was packed up, beside the save: so that the next set-up can say it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from companion.saves.beside import MISSING
from companion.saves.smallfile import swap, told_in
from companion.show.pictures.packing import PackRow, found_missing, packed
from companion.show.playing import Playing
from companion.show.shell import Shell


class Packing:
    """Counts by pack, and in it by what is missing."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell

    def missing(self, pack: str) -> Mapping[str, int]:
        kept = told_in(self.shell.home / MISSING).get(pack)
        return {row: count for row, count in kept.items() if type(count) is int and count > 0} if isinstance(kept, dict) else {}

    def miss(self, row: str, count: int) -> None:
        """So many of it were not found; none any more is forgotten."""
        session = self.shell.session
        assert session is not None
        file, pack = self.shell.home / MISSING, session.pack.id
        now = {**self.missing(pack), row: count}
        with suppress(OSError):  # a full disk: they know it, and this list is all that is lost
            swap(file, {**told_in(file), pack: {row: count for row, count in now.items() if count}})

    def warns(self, playing: Playing) -> str:
        """What the set-up of a game says of its box; "" where nothing is missing that it needs."""
        missing = self.missing(playing.session.pack.id)
        return found_missing(self.rows(playing), missing, self.shell.say) if missing else ""

    def rows(self, playing: Playing) -> tuple[PackRow, ...]:
        tasks = [str(task["id"]) for task in playing.tasks()]
        return packed(playing.session, playing.face, playing.view, self.shell.say, tasks)
