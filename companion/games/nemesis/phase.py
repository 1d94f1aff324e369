"""The end of a round: time, attacks, fire, event, bag."""

from __future__ import annotations

from dataclasses import replace

from companion.games.family import development, events, phase
from companion.games.family.book import book, knows
from companion.games.nemesis import clock, intruder_player
from companion.games.nemesis.aftermath import turrets
from companion.kit.intent import Result
from companion.kit.rail import Rail, Reason, Step
from companion.table import Json, Table

HOT = knows("vulnerability_to_fire")
TIME = Step("time", lambda table: clock.move_time(table))


def _unless_somebody_plays_them(step: Step) -> Step:
    """While one of the dead plays the intruders, they act in the players' turns and not here."""
    return replace(step, skip=lambda table: intruder_player.acts(table) or step.skip(table))


def _no_fire(table: Table) -> Reason | None:
    """Turrets shoot in this step too."""
    return None if turrets.may_shoot(table) else phase.FIRE.skip(table)


def _burns(table: Table) -> Result:
    """What stands beside a turret is shot at the same moment."""
    result = phase.FIRE.run(table)
    if table.value("turrets"):
        table.tell("turrets_shoot")
        if table.number("fire.placed") and HOT(table):
            table.tell("turret_is_no_fire")
    return result


FIRE = replace(phase.FIRE, skip=_no_fire, run=_burns)
RAIL = Rail(
    (
        TIME,
        _unless_somebody_plays_them(phase.ATTACKS),
        FIRE,
        _unless_somebody_plays_them(events.STEP),
        _unless_somebody_plays_them(development.STEP),
    )
)


def ahead(table: Table) -> dict[str, Json]:
    """The stations of this story, which would be passed over as things stand, and what each coming end of round brings."""
    steps: list[Json] = [step.name for step in book(table).rail.steps]
    if table.value("phase") == "over":
        return {"steps": steps, "skips": phase.skipped(table), "rounds": []}
    moves = table.word("step") in ("", "start")  # what comes after time has moved is asked after it has
    first = clock.one_end(table) if moves and clock.counts(table) else None
    skips = phase.skipped(table)
    return {"steps": steps, "skips": skips, "rounds": [*([first] if first else []), *clock.ends_of_round(table)]}
