"""What goes in and out: the owner's packs and corrections, games and pictures as files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kivy.clock import Clock

from companion.owner import Owner
from companion.packs import Pack, PackError
from companion.saves.smallfile import swap, told_in
from companion.session import UNREADABLE
from companion.table import Refused

if TYPE_CHECKING:
    from companion.ui.app import AirlockApp

BOX, PACKS = "box.json", "packs"


class Exchange:
    """Mixed into the app."""

    pack_fault = ""
    """What is wrong with a pack of the owner's, with file, line and field; the printed one is played meanwhile."""
    owner: Owner

    def packs(self: AirlockApp, name: str) -> Pack:
        """A pack as the owner has it; what can't be read of the owner's is said and left aside."""
        try:
            pack = self.owner.pack(name)
        except PackError as error:
            self.pack_fault = str(error)
            return self.printed(name)
        self.pack_fault = ""
        return pack

    # -- out -------------------------------------------------------------------------------------

    def export_game(self: AirlockApp) -> None:
        """The game as a file for anybody who wants to check it, or go on with it elsewhere."""
        file = self.home / f"airlock-{self.playing.charter.seal[:8]}.json"
        try:
            swap(file, self.playing.export())
        except OSError:
            self.notice = self.say("There is no room for a new file.")
        else:
            self.shared(file, "application/json")
        self.refresh()

    def export_box(self: AirlockApp) -> None:
        """What was read off the box, for others who have the same one."""
        file = self.home / BOX
        self.notice = ""
        if file.is_file():
            self.shared(file, "application/json")
        else:
            self.notice = self.say("Nothing of your box was written down yet.")
        self.refresh()

    def shared(self: AirlockApp, file: Path, kind: str) -> None:
        where = self.device.share(file, kind)
        self.notice = self.say("Saved: {where}", where=where) if where else self.say("It lies in {where}", where=str(file))

    # -- in --------------------------------------------------------------------------------------

    def pick_file(self: AirlockApp) -> None:
        """A game or a box that somebody gave us; the system's own window chooses it."""
        self.device.pick(lambda file: Clock.schedule_once(lambda _: self.take_file(file)))

    def take_file(self: AirlockApp, file: Path) -> None:
        """A game is kept and opened; corrections are added to our own."""
        told = told_in(file)
        try:
            if "airlock" in told:
                self.kept.take_in(told)
                self.open_game(max(saved.id for saved in self.saved_games()))
                return
            count = self.owner.take(file, "lockdown")
            self.notice = self.say("{count} corrections are in.", count=count)
        except Refused as refused:
            self.refuse(refused)
            return
        except (PackError, OSError) as error:
            self.notice = str(error)
        except UNREADABLE:
            self.notice = self.refusal(Refused("no_export"))
        self.refresh()
