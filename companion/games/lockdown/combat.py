"""The dice of combat (S0 385-397)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.lockdown import power
from companion.kit.intent import Result, intent
from companion.kit.source import by_app
from companion.table import Refused, Table


@intent(playing, by_app("combat"), seat=SEAT_IN)
def combat_roll(table: Table, seat: str | None = None) -> Result:
    """In the dark, and in every melee."""
    face = table.roll("combat")
    table.tell(f"combat_{face}")
    return {"face": face}


def _any_power(table: Table) -> None:
    if not power.lit_sections(table):
        raise Refused("all_is_dark")


@intent(playing, by_app("advantage"), _any_power, seat=SEAT_IN)
def advantage_roll(table: Table, seat: str | None = None) -> Result:
    """Shooting in a section that is on; never in melee."""
    face = table.roll("advantage")
    table.tell(f"combat_{face}")
    return {"face": face}
