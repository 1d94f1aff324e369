"""How good what chance brings is, in Nemesis, whatever the enemy."""

from __future__ import annotations

from companion.games.family.kinds import BLANK, INTRUDERS
from companion.games.nemesis.enemies import CARNOMORPHS, VOID_SEEDERS
from companion.show.family.luck import harm, of_family
from companion.show.luck import Draw, Outcome
from companion.show.nemesis.pieces import PIECES

HARM = {**harm(INTRUDERS, PIECES), **harm(CARNOMORPHS, PIECES), **{kind: int(kind != BLANK) for kind in VOID_SEEDERS.listed}}
"""The tokens of the bags; those of the Void Seeders are one as bad as the other."""


def worth(draw: Draw, outcome: Outcome) -> float | None:
    return of_family(draw, outcome, HARM)
