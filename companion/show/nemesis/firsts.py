"""What is explained aboard when it happens for the first time."""

from __future__ import annotations

from collections.abc import Iterator

from companion.show.family.firsts import told_first
from companion.show.nemesis.pieces import TOKENS
from companion.table import Entry

TOLD = {
    **dict.fromkeys(("noise_danger", "noise_danger_held", "noise_danger_open"), "danger"),
    "slime_betrays": "slime",
    "chambers_open": "hibernation",
    "pods_unlock": "pods",
    "selfdestruct_yellow": "selfdestruct",
    "mutation_taken": "mutation",
    "mutation_marked": "mutation_marker",
    "insanity_is": "insanity",
    "panic_is": "panic",
    "alert_begins": "alert",
    "turret_stands": "turret",
    "they_feed": "feeding",
    "adaptation_opens": "adaptation",
    "lair_found": "lair",
    "intruders_draw": "intruder_hand",
}

BAGS = {"intruders": "bag", "carnomorphs": "carnomorph_bag", "void_seeders": "seeder_bag"}


def bag_rule(kind: str) -> str:
    """What a token makes of the bag, by the enemy it belongs to; of a blank nobody knows."""
    return next((BAGS[enemy] for enemy, tokens in TOKENS.items() if kind in tokens and kind != "blank"), "")


def firsts(entry: Entry) -> Iterator[str]:
    """The rules that this entry may be the first example of, the most special first."""
    yield from told_first(entry, TOLD)
    if entry.intent == "next" and entry.told.get("step") == "bag" and (rule := bag_rule(str(entry.told.get("kind", "")))):
        yield rule
