"""The Android in a research mission: its personal objective goes for a second corporate one (S3 3399-3401).

The app does not know who plays it, so at set-up any one seat may do so (our ruling).
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.common import seating
from companion.games.family import objectives as dealing
from companion.games.family.book import DEALT
from companion.table import Table

PERSONAL = "objectives_personal-"


def objectives(table: Table, seat: str) -> Mapping[str, int]:
    """One of each deck, or a second corporate one once the personal one has gone for it."""
    usual = DEALT[table.word("option.mode")]
    swapped = _put_away(table, seat) and (not table.flag("first_encounter") or dealing.dealt(table, seat, "corporate") > 1)
    return {**usual, "corporate": 2} if swapped else usual


def swaps(table: Table, seat: str, card: str) -> bool:
    """Whether this is a personal objective that goes for a corporate one; one seat of all, and before anybody was met."""
    taken = any(_put_away(table, each) for each in seating.seats(table))
    return card.startswith(PERSONAL) and not taken and not table.flag("first_encounter")


def _put_away(table: Table, seat: str) -> bool:
    return any(card.startswith(PERSONAL) for card in table.inside(dealing.given_up(seat)))
