"""Nemesis: the ship, its intruders, and the way home. Each chapter of its rules is a module here or in the family."""

from __future__ import annotations

from companion.games import Game, family
from companion.games.common import seating
from companion.games.family.book import declare
from companion.games.family.fights import FIGHTS
from companion.games.nemesis.options import CHOICES, ORDERS, SOURCES
from companion.kit.intent import Chapters
from companion.kit.lazily import LaterMapping, later

FAMILY = (
    "noise",
    "attacks",
    "intruders",
    "contamination",
    "leaving",
    "dealing",
    "objectives",
    "draft",
    "phase",
    "turns",
    "endings",
    "judging",
)
"""Chapters whose verbs are the same in every game of the family."""
CHAPTERS = (
    "encounters",
    "attacks",
    "combat",
    "exploration",
    "clock",
    "engines",
    "course",
    "pods",
    "scanning",
    "marking",
    "leaving",
    "weakness",
    "draft",
    "sources",
    "fix",
    "intruder_player",
    "carnomorphs.feeding",
    "carnomorphs.mutation",
    "void_seeders.insanity",
    "void_seeders.lairs",
    "aftermath.missions",
    "aftermath.turrets",
    "aftermath.hourglass",
)

declare("nemesis.intruders", later(f"{__name__}.book:write"))
declare("nemesis.carnomorphs", later(f"{__name__}.carnomorphs.book:write"))
declare("nemesis.void_seeders", later(f"{__name__}.void_seeders.book:write"))
declare("nemesis.epilogue", later(f"{__name__}.aftermath.book:epilogue"))
declare("nemesis.research", later(f"{__name__}.aftermath.book:research"))
GAME = Game(
    name="nemesis",
    version=6,
    lay_out=later(f"{__name__}.setup:lay_out"),
    set_up=later(f"{__name__}.setup:set_up"),
    intents=Chapters(
        *(f"{family.__name__}.{chapter}" for chapter in FAMILY),
        *(f"{__name__}.{chapter}" for chapter in CHAPTERS),
        "companion.games.common.checklist",
        "companion.games.common.renaming",
    ),
    report=later(f"{__name__}.report:report"),
    seats=seating.names,
    turn=later(f"{family.__name__}.turn_order:whose"),
    by_hand=("fix", "set_source"),
    carried_on=FIGHTS,
    faults=later(f"{__name__}.box:faults"),
    phrases={"setup": later("companion.games.common.checklist:tasks")},
    holds=LaterMapping(f"{__name__}.holds:HOLDS"),
    tells=LaterMapping(f"{__name__}.told:TOLD"),
    came_to=later(f"{family.__name__}.judging:part_alive"),
    habits=LaterMapping(f"{__name__}.habits:HABITS"),
    to_the_end=LaterMapping(f"{__name__}.habits:TO_THE_END"),
    choices=CHOICES,
    sources=SOURCES,
    build=later(f"{__name__}.sources:handed_over"),
    record=later(f"{__name__}.record:record"),
    steps=("time", "alert", "attacks", "fire", "event", "lurking", "bag"),
    questions=(
        "alert",
        "attacks",
        "computers_broken",
        "contamination_drawn",
        "despoiler_comes",
        "event_card",
        "fire",
        "generator",
        "larvae_come",
        "markers",
        "metagorgers_come",
        "nest",
        "nest_is_known",
        "noise_in_vents",
        "noise_roll",
        "shamblers_come",
        "token",
        "who_fights",
        "who_infested",
        "who_is_struck",
        "who_lurks",
        "who_panics",
    ),
    sequel=later(f"{__name__}.aftermath.missions:sequel"),
    due=later(f"{family.__name__}.dues:due"),
    orders=ORDERS,
    ahead=later(f"{__name__}.phase:ahead"),
)
