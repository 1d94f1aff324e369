"""Who still has to act in this step of the event phase: a button each."""

from __future__ import annotations

from companion.value import value


@value
class Striker:
    """One that still has to: its piece, what it is called, its symbol, and its letter among equal ones."""

    piece: str
    label: str
    symbol: str
    letter: str = ""


@value
class Aside:
    """What else is to be done in this step, on a page of its own: on the result of an act it is one tap away too."""

    label: str
    symbol: str
    leads: str


@value
class Strikes:
    """Buttons to be: one a piece."""

    intent: str
    label: str
    """What a button says; {name} is filled in."""
    strikers: tuple[Striker, ...]
    steps_on: bool = False
    """The first of them is also the step there."""
    aside: Aside | None = None
