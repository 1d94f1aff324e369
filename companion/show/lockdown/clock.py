"""The facility clock: slots, lines and tokens as a ring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from companion.show.family.forecast import told_by
from companion.show.lockdown.strip import LAST, slot_name
from companion.show.tongue import Tongue
from companion.value import value


@value
class Slot:
    number: int
    name: str
    state: Literal["over", "now", "coming", "end"]
    capsule: Literal["", "there", "gone"]


@value
class Bar:
    """A power line on the border that is crossed into a slot."""

    slot: int
    colour: Literal["red", "blue"]
    over: bool


@value
class SlotMark:
    """A token on the ring: solid where it lies, an outline where it will jump, dashed where it is only thought of."""

    slot: int
    what: Literal["auto", "red", "will", "alert", "thought"]
    symbol: str = ""
    """What is drawn in the middle of the round ones."""


@value
class Span:
    """A dimension line from time to a slot."""

    start: int
    end: int
    role: str


@value
class Clock:
    now: int
    slots: tuple[Slot, ...]
    bars: tuple[Bar, ...]
    marks: tuple[SlotMark, ...]
    arcs: tuple[Span, ...]
    isolation: int
    """The first slot of the outer rim: isolation is open from here to 1."""


@value
class Ring:
    """A clock in the middle of its place, and whether its slots can be tapped."""

    clock: Clock
    touched: bool = True
    aside: bool = False
    """It stands beside what one works on."""


def clock(view: Mapping[str, Any], thought: str = "") -> Clock:
    """The ring of a game; with a thought, the token of that name is not there yet."""
    now, track = view["time"]["slot"], view["track"]
    return Clock(
        now=now,
        slots=tuple(_slot(slot, now, view) for slot in range(LAST, -1, -1)),
        bars=tuple(Bar(int(slot), colour, int(slot) >= now) for slot, colour in track["lines"].items()),
        marks=tuple(_marks(view, thought)),
        arcs=tuple(_arcs(view, thought)),
        isolation=track["white"],
    )


def waiting(view: Mapping[str, Any], _: Tongue) -> Ring:
    """The ring of a game that waits, to be looked at."""
    return Ring(clock(view), touched=False)


def _slot(slot: int, now: int, view: Mapping[str, Any]) -> Slot:
    state: Literal["over", "now", "coming", "end"] = (
        "over" if slot > now else "now" if slot == now else "end" if slot == 0 else "coming"
    )
    capsule: Literal["", "there", "gone"] = (
        "there" if str(slot) in view["css"] else "gone" if slot in view["track"]["css"] and slot > now else ""
    )
    return Slot(slot, slot_name(slot), state, capsule)


def _marks(view: Mapping[str, Any], thought: str) -> Iterator[SlotMark]:
    if (auto := view["autodestruction"]) and thought != "autodestruction":
        yield SlotMark(auto["slot"], "red" if auto["side"] == "red" else "auto")
        if (will := _jumps_to(view)) is not None:
            yield SlotMark(will, "will")
    if (alert := view["alert"]) and thought != "alert":
        yield SlotMark(alert["slot"], "alert", "alert")
    if thought:
        yield SlotMark(view[thought]["slot"], "thought", thought)


def _arcs(view: Mapping[str, Any], only: str) -> Iterator[Span]:
    """Outermost the nearest; where something is only thought of, its arc alone."""
    now = view["time"]["slot"]
    auto, alert = view["autodestruction"], view["alert"]
    if not only and not view["isolation_open"]:
        yield Span(now, view["track"]["white"], "ink2")
    if alert and only in ("", "alert"):
        yield Span(now, alert["slot"], "warn")
    if auto and only in ("", "autodestruction"):
        yield Span(now, auto["slot"], "danger" if auto["side"] == "red" else "warn")
        if (will := _jumps_to(view)) is not None:
            yield Span(now, will, "danger")


def _jumps_to(view: Mapping[str, Any]) -> int | None:
    """Where autodestruction will lie once it has turned red; None where it won't, or has."""
    turns = (told_by(end).get("autodestruction_red") for end in view["ahead"]["rounds"])
    return next((int(turn["slot"]) for turn in turns if turn), None)
