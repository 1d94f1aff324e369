"""The film of a game: pages of charts that a game brings, and the game in numbers."""

from __future__ import annotations

from typing import Any

from companion.session import Session
from companion.show.tongue import Tongue
from companion.table import Rolled
from companion.value import value

NUMBERS = "numbers"
"""The page that every film has."""


@value
class FilmPage:
    """One page: its name and label, how many rows of a chart it has, and what the game's instrument draws."""

    name: str
    label: str
    rows: int
    drawn: Any


@value
class Film:
    numbers: tuple[tuple[str, str], ...]
    pages: tuple[FilmPage, ...] = ()
    danger: str = ""
    """The moment of most danger, in a sentence."""


def plain_film(session: Session, say: Tongue) -> Film:
    """The numbers that every game has."""
    entries = list(session.journal.entries)
    standing = list(session.journal.standing())
    rolls = sum(isinstance(event, Rolled) for entry in standing for event in entry.events)
    return Film(
        (
            (say("ROUNDS"), str(session.view()["round"])),
            (say("ENTRIES"), str(len(standing))),
            (say("DICE"), str(rolls)),
            (say("TAKEN BACK"), str(sum(entry.act == "undo" for entry in entries))),
        )
    )
