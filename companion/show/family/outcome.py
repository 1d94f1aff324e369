"""What a result of Lockdown and Nemesis shows in drawings: light, kinds that are hit, injuries, harm, cards."""

from __future__ import annotations

from companion.show.pictures.parts import Own
from companion.value import value


@value
class Half:
    """A number that counts only in light, or only in the dark."""

    lit: bool
    word: str
    number: str


@value
class Tiles:
    """Kinds of creatures, each with whether a card hits it, and the one that strikes."""

    kinds: tuple[tuple[str, bool], ...]
    strikes: str


@value
class Gauge:
    """How many injuries kill, how many it has, and the words for both ends."""

    dies_at: int
    suffers: int
    lives: str
    dies: str


@value
class Effect:
    """One thing that the result does to somebody."""

    symbol: str
    says: str
    dark: str = ""
    """The word for the condition under which alone it counts."""


@value
class Cards:
    """Whose cards were drawn, and what each said; "" where it said only that it flees."""

    symbol: str
    said: tuple[str, ...]


def light(*halves: Half) -> Own:
    return Own("light", halves, "  ".join(f"{half.word} {half.number}" for half in halves))


def effects(*rows: Effect) -> tuple[Own, ...]:
    """One row each; no part at all where there is none."""
    return (Own("effects", rows),) if rows else ()
