"""Contamination: cards with a hidden word, the scanner, larvae, and what they do to a character."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.lockdown import intruders, leaving
from companion.kit.intent import Result, Shape, intent, one_of, shown, whole
from companion.kit.source import app_draws, on_cardboard
from companion.table import Json, Refused, Table

PILE = "contamination.draw"
CURES = ("decon", "surgery", "neutralizer")
PROCEDURES = ("scanner", "removal", *CURES)
"""A plain scan; getting rid of clean cards by a scan; and what takes infected cards and the larva away."""


def app(table: Table) -> None:
    app_draws(table, "contamination")


def cards(seat: str) -> str:
    """The zone of a seat's contamination cards: nobody knows which of them is infected."""
    return f"contamination.{seat}"


def take(table: Table, seat: str, count: int = 1) -> int:
    """New cards go on the own action discards; the app keeps how many, and what is written on them."""
    taken = 0
    while taken < count and (top := table.top(PILE)):
        table.move(top, cards(seat))
        taken += 1
    table.tell("contaminated", seat=seat, cards=taken)
    return taken


def given(table: Table, seat: str | None) -> None:
    """An effect hands out a contamination card: the app's, or one of the table where the deck or the target is unknown."""
    if seat is None or on_cardboard(table, "contamination"):
        table.tell("take_contamination", seat=seat)
    else:
        take(table, seat)


def infested(table: Table, seat: str) -> None:
    """S0 533-536: a larva on the board if there is room, and a contamination card."""
    larva(table, seat)
    given(table, seat)


def larva(table: Table, seat: str) -> None:
    if not table.flag(f"{seat}.larva"):
        table.set(f"{seat}.larva", True)
        table.tell("larva_marked", seat=seat)


def look(table: Table, seat: str, count: int) -> list[str]:
    """Scan so many of a seat's cards. They look alike, so which of them is chance; the infected ones."""
    table.shuffle(cards(seat))
    return [card for card in table.inside(cards(seat))[:count] if table.pieces[card].traits["infected"]]


def bury(table: Table, card: str) -> None:
    """S0 520-522: a removed card goes under the deck."""
    table.move(card, PILE, 0)


def infection(table: Table, seat: str) -> bool:
    """S0 523-529: the first larva settles; who has one already dies, and a creeper comes. Whether the seat died."""
    if not table.flag(f"{seat}.larva"):
        larva(table, seat)
        return False
    table.tell("larva_hatches", seat=seat)
    table.set(f"{seat}.larva", False)
    intruders.appears_on_board(table, "creeper")
    leaving.dies(table, seat)
    return True


@intent(playing, app, seat=SEAT_IN, cards=whole(1, 10))
def contaminate(table: Table, seat: str, cards: int = 1) -> Result:
    """The seat takes contamination cards."""
    return {"cards": take(table, seat, cards)}


def _read_cards(table: Table, name: str, value: Json) -> int | str:
    if value == "all":
        return "all"
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 27:
        raise Refused("not_a_number", name=name, value=shown(value), least=1, most=27)
    return value


CARDS = Shape('how many, or "all"', _read_cards)


@intent(playing, app, seat=SEAT_IN, cards=CARDS, by=one_of(*PROCEDURES))
def scan(table: Table, seat: str, cards: int | str, by: str = "scanner") -> Result:
    """S0 518-529: scan cards, with what the procedure does to infected and clean ones."""
    held = table.count(f"contamination.{seat}")
    count = held if cards == "all" else int(cards)
    if count > held:
        raise Refused("not_that_many_cards", seat=seat, held=held)
    infected = look(table, seat, count)
    clean = [card for card in table.inside(f"contamination.{seat}")[:count] if card not in infected]
    table.tell("scanned", seat=seat, cards=count, infected=len(infected))
    result: Result = {"scanned": count, "infected": len(infected)}
    if by in CURES:
        return {**result, **_cured(table, seat, infected, by)}
    if by == "removal":
        for card in clean:
            bury(table, card)
        result["removed"] = len(clean)
        table.tell("after_removal", seat=seat, cards=len(clean))
    result["dies"] = bool(infected) and infection(table, seat)
    return {**result, "larva": table.flag(f"{seat}.larva")}


def _cured(table: Table, seat: str, infected: list[str], by: str) -> Result:
    """S1 69-75, 223-229: infected cards go under the deck, the larva is gone; the decon room washes the slime off."""
    for card in infected:
        bury(table, card)
    if table.flag(f"{seat}.larva"):
        table.set(f"{seat}.larva", False)
        table.tell("larva_taken_off", seat=seat)
    if by == "decon" and table.flag(f"{seat}.slime"):
        table.set(f"{seat}.slime", False)
        table.tell("slime_taken_off", seat=seat)
    table.tell(f"after_{by}", seat=seat)
    return {"removed": len(infected), "larva": False, "dies": False}
