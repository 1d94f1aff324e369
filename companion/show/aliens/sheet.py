"""What a card of Endurance says, as the rules read it: for prices, keywords and areas that a button has to know beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.packs import Words


def traits(words: Words, card: str) -> Mapping[str, Any]:
    """All of a card; what nobody has told of it as the rules take it."""
    from companion.games.aliens.cards import ALWAYS

    item = next(each for each in words.pack["endurance"].items if each.key == card)
    return {**ALWAYS, **{name: value for name, value in item.traits.items() if value is not None}}


def primary(words: Words, weapons: list[str]) -> str:
    """The weapon that fires where none is named."""
    return next((each for each in weapons if "backup" not in traits(words, each)["keywords"]), weapons[0])


def dearest(words: Words, *types: str) -> int:
    """What the dearest card of these types costs: what a card face down may cost at most."""
    return max(int(each.traits.get("cost") or 0) for each in words.pack["endurance"].items if each.traits["type"] in types)
