"""What the people at a table may be called."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST_NAME = 40
UNSEEN = ("Cc", "Cs", "Zl", "Zp")
TURNS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
MARKS = "\u200e\u200f\u061c"
"""What can't be seen, by Unicode's classes: control characters, breaks of lines, and what turns a line round."""


def differ(names: Sequence[str]) -> bool:
    """Whether these people can sit at one table: each has a name of their own.

    >>> differ(["Ana", "Bo"]), differ(["Ana", "Ana"]), differ(["Ana", ""])
    (True, False, False)
    """
    return all(map(is_name, names)) and len(set(names)) == len(names)


def is_name(text: str) -> bool:
    """Whether this can be the name of a player: short, and nothing in it that breaks a line or turns it round.

    >>> [is_name(name) for name in ("Zoë", "Łukasz", "", "A\\nB", "A\\u202eB", "x" * 41)]
    [True, True, False, False, False, False]
    """
    return 0 < len(text.strip()) <= LONGEST_NAME and plain(text) == text


def plain(text: str) -> str:
    """A text without control characters, breaks of lines, and what turns a line round."""
    from unicodedata import bidirectional, category  # when somebody has a name: a start need not wait for it

    return "".join(
        letter for letter in text if category(letter) not in UNSEEN and bidirectional(letter) not in TURNS and letter not in MARKS
    )
