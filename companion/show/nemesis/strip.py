"""The strip of Nemesis: time, what is open, self-destruct, markers against the ninth, and the track as a ruler."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from companion.show.pictures.strip import Count, Strip
from companion.show.tongue import Tongue
from companion.value import value

FIRST = 15
SECTIONS = ("A", "B")
NEAR = 6
"""From so many markers on the ninth is near."""
SKULL = 0
TURNS = 5
"""Of the shuttle track."""
Shape = Literal["open", "shut", "ghost", "could", "can't"]


@value
class Token:
    """One token in a window: a number in its shape, or a symbol in it."""

    shape: Shape
    number: str = ""
    symbol: str = ""


@value
class ShipWindow:
    """One window of the strip: its name, its tokens and a word; the border in the role of what it warns of."""

    name: str
    tokens: tuple[Token, ...]
    word: str
    role: str = "ink2"
    border: str = "line"
    brief: str = ""
    """The word where a line has room for little."""


@value
class ShipSlots:
    """The track as a strip of sixteen slots, the jump last; numbers are positions from the left, 0 to 15."""

    over: int
    sleep: int
    """From which border on the chambers are open."""
    yellow: int | None
    """Where self-destruct can be stopped no more, once it runs."""
    explodes: int | None


def slot_name(slot: int) -> str:
    return str(slot)


def strip(view: Mapping[str, Any], say: Tongue, undo_what: str = "") -> Strip:
    """The strip of a game as the shared screen sees it."""
    ends = view["phase"] == "event" and not view["aside"]
    return Strip(
        round=say("END OF ROUND {round}" if ends else "ROUND {round}", round=view["round"]),
        short_round=say("R{round}", round=view["round"]),
        number=str(view["time"]["slot"] if view["time"] else turn(view)),
        caption=say("TIME") if view["time"] else say("SHUTTLE"),
        windows=(_sleep(view, say) if view["time"] else _alert(view, say), *_pods(view, say), _blast(view, say)),
        counts=tuple(_counts(view, say)),
        ruler=_ruler(view) if view["time"] else None,
        undo=say("UNDO") if undo_what else "",
        undo_what=undo_what,
    )


def turn(view: Mapping[str, Any]) -> str:
    """How many turns of the shuttle track are over."""
    return str(TURNS - int(view["shuttle"]["left"])) if view["shuttle"] else ""


# -- windows -------------------------------------------------------------------------------------


def _sleep(view: Mapping[str, Any], say: Tongue) -> ShipWindow:
    """The chambers: hatched with the slot where they open; then a blue circle."""
    if view["hibernation_open"]:
        return ShipWindow(say("SLEEP"), (Token("open", symbol="hibernate"),), say("OPEN"), "on", "on_line")
    return ShipWindow(say("SLEEP"), (Token("shut", str(view["track"]["hibernation"])),), say("SHUT"))


def _alert(view: Mapping[str, Any], say: Tongue) -> ShipWindow:
    """An Epilogue has no chambers; what its shuttle waits for stands there."""
    alert = view["alert"]
    if alert is None:
        return ShipWindow(say("ALERT"), (Token("ghost"),), say("NONE"))
    done = alert["done"]
    return ShipWindow(
        say("ALERT"),
        (Token("open" if done else "could", str(alert["stage"])),),
        say("DONE") if done else say("RUNS"),
        "done" if done else "warn",
        "line" if done else "ember_warn",
    )


def _pods(view: Mapping[str, Any], say: Tongue) -> Iterator[ShipWindow]:
    """Both sections: a token a pod; one that is launched has left a ring of dashes."""
    for section in SECTIONS:
        there = {pod: state for pod, state in view["pods"].items() if state["section"] == section}
        tokens = tuple(Token("shut" if state["locked"] else "open", pod) for pod, state in there.items()) or (Token("ghost"),)
        unlocked = [pod for pod, state in there.items() if not state["locked"]]
        name = say("POD {section}", section=section)
        if not there:
            yield ShipWindow(name, tokens, say("GONE"))
        elif unlocked:
            word = say("OPEN") if len(unlocked) == len(there) else say("{pod} OPEN", pod=unlocked[0])
            yield ShipWindow(name, tokens, word, "ink", brief=say("OPEN"))
        else:
            yield ShipWindow(name, tokens, say("SHUT"))


def _blast(view: Mapping[str, Any], say: Tongue) -> ShipWindow:
    """Self-destruct: an outline can be stopped, what is solid can't."""
    running = view["selfdestruct"]
    if running is None:
        return ShipWindow(say("BLAST"), (Token("ghost"),), say("OFF"))
    token = Token(
        "can't" if running["yellow"] else "could",
        str(running["slot"]) if running["slot"] != SKULL else "",
        "" if running["slot"] != SKULL else "close",
    )
    return ShipWindow(say("BLAST"), (token,), say("NO STOP") if running["yellow"] else say("RUNS"), "warn", "ember_warn")


# -- counters ------------------------------------------------------------------------------------


def _counts(view: Mapping[str, Any], say: Tongue) -> Iterator[Count]:
    """Fires and malfunctions against the eighth, because a ninth ends the game; eggs or lairs; what else runs."""
    markers = view["markers"]
    for what, symbol, label in (("fire", "fire", say("FIRE")), ("malfunction", "malfunction", say("BROKEN"))):
        placed, limit = markers[what]["placed"], markers[what]["limit"]
        yield _count(symbol, label, f"{placed}/{limit}", "warn" if placed >= limit - 8 + NEAR else "ink")
    if view["options"]["enemy"] == "void_seeders":
        lairs = view["lairs"]
        yield _count("lair", say("LAIRS"), f"{lairs['destroyed']}/{sum(lairs.values())}", "ink")
    else:
        yield _count("egg", say("EGGS"), str(markers["eggs"]), "ink")
    if view["time"] and view["shuttle"]:
        yield _count("alert", say("ALERT"), str(view["shuttle"]["left"]), "warn")
    glass = view["hourglass"]
    if glass and glass["state"] == "runs":
        yield Count("hourglass", "", "ink", "", "")


def _count(symbol: str, label: str, count: str, role: str) -> Count:
    return Count(symbol, f"{label} {count}".strip(), role, count, count)


def _ruler(view: Mapping[str, Any]) -> ShipSlots:
    now, running = view["time"]["slot"], view["selfdestruct"]
    explodes = FIRST - now + running["slot"] if running else None
    yellow = FIRST - now + running["slot"] - view["track"]["yellow"] if running and not running["yellow"] else None

    def on_it(place: int | None) -> int | None:
        return place if place is not None and place <= FIRST else None

    return ShipSlots(FIRST - now, FIRST - view["track"]["hibernation"], on_it(yellow), on_it(explodes))
