"""The TABLE of Lockdown: what this round will bring, the intruders in play, six verbs and four more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.family.forecast import ComingEnd
from companion.show.family.intruders import PIECES
from companion.show.family.table import after, chips, during, in_the_phase, in_turn, over, second
from companion.show.lockdown.coming import next_end
from companion.show.lockdown.endings import ENDINGS
from companion.show.lockdown.rail import STEPS
from companion.show.lockdown.strip import slot_name
from companion.show.lockdown.verbs import VERBS
from companion.show.pictures.table import Idle, TablePicture
from companion.show.port import Port
from companion.show.tongue import Tongue, word

SECOND = {
    "dice": (word("SHOOT"), "dice", ""),
    "computer": (word("COMPUTER"), "computer", "computer_use"),
    "scan": (word("SCAN"), "scan", "scan"),
    "more": ("", "more", ""),
}
STATIONS = tuple(STEPS)[1:]


def table(view: Mapping[str, Any], say: Tongue, acting: str, _: Port) -> TablePicture:
    ended = view["phase"] == "over"
    return TablePicture(
        idle=over(ENDINGS, slot_name(view["time"]["slot"]), view, say) if ended else _idle(view, say),
        tray_caption=say("IN PLAY"),
        chips=chips(view, PIECES),
        adds="choose:appears",
        bag=say("BAG {count}", count=sum(view["bag"].values())),
        verbs=after(say) if ended else during(VERBS, STATIONS, view, say, acting),
        second=() if ended else in_turn(second(VERBS, SECOND, view, say), VERBS, view, say),
    )


def _idle(view: Mapping[str, Any], say: Tongue) -> Idle:
    """The next slot: its line, what it takes, and pods that launch first. In the middle of a phase, which step runs."""
    if view["phase"] == "event":
        return in_the_phase(STATIONS, STEPS, view, say)
    end = view["ahead"]["rounds"][0]
    coming, slot = next_end(end, say), view["time"]["slot"]
    pods = say("Pods launch first: CSS on slot {slot}", slot=slot_name(slot)) if str(slot) in view["css"] else ""
    line = {"red": "off", "blue": "on"}.get(str(view["track"]["lines"].get(str(slot - 1))), "")
    return Idle(
        say("THIS ROUND ENDS WITH"),
        coming.headline,
        coming.detail,
        coming.rule,
        ComingEnd(slot_name(slot), slot_name(max(0, slot - 1)), line, pods, "css-pod"),
    )
