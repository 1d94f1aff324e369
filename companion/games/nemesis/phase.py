"""The end of a round: time, attacks, fire, event, bag."""

from __future__ import annotations

from dataclasses import replace

from companion.games.family import development, events, phase
from companion.games.nemesis import clock, intruder_player
from companion.games.nemesis.aftermath import turrets
from companion.kit.rail import Rail, Reason, Step
from companion.table import Json, Table

TIME = Step("time", lambda table: clock.move_time(table))


def _unless_somebody_plays_them(step: Step) -> Step:
    """While one of the dead plays the intruders, they act in the players' turns and not here."""
    return replace(step, skip=lambda table: intruder_player.acts(table) or step.skip(table))


def _no_fire(table: Table) -> Reason | None:
    """Turrets shoot in this step too."""
    return None if turrets.active(table) else phase.FIRE.skip(table)


FIRE = replace(phase.FIRE, skip=_no_fire)
RAIL = Rail((
    TIME, _unless_somebody_plays_them(phase.ATTACKS), FIRE, _unless_somebody_plays_them(events.STEP),
    _unless_somebody_plays_them(development.STEP),
))


def ahead(table: Table) -> dict[str, Json]:
    """The stations that would be passed over as things stand, and what each coming end of round brings."""
    rounds = clock.ends_of_round(table) if table.value("phase") != "over" else []
    return {"skips": phase.skipped(table), "rounds": rounds}
