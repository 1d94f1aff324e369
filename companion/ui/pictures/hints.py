"""What is explained when it happens for the first time: from an entry to a rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.table import Entry, Set, Told

TOLD = {
    "noise_danger": "danger", "slime_betrays": "slime", "gate_opens": "main_gate", "css_revealed": "css",
    "css_reveal_yours": "css",
}
BY_HAND = ("fix", "mark", "set_source", "new_game")
"""Here people only put something right."""
INTENTS = {
    "event_phase": "player_turns", "encounter": "encounter", "attack": "attack_target", "injury_check": "injury_check",
    "explore": "exploration", "autodestruction_start": "autodestruction", "alert_start": "alert",
    "power_restore": "backup_power_supply", "hides": "hides", "computer_use": "computer_action",
}


def hints(entry: Entry) -> tuple[str, ...]:
    """The rules that this entry may be the first example of, the most special first; nothing of a secret."""
    told = entry.result if isinstance(entry.result, dict) else {}
    if entry.act != "do" or entry.intent in BY_HAND or "secret" in told:
        return ()
    return tuple(dict.fromkeys(_found(entry, told)))


def _found(entry: Entry, told: Any) -> Iterator[str]:
    for event in entry.events:
        if isinstance(event, Told) and event.message in TOLD:
            yield TOLD[event.message]
        if isinstance(event, Set) and event.after is True:
            if event.name.endswith(".larva"):
                yield "larva_on_board"
            if event.name in ("first_encounter", "first_death"):
                yield event.name
    if entry.intent == "next":
        if told.get("step") == "time" and told.get("dark"):
            yield "darkness"
        if told.get("step") == "bag":
            yield "bag"
    if entry.intent in INTENTS:
        yield INTENTS[entry.intent]
