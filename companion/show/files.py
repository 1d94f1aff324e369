"""What goes in and out as files: the owner's packs and corrections, games, and pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from companion.device import ENDINGS, Fault
from companion.exports import UNREADABLE, unlike
from companion.kit.lazily import later
from companion.owner import Owner
from companion.packs import Pack, PackError
from companion.packs.overlay import Overlay
from companion.saves.beside import BOX, places
from companion.saves.smallfile import swap, told_in
from companion.show.games import NOT_KEPT, Games
from companion.show.shell import Later, Shell
from companion.table import Json, Refused

if TYPE_CHECKING:
    from companion.saves.backup import Brought
    from companion.show.pictures.folder import Folder

_back_up = later("companion.saves.backup:back_up")
_bring_back, _bring_games = later("companion.saves.backup:bring_back"), later("companion.saves.backup:bring_games")
_looked_into = later("companion.saves.incoming:looked_into")
_folder = later("companion.show.pictures.folder:folder")

ROOM = "find"
"""The room in which a file is looked for where the system has no window for it."""
BOXES = ("box", "part", "enter")
"""The rooms in which lists of the box are imported."""
BACKED_UP = "backup.json"
"""Beside the save: when everything was put into one file last."""
MOST_NAMED = 4
"""What is not as in the own box is named up to here."""


Take = Callable[[Path], object]


class Files:
    """The owner's folder, and the system's windows for sharing and choosing files."""

    def __init__(self, shell: Shell, owner: Owner, games: Games, later: Later) -> None:
        self.shell, self.owner, self.games, self._later = shell, owner, games, later
        self._wanted: tuple[Take, Collection[str]] = self.take, ENDINGS
        """What becomes of the file that is looked for, and how it may be called."""
        self.folder: Path | None = None
        """Where somebody looks for a file, once they do."""
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
            _back_up(places(self.shell.home), self.games.kept, file)
        except Refused as refused:
            self.games.trouble(refused)
            return
        with suppress(OSError):  # it is offered again
            swap(self.shell.home / BACKED_UP, {"last": int(self.games.stopwatch.now())})
        self.shared(file, "application/zip")
        self.shell.refresh()

    @property
    def outdated(self) -> bool:
        """Whether the open game is over, and everything was put into one file last before it began."""
        playing = self.games.playing
        if playing is None or playing.game == NOT_KEPT or playing.view["phase"] != "over" or self.games.store is None:
            return False
        last = told_in(self.shell.home / BACKED_UP).get("last", 0)
        return not isinstance(last, int) or last < self.games.kept.saved(playing.game).evening.began

    def share_text(self, name: str, text: str) -> None:
        """What was written, as a file of letters with this name."""
        file = self.shell.home / name
        try:
            file.write_text(text, "utf-8")
        except OSError:
            self.shell.notice = self.shell.say("There is no room for a new file.")
        else:
            self.shared(file, "text/plain")

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

    def bring(self) -> None:
        """A game, a backup or a box that somebody gave us."""
        self.pick(self.take)

    def pick(self, take: Take, endings: Collection[str] = ENDINGS) -> None:
        """A file of these kinds is chosen in the system's own window, or in a room of ours where there is none."""
        self._wanted = take, endings
        self.shell.device.pick(
            lambda file: self._later(partial(take, file)), lambda fault: self._later(partial(self._unpicked, fault)), endings
        )

    def _unpicked(self, fault: Fault) -> None:
        if fault == "no_window" and self.shell.device.folders():
            self.shell.over(ROOM)
            return
        say = self.shell.say
        no_window = say("This system has no window in which to choose a file.")
        self.shell.notice = no_window if fault == "no_window" else say("That file can't be read, or there is no room for it.")
        self.shell.refresh()

    def lines(self) -> Folder:
        """The folder that is looked into, at first the one where files come down."""
        if self.folder is None:
            self.folder = next(iter(self.shell.device.folders()), self.shell.home)
        lines: Folder = _folder(self.folder, self._wanted[1], self.games.stopwatch.now(), self.shell.say)
        return lines

    def choose(self, path: Path) -> None:
        """A folder that is opened, or a file that is taken."""
        if path.is_dir():
            self.folder = path
            self.shell.refresh()
            return
        self.shell.close()
        self._wanted[0](path)

    def take(self, file: Path) -> None:
        """A game is kept and opened, games of a backup stand on the shelf, lists are laid over our own box; whatever it is, it
        is told, and where it belongs if this is another place."""
        if self.games.store is None:
            self.shell.notice = self.shell.say("Choose first how to go on; then it can come in.")
            self.shell.refresh()
            return
        try:
            self._taken(file)
        except Refused as refused:
            self.games.trouble(refused)
            return
        except PackError as error:
            self.shell.notice = str(error)
        except OSError:
            self.shell.notice = self.shell.say("There is no room for a new file.")
        except UNREADABLE:
            self.shell.notice = self.shell.refusal(Refused("no_export"))
        self.shell.refresh()

    def _taken(self, file: Path) -> None:
        kind, read = _looked_into(file)
        if kind == "game":
            self._take_game(read)
        elif kind == "box":
            self._take_box(read, file.name)
        elif kind == "backup":
            self._tell_brought(_bring_back(file, places(self.shell.home), self.games.kept, self.owner.take))
        else:
            self._tell_brought(_bring_games(file, self.games.kept))

    def _take_game(self, document: Json) -> None:
        """Kept, opened, and what of it is not as in the own box is said."""
        among_boxes = self.shell.place.room in BOXES
        self.games.open_game(self.games.kept.take_in(document))
        session, say = self.shell.session, self.shell.say
        if session is None:
            return
        says = [say("This is a game: it stands under ALL GAMES.")] if among_boxes else []
        if other := unlike(session.charter, self.pack(session.charter.pack), self.games.known):
            shown = ", ".join(session.words.name(each) for each in other[:MOST_NAMED])
            more = " …" if other[MOST_NAMED:] else ""
            says.append(say("Not as in your box: {what}", what=shown + more))
        self.shell.notice = " ".join([self.shell.notice, *says]).strip()

    def _take_box(self, written: Json, name: str) -> None:
        say = self.shell.say
        count = self.owner.take_all(Overlay.all_of(written, name), name)
        says = say("{count} {count:correction is|corrections are} in.", count=count)
        here = self.shell.place.room in BOXES
        self.shell.notice = says if here else f"{says} {say('They stand under CHECK YOUR BOX.')}"

    def _tell_brought(self, brought: Brought) -> None:
        say, room = self.shell.say, self.shell.place.room
        says = [
            say("{new} {new:GAME|GAMES} brought back; {known} {known:WAS|WERE} here.", new=brought.games, known=brought.known)
        ]
        if brought.damaged:
            says.append(say("The file is damaged; this is what could be read."))
        if room != "shelf":
            says.append(say("They stand under ALL GAMES."))
        self.shell.notice = " ".join([*says, brought.fault]).strip()
