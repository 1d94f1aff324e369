"""What the film of Lockdown shows: four sections of power beside each slot."""

from __future__ import annotations

from functools import partial

from companion.games.family.kinds import INTRUDERS
from companion.show.family.film import Filmed
from companion.show.family.film import film as shown
from companion.show.family.intruders import PIECES, in_bag
from companion.show.lockdown.endings import WAYS_OUT
from companion.show.lockdown.strip import SECTIONS, slot_name
from companion.show.tongue import Tongue, word
from companion.table import View


def _slot(view: View) -> int | None:
    place, _, slot = view.where("time").partition(".")
    return int(slot) if place == "time" else None


def power(view: View) -> tuple[bool, ...]:
    return tuple(view.face((view.pieces(f"power.{section}") or [])[0].id) == "on" for section in SECTIONS)


def _dark(power: tuple[bool, ...]) -> int:
    return power.count(False)


def _moment(say: Tongue, number: int, slot: str, what: str, dark: int) -> str:
    return say(
        "Round {round}, time {slot}: {what} in play, {dark} of 4 sections dark.", round=number, slot=slot, what=what, dark=dark
    )


film = partial(
    shown,
    Filmed(
        kinds=in_bag(INTRUDERS),
        loud=INTRUDERS.standing,
        pieces=PIECES,
        ways=WAYS_OUT,
        carries={"larva": "larva-on-board"},
        slot=_slot,
        called=slot_name,
        windows=power,
        shut=_dark,
        moment=_moment,
        caption=word("POWER"),
    ),
)
