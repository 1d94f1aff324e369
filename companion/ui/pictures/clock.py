"""The facility clock and its forecast: slots, lines and tokens as a ring, and what the next ends of round bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from companion.ui.pictures.strip import LAST, slot_name
from companion.ui.pictures.table import falls
from companion.ui.tongue import Tongue

AHEAD = 3
"""How far autodestruction is placed, and how far it jumps when it turns red."""


@dataclass(frozen=True, slots=True)
class Slot:
    number: int
    name: str
    state: Literal["over", "now", "coming", "end"]
    capsule: Literal["", "there", "gone"]


@dataclass(frozen=True, slots=True)
class Bar:
    """A power line on the border that is crossed into a slot."""

    slot: int
    colour: Literal["red", "blue"]
    over: bool


@dataclass(frozen=True, slots=True)
class Mark:
    """A token on the ring: solid where it lies, an outline where it will jump, dashed where it is only thought of."""

    slot: int
    what: Literal["auto", "red", "will", "alert", "thought"]
    symbol: str = ""
    """What is drawn in the middle of the round ones."""


@dataclass(frozen=True, slots=True)
class Arc:
    """A dimension line from time to a slot."""

    start: int
    end: int
    role: str


@dataclass(frozen=True, slots=True)
class Clock:
    now: int
    slots: tuple[Slot, ...]
    bars: tuple[Bar, ...]
    marks: tuple[Mark, ...]
    arcs: tuple[Arc, ...]
    isolation: int
    """The first slot of the outer rim: isolation is open from here to 1."""


@dataclass(frozen=True, slots=True)
class Coming:
    """What happens, after how many ends of round; 0 is now."""

    ends: int
    symbol: str
    role: str
    says: str
    glance: bool = True
    """Whether it is among the few that a narrow screen shows; the ring has the rest."""


def clock(view: Mapping[str, Any], thought: Mapping[str, Any] | None = None) -> Clock:
    """The ring of a game; with a thought, a token that is not there yet."""
    now, track = view["time"]["slot"], view["track"]
    return Clock(
        now=now,
        slots=tuple(_slot(slot, now, view) for slot in range(LAST, -1, -1)),
        bars=tuple(Bar(int(slot), colour, int(slot) >= now) for slot, colour in track["lines"].items()),
        marks=tuple(_marks(view, thought or {})),
        arcs=tuple(_arcs({**view, **(thought or {})}, only=tuple(thought or ()))),
        isolation=track["white"],
    )


def _slot(slot: int, now: int, view: Mapping[str, Any]) -> Slot:
    state: Literal["over", "now", "coming", "end"] = (
        "over" if slot > now else "now" if slot == now else "end" if slot == 0 else "coming")
    capsule: Literal["", "there", "gone"] = (
        "there" if str(slot) in view["css"] else "gone" if slot in view["track"]["css"] and slot > now else "")
    return Slot(slot, slot_name(slot), state, capsule)


def _marks(view: Mapping[str, Any], thought: Mapping[str, Any]) -> Iterator[Mark]:
    if auto := view["autodestruction"]:
        yield Mark(auto["slot"], "red" if auto["side"] == "red" else "auto")
        if auto["side"] == "yellow":
            yield Mark(max(0, auto["slot"] - AHEAD), "will")
    if alert := view["alert"]:
        yield Mark(alert["slot"], "alert", "alert")
    for name, token in thought.items():
        yield Mark(token["slot"], "thought", name)


def _arcs(view: Mapping[str, Any], only: tuple[str, ...]) -> Iterator[Arc]:
    """Outermost the nearest; where something is only thought of, its arc alone."""
    now = view["time"]["slot"]
    auto, alert = view["autodestruction"], view["alert"]
    if not only and not view["isolation_open"]:
        yield Arc(now, view["track"]["white"], "ink2")
    if alert and (not only or "alert" in only):
        yield Arc(now, alert["slot"], "warn")
    if auto and (not only or "autodestruction" in only):
        if auto["side"] == "yellow":
            yield Arc(now, auto["slot"], "warn")
            yield Arc(now, max(0, auto["slot"] - AHEAD), "danger")
        else:
            yield Arc(now, auto["slot"], "danger")


def coming(view: Mapping[str, Any], say: Tongue, only_tokens: bool = False) -> tuple[Coming, ...]:
    """What the ends of round from now bring, if nothing is done about it; the end is the last of them.

    A glance, not a list: the next line that bites and the next blue one, the next pods; the ring has the rest.
    """
    now = view["time"]["slot"]
    alert, auto = view["alert"], view["autodestruction"]
    found = [] if only_tokens else [*_pods(view, say), *_lines(view, say)]
    if not view["isolation_open"]:
        opens = view["track"]["white"]
        found.append(Coming(now - opens, "isolation", "ink", say("Isolation opens")))
    found += [*_tokens(view, say), Coming(now, "danger", "danger", say("Purge"))]
    ends = [now]
    if alert:
        ends.append(now - max(1, alert["slot"]) + 1)
    if auto:
        ends.append(_explodes(now, auto))
    return tuple(sorted((each for each in found if 0 <= each.ends <= min(ends)), key=lambda each: each.ends))


def _explodes(now: int, auto: Mapping[str, Any]) -> int:
    """After how many ends of round it blows up; never before the purge if it would have to leave S."""
    red = auto["slot"] if auto["side"] == "red" else max(0, auto["slot"] - AHEAD)
    return int(now - red + 1) if red else now + 1


def _lines(view: Mapping[str, Any], say: Tongue) -> Iterator[Coming]:
    """Lines that bite as things stand: the first says which section falls, the later ones where they are."""
    now, first = view["time"]["slot"], True
    for each in view["forecast"]:
        line = each.get("line")
        if line is None or (line == "red" and view["time"]["side"] == "blue"):
            continue
        section = falls(view)
        if first and section:
            name = say("LIFT") if section == "lift" else section
            says = say("{section} goes dark: red line", section=name) if line == "red" else say(
                "{section} goes dark: blue line", section=name)
            yield Coming(now - each["slot"], "dark", "off", says)
        elif line == "blue":
            yield Coming(now - each["slot"], "dark", "on", say("Blue line: slot {slot}", slot=slot_name(each["slot"])), False)
        if line == "blue":  # from here on the ring says enough
            return
        first = False


def _pods(view: Mapping[str, Any], say: Tongue) -> Iterator[Coming]:
    """The next token on the track."""
    now = view["time"]["slot"]
    ahead = [int(slot) for slot in view["css"] if int(slot) <= now]
    if ahead:
        yield Coming(now - max(ahead) + 1, "css-pod", "ink", say("Pods launch: slot {slot}", slot=slot_name(max(ahead))), False)


def _tokens(view: Mapping[str, Any], say: Tongue) -> Iterator[Coming]:
    now = view["time"]["slot"]
    if alert := view["alert"]:
        says = say("Game ends, facility destroyed") if view["autodestruction"] else say("The alert ends the game")
        yield Coming(now - max(1, alert["slot"]) + 1, "alert", "warn", says)
    if auto := view["autodestruction"]:
        if auto["side"] == "yellow":
            yield Coming(now - auto["slot"] + 1, "autodestruction", "warn", say("Auto turns red, gate opens"))
        yield Coming(_explodes(now, auto), "autodestruction", "danger", say("Facility destroyed"))
