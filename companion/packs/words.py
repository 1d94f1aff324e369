"""Sentences: from the id of a message and what fills it to words, in any language of the pack."""

from __future__ import annotations

import gettext
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.packs.files import DATA
from companion.packs.filling import Filling
from companion.packs.model import Pack
from companion.packs.spoken import FORMS, UNREAD

UNREAD_TOO = "AIRLOCK_UNREAD"
"""Where the environment has this, languages are offered that a machine made and nobody has read: for those who make the app."""
LANGUAGES = tuple(each for each in FORMS if each not in UNREAD or os.environ.get(UNREAD_TOO))
"""What the app is offered in, English first."""
SECOND = "fr"
"""What stands beside English where nobody has chosen anything else."""
SLOTS, LAST_SLOT = ("slot", "before", "after", "leaves"), "S"
"""What is filled in under these names is a slot of a track, whose last one has a letter instead of a number."""


PLACE = "where"
"""What is filled in under this name is a place: what kind of one, and where there are several which."""
PEOPLE = ("called", "was_called")
"""What is filled in under these names is a name that somebody has, even where something else is called so too."""

TYPED = ("takes", "typed", "intent")
"""What is filled in under these names is typed as it stands, so no language has another word for it."""


class Words:
    """A pack's sentences in one language. What fills a sentence may be an id with a name of its own."""

    def __init__(self, pack: Pack, language: str = "en", seats: Mapping[str, str] | None = None, data: Path = DATA) -> None:
        self.pack = pack
        self.language = language
        self.seats = seats or {}
        self._items = {key: item for part in pack.components.values() for item in part.items for key in (item.id, item.key)}
        decks = [part for part in pack.components.values() if part.holds.endswith("cards")]
        self._cards = {key: item for part in decks for item in part.items for key in (item.id, item.key)}
        self._catalogue = gettext.NullTranslations()
        for name in (pack.id, *pack.includes) if language != "en" else ():
            self._catalogue.add_fallback(gettext.translation(name, data / name / "locale", [language], fallback=True))

    def say(self, message: str, parameters: Mapping[str, Any]) -> str:
        """The sentence with this id, filled; a card may have one of its own for it, as message.card."""
        sentence = self.pack.sentences.get(f"{message}.{parameters.get('card')}") or self._sentence(message)
        if sentence is None:
            return f"{message} {dict(parameters)}" if parameters else message
        return self._fill(sentence, parameters)

    def knows(self, message: str) -> bool:
        """Whether there is a sentence with this id."""
        return self._sentence(message) is not None

    def _sentence(self, message: str) -> str | None:
        return self.pack.sentences.get(message) or self._on_the_card(message)

    def _on_the_card(self, message: str) -> str | None:
        """ "effect.cut" and "dark.cut" are what the card itself says."""
        part, _, kind = message.partition(".")
        item = self._items.get(kind)
        return None if item is None else {"effect": item.effect, "dark": item.dark}.get(part)

    def translated(self, text: str) -> str:
        """A text of the pack in this language."""
        return self._catalogue.gettext(text) if text else ""

    def name(self, value: Any) -> str:
        """How people call what an id stands for."""
        if value is None:
            value = "target"
        if isinstance(value, list | tuple):
            return ", ".join(self.name(each) for each in value)
        if not isinstance(value, str):
            return str(value)
        if value in self.seats:
            return self.seats[value]
        if (named := self.pack.sentences.get(f"name.{value}")) is not None:
            return self.translated(named)
        if value in self.pack.components:
            return self.translated(self.pack.components[value].title)
        item = self._items.get(value)
        return self.translated(item.name) if item and item.name else value

    def _called(self, key: str, value: Any) -> str:
        """What stands in a sentence for a parameter: a card by its own name, also where a marker is called like it."""
        if value == 0 and key in SLOTS:
            return LAST_SLOT
        if key == PLACE and isinstance(value, str):
            return " ".join(map(self.name, value.split()))
        if key in PEOPLE or key in TYPED:
            return str(value)
        item = self._cards.get(value) if key == "card" and isinstance(value, str) else None
        return self.translated(item.name) if item and item.name else self.name(value)

    def _fill(self, sentence: str, parameters: Mapping[str, Any]) -> str:
        named = {key: self._called(key, value) for key, value in parameters.items()}
        said = self.translated(sentence)
        language = "en" if said is sentence else self.language  # what is not translated is spoken as in English
        try:
            filled = Filling(language).fill(said, named)
        except (ValueError, LookupError, AttributeError, TypeError):
            filled = said  # a broken translation must not stop a game
        return filled[:1].upper() + filled[1:]
