"""The TABLE of Nemesis: what this round will bring, what is in play, six verbs and four more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.show.family.forecast import ComingEnd, Next, told_by
from companion.show.family.table import after, chips, during, in_the_phase, in_turn, over, second
from companion.show.nemesis.alert import AlertCard, alert_card
from companion.show.nemesis.coming import next_end
from companion.show.nemesis.endings import ENDINGS, mark
from companion.show.nemesis.pieces import PIECES
from companion.show.nemesis.rail import STEPS
from companion.show.nemesis.strip import turn
from companion.show.nemesis.verbs import VERBS
from companion.show.pictures.table import Button, Idle, TablePicture
from companion.show.port import Port
from companion.show.tongue import Tongue, word
from companion.value import value

SECOND = {
    "combat": (word("COMBAT"), "dice", "combat_roll"),
    "scan": (word("SCAN"), "scan", "scan"),
    "check": (word("CHECK"), "peek-eye", ""),
    "more": ("", "more", ""),
}


@value
class ShipEnd:
    """What stands in the middle: the alert that runs, else what the end of this round will bring."""

    end: ComingEnd
    alert: AlertCard | None


def table(view: Mapping[str, Any], say: Tongue, acting: str, port: Port) -> TablePicture:
    ended, steps = view["phase"] == "over", view["ahead"].get("steps", ())
    idle = over(ENDINGS, mark(view), view, say) if ended else _idle(view, say)
    return TablePicture(
        idle=replace(idle, drawn=ShipEnd(idle.drawn, alert_card(view, port, say) if view["phase"] == "players" else None)),
        tray_caption=say("IN PLAY"),
        chips=chips(view, PIECES),
        adds="choose:appears",
        bag=say("BAG {count}", count=sum(view["bag"].values())),
        verbs=after(say) if ended else during(VERBS, steps, view, say, acting),
        second=() if ended else in_turn(_second(view, say), VERBS, view, say),
    )


def _second(view: Mapping[str, Any], say: Tongue) -> tuple[Button, ...]:
    """The turn of the dead who play on stands where it can't be forgotten; what it hides can be checked from TRACKS."""
    player, row = view["intruder_player"], second(VERBS, SECOND, view, say)
    glass = view["hourglass"]
    if glass and glass["state"] == "runs":
        row = (*row[:-1], Button("hourglass", "", "hourglass", leads="hourglass"), row[-1])
    if not (player and player["active"] and not player["passed"]):
        return row
    theirs = Button("intruders", say("THEIR TURN"), "hand-cards", leads="intruders")
    return tuple(theirs if each.name == "check" else each for each in row)


def _idle(view: Mapping[str, Any], say: Tongue) -> Idle:
    """The next slot and what opens there; self-destruct beside it. In the middle of a phase, which step runs."""
    if view["phase"] == "event":
        return in_the_phase(view["ahead"]["steps"], STEPS, view, say)
    rounds = view["ahead"]["rounds"]
    if not rounds:
        return Idle(say("THIS ROUND ENDS WITH"), say("NOTHING COUNTS"), "", "time", ComingEnd("", ""))
    end = rounds[0]
    coming = next_end(end, view, say)
    return Idle(say("THIS ROUND ENDS WITH"), coming.headline, coming.detail, coming.rule, _between(end, view, say, coming))


def _between(end: Mapping[str, Any], view: Mapping[str, Any], say: Tongue, coming: Next) -> ComingEnd:
    brings = told_by(end)
    opens = "chambers_open" in brings
    line, head = ("on", "on") if opens and coming.rule == "hibernation" else ("on" if opens else "", "ink")
    if view["time"] is None:
        now = int(turn(view))
        return ComingEnd(str(now), str(now + 1), line, *_blast(brings, view, say), head)
    return ComingEnd(str(end["from"]), str(end["to"]), line, *_blast(brings, view, say), head)


def _blast(brings: Mapping[str, Any], view: Mapping[str, Any], say: Tongue) -> tuple[str, str, str]:
    """What self-destruct does beside it: how far it is, and until when it can be stopped."""
    running = view["selfdestruct"]
    if not running or "selfdestruct_moves" not in brings:
        return "", "", "ink"
    before, now, yellow = running["slot"], brings["selfdestruct_moves"]["slot"], view["track"]["yellow"]
    if running["yellow"]:
        return say("Blast {before} to {now}: no stopping", before=before, now=now or "X"), "autodestruction", "warn"
    if now <= yellow:
        return say("Blast {before} to {now}: last chance to stop", before=before, now=now), "autodestruction", "warn"
    at = view["time"]["slot"] - (before - yellow) if view["time"] else None
    if at is None or at < 1:
        return say("Blast {before} to {now}", before=before, now=now), "autodestruction", "warn"
    return say("Blast {before} to {now}: stop it before {slot}", before=before, now=now, slot=at), "autodestruction", "warn"
