"""Where the ship goes: hidden coordinates, and a destination that everybody sees (S3 102-109, 895-907, 2229-2242)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.common.seating import SEAT_IN, playing
from companion.games.nemesis import clock
from companion.games.nemesis.holds import LETTERS
from companion.kit.intent import Result, intent, one_of
from companion.kit.look import look
from companion.kit.source import by_app
from companion.table import Json, Table

PILE, CARD, OPEN = "coordinates.draw", "coordinates.card", "coordinates.open"
SPACES = tuple(letter.upper() for letter in LETTERS)
START = "B"
LAST = "coordinates.last"
"""Who looked at the card last."""


def deal(table: Table) -> None:
    table.shuffle(PILE)
    table.move(table.draw(PILE), CARD)


def card(table: Table) -> str:
    """The card that counts, hidden or open."""
    return (table.inside(CARD) or table.inside(OPEN))[0]


def places(traits: Mapping[str, Json]) -> dict[str, str]:
    """What stands at each space of the destination track."""
    return {letter.upper(): str(traits[letter]) for letter in LETTERS}


def reveal(table: Table) -> str:
    """The card is turned over; where the ship goes."""
    for piece in table.inside(CARD):
        table.move(piece, OPEN)
    return places(table.pieces[card(table)].traits)[table.word("destination")]


@intent(playing, by_app("coordinates"), seat=SEAT_IN)
def coordinates_peek(table: Table, seat: str) -> Result:
    """Cockpit: the card, for one pair of eyes, which need not tell the truth."""
    look(table, seat, [card(table)])
    table.set(LAST, seat)
    table.tell("coordinates_seen", seat=seat)
    return {**places(table.pieces[card(table)].traits), "secret": seat}


@intent(playing, clock.nobody_sleeps, to=one_of(*SPACES), seat=SEAT_IN)
def destination_set(table: Table, to: str, seat: str | None = None) -> Result:
    """Cockpit: the marker goes to any space, while nobody hibernates."""
    table.set("destination", to)
    table.tell("destination_is", to=to)
    return {"to": to}
