"""What the components of the family's packs hold, as far as its games agree; a game adds what only its own box has."""

from __future__ import annotations

from companion.games.family.kinds import INTRUDERS
from companion.packs.holding import Holding, Trait, number, number_or, number_or_word, numbers_of, several_of, text, texts, yes_no

CORRIDORS = (1, 2, 3, 4)
BLOOD, KNOWN_AT = 9, 15
"""More than any card shows, and any fact counts."""


def cards_about(kinds: tuple[str, ...], **more: Trait) -> dict[str, Holding]:
    """Event and attack cards that show these kinds."""
    several = several_of(kinds)
    return {
        "event_cards": Holding(
            {
                "movers": Trait(several),
                "remove": Trait(yes_no),
                "returns": Trait(yes_no),
                "alert": Trait(yes_no),
                "corridor": Trait(numbers_of(CORRIDORS, "must be one or two corridor numbers from 1 to 4"), (CORRIDORS,)),
            },
            ("movers", "corridor"),
            symbol="event-card",
            rule="event",
        ),
        "attack_cards": Holding(
            {"hits": Trait(several), "blood": Trait(number_or("retreat"), (tuple(range(BLOOD + 1)),)), **more},
            ("hits", "blood"),
            symbol="attack-card",
            rule="intruder_attack",
        ),
    }


HOLDS = {
    **cards_about(INTRUDERS.standing),
    "intruder_counts": Holding({"bag": Trait(number), "bag_per_player": Trait(number)}),
    "cards": Holding({"infected": Trait(yes_no), "players": Trait(number), "deck": Trait(text)}, counted=True, symbol="peek-eye"),
    "named_cards": Holding({"players": Trait(number), "deck": Trait(text)}, counted=True, symbol="peek-eye", entered=()),
    "die": Holding({"face": Trait(number_or_word)}, ("face",), counted=True),
    "characters": Holding(
        {
            **{name: Trait(text) for name in ("colour", "group", "room", "starting_item", "quest_item")},
            "knowledge": Trait(number),
            "alternatives": Trait(texts),
        }
    ),
    "markers": Holding({"limit": Trait(number), "start": Trait(number)}),
    "facts": Holding({"value": Trait(number_or_word, (tuple(range(KNOWN_AT + 1)), ("little", "much")))}, ("value",)),
}
"""A component's `holds` names one of these."""
