"""The slide rule: time is the rail, self-destruct the slide beside it; what stands level now comes level then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Literal

from companion.show.family.forecast import Coming
from companion.show.nemesis.coming import coming
from companion.show.nemesis.strip import FIRST
from companion.show.tongue import Tongue
from companion.value import value

Past = Literal["over", "now", "coming", "after"]


@value
class RailSlot:
    """One slot of time; the jump is 0."""

    number: int
    state: Past
    """After the explosion everything is faint."""
    open: bool
    """The chambers are open there."""


@value
class SlideSlot:
    """One slot of self-destruct, level with a slot of time."""

    level: int
    """The slot of time beside it."""
    number: int
    now: bool
    yellow: bool


@value
class TimeRule:
    time: str
    blast: str
    caption: str
    jump: str
    rail: tuple[RailSlot, ...]
    slide: tuple[SlideSlot, ...]
    """Nothing while self-destruct does not run."""
    rows: tuple[tuple[int, Coming], ...]
    """The slot of time that each is level with, and what comes there."""
    thought: bool = False
    """Self-destruct is only thought of."""


@value
class Ruled:
    """A slide rule in its place, and whether it can be tapped."""

    rule: TimeRule
    touched: bool = True
    flat: bool = False
    """It stands beside what is hidden, as high as there is room."""


def slide_rule(view: Mapping[str, Any], say: Tongue, thought: bool = False) -> TimeRule | None:
    """The rule of a game; None where no time is counted."""
    if view["time"] is None:
        return None
    now, running = view["time"]["slot"], view["selfdestruct"]
    explodes = now - running["slot"] if running else None
    return TimeRule(
        say("TIME"),
        say("BLAST") if running else "",
        say("ENDS OF ROUND FROM NOW"),
        say("JUMP"),
        tuple(_rail(view, now, explodes)),
        tuple(_slide(view, now, running)),
        tuple(_together((max(0, now - each.ends), each) for each in coming(view, say, thought))),
        thought,
    )


def _together(rows: Iterable[tuple[int, Coming]]) -> Iterator[tuple[int, Coming]]:
    """What comes at the same end of round is said in one line, beside the symbol of the weightiest."""
    found: dict[int, Coming] = {}
    for level, row in rows:
        before = found.get(level)
        found[level] = replace(before, says=f"{before.says}, {row.says[0].lower()}{row.says[1:]}") if before else row
    return iter(found.items())


def _rail(view: Mapping[str, Any], now: int, explodes: int | None) -> Iterator[RailSlot]:
    for slot in range(FIRST, -1, -1):
        after = explodes is not None and slot < explodes
        state: Past = "over" if slot > now else "now" if slot == now else "after" if after else "coming"
        yield RailSlot(slot, state, 0 < slot <= view["track"]["hibernation"])


def _slide(view: Mapping[str, Any], now: int, running: Mapping[str, Any] | None) -> Iterator[SlideSlot]:
    if not running:
        return
    for number in range(running["slot"], -1, -1):
        level = now - (running["slot"] - number)
        if level >= 0:
            yield SlideSlot(level, number, number == running["slot"], 0 < number <= view["track"]["yellow"])
