"""What the components of an Aliens pack hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.aliens.cards import KEYWORDS, KINDS, LEVELS, STACKED, TYPES
from companion.games.aliens.squad import NUMBERS, SIDES
from companion.packs.holding import Holding, Trait, number, number_or_word, one_of, several_of, text, yes_no
from companion.table import Json

if TYPE_CHECKING:
    from companion.packs.yamlnodes import Node

YES_NO = ((False, True),)
PRINTED = tuple(f"{side}_{name}" for side in SIDES for name in NUMBERS)
"""What stands on both sides of a character's card."""


def _recipe(node: Node) -> dict[str, Json]:
    """How a mission stacks the tracker: so many cards of each level, in which order, and where the others go."""
    found: dict[str, Json] = {}
    for name, each in node.fields().items():
        if name not in (*LEVELS, *STACKED):
            raise each.wrong("must be a level, order or rest")
        found[name] = each.one_of(STACKED[name]) if name in STACKED else each.whole()
    return found


HOLDS = {
    "endurance_cards": Holding(
        {
            "type": Trait(one_of(TYPES), (TYPES,)),
            **{name: Trait(number, (tuple(range(7)),)) for name in ("cost", "exhaust")},
            "keywords": Trait(several_of(KEYWORDS)),
            "hits_on": Trait(number, (tuple(range(11)),)),
            "area": Trait(yes_no),
            "use": Trait(text),
            "again": Trait(number_or_word),
            "lies": Trait(yes_no),
        },
        ("type",),
        counted=True,
        symbol="equipment",
        rule="endurance",
        entered=("type", "cost"),
    ),
    "tracker_cards": Holding(
        {
            "type": Trait(one_of(KINDS), (KINDS,)),
            "level": Trait(number, (tuple(map(int, LEVELS)),)),
            "blips": Trait(number, ((0, 1, 2, 3),)),
            "location": Trait(number_or_word),
        },
        ("type", "level", "blips", "location"),
        counted=True,
        symbol="tracker-card",
        rule="motion_tracker",
        entered=("type", "level", "blips", "location"),
    ),
    "blips": Holding({"number": Trait(number)}, ("number",), counted=True),
    "characters": Holding(
        {
            "corps": Trait(one_of(("marine", "civilian"))),
            "rank": Trait(number, ((0, 1, 2, 3),)),
            **{name: Trait(number, (tuple(range(1, 11)),)) for name in PRINTED},
        },
        ("corps",),
        always=PRINTED,
    ),
    "missions": Holding(
        {
            "turn_dial": Trait(yes_no, YES_NO),
            "sentry_guns": Trait(yes_no, YES_NO),
            "newt": Trait(yes_no, YES_NO),
            "first_cards": Trait(number, (tuple(range(1, 13)),)),
            "tracker": Trait(_recipe),
            "ending": Trait(text),
        },
        always=("turn_dial", "sentry_guns", "newt", "first_cards"),
    ),
}
"""A component's `holds` names one of these."""
