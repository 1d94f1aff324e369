"""A choice before something is done: who chooses about what, and the targets there are to tap."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.session import Session
from companion.ui.tongue import Tongue


@dataclass(frozen=True, slots=True)
class Option:
    """A target to tap: an intent with its parameters, or another choice that it leads to."""

    label: str
    symbol: str
    intent: str = ""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    leads: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who chooses, about what, at which table."""

    session: Session
    view: Mapping[str, Any]
    acting: str
    what: str
    about: str
    say: Tongue


Choices = tuple[str, list[Option]]
