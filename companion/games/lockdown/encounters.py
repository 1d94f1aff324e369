"""Encounters: who came, and the number that counts in this light."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import encounters, lone
from companion.games.family.intruders import BAG
from companion.games.family.shapes import DRAWN
from companion.games.lockdown import power
from companion.games.lockdown.shapes import LIGHT
from companion.kit.intent import Result, intent
from companion.kit.source import on_cardboard
from companion.table import Table


@intent(playing, encounters.bag_holds_something, seat=SEAT_IN, light=LIGHT, kind=DRAWN)
def encounter(table: Table, seat: str, light: str | None = None, kind: str | None = None) -> Result:
    """Clear the corridors, draw a token, place what it shows, compare the hand."""
    piece, token = encounters.meets(table, seat, kind), "blank"
    while piece is not None and lone.goes(table, piece):
        again = table.count(BAG) and not on_cardboard(table, "bag")  # on cardboard the table draws again, and says so again
        token, piece = ("blank", encounters.meets(table, seat, None)) if again else (table.kind(piece), None)
    if piece is None:
        return {"kind": "blank", "token": token, "lit": 0, "dark": 0, "piece": None}
    return encounters.compared(table, encounters.stands(table, piece), light or power.everywhere(table) or "")
