"""THIS IS WRONG: what is being typed of it, and the note that comes of it; and the report of a fault, as it would be shared."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from companion import wrong
from companion.packs import Pack
from companion.show.files import Files
from companion.show.place import Place
from companion.show.reports import newest, nobodys
from companion.show.shell import Shell
from companion.wrong import Disputed, Note

if TYPE_CHECKING:
    from companion.show.playing import Playing

BUG = "bug.yml"
FIRST = {"rule": "rule", "part": "card"}
"""What is wrong most often, by what it is about; else a number, and of the app its words."""


class Noting:
    """One note at a time; it is begun anew where it is about something else."""

    def __init__(self, shell: Shell, files: Files) -> None:
        self.shell, self.files = shell, files
        self.about, self.entry = "", 0
        self.kind, self.line = _first(""), ""
        self.coded = False
        """Its code is shown, and not its text."""

    def open(self, playing: Playing | None, about: str) -> None:
        """Lays the page over what it is about."""
        if (about, entry := _entry(self.shell.place, playing)) != (self.about, self.entry):
            self.about, self.entry, self.line = about, entry, ""
            self.kind = "number" if entry else _first(about)
        self.shell.over(f"wrong:{about}")

    def at(self, about: str) -> None:
        """The page that was left lies there again; what was typed is gone with the app that was stopped."""
        if about != self.about:
            self.about, self.kind, self.line = about, _first(about), ""
            number = about.removeprefix("entry/")
            self.entry = int(number) if number.isdecimal() else 0

    # -- what it is about ------------------------------------------------------------------------

    def pack(self) -> Pack | None:
        """Whose fact it is; None for the app's own."""
        where, _, what = self.about.partition("/")
        if where == "part":
            return self.files.pack(what.partition("/")[0])
        return self.shell.session.pack if self.shell.session is not None else None

    def disputed(self) -> Disputed:
        """What is held to be wrong, as the app knows it."""
        where, _, what = self.about.partition("/")
        pack, session, language = self.pack(), self.shell.session, self.shell.say.language
        if pack is not None and where == "part":
            return wrong.part(pack, what.partition("/")[2], language)
        if session is None or where not in ("rule", "entry", "record"):
            return Disputed(wrong.APP)
        if where == "record":
            return wrong.of_the_record(session, what)
        if self.entry:
            rule = what if where == "rule" else ""
            return wrong.of_the_entry(session, self.entry, rule, language)
        return wrong.rule(session.pack, session.game.holds, what, language)

    # -- what comes of it ------------------------------------------------------------------------

    def note(self) -> Note:
        session, language = self.shell.session, self.shell.say.language
        line = "".join(each for each in self.line if each.isprintable())[: wrong.LONGEST].strip()
        return wrong.note(self.disputed(), self.kind, line, self.pack(), language, session, self.entry)

    def fault(self) -> str:
        """The newest report of a fault, without names; "" where there is none."""
        file = newest(self.shell.home)
        if file is None:
            return ""
        names = tuple(self.shell.session.names().values()) if self.shell.session is not None else ()
        return f"Airlock {wrong.VERSION}\n{nobodys(file.read_text('utf-8', 'replace'), self.shell.home, names)}"

    def text(self, what: str) -> str:
        """What would be shared: the note, or the report."""
        return self.note().text if what == "wrong" else self.fault()

    def form(self, what: str) -> str:
        """The address of the form that is filled in with it; of a long report its last lines, where the fault is."""
        if what == "wrong":
            return self.note().form
        lines = self.fault().splitlines()
        while True:
            fields = {"template": BUG, "version": wrong.VERSION, "report": "\n".join(lines)}
            found = f"{wrong.FORM}?{urlencode(fields)}"
            if len(found) <= wrong.MOST_OF_A_FORM or not lines:
                return found
            lines.pop(0)

    def share(self, what: str) -> None:
        """As a file of letters, to wherever the system's window says."""
        self.files.share_text(f"airlock-{what}.txt", self.text(what))
        self.shell.refresh()


def _first(about: str) -> str:
    where = about.partition("/")[0]
    return FIRST.get(where, "words" if where == wrong.APP else "number")


def _entry(place: Place, playing: Playing | None) -> int:
    """The entry by which somebody came here: the one that is open, or whose result stands."""
    if playing is None:
        return 0
    for each in reversed(place.over):
        room, _, about = each.partition(":")
        if room == "entry":
            return int(about)
        if room in ("result", "rail"):
            return playing.shown
    return playing.shown if place.tab == "table" and all(not each.startswith("record") for each in place.over) else 0
