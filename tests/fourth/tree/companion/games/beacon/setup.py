"""Set-up: the sea, the weather, the lamp, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.games.common import checklist, seating
from companion.games.common.options import Choice, option_values, read_options
from companion.games.common.sources import Source, source_values
from companion.kit import look
from companion.kit.deck import Deck
from companion.kit.intent import Result
from companion.packs import Pack
from companion.table import Json, Layout, Piece, Table, Zone

CHOICES = (Choice("night", ("short", "long")),)
SOURCES = (Source("weather"),)
DECK = Deck("weather")
SEA, SHORE = "sea", "shore"
OIL, ROUNDS = 12, {"short": 4, "long": 6}


def lay_out(pack: Pack, names: Sequence[str], said: Mapping[str, Json]) -> Layout:
    options = read_options(CHOICES, SOURCES, names, said)
    cards, tokens = list(_copies(pack, "weather")), list(_copies(pack, "sea"))
    zones = [
        *DECK.zones(tuple(card.id for card in cards)),
        Zone(SEA, "bag", "kinds", tuple(token.id for token in tokens)),
        Zone(SHORE),
    ]
    seats = [f"P{number}" for number in range(1, len(names) + 1)]
    values = {
        **seating.values(seats, names),
        **look.values(seats),
        **checklist.values(pack),
        **source_values(pack, SOURCES, options),
        **option_values(options),
        "oil": OIL,
        "keeper": "",
        "last_round": ROUNDS[str(options["night"])],
    }
    return Layout({piece.id: piece for piece in (*cards, *tokens)}, {zone.name: zone for zone in zones}, values)


def _copies(pack: Pack, component: str) -> Iterator[Piece]:
    for item in pack[component].items:
        yield from (Piece(f"{item.id}-{number}", item.key, item.traits) for number in range(1, item.count + 1))


def set_up(table: Table) -> Result:
    """The weather is shuffled; a bag needs no shuffling."""
    table.shuffle(DECK.pile)
    table.tell("game_begins", round=table.number("last_round"))
    return {}
