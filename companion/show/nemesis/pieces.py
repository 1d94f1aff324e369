"""What may stand on the board of Nemesis and lie in its bag, with each of its three enemies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.calling import PieceWords
from companion.show.family.intruders import KINDS
from companion.show.family.intruders import PIECES as ORIGINAL
from companion.show.tongue import word

PIECES: Mapping[str, PieceWords] = {
    **ORIGINAL,
    "metagorger": PieceWords(word("METAGORGER"), "metagorger"),
    "shambler": PieceWords(word("SHAMBLER"), "shambler"),
    "fleshbeast": PieceWords(word("FLESHBEAST"), "fleshbeast"),
    "butcher": PieceWords(word("BUTCHER"), "butcher"),
    "blue_metagorger": PieceWords(word("BLUE METAGORGER"), "metagorger"),
    "red_metagorger": PieceWords(word("RED METAGORGER"), "metagorger"),
    "lurker": PieceWords(word("LURKER"), "lurker"),
    "whisperer": PieceWords(word("WHISPERER"), "whisperer"),
    "stalker": PieceWords(word("STALKER"), "stalker"),
    "despoiler": PieceWords(word("DESPOILER"), "despoiler"),
    "seeder": PieceWords(word("SEEDER"), "seeder-token"),
    "insanity": PieceWords(word("INSANITY"), "insanity"),
    "lair": PieceWords(word("LAIR"), "lair"),
    "egg": PieceWords(word("EGG"), "egg"),
}
OF_ENEMY = {
    "intruders": KINDS,
    "carnomorphs": ("metagorger", "shambler", "fleshbeast", "butcher"),
    "void_seeders": ("lurker", "whisperer", "stalker", "despoiler"),
}
"""What stands on the board, the least first."""
TOKENS = {
    "intruders": (*KINDS, "blank"),
    "carnomorphs": ("blue_metagorger", "red_metagorger", "shambler", "fleshbeast", "butcher", "blank"),
    "void_seeders": ("seeder", "insanity", "blank"),
}
"""What lies in the bag."""
WORST = ("queen", "butcher", "despoiler")


def kinds(view: Mapping[str, Any]) -> tuple[str, ...]:
    """Those of the enemy of this game."""
    return OF_ENEMY[view["options"]["enemy"]]
