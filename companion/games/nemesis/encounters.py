"""An encounter (S3 565-598)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import encounters
from companion.games.family.intruders import BAG
from companion.games.family.shapes import DRAWN
from companion.games.nemesis.carnomorphs.kinds import GONE, barred
from companion.games.nemesis.void_seeders import insanity
from companion.kit.intent import Result, intent
from companion.table import Table


@intent(playing, encounters.bag_holds_something, seat=SEAT_IN, kind=DRAWN)
def encounter(table: Table, seat: str, kind: str | None = None) -> Result:
    """Clear the corridors, draw a token, place what it shows, compare the hand."""
    piece = encounters.meets(table, seat, kind)
    if piece is None:
        return {"kind": "blank", "token": "blank", "number": 0, "piece": None}
    while table.kind(piece) == "butcher" and barred(table):  # out of the game, and another is drawn
        table.move(piece, GONE)
        table.tell("butcher_token_goes")
        again = encounters.meets(table, seat, None)
        if again is None:
            return {"kind": "blank", "token": "blank", "number": 0, "piece": None}
        piece = again
    if table.kind(piece) == "insanity":  # noise everywhere, and panic for who met it
        table.tell("insanity_met", seat=seat)
        table.move(piece, BAG)
        return {"kind": "insanity", "token": "insanity", "number": 0, "piece": None, "panic": insanity.panics(table, seat)}
    result = encounters.stands(table, piece, seat)
    result["token"] = table.kind(piece)
    return result | encounters.surprises(table, result["number"]) | encounters.counted(table, result["kind"])
