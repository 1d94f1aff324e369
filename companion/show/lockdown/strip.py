"""The strip of Lockdown: time, four sections of power, countdowns as slots, and the track as a ruler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.pictures.strip import Count, Strip
from companion.show.tongue import Tongue
from companion.value import value

SECTIONS = ("S1", "S2", "S3", "lift")
SLOTS = 16
LAST = 15


@value
class StripCell:
    """One window of the power row: shape, word and colour say the same."""

    name: str
    short: str
    token: int
    on: bool
    word: str


@value
class Ruler:
    """The track as a strip of sixteen slots, S last; numbers are positions from the left, 0 to 15."""

    over: int
    """How many slots are over; the next one is now."""
    red: tuple[int, ...]
    """Borders with a red line: the left edge of this position."""
    blue: tuple[int, ...]
    pods: tuple[int, ...]
    autodestruction: int | None
    autodestruction_red: bool
    alert: int | None


def strip(view: Mapping[str, Any], say: Tongue, undo_what: str = "") -> Strip:
    """The strip of a game as the shared screen sees it."""
    return Strip(
        round=say("END OF ROUND {round}" if view["phase"] == "event" else "ROUND {round}", round=view["round"]),
        short_round=say("R{round}", round=view["round"]),
        number=slot_name(view["time"]["slot"]),
        caption=say("TIME"),
        windows=tuple(_cell(section, view["power"][section], say) for section in SECTIONS),
        counts=_counts(view, say),
        ruler=_ruler(view),
        undo=say("UNDO") if undo_what else "",
        undo_what=undo_what,
    )


def slot_name(slot: int) -> str:
    """A slot as the board calls it."""
    return "S" if slot == 0 else str(slot)


def section_name(section: str, say: Tongue) -> str:
    return say("LIFT") if section == "lift" else section


def _cell(section: str, power: Mapping[str, Any], say: Tongue) -> StripCell:
    short = say("LF") if section == "lift" else section
    return StripCell(section_name(section, say), short, power["token"], power["on"], say("ON") if power["on"] else say("DARK"))


def _counts(view: Mapping[str, Any], say: Tongue) -> tuple[Count, ...]:
    """Slots, not only countdowns: nobody can be off by one."""
    backup = view["time"]["side"] == "blue"
    on_off = say("ON") if backup else say("OFF")
    whole = say("BACKUP ON") if backup else say("BACKUP OFF")
    found = [Count("backup-on" if backup else "backup-off", whole, "on" if backup else "off", whole, on_off)]

    def count(symbol: str, says: str, slot: int, role: str) -> None:
        at = say("AT {slot}", slot=slot_name(slot))
        found.append(Count(symbol, says, role, at, slot_name(slot)))

    if auto := view["autodestruction"]:
        role = "danger" if auto["side"] == "red" else "warn"
        count("autodestruction", say("AUTO AT {slot}", slot=slot_name(auto["slot"])), auto["slot"], role)
    if alert := view["alert"]:
        count("alert", say("ENDS AT {slot}", slot=slot_name(alert["slot"])), alert["slot"], "warn")
    if view["isolation_open"]:
        found.append(Count("isolation", say("ISOL OPEN"), "ink", say("OPEN"), say("OPEN")))
    else:
        opens = view["track"]["white"]
        count("isolation", say("ISOL AT {slot}", slot=opens), opens, "ink")
    return tuple(found)


def _ruler(view: Mapping[str, Any]) -> Ruler:
    auto, alert, now = view["autodestruction"], view["alert"], view["time"]["slot"]
    lines = {int(slot): colour for slot, colour in view["track"]["lines"].items() if int(slot) < now}
    return Ruler(
        over=LAST - now,
        red=tuple(LAST - slot for slot, colour in lines.items() if colour == "red"),
        blue=tuple(LAST - slot for slot, colour in lines.items() if colour == "blue"),
        pods=tuple(LAST - int(slot) for slot in view["css"]),
        autodestruction=LAST - auto["slot"] if auto else None,
        autodestruction_red=bool(auto) and auto["side"] == "red",
        alert=LAST - alert["slot"] if alert else None,
    )
