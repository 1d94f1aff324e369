"""What the components of a Lockdown pack hold: which fields an item may carry besides those that every item has."""

from __future__ import annotations

from companion.games.family import holds
from companion.packs.holding import Holding, Trait, number, one_of, text, texts, yes_no

LINES = ("none", "red", "blue")
"""What may lie before a slot of the track."""

HOLDS = {
    **holds.HOLDS,
    "intruder_tokens": Holding({"lit": Trait(number), "dark": Trait(number)}, ("lit", "dark"), counted=True),
    "tokens": Holding(
        {"items": Trait(number), "does": Trait(text), "kills": Trait(text), "limit": Trait(number)},
        counted=True,
        symbol="contingency",
        rule="contingency",
    ),
    "computer_cards": Holding({"options": Trait(texts)}, ("options",), symbol="computer", rule="computer_action"),
    "slots": Holding({"line": Trait(one_of(LINES), (LINES,)), "css": Trait(yes_no), "white": Trait(yes_no)}),
}
"""A component's `holds` names one of these."""
