"""Contamination: cards with a hidden word, a scan, larvae, and what they do to a character."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import boards, intruders, leaving
from companion.games.family.book import book
from companion.kit.intent import Given, Result, Shape, intent, shown, whole
from companion.kit.source import by_app, on_cardboard
from companion.table import LOOK, UNSEEN, Json, Refused, Table

PILE = "contamination.draw"
MOST = 27
"""No deck holds more."""
app = by_app("contamination")


def cards(seat: str) -> str:
    """The zone of a seat's contamination cards: nobody knows which of them is infected."""
    return f"contamination.{seat}"


def take(table: Table, seat: str, count: int = 1) -> int:
    """New cards go on the own action discards; the app keeps how many, and what is written on them."""
    taken = 0
    while taken < count and table.count(PILE):
        table.move(table.draw(PILE, UNSEEN), cards(seat))
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
    boards.larva(table, seat)
    given(table, seat)


def look(table: Table, seat: str, count: int) -> list[str]:
    """Scan so many of a seat's cards. They look alike, so which of them is chance; the infected ones."""
    table.shuffle(cards(seat), purpose=LOOK)
    return [card for card in table.inside(cards(seat))[:count] if table.pieces[card].traits["infected"]]


def hatches(table: Table, seat: str) -> bool:
    """S0 523-529: the first larva settles; who has one already dies, and a creeper comes. Whether the seat died."""
    if not table.flag(f"{seat}.larva"):
        boards.larva(table, seat)
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
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST:
        raise Refused("not_a_number", name=name, value=shown(value), least=1, most=MOST)
    return value


def _held(table: Table, given: Given) -> list[Json]:
    """Every number that the seat holds; of a seat that nobody has named, whatever a deck may give."""
    seat = str(given.get("seat"))
    return ["all", *range(1, (table.count(cards(seat)) if seat in table.value("seats") else MOST) + 1)]


CARDS = Shape('how many, or "all"', _read_cards, _held, "count")


def scanned(table: Table, seat: str, said: int | str) -> tuple[list[str], list[str]]:
    """So many cards of a seat go under the scanner: the infected ones, and the clean ones."""
    held = table.count(cards(seat))
    count = held if said == "all" else int(said)
    if count > held:
        raise Refused("not_that_many_cards", seat=seat, held=held)
    infected = look(table, seat, count)
    table.tell("scanned", seat=seat, cards=count, infected=len(infected))
    return infected, [card for card in table.inside(cards(seat))[:count] if card not in infected]


def suffered(table: Table, seat: str, infected: list[str]) -> Result:
    """What the infected cards of a scan do to the character."""
    dies = bool(infected) and book(table).infected(table, seat)
    return {"dies": dies, "larva": table.flag(f"{seat}.larva")}
