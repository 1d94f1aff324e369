"""What the book of a game says where the shared chapters have to ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from companion.kit.intent import Result
from companion.kit.rail import Rail
from companion.table import Json, Table

if TYPE_CHECKING:
    from companion.games.family.attack_cards import Strike
    from companion.games.family.event_cards import EventRule

Judge = Callable[[Table, Json], None]
"""One step of the victory check, with what the table answers to it."""
Listen = Callable[[Table, str], Result]
"""A seat rolls for noise."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The answers of one game. A field is here because two books answer differently and a shared chapter asks."""

    kinds: tuple[str, ...]
    """Of intruders, from the smallest on."""
    numbers: tuple[str, ...]
    """Which traits of a token are numbers that a hand is compared with."""
    injury_cards: Mapping[str, int]
    """How many cards an injury check draws for a kind; whose number is 0 dies at once."""
    attacks: Mapping[str, Callable[[Table, Strike], Result]]
    events: Mapping[str, EventRule]
    develops: Mapping[str, Callable[[Table, str], None]]
    """What each kind of token makes of the bag when it is drawn at the end of a round."""
    rail: Rail
    """The event phase."""
    judges: Mapping[str, Judge]
    """The steps of the victory check, in their order."""
    ways_out: tuple[str, ...]
    """What a seat may be when it has left the game alive."""
    destroys: frozenset[str]
    """Ends that destroy the place where all this happens."""
    perish: tuple[str, ...]
    """Who dies with it, besides those who are still in."""
    helps: Callable[[Table, str, str | None], bool]
    """Whether a weakness is open, and counts for this seat."""
    infected: Callable[[Table, str], bool]
    """A scan found an infected card; whether the seat died of it."""
    after_death: Callable[[Table, str, bool], None]
    """What a death brings, and whether it was the first."""
    nobody_left: Callable[[Table], None]
    """The last one has left: how time runs out."""
    event_adds: Callable[[Table, str], Result]
    """What the book has to say of an event card beyond its movers and its effect."""
    elsewhere: Callable[[Table], Mapping[str, Listen]] = lambda _: {}
    """Places with noise dice of their own."""


_WRITTEN: dict[str, Callable[[], Rulebook]] = {}


def declare(name: str, write: Callable[[], Rulebook]) -> None:
    """A game says where its book is; it is opened when the first table asks."""
    _WRITTEN[name] = cache(write)


def book(table: Table) -> Rulebook:
    """The book that this table is played by."""
    return _WRITTEN[table.word("book")]()
