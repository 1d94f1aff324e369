"""The rulebook of Lockdown, as the chapters ask it that the family shares."""

from __future__ import annotations

from companion.games.family import contamination, development, judging
from companion.games.family.book import Rulebook
from companion.games.lockdown import attack_cards, event_cards, leaving, phase, surface, victory, weakness
from companion.games.lockdown.shapes import KINDS


def write() -> Rulebook:
    return Rulebook(
        kinds=KINDS,
        numbers=("lit", "dark"),
        injury_cards={"egg": 0, "larva": 0, "creeper": 1, "adult": 1, "breeder": 2, "queen": 2},
        attacks=attack_cards.CARDS,
        events=event_cards.CARDS,
        develops=development.ORIGINAL,
        rail=phase.RAIL,
        judges={
            "contingency": victory.contingency, "contamination": judging.contaminated, "objectives": judging.objectives,
        },
        ways_out=("pod", "isolated", "bunker"),
        destroys=frozenset({"autodestruction", "fires", "malfunctions"}),
        perish=("isolated",),
        helps=weakness.helps,
        infected=contamination.hatches,
        after_death=leaving.after_death,
        nobody_left=leaving.nobody_left,
        event_adds=phase.in_the_dark,
        elsewhere=surface.elsewhere,
    )
