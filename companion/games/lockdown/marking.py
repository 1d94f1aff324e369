"""Marking: the app's count of what changed on the board, and on a character board."""

from __future__ import annotations

from companion.games.common.seating import SEAT, playing
from companion.games.family import boards, markers
from companion.games.lockdown import crew
from companion.kit.intent import Result, intent, one_of, whole
from companion.table import Refused, Table

ON_BOARD = ("slime", "larva", "signal", "archive")
FLAGS = {"venting": "venting", "gate": "gate_open"}
"""What is marked, and the value that it is."""
WHAT = one_of(*markers.LIMITED, "egg", "knowledge", *ON_BOARD, *FLAGS)


@intent(playing, what=WHAT, by=whole(-30, 30), seat=SEAT)
def mark(table: Table, what: str, by: int, seat: str | None = None) -> Result:
    """Keep the app's count of something that changed on the table."""
    if by == 0:
        raise Refused("marks_nothing")
    if what in markers.LIMITED:
        return {"placed": markers.place(table, what, by)}
    if what == "egg":
        left = markers.eggs(table, by)
        if by < 0:
            table.tell("egg_taken")
        return {"eggs": left}
    if what in FLAGS:
        return markers.flag(table, FLAGS[what], what, by > 0)
    if seat is None:
        raise Refused("missing_parameter", intent="mark", name="seat")
    if what == "knowledge":
        reached = crew.learn(table, seat, by)
        table.tell("knowledge_is", seat=seat, knowledge=reached)
        return {"knowledge": reached}
    result = boards.marked(table, seat, what, by > 0)
    if what == "signal":
        crew.entered(table, seat, what)
    if what == "archive":  # S1 33-37: the archive teaches 2 and is used once
        crew.learn(table, seat, 2 if by > 0 else -2)
    return result
