"""A table within a browser: the session and the pages of its owner in one program, beside the page that shows them.

Whoever embeds it hands it what the page says, as text, and gets what is answered. What an answer shows lies in the folder
by then; that it lies on a disk, too, before the answer is shown, is the embedder's to see to.
"""

from __future__ import annotations

import json
from pathlib import Path
from queue import Empty

from companion.laptop import Laptop
from companion.packs.words import LANGUAGES
from companion.page.keeping import CLEARS
from companion.saves.shelf import LOST
from companion.sharing.guests import SCREEN
from companion.sharing.within import OWNER, OwnLine


class OwnTable(Laptop):
    """The host of one browser, its own: nobody joins."""

    def __init__(self, home: Path, language: str = LANGUAGES[0], seed: bytes | None = None, keeps: str = CLEARS) -> None:
        """The folder is there; `keeps` is what its browser says of how long it will be."""
        super().__init__(home, language, lambda _: None, seed, list, OwnLine)
        self.keeps = keeps
        assert isinstance(self.hosting.room, OwnLine)
        self.line = self.hosting.room
        self.begin_with(language)

    def begin_with(self, language: str) -> None:
        """The file is opened and its owner is there, who is asked for no seat: the browser is the phone of the table."""
        self.games.open_save()
        if self.games.stuck_at is not None and self.games.stuck_at.reason not in LOST:
            raise self.games.stuck_at
        owner = self.line.owner(language)
        self.hosting.owner = OWNER
        self.hosting.persons.setdefault(OWNER, SCREEN)
        self.speak_in(owner.language if owner.language in LANGUAGES else LANGUAGES[0])
        self.hosting.open()
        self._do_all()

    @property
    def invitation(self) -> str:
        """Nobody reaches a browser."""
        return ""

    def speak_in(self, language: str) -> None:
        """It is remembered: nobody else tells it at the next start."""
        super().speak_in(language)
        self.hosting.keep()

    def heard(self, plain: str, waits: bool = True) -> str:
        """The answer to what the page says; "" to a question for news while there are none."""
        found = self.line.said(plain.encode(), self._do_all, waits)
        self._do_all()
        return json.dumps(found, ensure_ascii=False, separators=(",", ":")) if found is not None else ""

    def is_kept(self, keeps: str) -> None:
        """The browser has said otherwise."""
        if keeps != self.keeps:
            self.keeps = keeps
            self.refresh()

    def rest(self) -> None:
        """The page is put away, and may not come back: where we are is noted."""
        self.games.keep_place()
        self.games.note()

    def _do_all(self) -> None:
        """What there is to do, one after the other."""
        while True:
            try:
                act = self.todo.get_nowait()
            except Empty:
                return
            if act is not None:
                self._carefully(act)
