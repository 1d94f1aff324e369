"""BOX CODE: the own box as a code, part by part; and the code of somebody else, which is looked through before it counts."""

from __future__ import annotations

from pathlib import Path

from companion.owner import Offered
from companion.packs import PackError, boxcode
from companion.show.files import Files
from companion.show.shell import Shell
from companion.table import Refused

LETTERS = (".txt", ".json")
"""What a file with a code is called."""
LONGEST = 200_000
"""Letters that are read of a file, or of what was pasted."""


class Swapping:
    """What is given, and what was taken so far but does not count yet."""

    def __init__(self, shell: Shell, files: Files) -> None:
        self.shell, self.files = shell, files
        self.takes = False
        """Somebody takes a code; else gives one."""
        self.at = 0
        """The part that is shown."""
        self.so_far = ""
        """Parts of a code that is not whole yet."""
        self.says = ""
        """What came of what was typed last."""
        self.offers: tuple[Offered, ...] = ()
        self.left_out: set[str] = set()
        """Components that fit, and are not wanted."""

    # -- given -----------------------------------------------------------------------------------

    def parts(self, pack: str) -> tuple[str, ...]:
        """What was written down of this box; nothing where nothing was."""
        overlay = self.files.owner.overlay(pack)
        return boxcode.parts((overlay,), {pack: self.files.owner.printed(pack).version}) if overlay else ()

    def share(self, pack: str) -> None:
        """The code as a file of letters, a part a line."""
        self.files.share_text(f"airlock-box-{pack}.txt", "\n".join(self.parts(pack)) + "\n")
        self.shell.refresh()

    # -- taken -----------------------------------------------------------------------------------

    def add(self, text: str) -> None:
        """Something was typed or pasted: with what is there already it may be a whole code."""
        say, tried = self.shell.say, f"{self.so_far}\n{text[:LONGEST]}"
        self.offers, self.left_out = (), set()
        try:
            read = boxcode.read(tried)
        except Refused as refused:
            self.so_far = tried if refused.reason == "code_is_incomplete" else self.so_far
            self.says = self.shell.refusal(refused)
            return
        self.so_far = ""
        self.offers = self.files.owner.offered(read.boxes)
        self.says = "" if self.offers else say("There is nothing in this code.")

    def pick(self) -> None:
        """A file with a code in it."""
        self.files.pick(self.take, LETTERS)

    def take(self, file: Path) -> None:
        """What stands in a file, whatever else stands there."""
        try:
            with file.open(encoding="utf-8", errors="replace") as letters:
                self.add(letters.read(LONGEST))
        except OSError:
            self.says = self.shell.say("That file can't be read, or there is no room for it.")
        self.shell.refresh()

    def forget(self) -> None:
        """Nothing was taken."""
        self.so_far, self.says, self.offers, self.left_out = "", "", (), set()

    def turn(self, component: str) -> None:
        """It is wanted, or not after all."""
        self.left_out ^= {component}

    @property
    def wanted(self) -> tuple[Offered, ...]:
        """What counts if it is taken now."""
        return tuple(each for each in self.offers if each.fits and each.component not in self.left_out)

    def adopt(self) -> None:
        """From now on it counts."""
        say = self.shell.say
        try:
            count = self.files.owner.adopt(self.wanted)
        except Refused as refused:
            self.says = self.shell.refusal(refused)
        except PackError as error:
            self.says = str(error)
        except OSError:
            self.says = say("There is no room for a new file.")
        else:
            self.forget()
            self.says = say("{count} {count:list is|lists are} in. Games that begin from now on have it.", count=count)
        self.shell.refresh()
