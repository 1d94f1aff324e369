"""A language that nobody speaks: English with accents, a third longer. What is cut off in it would be cut off in another.

>>> pseudo("AUTO AT {slot}")
'ÂAÛUTÔ ÂAT {slot}'
"""

from __future__ import annotations

import re
from itertools import count

from companion.packs.filling import Filling
from companion.packs.words import Words
from companion.show.tongue import Tongue

LONGER = {"a": "âa", "e": "éè", "i": "ïi", "o": "ôo", "u": "ûu", "A": "ÂA", "E": "ÉÈ", "I": "ÏI", "O": "ÔO", "U": "ÛU"}
NAME = "pseudo"


def pseudo(text: str) -> str:
    """The text with its vowels accented and doubled, what is to be filled in left alone."""
    parts = re.split(r"(\{[^}]*\})", text)
    return "".join(part if part.startswith("{") else _longer(part) for part in parts)


def _longer(part: str) -> str:
    """Every vowel gets an accent, two of three are doubled."""
    vowels = count()
    return "".join(LONGER[letter][: 1 if next(vowels) % 3 == 2 else 2] if letter in LONGER else letter for letter in part)


class PseudoTongue(Tongue):
    def __init__(self) -> None:
        super().__init__("en")
        self.language = NAME

    def __call__(self, text: str, **fill: object) -> str:
        said = pseudo(text)
        return Filling("en").fill(said, fill) if fill else said


class PseudoWords(Words):
    def translated(self, text: str) -> str:
        return pseudo(text) if text else ""
