"""What is read: the language of everything, and the book of rules in it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.packs import load_rules
from companion.packs.words import LANGUAGES
from companion.saves.smallfile import swap, told_in
from companion.table import Entry
from companion.ui.pictures.hints import hints
from companion.ui.tongue import Tongue

if TYPE_CHECKING:
    from companion.ui.app import AirlockApp
    from companion.ui.pictures.rules import Book

HINTS = "hints.json"


class Reading:
    """Mixed into the app."""

    _book: Book | None = None

    def speak_in(self: AirlockApp, language: str) -> None:
        """Everything in another language from now on: screens, story, rules; the game goes on where it is."""
        self.settings = replace(self.settings, language=language)
        with suppress(OSError):  # a full disk: it holds for this evening at least
            self.settings.save(self.home / "settings.json")
        self.say = Tongue(language)
        self._book = None
        if self.session is not None:
            self.session.speak(language)
        self.stage.forget()
        self.refresh()

    def next_language(self: AirlockApp) -> None:
        self.speak_in(LANGUAGES[(LANGUAGES.index(self.say.language) + 1) % len(LANGUAGES)])

    @property
    def book(self: AirlockApp) -> Book:
        """The rules that can be looked up; opened when somebody first does."""
        from companion.ui.pictures.rules import Book

        if self._book is None:
            pack = self.playing.pack
            self._book = Book(pack, load_rules(pack.id), self.say)
        return self._book

    # -- what happens for the first time ---------------------------------------------------------

    def hint(self: AirlockApp, entry: Entry) -> str:
        """What of this entry was never explained before; "" where hints are not wanted, or nothing is new."""
        if not self.settings.hints:
            return ""
        kept = told_in(self.home / HINTS).get("seen")
        seen = kept if isinstance(kept, list) else []
        new = next((rule for rule in hints(entry) if rule not in seen and self.book.page(rule) is not None), "")
        if new:
            with suppress(OSError):  # a full disk: it may come again
                swap(self.home / HINTS, {"seen": [*seen, new]})
        return new

    def no_more_hints(self: AirlockApp) -> None:
        if self.settings.hints:
            self.turn("hints")
        self.close()

    # -- why -------------------------------------------------------------------------------------

    def explain(self: AirlockApp, rule: str) -> None:
        """The rule behind something, laid over it; where there is none, nothing."""
        if rule and self.book.page(rule) is not None:
            self.over(f"rule:{rule}")
