"""Values that can be set by hand, as the rules know them: where each stands, and what a step less or more would make of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field

from companion.table import Json
from companion.value import value


@value
class Value:
    """One value of the record. A step is the value that `fix` would be given for its path, in a tuple of one; None is no step."""

    what: str
    """What kind of value it is, by which a screen knows what to call it."""
    path: str
    now: Json
    less: tuple[Json] | None
    more: tuple[Json] | None
    about: Mapping[str, Json] = field(default_factory=dict)
    """Whom or which it is about."""


Record = Mapping[str, Sequence[Value]]
"""The pages of the record, by name."""


def number(what: str, path: str, now: int, least: int, most: int, **about: Json) -> Value:
    """A whole number, a step each way as far as it goes."""
    return Value(what, path, now, (now - 1,) if now > least else None, (now + 1,) if now < most else None, about)


def either(what: str, path: str, now: Json, options: Sequence[Json], **about: Json) -> Value:
    """One of a few; both ways lead round."""
    at = list(options).index(now)
    return Value(what, path, now, (options[at - 1],), (options[(at + 1) % len(options)],), about)


def tally(what: str, path: str, standing: Sequence[str], kind: str, **about: Json) -> Value:
    """How many of one kind are in a list that is set as a whole."""
    fewer = list(standing)
    if kind in fewer:
        fewer.remove(kind)
    less = (fewer,) if kind in standing else None
    return Value(what, path, list(standing).count(kind), less, ([*standing, kind],), {"kind": kind, **about})
