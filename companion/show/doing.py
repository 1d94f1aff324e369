"""What a tap does, as a value: an act of the game, a way to another page, a rule, or a choice that only this page knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from companion.table import Json
from companion.value import value


@value
class Do:
    """An intent."""

    intent: str
    parameters: Mapping[str, Any] = field(default_factory=dict)
    leaves: bool = False
    """The page it was done on is left when it is done."""
    stays: bool = False
    """The result it was done on stands on."""


@value
class Series:
    """Intents one after the other, as long as each is taken."""

    acts: tuple[Do, ...]


@value
class Go:
    """A page over the one that is shown, or in its place."""

    to: str
    instead: bool = False


@value
class Explain:
    """The rule behind something."""

    rule: str


@value
class Choose:
    """What somebody has picked on this page before anything is done, by its name; None takes it back."""

    picked: Mapping[str, Json]


@value
class Leave:
    """Back to where this page was opened."""


@value
class TickOff:
    """People have done what was due, by its id; or they have not after all."""

    due: str
    done: bool = True


@value
class TickAll:
    """People have done all of this, each by its id."""

    dues: tuple[str, ...]


@value
class StopWatch:
    """The real clock of a game is stopped, or runs on, for everybody; whoever may do this intent may do that."""

    intent: str
    parameters: Mapping[str, Any] = field(default_factory=dict)


@value
class Here:
    """Something beside the game that only the phone does on which it is tapped; it is told the app."""

    act: Callable[[Any], object]


Does = Do | Series | Go | Explain | Choose | Leave | TickOff | TickAll | StopWatch | Here
