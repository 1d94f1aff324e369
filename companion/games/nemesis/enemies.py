"""The three enemies: what lies in the bag of each, and whose miniatures may run out."""

from __future__ import annotations

from companion.games.nemesis.carnomorphs import kinds as carnomorphs
from companion.games.nemesis.void_seeders import kinds as seeders

TOKENS = {
    "intruders": ("blank", "larva", "creeper", "adult", "breeder", "queen"),
    "carnomorphs": carnomorphs.TOKENS,
    "void_seeders": seeders.TOKENS,
}
LIMITED = ("adult", "breeder", *carnomorphs.KINDS, *seeders.KINDS)
"""Miniatures that may run out."""
