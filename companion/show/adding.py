"""What a player adds to the seed before a game is sealed: a word, three dice, a scribble."""

from __future__ import annotations

from dataclasses import dataclass, field

DICE, SIDES = 3, 6


@dataclass
class Adding:
    """What the one who is asked has said so far."""

    promised: bool = False
    """The promise of the phone has been read."""
    word: str = ""
    dice: list[int] = field(default_factory=lambda: [1] * DICE)

    def turn(self, die: int) -> None:
        """A die shows its next side."""
        self.dice[die] = self.dice[die] % SIDES + 1

    @property
    def gift(self) -> str:
        return gift(self.word, "".join(map(str, self.dice)))


def gift(word: str, dice: str, scribble: str = "") -> str:
    """As it goes into the seed.

    >>> gift(" moth ", "352")
    'moth/352/'
    """
    return "/".join((word.strip(), dice, scribble))
