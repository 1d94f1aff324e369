"""What the book of a game says where the shared chapters have to ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING, Any

from companion.kit.intent import Result
from companion.kit.rail import Rail
from companion.table import Json, Table, View
from companion.value import value

if TYPE_CHECKING:
    from companion.games.family.attack_cards import Strike
    from companion.games.family.event_cards import EventRule
    from companion.games.family.kinds import Kinds
    from companion.kit.due import Due

Asks = Mapping[str, Json]
"""What the table has to tell first, each with the value that counts if nobody says otherwise."""
Judge = Callable[[Table, Json], Asks | None]
"""One step of the victory check, with what the table answers to it; what it still asks before it judges, if anything."""
Listen = Callable[[Table, str], Result]
"""A seat rolls for noise."""
DEALT: Mapping[str, Mapping[str, int]] = {"semi": {"corporate": 1, "personal": 1}, "solo": {"shared": 2}, "coop": {"shared": 1}}
"""S0 67-70, 757-758, 773: objectives of each deck for a seat, by how the group plays."""


@value
class Otherwise:
    """Sentences that take the place of others while something is so on the table."""

    holds: Callable[[Table], bool]
    says: Mapping[str, str]
    """The sentence in its place; "sentence.kind" where it is about one kind only."""


@value
class Rulebook:
    """The answers of one game. A field is here because two books answer differently and a shared chapter asks."""

    kinds: Kinds
    numbers: tuple[str, ...]
    """Which traits of a token are numbers that a hand is compared with."""
    attacks: Mapping[str, Callable[[Table, Strike], Result]]
    events: Mapping[str, EventRule]
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
    shows: Callable[[Table, str, str], str | None] = lambda *_: None
    """What comes for a token when a seat draws it, where the token does not stand for it itself but goes to the supply."""
    arrives: Callable[[Table, str], str] = lambda _, kind: kind
    """A kind comes onto the board: which one it is in the end; it may be refused."""
    cardless: Callable[[Table, Strike], Result | None] = lambda *_: None
    """An attack for which no card is drawn, besides that of a larva."""
    says: Mapping[str, str] = field(default_factory=dict)
    """What is said in place of a sentence; "sentence.kind" where it is about one kind only."""
    otherwise: tuple[Otherwise, ...] = ()
    """What has come to light, or how the board is laid out, changes a sentence; this goes before `says`."""
    around_attacks: Callable[[Table], Result] = lambda _: {}
    """What else they do in the step in which they attack, said before it."""
    comes_with: Callable[[Table, str], Result] = lambda *_: {}
    """What is known of a kind that has come, besides what its token says."""
    leaves_behind: Callable[[Table, str], list[str]] = lambda *_: []
    """What stands there once a kind has been killed."""
    into_ducts: Callable[[Table, str], None] = lambda *_: None
    """What it means that a kind crawls away; it may be refused."""
    reached: Callable[[Table, str], None] = lambda *_: None
    """Refuses where nothing on the board reaches a seat."""
    reinforces: Callable[[Table], None] | None = None
    """What joins a bag of which the blank was the last token, if it is no adult."""
    spares: frozenset[str] = frozenset()
    """Ends of which nobody dies who is still in; they are judged later."""
    ends_round: Callable[[Table], str | None] = lambda _: None
    """Why the game is over with this round, if it is."""
    round_begins: Callable[[Table], None] = lambda _: None
    """What the book has to do when the players' turns begin anew."""
    plays_on: Callable[[Table | View], str] = lambda _: ""
    """A seat that has died and takes turns all the same, as long as it has not passed; "" for nobody."""
    has_passed: Callable[[Table | View, str], bool] = lambda *_: False
    """Whether a seat has passed by where it is, even if nobody has said so."""
    intruders_move: Callable[[Table], None] = lambda _: None
    """What the book has to say wherever intruders come into other rooms."""
    things: Callable[[Table], Mapping[str, str]] = lambda _: {}
    """What stands on the board and can be hurt, and is no creature: by its name, what it is."""
    gives_up: bool = True
    """Whether the first encounter costs everybody an objective."""
    objectives: Callable[[Table, str], Mapping[str, int]] = lambda table, _: DEALT[table.word("option.mode")]
    """How many objectives of which deck a seat is dealt."""
    swaps: Callable[[Table, str, str], bool] = lambda *_: False
    """Whether a seat may put an objective away for another, at set-up."""
    awaits: Callable[[Table], Iterable[Due]] = lambda _: ()
    """What this book alone deals out for a choice, and nobody has chosen yet."""
    answers: Mapping[str, Callable[[Table, Any], Result]] = field(default_factory=dict)
    """Who takes the answer to a question that only this book asks when the bag develops."""


_WRITTEN: dict[str, Callable[[], Rulebook]] = {}


def declare(name: str, write: Callable[[], Rulebook]) -> None:
    """A game says where its book is; it is opened when the first table asks."""
    _WRITTEN[name] = cache(write)


def book(table: Table | View) -> Rulebook:
    """The book that this table is played by."""
    return _WRITTEN[table.word("book")]()


def said(table: Table, sentence: str, kind: str = "") -> str:
    """The sentence as this book says it now, of a kind or of all."""
    rules = book(table)
    for says in (*(each.says for each in rules.otherwise if each.holds(table)), rules.says):
        if found := says.get(f"{sentence}.{kind}", says.get(sentence)):
            return found
    return sentence


def remind(table: Table, weakness: str) -> None:
    """What an open weakness does that only people can carry out, where it may count."""
    if book(table).helps(table, weakness, None):
        table.tell(f"effect.{weakness}")


def knows(weakness: str) -> Callable[[Table], bool]:
    """Whether a weakness lies open for everybody."""
    return lambda table: book(table).helps(table, weakness, None)


DOORS_HOLD = Otherwise(
    knows("the_way_of_moving"),
    says={
        "event_ways": "event_ways_held",
        "noise_danger": "noise_danger_held",
        "explore_danger": "explore_danger_held",
        "flees.adult": "flees_held",
        "flees.creeper": "flees_held",
    },
)
"""The Way of Moving: only breeders and the queen break a closed door; the others stay, and so does the door."""
