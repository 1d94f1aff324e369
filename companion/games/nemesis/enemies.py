"""The three enemies, each with all of its kinds."""

from __future__ import annotations

from companion.games.family.kinds import original
from companion.games.nemesis.carnomorphs.kinds import KINDS as CARNOMORPHS
from companion.games.nemesis.void_seeders.kinds import KINDS as VOID_SEEDERS

INTRUDERS = original("queen_dead")
KINDS = {"intruders": INTRUDERS, "carnomorphs": CARNOMORPHS, "void_seeders": VOID_SEEDERS}
LIMITED = tuple(name for kinds in KINDS.values() for name in kinds.limited)
"""Miniatures that may run out."""
