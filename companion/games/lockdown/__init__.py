"""Nemesis: Lockdown, one module for each chapter of the rules."""

from companion.games import Game
from companion.games.lockdown import (
    attacks,
    box,
    checklist,
    computer,
    contamination,
    contingency,
    countdowns,
    css,
    dealing,
    draft,
    encounters,
    endings,
    exploration,
    fix,
    intruders,
    leaving,
    markers,
    noise,
    phase,
    power,
    setup,
    sources,
    surface,
    victory,
    weakness,
)
from companion.games.lockdown.report import report
from companion.kit.intent import collect

LOCKDOWN = Game(
    name="lockdown",
    version=1,
    lay_out=setup.lay_out,
    set_up=setup.set_up,
    intents=collect(
        noise, encounters, attacks, intruders, exploration, computer, css, power, countdowns, contingency,
        contamination, markers, leaving, weakness, dealing, surface, draft, checklist, phase, sources, endings, victory, fix,
    ),
    report=report,
    seats=lambda table: {seat: table.word(f"{seat}.name") for seat in table.value("seats")},
    by_hand=("fix", "set_source"),
    faults=box.faults,
    phrases={"setup": checklist.tasks},
)
