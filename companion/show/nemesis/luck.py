"""How good what chance brings is, in Nemesis, whatever the enemy."""

from __future__ import annotations

from companion.show.family.luck import of_family
from companion.show.luck import Draw, Outcome

INTRUDERS = {"larva": 1, "creeper": 2, "adult": 3, "breeder": 4, "queen": 5}
CARNOMORPHS = {"blue_metagorger": 1, "red_metagorger": 1, "shambler": 2, "fleshbeast": 3, "butcher": 4}
VOID_SEEDERS = {"seeder": 1, "insanity": 1}
HARM = {"blank": 0, **INTRUDERS, **CARNOMORPHS, **VOID_SEEDERS}
"""The tokens of the bags, by how large it is what comes; of those that nobody can put in an order each is as bad as the other."""


def worth(draw: Draw, outcome: Outcome) -> float | None:
    return of_family(draw, outcome, HARM)
