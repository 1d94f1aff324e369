"""What the components of a Nemesis pack hold besides what the family agrees on."""

from __future__ import annotations

from companion.games.family import holds
from companion.games.nemesis.enemies import KINDS, VOID_SEEDERS
from companion.packs.holding import Holding, Trait, number, number_or, one_of, yes_no

PLACES = ("Earth", "Mars", "Venus", "Deep Space")
LEVELS = VOID_SEEDERS.standing
LETTERS = ("a", "b", "c", "d")
OBJECTS = ("unknown", "corpse", "egg", "carcass")
"""What may belong to an adaptation; which one does, only the owner of a box can see."""

HOLDS = {
    **holds.HOLDS,
    **holds.cards_about(
        tuple(name for kinds in KINDS.values() for name in kinds.standing),
        blood_metagorger=Trait(number_or("retreat"), (tuple(range(holds.BLOOD + 1)),)),
    ),
    "intruder_tokens": Holding({"number": Trait(number)}, ("number",), counted=True),
    "characters": Holding({**holds.HOLDS["characters"].traits, "promo": Trait(yes_no)}),
    "tokens": Holding({"items": Trait(number)}, counted=True, symbol="explore", rule="exploration"),
    "panic_cards": Holding({"number": Trait(number, (tuple(range(1, 6)),))}, ("number",), counted=True, symbol="peek-eye"),
    "intruder_cards": Holding({"way": Trait(number_or("any")), "attacks": Trait(number)}, ("way", "attacks"), symbol="peek-eye"),
    "objects": Holding({"object": Trait(one_of(OBJECTS), (OBJECTS,))}, ("object",)),
    "levels": Holding({"value": Trait(one_of(LEVELS), (LEVELS,))}, ("value",)),
    "coordinates": Holding({letter: Trait(one_of(PLACES), (PLACES,)) for letter in LETTERS}, LETTERS),
}
"""A component's `holds` names one of these."""
