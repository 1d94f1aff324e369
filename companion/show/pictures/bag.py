"""The bag: how many of each kind are in it, a step each way where the rules allow one, and where the others are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from companion.games.common.record import Record
from companion.show.pictures.names import listed
from companion.show.pictures.record import Fix
from companion.show.tongue import Tongue
from companion.value import value

if TYPE_CHECKING:
    from companion.show.face import Face

PAGE = "bag"
"""The page of the record, and the kind of value, that the steps come from."""


@value
class BagLine:
    """One kind of token."""

    kind: str
    symbol: str
    name: str
    count: int
    share: float | None
    """The chance of the next draw, where the table chose to see it."""
    less: Fix | None
    more: Fix | None


@value
class Bag:
    total: int
    rows: tuple[BagLine, ...]
    elsewhere: tuple[str, ...]


def bag(view: Mapping[str, Any], record: Record, face: Face, say: Tongue) -> Bag:
    """What there is most of stands first; what is not inside comes last."""
    names, odds = {kind: say(piece.label) for kind, piece in face.pieces.items()}, view.get("odds")
    steps = {value.about["kind"]: value for value in record.get(PAGE, ()) if value.what == PAGE}
    rows = []
    for kind, count in view["bag"].items():
        value = steps.get(kind)
        less, more = ((value.path, *step) if step else None for step in (value.less, value.more)) if value else (None, None)
        rows.append(
            BagLine(
                kind, face.pieces[kind].symbol, names[kind], count, odds.get(kind, 0.0) if odds is not None else None, less, more
            )
        )
    rows.sort(key=lambda row: -row.count)
    elsewhere = []
    if outside := {kind: count for kind, count in view.get("supply", {}).items() if count}:
        elsewhere.append(say("Outside: {what}", what=listed(outside, face.pieces, say)))
    if standing := Counter(each["kind"] for each in view.get("in_play", ())):
        elsewhere.append(say("In play: {what}", what=listed(standing, face.pieces, say)))
    return Bag(sum(row.count for row in rows), tuple(rows), tuple(elsewhere))
