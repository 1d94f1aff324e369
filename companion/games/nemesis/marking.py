"""Counts and marks that change on the table."""

from __future__ import annotations

from companion.games.common.seating import SEAT, playing
from companion.games.family import boards, markers
from companion.games.nemesis.carnomorphs import adaptations
from companion.games.nemesis.carnomorphs.adaptations import VORACIOUS
from companion.games.nemesis.void_seeders import insanity
from companion.games.nemesis.void_seeders.kinds import with_seeders
from companion.kit.intent import Result, intent, one_of, whole
from companion.table import Refused, Table

ON_BOARD = ("larva", "slime", "signal")
WHAT = one_of(*markers.LIMITED, "egg", *ON_BOARD, "insanity", "venting", VORACIOUS)
ABSENT = {"intruders": (), "carnomorphs": ("larva",), "void_seeders": ("larva", "slime")}
"""What nobody has on the board with an enemy."""


@intent(playing, what=WHAT, by=whole(-30, 30), seat=SEAT)
def mark(table: Table, what: str, by: int, seat: str | None = None) -> Result:
    """Keep the app's count of something that changed on the table."""
    if by == 0:
        raise Refused("marks_nothing")
    if what in markers.LIMITED:
        return {"placed": markers.place(table, what, by)}
    if what == "egg":
        return {"eggs": markers.eggs(table, by)}
    if what == "venting":
        return markers.flag(table, what, what, by > 0)
    if what == VORACIOUS:
        return adaptations.marked(table, by > 0)
    if seat is None:
        raise Refused("missing_parameter", intent="mark", name="seat")
    if what == "insanity":
        with_seeders(table)
        if by > 0:
            insanity.rises(table, seat, by)
        else:
            insanity.falls(table, seat, -by)
        return {"insanity": table.number(f"{seat}.insanity")}
    if what in ABSENT[table.value("option.enemy")]:
        raise Refused("no_such_thing_here", what=what)
    return boards.marked(table, seat, what, by > 0)
