"""What may stand on the board of Nemesis and lie in its bag, with each of its three enemies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from companion.games.nemesis.enemies import CARNOMORPHS, KINDS, VOID_SEEDERS
from companion.show.calling import PieceWords
from companion.show.family.intruders import PIECES as ORIGINAL
from companion.show.family.intruders import WORST, creature, in_bag
from companion.show.tongue import word

_carnomorph = partial(creature, beside=CARNOMORPHS.told_apart)
_seeder = partial(creature, beside=VOID_SEEDERS.told_apart)
PIECES: Mapping[str, PieceWords] = {
    **ORIGINAL,
    "metagorger": _carnomorph(word("METAGORGER"), "metagorger", 1),
    "shambler": _carnomorph(word("SHAMBLER"), "shambler", 2),
    "fleshbeast": _carnomorph(word("FLESHBEAST"), "fleshbeast", 3),
    "butcher": _carnomorph(word("BUTCHER"), "butcher", WORST),
    "blue_metagorger": creature(word("BLUE METAGORGER"), "metagorger"),
    "red_metagorger": creature(word("RED METAGORGER"), "metagorger"),
    "lurker": _seeder(word("LURKER"), "lurker", 1),
    "whisperer": _seeder(word("WHISPERER"), "whisperer", 2),
    "stalker": _seeder(word("STALKER"), "stalker", 3),
    "despoiler": _seeder(word("DESPOILER"), "despoiler", WORST),
    "seeder": creature(word("SEEDER"), "seeder-token"),
    "insanity": creature(word("INSANITY"), "insanity"),
    "lair": PieceWords(word("LAIR"), "lair"),
}
OF_ENEMY = {enemy: each.standing for enemy, each in KINDS.items()}
"""What stands on the board, the least first."""
TOKENS = {enemy: in_bag(each) for enemy, each in KINDS.items()}
"""What lies in the bag."""


def kinds(view: Mapping[str, Any]) -> tuple[str, ...]:
    """Those of the enemy of this game."""
    return OF_ENEMY[view["options"]["enemy"]]
