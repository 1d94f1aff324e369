"""What a seat holds and nobody else sees: cards in a zone of its own, each named by whoever holds it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.common import seating
from companion.kit.intent import TEXT, Check, Given, Shape, shown
from companion.table import Refused, Table

Held = Callable[[str], str]
"""The zone in which a seat holds its cards."""


def somebody_holds(held: Held, reason: str) -> Check:
    """A check: refuse while nobody who is still in holds any."""

    def check(table: Table) -> None:
        if not any(table.count(held(seat)) for seat in seating.seats_in(table)):
            raise Refused(reason)

    return check


def own(says: str, held: Held) -> Shape:
    """A card of a hand; it is offered to nobody but whoever holds it."""

    def offers(table: Table, given: Given) -> Iterator[str]:
        seat, seats = given.get("seat"), seating.seats(table)
        for each in [seat] if seat in seats else seats:
            yield from dict.fromkeys(table.kind(card) for card in table.inside(held(each)))

    return Shape(says, TEXT.read, offers, "card", private=True)


def named(table: Table, zone: str, seat: str, card: str) -> str:
    """A piece in a hand that somebody has named; it must be moved next."""
    found = table.of_kind(zone, card)
    if not found:
        raise Refused("holds_no_such_card", seat=seat, card=shown(card))
    return table.one_of(zone, found)
