"""An encounter (S3 565-598)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import encounters, lone
from companion.games.family.intruders import BAG
from companion.games.family.shapes import DRAWN
from companion.games.nemesis import pods
from companion.games.nemesis.void_seeders import insanity
from companion.kit.intent import YES_NO, Result, intent
from companion.kit.source import on_cardboard
from companion.table import Table


@intent(playing, encounters.bag_holds_something, seat=SEAT_IN, kind=DRAWN, empty=YES_NO)
def encounter(table: Table, seat: str, kind: str | None = None, empty: bool = False) -> Result:
    """Clear the corridors, draw a token, place what it shows, compare the hand.

    In an empty room, where the alarm or the hourglass made noise, nobody is surprised (S3 3498-3501, 3565-3569), and nobody
    panics (our ruling).
    """
    piece = encounters.meets(table, seat, kind, empty)
    if piece is None:
        return {"kind": "blank", "token": "blank", "number": 0, "piece": None}
    while lone.goes(table, piece) or insanity.left_behind(table, piece):  # and another is drawn
        if on_cardboard(table, "bag") or not table.count(BAG):  # the table draws again, and says so again
            return {"kind": "blank", "token": table.kind(piece), "number": 0, "piece": None}
        again = encounters.meets(table, seat, None, empty)
        if again is None:
            return {"kind": "blank", "token": "blank", "number": 0, "piece": None}
        piece = again
    if table.kind(piece) == "insanity":  # noise everywhere, and panic for who met it
        table.tell("insanity_unmet" if empty else "insanity_met", seat=seat)
        table.move(piece, BAG)
        drawn: Result = {"kind": "insanity", "token": "insanity", "number": 0, "piece": None}
        return drawn if empty else {**drawn, "panic": insanity.panics(table, seat)}
    if encounters.nobody_left(table, piece, seat):
        return {"kind": "blank", "token": table.kind(piece), "number": 0, "piece": None}
    result = encounters.stands(table, piece, seat)
    result["token"] = table.kind(piece)
    if empty:
        pods.remind(table)
        table.tell("nobody_is_surprised")
        return encounters.compared(table, result, number="")
    pods.emptied_by_encounter(table, seat)
    return encounters.compared(table, result)
