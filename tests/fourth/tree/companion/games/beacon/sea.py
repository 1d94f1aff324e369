"""The sea: what drifts by is drawn from a bag."""

from __future__ import annotations

from companion.games.beacon.night import ends
from companion.games.beacon.setup import SEA, SHORE
from companion.games.common.seating import SEAT_IN, playing
from companion.kit import bag
from companion.kit.intent import Result, intent
from companion.table import Refused, Table

MOST = 3


def _by_day(table: Table) -> None:
    if table.value("phase") != "players":
        raise Refused("event_phase_runs")


@intent(playing, _by_day, seat=SEAT_IN)
def look_out(table: Table, seat: str) -> Result:
    """Draw from the sea: calm water goes back, a wreck stays on the shore; the third wreck ends the game."""
    token = bag.draw(table, SEA, SHORE)
    drawn = table.kind(token)
    if drawn == "wreck":
        table.tell("wreck_drifts_in", seat=seat)
        if len(table.of_kind(SHORE, "wreck")) >= MOST:
            ends(table, "rocks", "shore_is_full")
    else:
        table.tell("sea_is_calm", seat=seat)
        table.move(token, SEA)
    return {"drawn": drawn}
