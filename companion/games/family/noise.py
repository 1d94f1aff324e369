"""The noise roll (S0 310-341)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family.book import book, said
from companion.kit.intent import Result, intent
from companion.kit.source import by_app
from companion.table import Table


def roll_noise(table: Table, seat: str) -> Result:
    """A corridor number, silence, or danger; slime turns silence into danger (S0 297-298)."""
    rolled = table.roll("noise")
    face = "danger" if rolled == "silence" and table.flag(f"{seat}.slime") else rolled
    if face in ("silence", "danger"):
        table.tell("noise_silence" if face == "silence" else said(table, "noise_danger"), seat=seat)
        if face == "danger":
            book(table).intruders_move(table)
        if face != rolled:
            table.tell("slime_betrays", seat=seat)
    else:
        table.tell(said(table, "noise_corridor"), seat=seat, corridor=face)
    return {"face": face, "rolled": rolled}


@intent(playing, by_app("noise"), seat=SEAT_IN)
def noise_roll(table: Table, seat: str) -> Result:
    """Whoever entered an empty room listens."""
    book(table).reached(table, seat)
    return roll_noise(table, seat)
