"""The noise roll, and the dice of combat (S0 310-341, 385-397)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.lockdown import power
from companion.kit.intent import Check, Result, intent
from companion.kit.source import app_draws
from companion.table import Refused, Table


def by_app(component: str) -> Check:
    """Refuse where this die lies on the table."""

    def check(table: Table) -> None:
        app_draws(table, component)

    return check


def roll_noise(table: Table, seat: str) -> Result:
    """A corridor number, silence, or danger; slime turns silence into danger (S0 297-298)."""
    rolled = table.roll("noise")
    face = "danger" if rolled == "silence" and table.flag(f"{seat}.slime") else rolled
    if face in ("silence", "danger"):
        table.tell("noise_silence" if face == "silence" else "noise_danger", seat=seat)
        if face != rolled:
            table.tell("slime_betrays", seat=seat)
    else:
        table.tell("noise_corridor", seat=seat, corridor=face)
    return {"face": face, "rolled": rolled}


@intent(playing, by_app("noise"), seat=SEAT_IN)
def noise_roll(table: Table, seat: str) -> Result:
    """Whoever entered an empty room listens."""
    return roll_noise(table, seat)


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
