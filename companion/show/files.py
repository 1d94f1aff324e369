"""What goes in and out as files: the owner's packs and corrections, games, and pictures."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path

from companion.exports import UNREADABLE, unlike
from companion.owner import Owner
from companion.packs import Pack, PackError
from companion.saves.backup import back_up, bring_back, is_backup
from companion.saves.smallfile import swap, told_in
from companion.show.games import Games
from companion.show.shell import Later, Shell
from companion.table import Json, Refused

BOX, PACKS = "box.json", "packs"
MOST_NAMED = 4
"""What is not as in the own box is named up to here."""


class Files:
    """The owner's folder, and the system's windows for sharing and choosing files."""

    def __init__(self, shell: Shell, owner: Owner, games: Games, later: Later) -> None:
        self.shell, self.owner, self.games, self._later = shell, owner, games, later
        self.pack_fault = ""
        """What is wrong with a pack of the owner's, with file, line and field; the printed one is played meanwhile."""

    def pack(self, name: str) -> Pack:
        """A pack as the owner has it; what can't be read of the owner's is said and left aside."""
        try:
            pack = self.owner.pack(name)
        except PackError as error:
            self.pack_fault = str(error)
            return self.owner.untouched(name)
        self.pack_fault = ""
        return pack

    # -- out -------------------------------------------------------------------------------------

    def export_game(self, sure: bool = False) -> None:
        """The game as a file for anybody who wants to check it, or go on with it elsewhere; before its end it is held for."""
        session = self.shell.session
        assert session is not None
        if not sure and session.view()["phase"] != "over":
            self.shell.over("export")
            return
        if sure:
            session.do("give_out")
        file = self.shell.home / f"airlock-{session.charter.seal[:8]}.json"
        try:
            swap(file, session.export())
        except OSError:
            self.shell.notice = self.shell.say("There is no room for a new file.")
        else:
            self.shared(file, "application/json")
        self.shell.refresh()

    def export_box(self) -> None:
        """What was read off the box, for others who have the same one."""
        file = self.shell.home / BOX
        self.shell.notice = ""
        if file.is_file():
            self.shared(file, "application/json")
        else:
            self.shell.notice = self.shell.say("Nothing of your box was written down yet.")
        self.shell.refresh()

    def back_up(self) -> None:
        """Everything into one file, which goes where the system's window says."""
        day = datetime.fromtimestamp(self.games.stopwatch.now()).date().isoformat()
        file = self.shell.home / f"airlock-{day}.zip"
        try:
            back_up(self.shell.home, self.games.kept, file)
        except Refused as refused:
            self.games.trouble(refused)
            return
        self.shared(file, "application/zip")
        self.shell.refresh()

    def _bring_back(self, file: Path) -> None:
        brought = bring_back(file, self.shell.home, self.games.kept, self.owner.take)
        say = self.shell.say
        self.shell.notice = say(
            "{new} {new:GAME|GAMES} brought back; {known} {known:WAS|WERE} here.", new=brought.games, known=brought.known
        )

    def shared(self, file: Path, kind: str) -> None:
        """Hand a file to the system, and say where it went, as soon as that is known."""
        at_once = True

        def done(where: str) -> None:
            if at_once:
                self._tell(file, where)
            else:  # somebody has chosen where to, and the system says so on a thread of its own
                self._later(partial(self._tell_later, file, where))

        self.shell.device.share(file, kind, done)
        at_once = False

    def _tell_later(self, file: Path, where: str) -> None:
        self._tell(file, where)
        self.shell.refresh()

    def _tell(self, file: Path, where: str) -> None:
        say = self.shell.say
        self.shell.notice = say("Saved: {where}", where=where) if where else say("It lies in {where}", where=str(file))

    # -- in --------------------------------------------------------------------------------------

    def pick(self) -> None:
        """A game or a box that somebody gave us; the system's own window chooses it."""
        self.shell.device.pick(lambda file: self._later(lambda: self.take(file)))

    def _take_game(self, told: Json) -> None:
        """Kept, opened, and what of it is not as in the own box is said."""
        self.games.open_game(self.games.kept.take_in(told))
        session = self.shell.session
        if session is not None and (other := unlike(session.charter, self.pack(session.charter.pack), self.games.known)):
            shown = ", ".join(session.words.name(each) for each in other[:MOST_NAMED])
            more = " …" if other[MOST_NAMED:] else ""
            self.shell.notice = self.shell.say("Not as in your box: {what}", what=shown + more)
            self.shell.refresh()

    def take(self, file: Path) -> None:
        """A game is kept and opened; corrections are added to our own."""
        told = told_in(file)
        try:
            if is_backup(file):
                self._bring_back(file)
                self.shell.refresh()
                return
            if "airlock" in told:
                self._take_game(told)
                return
            count = self.owner.take(file)
            self.shell.notice = self.shell.say("{count} corrections are in.", count=count)
        except Refused as refused:
            self.games.trouble(refused)
            return
        except (PackError, OSError) as error:
            self.shell.notice = str(error)
        except UNREADABLE:
            self.shell.notice = self.shell.refusal(Refused("no_export"))
        self.shell.refresh()
