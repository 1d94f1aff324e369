"""An intruder attacks, in the light or in the dark."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import attacks
from companion.games.family.attack_cards import Strike
from companion.games.family.shapes import ATTACKER
from companion.games.lockdown import power
from companion.games.lockdown.shapes import LIGHT
from companion.kit.intent import Result, intent, one_of
from companion.table import Refused, Table

CAUSES = ("event", "surprise", "escape", "vents")
"""Why an intruder attacks; "vents" is crawling through the cave entrance, an adult in the dark."""


@intent(playing, kind=ATTACKER, piece=ATTACKER, cause=one_of(*CAUSES), light=LIGHT, seat=SEAT_IN)
def attack(
    table: Table,
    kind: str | None = None,
    piece: str | None = None,
    cause: str = "event",
    light: str | None = None,
    seat: str | None = None,
) -> Result:
    """S0 439-464: one card, and whether it hits. From the vents (S1 51) as an adult in the dark, whatever is there."""
    if cause == "vents":
        if kind is None and piece is None:
            kind = "adult"
        light = "dark"
    attacker, standing = attacks.named(table, kind, piece)
    if cause == "vents" and attacker != "adult":
        raise Refused("vents_hold_adults")
    return attacks.attacks(table, Strike(seat, standing, attacker, cause, light or power.everywhere(table)))
