"""How good what chance brings is, in Lockdown."""

from __future__ import annotations

from companion.games.family.kinds import INTRUDERS
from companion.show.family.intruders import PIECES
from companion.show.family.luck import harm, of_family
from companion.show.luck import Draw, Outcome

HARM = harm(INTRUDERS, PIECES)


def worth(draw: Draw, outcome: Outcome) -> float | None:
    return of_family(draw, outcome, HARM)
