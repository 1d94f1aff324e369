"""What explains: the book of rules in the player's language, the rule behind something, and hints that come once."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

from companion.packs import load_rules
from companion.saves.smallfile import swap, told_in
from companion.show.face import Face
from companion.show.playing import Playing
from companion.show.shell import Shell
from companion.table import Entry

if TYPE_CHECKING:
    from companion.show.pictures.rules import Book

HINTS = "hints.json"
TWO_LINES = 76
"""Letters."""


class Guide:
    """The rules that can be looked up; opened when somebody first does."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self._book: tuple[str, str, Book] | None = None

    def book(self, playing: Playing) -> Book:
        pack, language = playing.session.pack, playing.say.language
        from companion.show.pictures.rules import Book  # nobody looks something up before the first screen

        if self._book is None or self._book[:2] != (pack.id, language):
            self._book = pack.id, language, Book(pack, playing.session.game.holds, load_rules(pack.id), playing.say)
        return self._book[2]

    def explain(self, playing: Playing, rule: str) -> None:
        """The rule behind something, laid over it; where there is none, nothing."""
        if rule and self.book(playing).page(rule) is not None:
            self.shell.over(f"rule:{rule}")

    # -- what happens for the first time ---------------------------------------------------------

    def hint(self, playing: Playing, entry: Entry) -> str:
        """What of this entry was never explained before; "" where hints are not wanted, or nothing is new."""
        if not self.shell.settings.hints:
            return ""
        seen, may_be = self._seen(), firsts(entry, playing.face)
        new = next((rule for rule in may_be if rule not in seen and self.book(playing).page(rule) is not None), "")
        if new:
            self._note(new)
        return new

    def first_round(self, playing: Playing) -> bool:
        """Whether somebody begins the first round of this game ever, and wants to be led through it; from now on nobody does."""
        mark = f"round:{playing.session.game.name}"
        if not self.shell.settings.hints or not playing.face.guide or mark in self._seen():
            return False
        self._note(mark)
        return True

    def _seen(self) -> list[str]:
        """What was explained on this phone."""
        kept = told_in(self.shell.home / HINTS).get("seen")
        return kept if isinstance(kept, list) else []

    def _note(self, explained: str) -> None:
        with suppress(OSError):  # a full disk: it may come again
            swap(self.shell.home / HINTS, {"seen": [*self._seen(), explained]})

    def hinted(self, playing: Playing) -> tuple[str, str, str] | None:
        """Symbol, title and first sentence of what is explained now; None where there is nothing."""
        return self.explained(playing, playing.hint) if playing.hint and self.shell.settings.hints else None

    def explained(self, playing: Playing, rule: str) -> tuple[str, str, str] | None:
        """Symbol, title and the beginning of a rule."""
        page = self.book(playing).page(rule)
        return None if page is None else (page.symbol or "info", page.title, beginning(page.says))


def beginning(says: str) -> str:
    """As many whole sentences as two lines hold, one at least.

    >>> beginning("Mouse, egg: dead. Terrier, hound: 1 card." + " And so on." * 9)
    'Mouse, egg: dead. Terrier, hound: 1 card. And so on. And so on. And so on.'
    """
    found, *more = re.split(r"(?<=[.!?]) ", says.partition("\n")[0])
    for sentence in more:
        if len(found) + len(sentence) > TWO_LINES:
            break
        found = f"{found} {sentence}"
    return found


def firsts(entry: Entry, face: Face) -> tuple[str, ...]:
    """The rules that an entry may be the first example of; nothing of a secret, nor where people put something right."""
    verb = face.verb(entry.intent)
    if entry.act != "do" or "secret" in entry.told or not verb.rule:
        return ()
    first = verb.first if isinstance(verb.first, str) else verb.first(entry)
    return tuple(dict.fromkeys(filter(None, (*face.firsts(entry), first))))
