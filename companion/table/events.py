"""The seven events: everything that can happen on a table, each with what is needed to take it back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple
from typing import Any

from companion.value import value

Json = Any


@value
class Moved:
    """A piece went from one zone to another; undone by moving it back."""

    piece: str
    source: str
    index: int
    target: str
    at: int


@value
class Turned:
    """A piece shows another face; undone by turning it back."""

    piece: str
    before: str
    after: str


@value
class Ordered:
    """A zone was shuffled or rearranged; undone by the old order."""

    zone: str
    before: tuple[str, ...]
    after: tuple[str, ...]


@value
class Set:
    """A counter or flag got another value; undone by the old one."""

    name: str
    before: Json
    after: Json


@value
class Rolled:
    """A die fell. Nothing to undo: the table keeps no dice, only the story does."""

    die: str
    face: Json


@value
class Seen:
    """A seat saw a piece that others do not see. Nothing takes knowledge back."""

    seat: str
    piece: str


@value
class Told:
    """A line of the story: the id of a sentence and what fills it."""

    message: str
    parameters: Mapping[str, Json]


Event = Moved | Turned | Ordered | Set | Rolled | Seen | Told

_NAMES: dict[type[Event], str] = {
    Moved: "moved",
    Turned: "turned",
    Ordered: "ordered",
    Set: "set",
    Rolled: "rolled",
    Seen: "seen",
    Told: "told",
}
_KINDS = {name: kind for kind, name in _NAMES.items()}


def written(event: Event) -> list[Json]:
    """The event as JSON, its name first.

    >>> written(Turned("time", "red", "blue"))
    ['turned', 'time', 'red', 'blue']
    """
    return [_NAMES[type(event)], *(list(part) if isinstance(part, tuple) else part for part in _parts(event))]


def read(line: Sequence[Json]) -> Event:
    """The event that was written so.

    >>> read(["set", "round", 1, 2])
    Set(name='round', before=1, after=2)
    """
    kind = _KINDS[line[0]]
    if kind is Ordered:
        return Ordered(line[1], tuple(line[2]), tuple(line[3]))
    return kind(*line[1:])


def _parts(event: Event) -> tuple[Json, ...]:
    match event:
        case Moved(piece, source, index, target, at):
            return piece, source, index, target, at
        case Set(name, before, after):
            return name, before, after
        case Told(message, parameters):
            return message, dict(parameters)
        case _:
            return astuple(event)
