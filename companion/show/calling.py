"""How a game calls things: its stations, questions, orders, choices, pieces and ways out, each as a value.

Words are English and keys of the catalogue; they are said when they are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field

from companion.table import Json
from companion.value import value


@value
class Station:
    """A station of the rail: what it is called, the rule behind it, and its sign."""

    label: str
    rule: str = ""
    symbol: str = ""


@value
class Question:
    """How people are asked: words for what is no seat, piece or card, and what NEXT says where the quiet answer matters."""

    says: str = ""
    """The question itself; "" where the step has said it."""
    labels: Mapping[Json, str] = field(default_factory=dict)
    """Options, groups and tallies by name."""
    quiet: str = ""
    """What NEXT says while nothing is chosen, where that changes the table; {name} is whose turn it is."""
    forward: Json = None
    """What NEXT answers in the place of the quiet answer, where that is offered and goes for more than one; it has a label."""


@value
class OrderWords:
    """What people must do now, by the message that tells it."""

    title: str
    symbol: str
    passing: bool = False
    """It goes with the next act: a banner says it, and nobody ticks it."""
    own: bool = False
    """It is said to one seat; another one's phone is silent about it."""


@value
class ChoiceWords:
    """A choice for a new game: a word for each value, in the order in which they stand."""

    labels: Mapping[Json, str]
    title: str = ""
    """What is chosen; "" where the words say it."""


@value
class Sense:
    """The name of a sound, "" for none, and a pattern to feel, in milliseconds."""

    sound: str = ""
    buzz: tuple[int, ...] = ()
    says: str = ""
    """The sound in words, where it belongs to a game; "" for one that all games have."""


SILENT = Sense()


@value
class Breath:
    """What goes on to be heard of a ship: parts with power by their number, whether something moves, and how time runs."""

    hums: tuple[int, ...] = ()
    """1 to 4."""
    vents: bool = False
    pulse: int = 0
    """0 for none; 1 beats, 3 has nearly stopped."""


STILL = Breath()


@value
class PieceWords:
    """A kind of thing on the board as people meet it: called out, drawn, heard, and how dangerous it is."""

    label: str
    symbol: str
    threat: int = 0
    sense: Sense = SILENT
    """What is heard and felt when it is drawn."""
    door: float = 0
    """For how many seconds a draw of it is shut."""
    beside: tuple[str, ...] = ()
    """The kinds that an attack card tells apart, where it is one of them."""
    counted: str = ""
    """So many of it, where there may be several: {n} and a word that goes by it."""
    met: str = ""
    """That {seat} has met it, as a sentence of the story."""
    falls: str = ""
    """That it is killed, where that is worth a sentence."""


@value
class GuideStep:
    """One station of a round, as somebody is told who plays for the first time."""

    title: str
    says: str
    symbol: str
    button: str = ""
    """What is pressed for it; "" where it is done on the board."""
    rule: str = ""


@value
class TypedField:
    """A field of a card as its owner types it: a row of values, each with a word."""

    name: str
    label: str
    values: Mapping[Json, str]
    symbols: Mapping[Json, str] = field(default_factory=dict)


@value
class Counted:
    """Something that lies there before a game begins: what it is, and how many of it there may be."""

    name: str
    label: str
    symbol: str
    most: int
    start: int = 0


@value
class Prelude:
    """What a game takes over from the one before: asked for where that one was not played here."""

    option: str
    value: Json
    """The choice with which it is needed."""
    says: str
    counted: tuple[Counted, ...]
    make: Callable[[Mapping[str, int]], Json]
    """What it makes for the rules, as the option "before"."""
    label: str
    """What is pressed at the end of a game that another may follow."""


@value
class Way:
    """How somebody may leave the game."""

    label: str
    """What has become of them."""
    leaving: str
    """What is pressed to leave so."""
    symbol: str
    alive: bool = False
