"""What the ends of round will bring aboard, if nothing is done about it: told by the rules, said here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.family.forecast import Coming, Next, told_by
from companion.show.tongue import Tongue


def next_end(end: Mapping[str, Any], view: Mapping[str, Any], say: Tongue) -> Next:
    """The weightiest thing that this end of round brings."""
    brings = told_by(end)
    if "ends_selfdestruct" in brings:
        return Next(say("SHIP EXPLODES"), say("nobody aboard survives"), "selfdestruct")
    if "ends_jump" in brings:
        return Next(say("THE JUMP"), say("whoever is awake dies"), "jump")
    if "selfdestruct_yellow" in brings:
        return Next(say("NO MORE STOPPING"), say("all pods unlock"), "selfdestruct")
    if "chambers_open" in brings:
        return Next(say("CHAMBERS OPEN"), say("the blue half begins"), "hibernation")
    if "shuttle_moves" in brings:
        left = brings["shuttle_moves"]["left"]
        if not left:
            return Next(say("LAST TURN"), say("the shuttle leaves"), "shuttle_track")
        return Next(say("{n} {n:TURN|TURNS} LEFT", n=left), say("on the shuttle track"), "shuttle_track")
    return Next(say("NOTHING OPENS"), say("time moves on"), "time")


def coming(view: Mapping[str, Any], say: Tongue, only_blast: bool = False) -> tuple[Coming, ...]:
    """What is drawn beside the track: chambers, pods, explosion, jump; in a mission its alert."""
    found = [] if only_blast else [Coming(0, "time", "ink", say("Now"))]
    rounds = view["ahead"]["rounds"]
    for number, end in enumerate(rounds, 1):
        found += _told(number, told_by(end), view, say, only_blast)
    if view["time"] and rounds and "ends_jump" not in told_by(rounds[-1]) and not only_blast:  # it would come, if not before
        found.append(Coming(view["time"]["slot"], "destination", "ink2", say("Jump to {to}", to=view["destination"])))
    return tuple(found)


def _told(number: int, brings: Mapping[str, Any], view: Mapping[str, Any], say: Tongue, only_blast: bool) -> Iterator[Coming]:
    """What one end of round brings, the weightiest first: what ends the game is never behind anything."""
    if "ends_selfdestruct" in brings:
        yield Coming(number, "autodestruction", "danger", say("Ship explodes"))
    elif "ends_jump" in brings and not only_blast:
        yield Coming(number, "destination", "ink2", say("Jump to {to}", to=view["destination"]))
    if "selfdestruct_yellow" in brings:
        locked = any(pod["locked"] for pod in view["pods"].values())
        yield Coming(number, "unlocked", "warn", say("No stop, pods open") if locked else say("No more stopping"))
    if "chambers_open" in brings and not only_blast:
        yield Coming(number, "hibernate", "on", say("Chambers open"))
