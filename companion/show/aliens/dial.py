"""Pictures of dice: a roll against a dial, and the scale of ten below it with its zones."""

from __future__ import annotations

from companion.value import value


@value
class Roll:
    """A roll against what it needs: the die is a square, the dial a ring of ten cells; or a die with tokens, and its total."""

    roll: int
    needs: int
    dial: bool = True
    tokens: int = 0
    total: int = 0
    """0 where nothing is added."""
    zones: tuple[tuple[str, int, int], ...] = ()
    """What stands under which cells of the scale: word, from, to."""
    good: int = 0
    """Cells up to here are good."""
    verdict: str = ""
    """What came of it, in a word or two."""
    symbol: str = ""
    role: str = "ink"
    says: str = ""
    """The numbers behind it."""
