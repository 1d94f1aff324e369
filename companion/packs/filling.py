"""Filling a sentence: what stands in braces, and a word that goes by a number: "{cards} {cards:card|cards}"."""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping
from typing import Any

MISSING = "…"
"""What a sentence asks for and nobody gave; never an error at the table."""
ONE: Mapping[str, Callable[[int], bool]] = {"en": lambda number: number == 1, "fr": lambda number: -2 < number < 2}
"""Of which numbers a language speaks as of one."""


class Filling(string.Formatter):
    """In one language.

    >>> Filling("en").fill("{cards} {cards:card|cards}", {"cards": 0})
    '0 cards'
    >>> Filling("fr").fill("{cards} {cards:carte|cartes}", {"cards": 0})
    '0 carte'
    """

    def __init__(self, language: str) -> None:
        self.one = ONE.get(language, ONE["en"])

    def fill(self, sentence: str, values: Mapping[str, Any]) -> str:
        return self.vformat(sentence, (), values)

    def get_value(self, key: Any, _: Any, values: Mapping[str, Any]) -> Any:
        return values.get(key, MISSING)

    def format_field(self, value: Any, spec: str) -> str:
        if "|" not in spec:
            return str(super().format_field(value, spec))
        one, several = spec.split("|")
        number = value if isinstance(value, int) else int(value) if str(value).lstrip("-").isdecimal() else 2
        return one if self.one(number) else several
