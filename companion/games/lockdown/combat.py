"""The dice of combat (S0 385-397)."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.games.family import contamination
from companion.games.lockdown import power
from companion.games.lockdown.shapes import ACTING
from companion.kit.intent import Result, intent, one_of
from companion.kit.source import by_app
from companion.table import Refused, Table

MELEE = "melee"


@intent(playing, by_app("combat"), seat=ACTING, how=one_of("shoot", MELEE))
def combat_roll(table: Table, seat: str | None = None, how: str | None = None) -> Result:
    """In the dark, and in every melee: of one that is said to be a melee with an intruder the contamination card comes first."""
    if how == MELEE:  # S0 391
        contamination.given(table, seat)
    face = table.roll("combat")
    table.tell(f"combat_{face}")
    return {"face": face}


def _any_power(table: Table) -> None:
    if not power.lit_sections(table):
        raise Refused("all_is_dark")


@intent(playing, by_app("advantage"), _any_power, seat=ACTING)
def advantage_roll(table: Table, seat: str | None = None) -> Result:
    """Shooting in a section that is on; never in melee."""
    face = table.roll("advantage")
    table.tell(f"combat_{face}")
    return {"face": face}
