"""Events as one seat may be told of them: what it may not see is blotted out, so that another phone can be told of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from companion.table.events import Event, Json, Moved, Ordered, Seen, Set
from companion.table.pieces import Layout
from companion.table.view import EVERYTHING, PRIVATE

BLOT = "?"
"""Stands for a piece that is not for these eyes."""


def redacted(events: Iterable[Event], layout: Layout, seat: str, by_hand: bool = False) -> Iterator[Event]:
    """The events without what this seat may not know: of what was set by hand not even between which hidden places it went, for
    what it is was said."""

    def hidden(zone: str) -> bool:
        return seat != EVERYTHING and layout.zones[zone].eyes not in ("all", "kinds", seat)

    for event in events:
        match event:
            case Moved(_, source, _, target, _) if hidden(source) and hidden(target):
                yield Moved(BLOT, BLOT, 0, BLOT, 0) if by_hand else Moved(BLOT, source, 0, target, 0)
            case Ordered(zone, before, _) if hidden(zone) or layout.zones[zone].eyes == "kinds":
                blots = (BLOT,) * len(before)
                yield Ordered(zone, blots, blots)
            case Seen(who, _) if seat not in (who, EVERYTHING):
                yield Seen(who, BLOT)
            case Set(name, _, _) if seat != EVERYTHING and _private(name) not in ("", seat):
                yield Set(name, BLOT, BLOT)
            case _:
                yield event


def _private(name: str) -> str:
    """Whose eyes a value is for; "" where all may know it."""
    who, _, what = name.partition(".")
    return who if what in PRIVATE else ""


def redacted_result(result: Mapping[str, Json], seat: str) -> dict[str, Json]:
    """A result without what is for another seat: that there is a secret, and whose, is none."""
    whose = result.get("secret")
    return dict(result) if whose in (None, seat) or seat == EVERYTHING else {"secret": whose}
