"""Markers: fires and malfunctions with their limits, eggs, and what is marked on a character board."""

from __future__ import annotations

from companion.games.common.seating import SEAT, playing
from companion.games.lockdown import crew, endings
from companion.kit.intent import Result, intent, one_of, whole
from companion.table import Json, Refused, Table

LIMITED = {"fire": "fires", "malfunction": "malfunctions"}
"""Markers that destroy the facility when one more is needed than there are, and the end that means."""
ON_BOARD = ("slime", "larva", "signal", "archive")
FLAGS = ("venting", "gate")


def place(table: Table, what: str, by: int) -> int:
    """S0 400-413: put down or take up; needing one more than there are is the end. How many lie there now."""
    placed, limit = table.number(f"{what}.placed"), table.number(f"{what}.limit")
    if placed + by < 0:
        raise Refused("not_that_many_placed", what=what, placed=placed)
    table.set(f"{what}.placed", min(limit, placed + by))
    table.tell("markers_placed", what=what, placed=min(limit, placed + by), limit=limit)
    if placed + by > limit:
        endings.end(table, LIMITED[what])
    return min(limit, placed + by)


def out_of_the_game(table: Table, what: str) -> None:
    """Event Noise in Corridors: one marker leaves the supply, so the limit falls."""
    placed, limit = table.number(f"{what}.placed"), table.number(f"{what}.limit")
    if limit > placed:
        table.set(f"{what}.limit", limit - 1)
        table.tell("limit_falls", what=what, limit=limit - 1)


def eggs(table: Table, by: int) -> int:
    """Eggs in the nest; none left means the nest is destroyed. How many are left."""
    nest, spare = table.number("eggs.nest"), table.number("eggs.supply")
    if nest + by < 0 or by > spare:
        raise Refused("not_that_many_eggs", nest=nest, spare=spare)
    table.set("eggs.nest", nest + by)
    if by > 0:
        table.set("eggs.supply", spare - by)
    table.tell("eggs_in_nest", eggs=nest + by)
    if nest and not nest + by:
        table.tell("nest_destroyed")
    return nest + by


WHAT = one_of(*LIMITED, "egg", "knowledge", *ON_BOARD, *FLAGS)


@intent(playing, what=WHAT, by=whole(-30, 30), seat=SEAT)
def mark(table: Table, what: str, by: int, seat: str | None = None) -> Result:
    """Keep the app's count of something that changed on the table."""
    if by == 0:
        raise Refused("marks_nothing")
    if what in LIMITED:
        return {"placed": place(table, what, by)}
    if what == "egg":
        return {"eggs": eggs(table, by)}
    if what in FLAGS:
        return _flag(table, what, by)
    if seat is None:
        raise Refused("missing_parameter", intent="mark", name="seat")
    if what == "knowledge":
        reached = crew.learn(table, seat, by)
        table.tell("knowledge_is", seat=seat, knowledge=reached)
        return {"knowledge": reached}
    return _on_board(table, seat, what, by > 0)


def _flag(table: Table, what: str, by: int) -> dict[str, Json]:
    name = "gate_open" if what == "gate" else what
    table.set(name, by > 0)
    table.tell(f"{what}_{'set' if by > 0 else 'cleared'}")
    return {name: by > 0}


def _on_board(table: Table, seat: str, what: str, there: bool) -> dict[str, Json]:
    if table.flag(f"{seat}.{what}") == there:
        raise Refused("already_so", what=what, seat=seat)
    table.set(f"{seat}.{what}", there)
    if what == "archive" and there:  # S1 33-37: the archive teaches 2 and is used once
        crew.learn(table, seat, 2)
    table.tell(f"{what}_{'marked' if there else 'taken_off'}", seat=seat)
    return {what: there}
