"""How good what chance brings is, in Aliens."""

from __future__ import annotations

from companion.show.luck import Draw, Outcome


def worth(draw: Draw, outcome: Outcome) -> float | None:
    """Of the die of the Marines alone: whatever is rolled for, a low number is good. Cards and blips are everybody's."""
    return -float(str(outcome)) if draw.source == "die.marine" else None
