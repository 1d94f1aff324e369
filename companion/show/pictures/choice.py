"""A choice before something is done: who chooses about what, and the targets there are to tap."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from companion.session import Session
from companion.show.tongue import Tongue
from companion.table import Refused
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


@value
class Asked:
    """Who chooses, about what, at which table."""

    session: Session
    view: Mapping[str, Any]
    acting: str
    what: str
    about: str
    say: Tongue


Choices = tuple[str, list[Option]]


def possible(session: Session, option: Option) -> bool:
    """Whether the rules allow it now, as far as can be known without drawing."""
    if not option.intent or option.covered:
        return True
    try:
        return session.why_not(option.intent, **option.parameters) is None
    except Refused:  # it rests on chance, which is not asked
        return True
