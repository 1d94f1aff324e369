"""The games: each a layout, a set-up, intents, and a report of its table. The session knows no more than this."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, Generic, TypedDict, TypeVar

from companion.kit.due import Due
from companion.kit.intent import Given, Intent, Result
from companion.packs import Holdings, Pack, Words
from companion.table import Json, Layout, Table, View
from companion.value import value

if TYPE_CHECKING:
    from companion.games.common.habits import Habit
    from companion.games.common.options import Choice
    from companion.games.common.record import Record
    from companion.games.common.sources import Source


class Seat(TypedDict):
    """What every report tells of a seat."""

    name: str
    number: int
    status: str
    """The seat plays while it is "in"."""


S = TypeVar("S", bound=Seat)


class Common(TypedDict, Generic[S]):
    """What every report tells, under the same names, so that a screen can show a game it has never heard of."""

    pack: str
    """The game, by its name."""
    round: int
    """The number of the round or turn, from 1."""
    phase: str
    """The game is in one of the phases players, event, over; a game may have more."""
    step: str
    """The station of the rail at which the game stands; "" where the rail is clear."""
    question: Mapping[str, Json] | None
    """What is asked now, as `ask`, with its facts; null where nothing is asked."""
    form: Json
    """The form of the answer to the question."""
    first_player: str | None
    """The seat that goes first in this round; null where that is not settled yet."""
    seats: Mapping[str, S]
    """Every seat with at least its name, number and status; a status "in" plays."""
    sources: Mapping[str, str]
    """Who draws each component: app or cardboard."""
    options: Mapping[str, Json]
    """What was chosen for this game."""
    ending: Mapping[str, Json] | None
    """How the game has ended, with at least its reasons; null while it goes on."""


@value
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
    report: Callable[[View], Common[Any]]
    """The table as somebody sees it; it tells at least what stands in Common."""
    seats: Callable[[Table], Mapping[str, str]]
    """Seat ids and the names of who sits there."""
    turn: Callable[[Table], str] = lambda _: ""
    """The seat whose turn it is, where the table knows it."""
    by_hand: tuple[str, ...] = ()
    """Intents by which people put things where they say they are; chance has no part in them."""
    carried_on: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Acts that name nobody and go on with what a seat has just done, each with what it goes on with."""
    faults: Callable[[Pack], Iterator[str]] = lambda _: iter(())
    """What a pack lacks to be played."""
    phrases: Mapping[str, Callable[[Table, Words], Json]] = field(default_factory=dict)
    """More questions this game answers, by name."""
    holds: Holdings = field(default_factory=dict)
    """What the components of its packs hold."""
    choices: Sequence[Choice] = ()
    """What can be chosen for a new game."""
    sources: Sequence[Source] = ()
    """The components with a switch, App or cardboard."""
    build: Callable[[Table, str], Mapping[str, Json]] = lambda _, __: {}
    """What to put on the table for a component, so that the game goes on there as it stands."""
    record: Callable[[Table], Record] = lambda _: {}
    """What can be set by hand, with its bounds."""
    steps: tuple[str, ...] = ()
    """The stations of its rail, in order."""
    questions: tuple[str, ...] = ()
    """Everything it may ask."""
    sequel: Callable[[Table], Mapping[str, Json]] | None = None
    """What a finished game leaves for one that goes on from it, as the option "before" of the new one."""
    listed: Callable[[str, Json], Json] = lambda _, cards: cards
    """A list of the owner's box as it is kept, where a game has a shorter way to write one."""
    boxed: Callable[[Pack, Mapping[str, Json]], Pack] = lambda pack, _: pack
    """The pack as this one game has it, where its options bring lists of their own."""
    due: Callable[[Table], Sequence[Due]] = lambda _: ()
    """What is still to be done now, in the order in which it is to be done."""
    orders: frozenset[str] = frozenset()
    """Messages that order the table to do something, which only people can carry out and tick."""
    between: str = ""
    """The phase between two parts of a game, where it has one: what was ordered before it is over with that part."""
    warns: Callable[[Table, str, Given], str] = lambda _, __, ___: ""
    """The message that is to be said before an act, because of what it would cost; "" for nothing."""
    ahead: Callable[[Table], Mapping[str, Json]] = lambda _: {}
    """What is coming as things stand, found by letting the rules run; the caller takes everything back."""
    habits: Mapping[str, Habit] = field(default_factory=dict)
    """How often people do what, where chance plays the game by itself; without it every verb is as likely as the others."""
    to_the_end: Mapping[str, Habit] = field(default_factory=dict)
    """What they do more or less often where a game that is over is played on by chance, and everybody wants to live."""
    came_to: Callable[[Table], float] = lambda _: 0.0
    """What a game that is over came to, from 0 to 1: how much of the crew lives, or whether it has won."""
    upgrades: Mapping[int, Callable[[Table], None]] = field(default_factory=dict)
    """What brings a running game to each version of the rules from the one before, besides what its layout has more."""
    tells: Mapping[str, str] = field(default_factory=dict)
    """What its results may tell besides what those of every game may (`kit.told`), each key with what it means."""
