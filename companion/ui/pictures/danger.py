"""How dangerous the table is, by what lies open for everybody and nothing else: who stands there, what is dark, what burns."""

from __future__ import annotations

from collections.abc import Iterable

THREAT = {"larva": 1, "creeper": 1, "adult": 2, "breeder": 3, "queen": 4}


def weight(standing: Iterable[str], dark: int, fires: int) -> int:
    """One number; what it means is for those who ask."""
    return sum(THREAT.get(kind, 0) for kind in standing) + dark + fires // 2
