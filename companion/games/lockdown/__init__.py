"""Nemesis: Lockdown, one module for each chapter of the rules; a chapter is opened when something of it is wanted."""

from __future__ import annotations

from companion.games import Game, family
from companion.games.common import seating
from companion.games.family.book import declare
from companion.games.family.fights import FIGHTS
from companion.games.lockdown.options import CHOICES, ORDERS, SOURCES
from companion.games.lockdown.report import report
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
    "computer",
    "css",
    "power",
    "countdowns",
    "contingency",
    "scanning",
    "marking",
    "leaving",
    "weakness",
    "surface",
    "draft",
    "sources",
    "fix",
)

declare("lockdown", later(f"{__name__}.book:write"))
GAME = Game(
    name="lockdown",
    version=5,
    lay_out=later(f"{__name__}.setup:lay_out"),
    set_up=later(f"{__name__}.setup:set_up"),
    intents=Chapters(
        *(f"{family.__name__}.{chapter}" for chapter in FAMILY),
        *(f"{__name__}.{chapter}" for chapter in CHAPTERS),
        "companion.games.common.checklist",
        "companion.games.common.renaming",
    ),
    report=report,
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
    record=later(f"{__name__}.fix.record:record"),
    steps=("css", "time", "noise", "attacks", "fire", "event", "bag"),
    questions=(
        "adults_come",
        "attacks",
        "contamination_drawn",
        "cooling_system",
        "event_card",
        "fire",
        "markers",
        "nest",
        "noise_in_vents",
        "noise_roll",
        "pods_left",
        "slimed_in_dark",
        "token",
        "who_fights",
        "who_in_dark",
        "who_infested",
    ),
    due=later(f"{family.__name__}.dues:due"),
    orders=ORDERS,
    ahead=later(f"{__name__}.phase:ahead"),
)
