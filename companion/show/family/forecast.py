"""What the ends of round will bring, told by the rules: the values that the games of the family say and draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.value import value


@value
class Coming:
    """What happens, after how many ends of round; 0 is now."""

    ends: int
    symbol: str
    role: str
    says: str
    glance: bool = True
    """Whether it is among the few that a narrow screen shows; the track itself has the rest."""


@value
class Next:
    """The next end of round in a headline, the reason under it, and the rule behind it."""

    headline: str
    detail: str
    rule: str


@value
class ComingEnd:
    """The slots between which the next line lies, and what happens first, beside its symbol."""

    before: str
    after: str
    line: str = ""
    """The role of its colour; "" where there is none."""
    first: str = ""
    symbol: str = ""
    role: str = "ink"
    head: str = "ink"
    """The role of the headline."""


def told_by(end: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """What an end of round tells, by the name of the message."""
    return {each["what"]: each for each in end["told"]}
