"""The bag: how many of each kind are in it, a step each way, and where the others are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.ui.pictures.names import kind_names
from companion.ui.pictures.record import Fix
from companion.ui.tongue import Tongue


@dataclass(frozen=True, slots=True)
class Row:
    """One kind of token."""

    kind: str
    name: str
    count: int
    share: float | None
    """The chance of the next draw, where the table chose to see it."""
    less: Fix | None
    more: Fix | None


@dataclass(frozen=True, slots=True)
class Bag:
    total: int
    rows: tuple[Row, ...]
    elsewhere: tuple[str, ...]


def bag(view: Mapping[str, Any], say: Tongue) -> Bag:
    """What there is most of stands first; what is not inside comes last."""
    names, odds = kind_names(say), view["odds"]
    rows = [
        Row(
            kind, names[kind], count, odds.get(kind, 0.0) if odds is not None else None,
            (f"bag.{kind}", count - 1) if count else None, (f"bag.{kind}", count + 1) if view["supply"][kind] else None,
        )
        for kind, count in view["bag"].items()
    ]
    rows.sort(key=lambda row: -row.count)
    outside = {kind: count for kind, count in view["supply"].items() if count}
    standing = Counter(each["kind"] for each in view["in_play"])
    elsewhere = []
    if outside:
        elsewhere.append(say("Outside: {what}", what=_listed(outside, names)))
    if standing:
        elsewhere.append(say("In play: {what}", what=_listed(standing, names)))
    return Bag(sum(row.count for row in rows), tuple(rows), tuple(elsewhere))


def _listed(counts: Mapping[str, int], names: Mapping[str, str]) -> str:
    return ", ".join(f"{count} {names[kind].lower()}" for kind, count in counts.items())
