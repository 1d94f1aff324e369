"""The seal of a game as people can say and photograph it: four words and a code.

The words are the first 36 bits of the fingerprint, enough to read aloud; the code holds all of it. They are written alike in
English and in French: people compare them, on screens that may speak different languages.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from companion.qr import Squares, squares

WORDS = Path(__file__).resolve().parent.parent / "data" / "seal.txt"
BITS, SAID = 9, 4


@cache
def _words() -> tuple[str, ...]:
    return tuple(WORDS.read_text("utf-8").split())


def words(seal: str) -> tuple[str, ...]:
    """Four of 512 words.

    >>> words("00" * 32)
    ('absence', 'absence', 'absence', 'absence')
    """
    number = int(seal, 16) >> (len(seal) * 4 - BITS * SAID)
    return tuple(_words()[number >> BITS * place & (1 << BITS) - 1] for place in reversed(range(SAID)))


@lru_cache(1)
def code(seal: str) -> Squares:
    """The dark and light squares of the QR code that holds the whole seal."""
    return squares(f"AIRLOCK SEAL {seal.upper()}")
