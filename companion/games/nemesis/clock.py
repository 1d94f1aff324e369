"""Time until the jump, and the self-destruct sequence (S3 225-234, 308-316, 1857-1875)."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import endings
from companion.games.nemesis import pods
from companion.games.nemesis.aftermath import missions
from companion.kit.intent import Result, intent
from companion.kit.track import Track
from companion.table import Json, Refused, Table, Told

TIME = Track("time", 15, 0)
"""15 moves; 0 is the jump."""
SELFDESTRUCT = Track("selfdestruct", 6, 0)
"""0 is the skull."""


def time(table: Table) -> int:
    return TIME.slot(table, "time") or 0


def selfdestruct(table: Table) -> int | None:
    """Where the self-destruct marker stands, or None while the sequence does not run."""
    return SELFDESTRUCT.slot(table, "selfdestruct")


def hibernation_open(table: Table) -> bool:
    """Never where time is not counted (our ruling)."""
    at = TIME.slot(table, "time")
    return at is not None and at <= table.number("track.hibernation")


def yellow(table: Table) -> bool:
    """Too late to stop it."""
    at = selfdestruct(table)
    return at is not None and at <= table.number("track.yellow")


# -- the end of a round --------------------------------------------------------------------------


def move_time(table: Table) -> Result:
    """S3 231-234: time one space on, the shuttle track where it counts, and the self-destruct sequence if it runs."""
    before = TIME.slot(table, "time")
    now = None if before is None else TIME.put(table, "time", before - 1)
    if now is not None:
        table.tell("time_moves" if now else "time_jumps", before=before, after=now)
    if now == table.number("track.hibernation"):
        table.tell("chambers_open")
    missions.shuttle_moves(table)
    counted = _count_down(table)
    jumps = now == 0
    ends = [*(["jump"] if jumps else []), *(["selfdestruct"] if counted == 0 or (jumps and counted is not None) else [])]
    if ends:
        endings.end(table, *ends)
    return {"from": before, "to": now, "selfdestruct": counted, "shuttle": table.value("shuttle")}


def _count_down(table: Table) -> int | None:
    """S3 313-316: on its first yellow space all pods unlock, that one time, and nobody can stop it any more."""
    at = selfdestruct(table)
    if at is None:
        return None
    now = SELFDESTRUCT.put(table, "selfdestruct", at - 1)
    table.tell("selfdestruct_moves" if now else "selfdestruct_ends", slot=now)
    if now == table.number("track.yellow"):
        table.tell("selfdestruct_yellow")
        pods.unlock_all(table)
    return now


def nobody_left(table: Table) -> None:
    """S3 873-877: the sequence runs to the skull, or time to the jump."""
    if selfdestruct(table) is not None:
        SELFDESTRUCT.put(table, "selfdestruct", SELFDESTRUCT.last)
        endings.end(table, "selfdestruct")
    elif TIME.slot(table, "time") is None:
        endings.end(table, "shuttle")
    else:
        TIME.put(table, "time", TIME.last)
        endings.end(table, "jump")


def ends_of_round(table: Table) -> list[Json]:
    """What each end of round would tell, if nothing were done about it: the rule itself, let run to its end."""
    found: list[Json] = []
    while counts(table):
        found.append(one_end(table))
    return found


def counts(table: Table) -> bool:
    """Whether there is an end of round to come."""
    return table.value("phase") != "over" and bool(TIME.slot(table, "time") is not None or table.value("shuttle"))


def one_end(table: Table) -> dict[str, Json]:
    """The rule runs once: where time was and is, and what was told."""
    begun, before = len(table.happened), time(table)
    move_time(table)
    events = [{"what": event.message, **event.parameters} for event in table.happened[begun:] if isinstance(event, Told)]
    return {"from": before, "to": time(table), "told": events}


# -- the generator -------------------------------------------------------------------------------


def starts(table: Table) -> None:
    """On the green space; it moves from the next end of a round on."""
    SELFDESTRUCT.put(table, "selfdestruct", SELFDESTRUCT.first)
    table.tell("selfdestruct_starts", slot=SELFDESTRUCT.first)


def nobody_sleeps(table: Table) -> None:
    if any(table.value(f"{seat}.status") == "hibernating" for seat in seating.seats(table)):
        raise Refused("somebody_sleeps")


def _does_not_run(table: Table) -> None:
    if selfdestruct(table) is not None:
        raise Refused("selfdestruct_runs")


def _can_be_stopped(table: Table) -> None:
    if selfdestruct(table) is None:
        raise Refused("selfdestruct_does_not_run")
    if yellow(table):
        raise Refused("selfdestruct_is_yellow")


@intent(playing, _does_not_run, nobody_sleeps, seat=SEAT_IN)
def selfdestruct_start(table: Table, seat: str | None = None) -> Result:
    """Generator or key: refused while somebody hibernates."""
    starts(table)
    return {"slot": SELFDESTRUCT.first}


@intent(playing, _can_be_stopped, seat=SEAT_IN)
def selfdestruct_stop(table: Table, seat: str | None = None) -> Result:
    """Generator: the marker comes off, while it is not on yellow."""
    table.move("selfdestruct", "aside")
    table.tell("selfdestruct_stops")
    return {"slot": None}
