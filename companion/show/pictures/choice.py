"""A choice before something is done: who chooses about what, and the targets there are to tap."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from companion.packs import Words
from companion.show.doing import TickOff
from companion.show.port import Port
from companion.show.tongue import Tongue
from companion.table import SHARED, Refused
from companion.value import value


@value
class Option:
    """A target to tap: an intent with its parameters, or another choice that it leads to."""

    label: str
    symbol: str
    intent: str = ""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    leads: str = ""
    """Another choice, or a room by its name after "room:"."""
    says: str = ""
    """What it does, where the label alone does not tell."""
    covered: bool = False
    """Whether the rules allow it would tell what lies face down: it looks possible, and is refused if it is not."""
    back: str = ""
    """The number of the card that it is about, where only its seat may know which that is; it shows its back."""
    secret: bool = False
    """Which card it is about, its parameters tell and nothing else may."""
    ticks: TickOff | None = None
    """What it ticks, where it is nothing that happens in the game."""


@value
class Asked:
    """Who chooses, about what, at which table."""

    port: Port
    view: Mapping[str, Any]
    acting: str
    what: str
    about: str
    say: Tongue
    silent: bool = False
    """It is only asked what can be done and where it leads, and nothing of it is said."""

    @property
    def words(self) -> Words:
        return self.port.words


Choices = tuple[str, list[Option]]
Named = Callable[[Any], str]
"""What an option is called, or which symbol it has, by its value."""


def offered(
    asked: Asked, intent: str, parameter: str, symbol: str | Named, label: Named | None = None, leads: str = "", **given: Any
) -> list[Option]:
    """A button for each value that the rules would take now: what it does, or, with an address, where it leads."""
    found = []
    for each in asked.port.offers(intent, parameter, SHARED, **given):
        named = "" if asked.silent else label(each) if label else asked.port.called_of(intent, parameter, each).upper()
        sign = "" if asked.silent else symbol if isinstance(symbol, str) else symbol(each)
        found.append(
            Option(named, sign, leads=leads.format(each)) if leads else Option(named, sign, intent, {**given, parameter: each})
        )
    return found


def possible(port: Port, option: Option) -> bool:
    """Whether the rules allow it now, as far as can be known without drawing."""
    if not option.intent or option.covered:
        return True
    try:
        return port.why_not(option.intent, **option.parameters) is None
    except Refused:  # it rests on chance, which is not asked
        return True
