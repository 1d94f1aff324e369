"""The intruders of the family as they are called out and drawn, and how dangerous they are together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from companion.games.family.kinds import INTRUDERS, Kinds
from companion.show.calling import PieceWords, Sense, Way
from companion.show.tongue import word

STEEL = Sense("adult", (20, 20), word("steel, drawn slowly"))
WORST = 4
"""The threat of those that are drawn in red."""
creature = partial(PieceWords, sense=STEEL, door=0.76)
"""A creature without a sound and a door of its own has those of an adult."""


def in_bag(kinds: Kinds) -> tuple[str, ...]:
    """What may lie in the bag, the blank last."""
    return (*kinds.listed[1:], kinds.listed[0])


_intruder = partial(creature, beside=INTRUDERS.told_apart)
PIECES: Mapping[str, PieceWords] = {
    "larva": _intruder(
        word("LARVA"),
        "larva",
        1,
        sense=Sense("larva", (20, 20), word("a wet click")),
        door=0.64,
        counted=word("{n} {n:larva|larvae}"),
        met=word("{seat} meets a larva."),
    ),
    "creeper": _intruder(
        word("CREEPER"),
        "creeper",
        1,
        sense=Sense("creeper", (20, 20), word("nails on a grating")),
        door=0.68,
        counted=word("{n} {n:creeper|creepers}"),
        met=word("{seat} meets a creeper."),
    ),
    "adult": _intruder(word("ADULT"), "adult", 2, counted=word("{n} {n:adult|adults}"), met=word("{seat} meets an adult.")),
    "breeder": _intruder(
        word("BREEDER"),
        "breeder",
        3,
        sense=Sense("breeder", (20, 20), word("a low double breath")),
        door=0.82,
        counted=word("{n} {n:breeder|breeders}"),
        met=word("{seat} meets a breeder."),
        falls=word("A breeder is killed."),
    ),
    "queen": _intruder(
        word("QUEEN"),
        "queen",
        WORST,
        sense=Sense("queen", (40, 40), word("a beam settles, far away")),
        door=0.9,
        counted=word("{n} {n:queen|queens}"),
        met=word("{seat} meets the queen."),
        falls=word("The queen is killed."),
    ),
    "blank": PieceWords(word("BLANK"), "blank", sense=Sense("click", (10,)), door=0.6, counted=word("{n} {n:blank|blanks}")),
    "egg": PieceWords(word("EGG"), "egg", counted=word("{n} {n:egg|eggs}")),
}
"""Those of the original boxes; a game with others adds them to its own."""
DEAD = Way(word("DEAD"), word("DIED"), "corpse")


def role(face: PieceWords) -> str:
    """The colour in which it is drawn when it comes."""
    return "danger" if face.threat >= WORST else "ink"


def strongest_first(in_play: Iterable[Mapping[str, Any]], pieces: Mapping[str, PieceWords]) -> list[Mapping[str, Any]]:
    """What stands in play, the most dangerous first, equal ones as they came."""
    return sorted(in_play, key=lambda each: -pieces[each["kind"]].threat)


def weight(standing: Iterable[str], pieces: Mapping[str, PieceWords], dark: int, fires: int) -> int:
    """How dangerous the table is, by what lies open for everybody and nothing else; what it means is for those who ask."""
    return sum(pieces[kind].threat for kind in standing) + dark + fires // 2
