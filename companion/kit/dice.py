"""Dice that are handed in, where chance plays a game by itself: `random.Random` has them all."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Dice(Protocol):
    """No chance of a game: that comes from its seed."""

    def random(self) -> float:
        """From 0 to just below 1."""

    def randint(self, a: int, b: int) -> int:
        """A whole number from the one to the other, both included."""

    def choice(self, seq: Sequence[T]) -> T:
        """One of several."""

    def choices(self, population: Sequence[T], *, cum_weights: Sequence[float]) -> list[T]:
        """One of several, each as likely as its weight says."""

    def shuffle(self, x: MutableSequence[T]) -> None:
        """Bring them into another order."""
