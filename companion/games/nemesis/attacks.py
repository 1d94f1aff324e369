"""An intruder attacks (S3 644-669)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import attacks
from companion.games.family.attack_cards import Strike
from companion.games.family.shapes import ATTACKER
from companion.kit.intent import Result, intent, one_of
from companion.table import Table

CAUSES = ("event", "surprise", "escape")


@intent(playing, kind=ATTACKER, piece=ATTACKER, cause=one_of(*CAUSES), seat=SEAT_IN)
def attack(
    table: Table, kind: str | None = None, piece: str | None = None, cause: str = "event", seat: str | None = None
) -> Result:
    """One card, and whether it hits. A larva draws none."""
    attacker, standing = attacks.named(table, kind, piece)
    return attacks.attacks(table, Strike(seat, standing, attacker, cause))
