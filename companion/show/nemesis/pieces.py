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
    "metagorger": _carnomorph(
        word("METAGORGER"),
        "metagorger",
        1,
        counted=word("{n} {n:metagorger|metagorgers}"),
        met=word("{seat} meets a metagorger."),
    ),
    "shambler": _carnomorph(
        word("SHAMBLER"), "shambler", 2, counted=word("{n} {n:shambler|shamblers}"), met=word("{seat} meets a shambler.")
    ),
    "fleshbeast": _carnomorph(
        word("FLESHBEAST"),
        "fleshbeast",
        3,
        counted=word("{n} {n:fleshbeast|fleshbeasts}"),
        met=word("{seat} meets a fleshbeast."),
        falls=word("A fleshbeast is killed."),
    ),
    "butcher": _carnomorph(
        word("BUTCHER"),
        "butcher",
        WORST,
        counted=word("{n} {n:butcher|butchers}"),
        met=word("{seat} meets the butcher."),
        falls=word("The butcher is killed."),
    ),
    "blue_metagorger": creature(word("BLUE METAGORGER"), "metagorger", counted=word("{n} {n:blue metagorger|blue metagorgers}")),
    "red_metagorger": creature(word("RED METAGORGER"), "metagorger", counted=word("{n} {n:red metagorger|red metagorgers}")),
    "lurker": _seeder(word("LURKER"), "lurker", 1, counted=word("{n} {n:lurker|lurkers}"), met=word("{seat} meets a lurker.")),
    "whisperer": _seeder(
        word("WHISPERER"), "whisperer", 2, counted=word("{n} {n:whisperer|whisperers}"), met=word("{seat} meets a whisperer.")
    ),
    "stalker": _seeder(
        word("STALKER"),
        "stalker",
        3,
        counted=word("{n} {n:stalker|stalkers}"),
        met=word("{seat} meets a stalker."),
        falls=word("A stalker is killed."),
    ),
    "despoiler": _seeder(
        word("DESPOILER"),
        "despoiler",
        WORST,
        counted=word("{n} {n:despoiler|despoilers}"),
        met=word("{seat} meets the despoiler."),
        falls=word("The despoiler is killed."),
    ),
    "seeder": creature(word("SEEDER"), "seeder-token", counted=word("{n} {n:seeder|seeders}")),
    "insanity": creature(word("INSANITY"), "insanity", counted=word("{n} {n:insanity|insanity}")),
    "lair": PieceWords(word("LAIR"), "lair", counted=word("{n} {n:lair|lairs}")),
}
OF_ENEMY = {enemy: each.standing for enemy, each in KINDS.items()}
"""What stands on the board, the least first."""
TOKENS = {enemy: in_bag(each) for enemy, each in KINDS.items()}
"""What lies in the bag."""


def kinds(view: Mapping[str, Any]) -> tuple[str, ...]:
    """Those of the enemy of this game."""
    return OF_ENEMY[view["options"]["enemy"]]
