"""Everybody's dial with what the card says, and what helps to decide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.aliens.squad import acting, called, fate, state, there
from companion.show.tongue import Tongue
from companion.value import value

LEAST, MOST = 1, 10
"""What a dial can show."""


@value
class Dial:
    """One character: the dial, what the card says beside it, and what has become of them."""

    who: str
    name: str
    aim: int
    dial: int
    numbers: tuple[tuple[str, str], ...]
    word: str
    role: str
    acts: bool
    rank: int
    """How many chevrons; 0 for a civilian."""
    gone: bool = False
    """Not on the board any more."""


def dials(view: Mapping[str, Any], say: Tongue) -> Iterator[Dial]:
    """The squad, each with the numbers of the side that is up; what nobody has told is a question mark."""
    left = there(view)
    for who, person in view["characters"].items():
        _, role, _ = state(view, who, say)
        civilian = say("CIV") if person["kind"] == "civilian" else ""
        numbers = tuple(
            (name, "?" if person[key] is None else str(person[key]))
            for name, key in ((say("Tech"), "tech"), (say("Def"), "defense"), (say("Melee"), "melee"))
        )
        rank = int(person["rank"]) if person["kind"] == "marine" else 0
        says, acts = fate(person, say) or civilian, who == acting(view)
        yield Dial(
            who, called(who), person["aim"] or person["dial"], person["dial"], numbers, says, role, acts, rank, who not in left
        )


def chances(view: Mapping[str, Any], say: Tongue) -> str:
    """What helps to decide, where the table wants it: hazards among what can come, the tracker by level."""
    odds = view["odds"]
    if not odds:
        return say("HITS ON THE NUMBER OR LESS")
    levels = "  ".join(say("{what}: {value}", what=level, value=count) for level, count in odds["levels"].items())
    return say("NEXT CARD A HAZARD {n} %. TRACKER {levels}", n=round(100 * odds["types"].get("hazard", 0)), levels=levels)
