"""The book of the Void Seeders: that of the base game, with other answers."""

from __future__ import annotations

from dataclasses import replace

from companion.games.family import development, events, phase
from companion.games.family.book import Rulebook
from companion.games.nemesis import book
from companion.games.nemesis.enemies import VOID_SEEDERS
from companion.games.nemesis.phase import FIRE, TIME
from companion.games.nemesis.void_seeders import bag, kinds, lairs
from companion.kit.lazily import LaterMapping, later
from companion.kit.rail import Rail

HERE = __name__.rpartition(".")[0]
RAIL = Rail((TIME, phase.ATTACKS, FIRE, events.STEP, bag.LURKING, development.STEP))


def write() -> Rulebook:
    base = book.write()
    return replace(
        base,
        kinds=VOID_SEEDERS,
        attacks=LaterMapping(f"{HERE}.cards:ATTACKS"),
        events=LaterMapping(f"{HERE}.cards:EVENTS"),
        cardless=later(f"{HERE}.insanity:cardless"),
        rail=RAIL,
        judges={**base.judges, "contamination": later(f"{HERE}.ending:contaminated")},
        infected=later(f"{HERE}.insanity:jumps"),
        shows=kinds.shows,
        arrives=kinds.arrives,
        leaves_behind=kinds.leaves_behind,
        into_ducts=kinds.into_ducts,
        says={
            "event_ways": "event_ways_open",
            "noise_danger": "noise_danger_open",
            "explore_danger": "explore_danger_open",
            "flees": "flees_open",
            "hides": "hides_bare",
            "killed_larva": "defeated",
            "combat_harms.despoiler": "combat_stirs",
            "fire_hurts": "fire_hurts_lairs",
            "after_surgery": "after_surgery_bare",
            "after_antidote": "after_antidote_bare",
        },
        answers={"who_panics": bag.panics_now},
        reinforces=kinds.nobody_joins,
        things=lairs.things,
    )
