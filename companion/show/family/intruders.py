"""The intruders of the family as they are called out and drawn, and how dangerous they are together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from companion.show.calling import PieceWords, Way
from companion.show.face import Sense
from companion.show.tongue import word

KINDS = ("larva", "creeper", "adult", "breeder", "queen")
PIECES: Mapping[str, PieceWords] = {
    "larva": PieceWords(word("LARVA"), "larva"),
    "creeper": PieceWords(word("CREEPER"), "creeper"),
    "adult": PieceWords(word("ADULT"), "adult"),
    "breeder": PieceWords(word("BREEDER"), "breeder"),
    "queen": PieceWords(word("QUEEN"), "queen"),
    "blank": PieceWords(word("BLANK"), "blank"),
}
"""Those of the original boxes; a game with others adds them to its own."""
DEAD = Way(word("DEAD"), word("DIED"), "corpse")
THREAT = {
    "larva": 1,
    "creeper": 1,
    "metagorger": 1,
    "lurker": 1,
    "adult": 2,
    "shambler": 2,
    "whisperer": 2,
    "breeder": 3,
    "fleshbeast": 3,
    "stalker": 3,
    "queen": 4,
    "butcher": 4,
    "despoiler": 4,
}
TOKEN_SENSES = {
    "larva": Sense("larva", (20, 20)),
    "creeper": Sense("creeper", (20, 20)),
    "adult": Sense("adult", (20, 20)),
    "breeder": Sense("breeder", (20, 20)),
    "queen": Sense("queen", (40, 40)),
    "blank": Sense("click", (10,)),
}
"""What is heard and felt when a token of the bag is drawn."""


def strongest_first(in_play: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """What stands in play, the most dangerous first, equal ones as they came."""
    return sorted(in_play, key=lambda each: -THREAT[each["kind"]])


def weight(standing: Iterable[str], dark: int, fires: int) -> int:
    """How dangerous the table is, by what lies open for everybody and nothing else; what it means is for those who ask."""
    return sum(THREAT[kind] for kind in standing) + dark + fires // 2
