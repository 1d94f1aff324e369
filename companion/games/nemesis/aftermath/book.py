"""The books of the Epilogue and of the research mission."""

from __future__ import annotations

from dataclasses import replace

from companion.games.family import development, events, phase
from companion.games.family.book import Rulebook
from companion.games.nemesis import book
from companion.games.nemesis.aftermath import icons, missions
from companion.games.nemesis.phase import FIRE, TIME
from companion.kit.lazily import LaterMapping, later
from companion.kit.rail import Rail

HERE = __name__.rpartition(".")[0]
SHORT = Rail((TIME, missions.STEP, phase.ATTACKS, FIRE, icons.STEP))
LONG = Rail((TIME, missions.STEP, phase.ATTACKS, FIRE, events.STEP, development.STEP))


def epilogue() -> Rulebook:
    base = book.write()
    return replace(
        base,
        rail=SHORT,
        events=LaterMapping(f"{HERE}.cards:EVENTS"),
        event_adds=missions.icon,
        ways_out=("pod", "in"),
        gives_up=False,
        objectives=lambda *_: {"requirement": 1},
        spares=frozenset({"shuttle", "alert"}),
        ends_round=missions.leaves,
        judges={
            "tokens": later(f"{HERE}.ending:tokens"),
            "shuttle": later(f"{HERE}.ending:shuttle"),
            "contamination": base.judges["contamination"],
            "objectives": later(f"{HERE}.ending:objectives"),
        },
    )


def research() -> Rulebook:
    base = book.write()
    return replace(
        base,
        rail=LONG,
        events=LaterMapping(f"{HERE}.cards:EVENTS"),
        event_adds=missions.icon,
        objectives=later(f"{HERE}.android:objectives"),
        swaps=later(f"{HERE}.android:swaps"),
        judges={"alert": later(f"{HERE}.ending:alert"), **base.judges},
    )
