"""Feeding: what does not fight eats, heals and grows (S3 2584-2619)."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.games.family import dues, intruders, markers
from companion.games.family.shapes import PIECE, kind_of
from companion.games.nemesis.carnomorphs.kinds import with_carnomorphs
from companion.games.nemesis.enemies import CARNOMORPHS
from companion.kit.intent import Result, intent, one_of
from companion.table import Refused, Table

FOOD = ("corpse", "egg", "carcass", "metagorger", "blue_corpse", "nest_egg")


@intent(playing, with_carnomorphs, piece=PIECE, ate=one_of(*FOOD))
def feed(table: Table, piece: str, ate: str) -> Result:
    """It heals; then it grows one kind, while a miniature is left and it is not the butcher that would come again."""
    kind = kind_of(table, piece)
    dues.done_with(table, piece, "attacks")
    if ate == "metagorger":
        eaten = next((each for each in intruders.of_kind(table, "metagorger") if each != piece), None)
        if eaten is None:
            raise Refused("not_in_play", piece="metagorger")
        intruders.leaves_tray(table, eaten, intruders.SUPPLY)
    if ate == "nest_egg":
        markers.eggs_destroyed(table, 1)
    intruders.set_injuries(table, piece, 0)
    table.tell("feeds", kind=kind)
    grown = CARNOMORPHS[kind].grows
    if not grown or (grown == "butcher" and table.flag("butcher_dead")):
        return {"kind": kind, "became": None}
    return {"kind": kind, "became": grown if intruders.becomes(table, piece, grown) else None}
