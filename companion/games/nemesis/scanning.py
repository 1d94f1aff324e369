"""The scanner, and what takes cards away for good (S3 741-757, 1925-1936, 1971-1985, 2209-2216)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import boards, contamination, turn_order
from companion.games.family.book import said
from companion.games.nemesis.carnomorphs import mutation
from companion.games.nemesis.void_seeders import insanity
from companion.kit.deck import Deck
from companion.kit.intent import Result, intent, one_of, shown
from companion.table import Refused, Table

SURGERY, ALCOHOL = "surgery", "alcohol"
"""After surgery one passes (S3 1933)."""
CURES = (SURGERY, "antidote")
PROCEDURES = ("scanner", "removal", *CURES, ALCOHOL)
"""A plain scan; rest, canteen and shower, which take clean cards; what takes infected ones and the larva; what takes any one."""
DECK = Deck("contamination")


@intent(playing, contamination.app, seat=SEAT_IN, cards=contamination.CARDS, by=one_of(*PROCEDURES))
def scan(table: Table, seat: str, cards: int | str, by: str = "scanner") -> Result:
    """So many cards go under the scanner; removed ones leave the game."""
    if by == ALCOHOL and cards != 1:
        raise Refused("not_a_number", name="cards", value=shown(cards), least=1, most=1)
    infected, clean = contamination.scanned(table, seat, cards)
    result: Result = {"scanned": len(infected) + len(clean), "infected": len(infected)}
    if by in CURES:
        return {**result, **_cured(table, seat, infected, by)}
    if by == ALCOHOL:
        return {**result, **_dissolved(table, seat, infected, clean)}
    if by == "removal":
        _removed(table, clean)
        result["removed"] = len(clean)
        table.tell("after_removal", seat=seat, cards=len(clean))
    return {**result, **contamination.suffered(table, seat, infected)}


def _removed(table: Table, cards: list[str]) -> None:
    for card in cards:
        table.move(card, DECK.removed)


def _cured(table: Table, seat: str, infected: list[str], by: str) -> Result:
    """Infected cards and the larva are gone; the antidote then leaves one new card (FAQ)."""
    _removed(table, infected)
    boards.washed(table, seat, "larva")
    mutation.removed(table, seat)
    if table.value("option.enemy") == "void_seeders":
        insanity.calms(table, seat)
    table.tell(said(table, f"after_{by}"), seat=seat)
    if by == "antidote":
        contamination.take(table, seat)
    if by == SURGERY:
        turn_order.passes(table, seat)
    return {"removed": len(infected), "larva": False, "dies": False}


def _dissolved(table: Table, seat: str, infected: list[str], clean: list[str]) -> Result:
    """Alcohol takes the card, whatever it shows; for an infected one a new card comes instead of a larva."""
    _removed(table, [*infected, *clean])
    table.tell("after_alcohol", seat=seat)
    if infected:
        contamination.take(table, seat)
    return {"removed": 1, "larva": table.flag(f"{seat}.larva"), "dies": False}
