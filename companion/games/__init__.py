"""The games: each a layout, a set-up, intents, and a report of its table. The session knows no more than this."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from companion.kit.intent import Intent, Result
from companion.packs import Pack, Words
from companion.table import Json, Layout, Table, View


@dataclass(frozen=True, slots=True)
class Game:
    """What the session needs to play a game it has never heard of."""

    name: str
    version: int
    """Changes with the zones and values of the layout, which saves hold."""
    lay_out: Callable[[Pack, Sequence[str], Mapping[str, Json]], Layout]
    """Pieces and zones for these players and options, before anything is shuffled."""
    set_up: Callable[[Table], Result]
    """The first entry: shuffle, deal, place."""
    intents: Mapping[str, Intent]
    report: Callable[[View], dict[str, Json]]
    """The table as somebody sees it."""
    seats: Callable[[Table], Mapping[str, str]]
    """Seat ids and the names of who sits there."""
    by_hand: tuple[str, ...] = ()
    """Intents by which people put things where they say they are; chance has no part in them."""
    faults: Callable[[Pack], Iterator[str]] = lambda _: iter(())
    """What a pack lacks to be played."""
    phrases: Mapping[str, Callable[[Table, Words], Json]] = field(default_factory=dict)
    """More questions this game answers, by name."""
