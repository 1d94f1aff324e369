"""Aliens: a deck that is everybody's life, a tracker, a turn of forty small steps. It knows nothing of the other games."""

from __future__ import annotations

from companion.games import Game
from companion.games.aliens.options import CHOICES, ORDERS, SOURCES
from companion.games.aliens.report import report
from companion.games.common import seating
from companion.kit.intent import Chapters
from companion.kit.lazily import LaterMapping, later

CHAPTERS = (
    "turn",
    "activation",
    "actions",
    "abilities",
    "piles",
    "resting",
    "gear",
    "attacks",
    "barricades",
    "losses",
    "board",
    "alien_phase",
    "mission",
    "finish",
    "campaign",
    "dice",
    "sources",
    "fix",
)
GAME = Game(
    name="aliens",
    version=5,
    lay_out=later(f"{__name__}.setup:lay_out"),
    set_up=later(f"{__name__}.setup:set_up"),
    intents=Chapters(
        *(f"{__name__}.{chapter}" for chapter in CHAPTERS), "companion.games.common.checklist", "companion.games.common.renaming"
    ),
    report=report,
    seats=seating.names,
    turn=later(f"{__name__}.turn:in_turn"),
    by_hand=("fix", "set_source"),
    faults=later(f"{__name__}.box:faults"),
    phrases={"setup": later("companion.games.common.checklist:tasks")},
    holds=LaterMapping(f"{__name__}.holds:HOLDS"),
    tells=LaterMapping(f"{__name__}.told:TOLD"),
    came_to=later(f"{__name__}.ending:won"),
    habits=LaterMapping(f"{__name__}.habits:HABITS"),
    to_the_end=LaterMapping(f"{__name__}.habits:TO_THE_END"),
    choices=CHOICES,
    sources=SOURCES,
    build=later(f"{__name__}.sources:handed_over"),
    listed=later(f"{__name__}.cards:listed"),
    boxed=later(f"{__name__}.cards:boxed"),
    record=later(f"{__name__}.record:record"),
    due=later(f"{__name__}.dues:due"),
    orders=ORDERS,
    between="between",
    ahead=later(f"{__name__}.turn:ahead"),
    warns=later(f"{__name__}.prices:warns"),
    steps=(
        "gear_up",
        "first_player",
        "on_activation",
        "actions",
        "end_of_activation",
        "grunts",
        "remaining_grunts",
        "start",
        "standing",
        "aliens",
        "blips",
        "motion_tracker",
        "finish_effects",
        "check",
        "keep",
        "rescued",
        "resupplied",
        "choose",
    ),
    questions=(
        "barricade",
        "captured",
        "first_player",
        "goes_on",
        "hazards",
        "keep",
        "out_of_blips",
        "recycle",
        "rescued",
        "resupplied",
        "tracker_to_bottom",
        "victory",
    ),
)
