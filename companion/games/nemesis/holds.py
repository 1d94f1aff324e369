"""What the components of a Nemesis pack hold besides what the family agrees on."""

from __future__ import annotations

from companion.games.family import holds
from companion.games.nemesis.carnomorphs.kinds import KINDS
from companion.packs.holding import Holding, Trait, number, number_or, one_of

PLACES = ("Earth", "Mars", "Venus", "Deep Space")
LETTERS = ("a", "b", "c", "d")

HOLDS = {
    **holds.HOLDS,
    **holds.cards_about(
        (*holds.KINDS, *KINDS), blood_metagorger=Trait(number_or("retreat"), (tuple(range(holds.BLOOD + 1)),)),
    ),
    "intruder_tokens": Holding({"number": Trait(number)}, ("number",), counted=True),
    "tokens": Holding({"items": Trait(number)}, counted=True, symbol="explore", rule="exploration"),
    "coordinates": Holding({letter: Trait(one_of(PLACES), (PLACES,)) for letter in LETTERS}, LETTERS),
}
"""A component's `holds` names one of these."""
