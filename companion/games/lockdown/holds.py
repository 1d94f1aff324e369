"""What the components of Lockdown hold, and what of it an owner may set right."""

from __future__ import annotations

from companion.packs.holding import (
    Holding,
    Trait,
    number,
    number_or,
    number_or_word,
    numbers_of,
    one_of,
    several_of,
    text,
    texts,
    yes_no,
)

KINDS = ("larva", "creeper", "adult", "breeder", "queen")
LINES = ("none", "red", "blue")
"""What may lie before a slot of the track."""
CORRIDORS = (1, 2, 3, 4)
BLOOD, KNOWN_AT = 9, 12
"""More than any card shows."""
INTRUDERS = several_of(KINDS)

HOLDS = {
    "intruder_tokens": Holding({"lit": Trait(number), "dark": Trait(number)}, ("lit", "dark"), counted=True),
    "intruder_counts": Holding({"bag": Trait(number), "bag_per_player": Trait(number)}),
    "tokens": Holding(
        {"items": Trait(number), "does": Trait(text), "kills": Trait(text), "limit": Trait(number)}, counted=True,
        symbol="contingency", rule="contingency",
    ),
    "event_cards": Holding(
        {"movers": Trait(INTRUDERS), "remove": Trait(yes_no),
         "corridor": Trait(numbers_of(CORRIDORS, "must be one or two corridor numbers from 1 to 4"), (CORRIDORS,))},
        ("movers", "corridor"), symbol="event-card", rule="event",
    ),
    "attack_cards": Holding(
        {"hits": Trait(INTRUDERS), "blood": Trait(number_or("retreat"), (tuple(range(BLOOD + 1)),))}, ("hits", "blood"),
        symbol="attack-card", rule="intruder_attack",
    ),
    "computer_cards": Holding({"options": Trait(texts)}, ("options",), symbol="computer", rule="computer_action"),
    "cards": Holding(
        {"infected": Trait(yes_no), "players": Trait(number), "deck": Trait(text)}, counted=True, symbol="peek-eye",
    ),
    "named_cards": Holding(
        {"players": Trait(number), "deck": Trait(text)}, counted=True, symbol="peek-eye", entered=(),
    ),
    "die": Holding({"face": Trait(number_or_word)}, ("face",), counted=True),
    "slots": Holding({"line": Trait(one_of(LINES), (LINES,)), "css": Trait(yes_no), "white": Trait(yes_no)}),
    "characters": Holding({
        **{name: Trait(text) for name in ("colour", "group", "room", "starting_item", "quest_item")},
        "knowledge": Trait(number), "alternatives": Trait(texts),
    }),
    "markers": Holding({"limit": Trait(number), "start": Trait(number)}),
    "facts": Holding({"value": Trait(number_or_word, (tuple(range(KNOWN_AT + 1)), ("little", "much")))}, ("value",)),
}
"""A component's `holds` names one of these."""
