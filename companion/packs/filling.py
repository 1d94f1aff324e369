"""Filling a sentence: what stands in braces, and a word that goes by a number: "{cards} {cards:card|cards}"."""

from __future__ import annotations

import string
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from companion.packs.spoken import FORMS

MISSING = "…"
"""What a sentence asks for and nobody gave; never an error at the table."""
UNTOLD = 5
"""What is no number is spoken of as of several."""


def form(language: str, number: int) -> int:
    """Which form of a word goes with a number.

    >>> [form("en", number) for number in (0, 1, 2, 21)], [form("fr", number) for number in (0, 1, 2, 21)]
    ([1, 0, 1, 1], [0, 0, 1, 1])
    """
    few, many = FORMS.get(language, FORMS["en"])
    number = abs(number)
    return int(few[number] if number < len(few) else many[number % len(many)])


@lru_cache(2048)
def _parsed(sentence: str) -> tuple[tuple[str, str | None, str], ...]:
    """Its pieces: a text, the name of what comes after it, and how that is said; a sentence is said more than once."""
    return tuple((before, name, spec or "") for before, name, spec, _ in string.Formatter().parse(sentence))


class Filling(string.Formatter):
    """In one language.

    >>> Filling("en").fill("{cards} {cards:card|cards}", {"cards": 0})
    '0 cards'
    >>> Filling("fr").fill("{cards} {cards:carte|cartes}", {"cards": 0})
    '0 carte'
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def fill(self, sentence: str, values: Mapping[str, Any]) -> str:
        found = ""
        for before, name, spec in _parsed(sentence):
            found += before
            if name is not None:
                value = values.get(name, MISSING)
                found += value if type(value) is str and not spec else self.format_field(value, spec)
        return found

    def format_field(self, value: Any, spec: str) -> str:
        if "|" not in spec:
            return str(super().format_field(value, spec))
        forms = spec.split("|")
        number = value if isinstance(value, int) else int(value) if str(value).lstrip("-").isdecimal() else UNTOLD
        return forms[min(form(self.language, number), len(forms) - 1)]
