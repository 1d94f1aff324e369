"""Which game is open: the file of games, a new one, one of them again, and what is done when the file can't be read."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from companion.charter import charter
from companion.saves.shelf import LOST, OF_THE_FILE
from companion.saves.store import Saved, Store
from companion.session import Session
from companion.table import Refused
from companion.ui.kept import Whereabouts
from companion.ui.place import Place
from companion.ui.trouble import write_report

if TYPE_CHECKING:
    from companion.ui.app import AirlockApp

WHEREABOUTS = "place.json"
Gift = tuple[str, str]
"""Who added what to the seed."""


@dataclass
class Draft:
    """A game that is being sealed: what the phone chose, and what was added so far."""

    names: list[str]
    options: dict[str, Any]
    secret: bytes
    given: list[Gift] = field(default_factory=list)


class Games:
    """Mixed into the app: one game at a time, out of the file that counts."""

    store: Store | None = None
    session: Session | None = None
    game = 0
    """Which of the saved games the session is."""
    draft: Draft | None = None
    stuck_at: Refused | None = None
    """Why the file can't be read, while it can't."""

    @property
    def playing(self) -> Session:
        assert self.session is not None
        return self.session

    @property
    def kept(self) -> Store:
        assert self.store is not None
        return self.store

    # -- the file --------------------------------------------------------------------------------

    def open_save(self: AirlockApp) -> None:
        """To where we were; to a screen that says so if the file of games can't be read."""
        self.leave_save()
        try:
            self.store = self.shelf.open()
            self._resume()
        except Refused as refused:
            if refused.reason in OF_THE_FILE:
                self.stuck(refused)
                return
            self.notice = self.refusal(refused)  # one game can't be opened; the others can
        self.safely(lambda: self.go(self.place))

    def safely(self: AirlockApp, show: Callable[[], None]) -> None:
        """Show where we were; if that can't be shown, the plain game; if not even that, the launch screen. Each with a report."""
        for way in (show, self._plain, self._give_up):
            try:
                way()
            except Exception as error:  # a place of another version, or a game of odd making: never a reason not to start
                write_report(self.home, error, "showing")
                continue
            return

    def _give_up(self: AirlockApp) -> None:
        self.session, self.shown = None, 0
        self.notice = self.say("This game can't be shown. The others are here.")
        self.go(Place())

    def leave_save(self: AirlockApp) -> None:
        if self.store is not None:
            self.store.close()
        self.store, self.session, self.stuck_at, self.shown, self.place = None, None, None, 0, Place()

    def saved_games(self: AirlockApp) -> list[Saved]:
        """All games of the file; a file that can't be read any more leads to the screen that says so."""
        try:
            return self.kept.games()
        except Refused as refused:
            self.trouble(refused)
            return []

    def stuck(self: AirlockApp, refused: Refused) -> None:
        """Nothing of the file is touched; where we were is not written over either."""
        self.leave_save()
        self.stuck_at, self.place, self.notice = refused, Place("stuck"), ""
        self.refresh()

    def trouble(self: AirlockApp, refused: Refused) -> None:
        """A refusal in the middle of everything: the file is lost to us, or it is a sentence and the game goes on."""
        if refused.reason in LOST:
            self.stuck(refused)
        else:
            self.refuse(refused)

    def take_rescued(self: AirlockApp) -> None:
        """Go on with what could be read; the damaged file stays where it is, as it is."""
        assert self.stuck_at is not None
        self.shelf.take(self.shelf.rescued(self.stuck_at))
        self.open_save()

    def take_new(self: AirlockApp) -> None:
        """Play on in a new file; the old one stays where it is, as it is."""
        try:
            self.shelf.take_new()
        except (Refused, OSError):
            self.notice = self.say("There is no room for a new file.")
            self.refresh()
            return
        self.open_save()

    # -- the game --------------------------------------------------------------------------------

    def _resume(self: AirlockApp) -> None:
        """After a kill: the same game, the same screen, the same step, the same result."""
        kept = Whereabouts.load(self.home / WHEREABOUTS)
        if kept.place.screen != "game" or kept.game not in (saved.id for saved in self.kept.games()):
            return
        self._play(self.kept.resume(kept.game), kept.game)
        self.place = kept.place
        self.shown = kept.shown if 0 < kept.shown <= len(self.playing.journal.entries) else 0
        self.acting = kept.acting if kept.acting in self.playing.table.value("seats") else "P1"

    def keep_place(self: AirlockApp) -> None:
        if self.stuck_at is not None:
            return
        with suppress(OSError):  # the game itself is in the save; without this a kill leads to its plain table
            Whereabouts(self.place, self.game, self.shown, self.acting).save(self.home / WHEREABOUTS)

    def new_game(
        self: AirlockApp, names: list[str], options: dict[str, Any], secret: bytes | None = None, given: Sequence[Gift] = (),
    ) -> bool:
        """The seal is read before the set-up list, and that before the table; whether there is a game now."""
        try:
            made = charter(self.packs("lockdown"), names, secret or self.seed, options, given=given)
            room = self.kept.new(made)
            self._play(Session.new(made, self.packs("lockdown"), room), room.game)
        except Refused as refused:
            self.trouble(refused)
            return False
        self._enter()
        self.go(Place("game", "table", ("setup", "seal")))
        return True

    def begin_ceremony(self: AirlockApp, names: list[str], options: dict[str, Any]) -> None:
        """First the phone chooses and promises, then everybody adds something, then the game is sealed."""
        try:
            charter(self.packs("lockdown"), names, bytes(32), options)
        except Refused as refused:
            self.trouble(refused)
            return
        self.draft = Draft(names, options, self.seed or os.urandom(32))
        self.over("ceremony")

    def add_to_seal(self: AirlockApp, gift: str) -> None:
        """The next one has added something, or nothing; after the last the game begins."""
        draft = self.draft
        assert draft is not None
        given = [*draft.given, (draft.names[len(draft.given)].strip(), gift)]
        if len(given) < len(draft.names):
            draft.given = given
            self.refresh()
        elif self.new_game(draft.names, draft.options, draft.secret, given):
            self.draft = None

    def open_game(self: AirlockApp, game: int) -> None:
        try:
            self._play(self.kept.resume(game), game)
        except Refused as refused:
            self.trouble(refused)
            return
        self.safely(self._enter)

    def _play(self: AirlockApp, session: Session, game: int) -> None:
        self.session, self.game = session, game
        session.speak(self.say.language)

    def _enter(self: AirlockApp) -> None:
        self.acting, self.shown, self.notice = self.playing.table.word("first_player"), 0, ""
        self._plain()

    def _plain(self: AirlockApp) -> None:
        """The table with nothing over it but the rail, if the event phase is on."""
        phase = self.playing.table.value("phase")
        self.go(Place("game", "table", ("rail",) if phase == "event" else ()))

    def recover(self: AirlockApp) -> None:
        """Something of ours broke: back to the game as it is on disk, on the plain table."""
        if self.stuck_at is not None:
            self.refresh()
            return
        self.shown = 0
        self.notice = self.say("Something broke. Nothing is lost: this is the game as it was kept.")
        if self.session is None:
            self.go(Place())
            return
        try:
            self._play(self.kept.resume(self.game), self.game)
        except Refused as refused:
            self.stuck(refused)
            return
        self.safely(self._plain)
