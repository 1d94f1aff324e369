"""The scanner, and what the procedures of this book do with what it finds (S0 518-529)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import boards, contamination, turn_order
from companion.kit.intent import Result, intent, one_of
from companion.table import Table

SURGERY = "surgery"
"""After it one passes (S1 247-249)."""
CURES = ("decon", SURGERY, "neutralizer")
PROCEDURES = ("scanner", "removal", *CURES)
"""A plain scan; getting rid of clean cards by a scan; and what takes infected cards and the larva away."""


@intent(playing, contamination.app, seat=SEAT_IN, cards=contamination.CARDS, by=one_of(*PROCEDURES))
def scan(table: Table, seat: str, cards: int | str, by: str = "scanner") -> Result:
    """S0 518-529: scan cards, with what the procedure does to infected and clean ones."""
    infected, clean = contamination.scanned(table, seat, cards)
    result: Result = {"scanned": len(infected) + len(clean), "infected": len(infected)}
    if by in CURES:
        return {**result, **_cured(table, seat, infected, by)}
    if by == "removal":
        bury(table, clean)
        result["removed"] = len(clean)
        table.tell("after_removal", seat=seat, cards=len(clean))
    return {**result, **contamination.suffered(table, seat, infected)}


def bury(table: Table, cards: list[str]) -> None:
    """S0 520-522: removed cards go under the deck."""
    for card in cards:
        table.move(card, contamination.PILE, 0)


def _cured(table: Table, seat: str, infected: list[str], by: str) -> Result:
    """S1 69-75, 223-229: infected cards go under the deck, the larva is gone; the decon room washes the slime off."""
    bury(table, infected)
    boards.washed(table, seat, "larva")
    if by == "decon":
        boards.washed(table, seat, "slime")
    table.tell(f"after_{by}", seat=seat)
    if by == SURGERY:
        turn_order.passes(table, seat)
    return {"removed": len(infected), "larva": False, "dies": False}
