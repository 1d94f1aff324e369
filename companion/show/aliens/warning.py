"""What would lose the game, said before the tap that would do it; the rules know what takes the last card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.packs import Words
from companion.show.aliens.sheet import dearest
from companion.show.tongue import Tongue, word

SAID = {
    "": "",
    "takes_the_last_card": word("Then no card is left: everybody loses."),
    "may_take_the_last_card": word("Then no card may be left: everybody would lose."),
}


def said(warned: str, say: Tongue) -> str:
    """What the rules warn of, in words."""
    return say(SAID[warned]) if warned else ""


def ahead(view: Mapping[str, Any], intent: str, say: Tongue) -> str:
    """What moving on would take on its way."""
    return said(view["ahead"]["warns"][intent], say)


def price(view: Mapping[str, Any], cost: int, say: Tongue) -> str:
    """What paying so much would mean."""
    return said("takes_the_last_card" if cost and cost >= view["endurance"]["losing_at"] else "", say)


def covered(view: Mapping[str, Any], words: Words, say: Tongue, *types: str) -> str:
    """The same for a card face down: it must not tell what lies there, so it speaks of the price."""
    least = int(view["endurance"]["losing_at"])
    fits = 0 < least <= dearest(words, *types)
    return say("If it costs {n} or more, no card is left: everybody loses.", n=least) if fits else ""


def left(view: Mapping[str, Any]) -> int:
    """So many cards until everybody has lost."""
    return int(view["endurance"]["deck"] + view["endurance"]["exhaust"])
