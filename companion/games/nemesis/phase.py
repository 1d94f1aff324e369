"""The end of a round: time, attacks, fire, event, bag."""

from __future__ import annotations

from companion.games.family import development, events, phase
from companion.games.nemesis import clock
from companion.kit.rail import Rail, Step
from companion.table import Json, Table

TIME = Step("time", lambda table: clock.move_time(table))
RAIL = Rail((TIME, phase.ATTACKS, phase.FIRE, events.STEP, development.STEP))


def ahead(table: Table) -> dict[str, Json]:
    """The stations that would be passed over as things stand, and what each coming end of round brings."""
    rounds = clock.ends_of_round(table) if table.value("phase") != "over" else []
    return {"skips": phase.skipped(table), "rounds": rounds}
