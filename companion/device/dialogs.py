"""The system's own window for choosing a file, on a desktop: a small program that most systems bring."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which
from threading import Thread

from companion.device.port import Fails
from companion.value import value

TITLE = "Airlock"
NO_SCREEN = b"display"
"""What the programs of Linux complain of where they can't open a window; they leave as if somebody had chosen nothing."""


@value
class Wanted:
    """A file that is asked for: the folder to begin in, and how it may be called."""

    start: Path
    endings: tuple[str, ...]

    def into(self, word: str) -> str:
        """A word of a command, with this in the place of what stands in braces."""
        names = [f"*{ending}" for ending in self.endings]
        filled = {"{start}": str(self.start), "{names}": " ".join(names), "{kinds}": ";".join(names)}
        for place, each in filled.items():
            word = word.replace(place, each)
        return word


@value
class Dialog:
    """A program that asks for a file and prints where it lies."""

    program: str
    words: tuple[str, ...]
    """What it is started with."""
    left: tuple[int, ...] = (1,)
    """How it ends where nobody has chosen."""

    def started(self, wanted: Wanted) -> list[str]:
        return [self.program, *map(wanted.into, self.words)]


_GTK = (f"--title={TITLE}", "--filename={start}/", f"--file-filter={TITLE} | {{names}}")
ZENITY = Dialog("zenity", ("--file-selection", *_GTK))
YAD = Dialog("yad", ("--file", *_GTK), (1, 252))
KDIALOG = Dialog("kdialog", ("--title", TITLE, "--getopenfilename", "{start}", "{names}"))
OSASCRIPT = Dialog("osascript", ("-e", f'POSIX path of (choose file with prompt "{TITLE}")'))
POWERSHELL = Dialog(
    "powershell",
    (
        "-NoProfile",
        "-STA",
        "-Command",
        (
            "Add-Type -AssemblyName System.Windows.Forms; $it = New-Object System.Windows.Forms.OpenFileDialog; "
            f"$it.Title = '{TITLE}'; $it.Filter = '{TITLE}|{{kinds}}'; "
            "if ($it.ShowDialog() -ne 'OK') { exit 1 }; [Console]::OutputEncoding = [Text.Encoding]::UTF8; $it.FileName"
        ),
    ),
)


def here() -> Iterator[Dialog]:
    """The programs of this system, the one that suits it best first."""
    kde = "KDE" in os.environ.get("XDG_CURRENT_DESKTOP", "")
    there = {"darwin": (OSASCRIPT,), "win32": (POWERSHELL,)}
    for each in there.get(sys.platform, (KDIALOG, ZENITY, YAD) if kde else (ZENITY, YAD, KDIALOG)):
        if which(each.program):
            yield each


class Dialogs:
    """One window at a time: whoever asks again gets a new one in place of the old."""

    def __init__(self) -> None:
        self._asking: subprocess.Popen[bytes] | None = None

    def open(self, wanted: Wanted, take: Callable[[Path], object], fails: Fails) -> None:
        """Ask for a file; the answer comes on a thread of its own. With no program that can ask, it fails at once."""
        self.leave()
        dialogs = here()
        if (asking := self._begun(dialogs, wanted)) is None:
            fails("no_window")
            return
        Thread(target=self._listen, args=(*asking, dialogs, wanted, take, fails), daemon=True).start()

    def _begun(self, dialogs: Iterator[Dialog], wanted: Wanted) -> tuple[Dialog, subprocess.Popen[bytes]] | None:
        for dialog in dialogs:
            try:
                self._asking = subprocess.Popen(
                    dialog.started(wanted),
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                )
            except OSError:
                continue
            return dialog, self._asking
        return None

    def _listen(
        self,
        dialog: Dialog,
        asking: subprocess.Popen[bytes],
        others: Iterator[Dialog],
        wanted: Wanted,
        take: Callable[[Path], object],
        fails: Fails,
    ) -> None:
        printed, complained = asking.communicate()
        if self._asking is not asking:
            return  # it was closed for another one, or with the app
        self._asking = None
        chosen = printed.decode("utf-8", "surrogateescape").rstrip("\r\n")
        if asking.returncode == 0 and chosen:
            take(Path(chosen))
        elif asking.returncode not in dialog.left or NO_SCREEN in complained:
            again = self._begun(others, wanted)
            if again is None:
                fails("no_window")
            else:
                self._listen(*again, others, wanted, take, fails)

    def leave(self) -> None:
        """Close what is still open."""
        asking, self._asking = self._asking, None
        if asking is not None:
            asking.kill()
