"""What the components of a Nemesis pack hold besides what the family agrees on."""

from __future__ import annotations

from companion.games.family import holds
from companion.packs.holding import Holding, Trait, number, one_of

PLACES = ("Earth", "Mars", "Venus", "Deep Space")
LETTERS = ("a", "b", "c", "d")

HOLDS = {
    **holds.HOLDS,
    "intruder_tokens": Holding({"number": Trait(number)}, ("number",), counted=True),
    "tokens": Holding({"items": Trait(number)}, counted=True, symbol="explore", rule="exploration"),
    "coordinates": Holding({letter: Trait(one_of(PLACES), (PLACES,)) for letter in LETTERS}, LETTERS),
}
"""A component's `holds` names one of these."""
