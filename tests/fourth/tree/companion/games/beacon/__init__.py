"""Beacon, a toy: a crew keeps a lamp alight until a ship comes. One bag, one deck, two stations, two questions."""

from __future__ import annotations

from companion.games import Game
from companion.games.beacon.report import report
from companion.games.beacon.setup import CHOICES, SOURCES
from companion.games.common import seating
from companion.kit.intent import Chapters
from companion.kit.lazily import LaterMapping, later

GAME = Game(
    name="beacon",
    version=1,
    lay_out=later(f"{__name__}.setup:lay_out"),
    set_up=later(f"{__name__}.setup:set_up"),
    intents=Chapters(
        *(f"{__name__}.{chapter}" for chapter in ("sea", "weather", "night", "fix")), "companion.games.common.checklist"
    ),
    report=report,
    tells=LaterMapping(f"{__name__}.told:TOLD"),
    seats=seating.names,
    by_hand=("fix", "set_source"),
    phrases={"setup": later("companion.games.common.checklist:tasks")},
    holds=LaterMapping(f"{__name__}.holds:HOLDS"),
    choices=CHOICES,
    sources=SOURCES,
    build=later(f"{__name__}.weather:handed_over"),
    record=later(f"{__name__}.fix:record"),
    steps=("watch", "weather"),
    questions=("keeper", "weather_card"),
    due=later("companion.kit.due:question"),
    orders=frozenset({"wreck_drifts_in"}),
)
