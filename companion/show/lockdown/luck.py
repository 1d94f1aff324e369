"""How good what chance brings is, in Lockdown."""

from __future__ import annotations

from companion.show.family.luck import of_family
from companion.show.luck import Draw, Outcome

HARM = {"blank": 0, "larva": 1, "creeper": 2, "adult": 3, "breeder": 4, "queen": 5}
"""The tokens of the bag, by how large it is what comes."""


def worth(draw: Draw, outcome: Outcome) -> float | None:
    return of_family(draw, outcome, HARM)
