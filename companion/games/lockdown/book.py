"""The rulebook of Lockdown, as the chapters ask it that the family shares."""

from __future__ import annotations

from companion.games.family.book import DOORS_HOLD, Rulebook
from companion.games.family.kinds import INTRUDERS
from companion.games.lockdown import phase
from companion.kit.lazily import LaterMapping, later

HERE = __name__.rpartition(".")[0]
JUDGING = "companion.games.family.judging"


def write() -> Rulebook:
    return Rulebook(
        kinds=INTRUDERS,
        numbers=("lit", "dark"),
        attacks=LaterMapping(f"{HERE}.attack_cards:CARDS"),
        events=LaterMapping(f"{HERE}.event_cards:CARDS"),
        rail=phase.RAIL,
        judges={
            "contingency": later(f"{HERE}.victory:contingency"),
            "contamination": later(f"{JUDGING}:contaminated"),
            "objectives": later(f"{JUDGING}:objectives"),
        },
        reached=later(f"{HERE}.crew:reached"),
        has_passed=later(f"{HERE}.crew:sits_in_a_pod"),
        ways_out=("pod", "isolated", "bunker"),
        destroys=frozenset({"autodestruction", "fires", "malfunctions"}),
        perish=("isolated",),
        helps=later(f"{HERE}.weakness:helps"),
        infected=later("companion.games.family.contamination:hatches"),
        after_death=later(f"{HERE}.leaving:after_death"),
        nobody_left=later(f"{HERE}.leaving:nobody_left"),
        arrives=later("companion.games.family.lone:arrives"),
        event_adds=phase.in_the_dark,
        elsewhere=later(f"{HERE}.surface:elsewhere"),
        otherwise=(DOORS_HOLD,),
    )
