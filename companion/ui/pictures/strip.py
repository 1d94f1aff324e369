"""The status strip: time, power, countdowns and the ruler, the same on every screen of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.ui.tongue import Tongue

SECTIONS = ("S1", "S2", "S3", "lift")
SLOTS = 16
LAST = 15


@dataclass(frozen=True, slots=True)
class Cell:
    """One window of the power row: shape, word and colour say the same."""

    name: str
    short: str
    token: int
    on: bool
    word: str


@dataclass(frozen=True, slots=True)
class Count:
    """One countdown: a symbol, what it says, and the role of its colour."""

    symbol: str
    says: str
    role: str
    short: str
    least: str
    """What is said where there is less room, and where there is least."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Strip:
    """Everything in the strip."""

    round: str
    short_round: str
    first_player: str
    time: str
    caption: str
    cells: tuple[Cell, ...]
    counts: tuple[Count, ...]
    ruler: Ruler
    undo: str
    undo_what: str


def strip(view: Mapping[str, Any], say: Tongue, undo_what: str = "") -> Strip:
    """The strip of a game as the shared screen sees it."""
    slot = view["time"]["slot"]
    return Strip(
        round=say("ROUND {round}", round=view["round"]),
        short_round=say("R{round}", round=view["round"]),
        first_player=str(view["seats"][view["first_player"]]["name"]).upper(),
        time=slot_name(slot),
        caption=say("TIME"),
        cells=tuple(_cell(section, view["power"][section], say) for section in SECTIONS),
        counts=_counts(view, say),
        ruler=_ruler(view),
        undo=say("UNDO") if undo_what else "",
        undo_what=undo_what,
    )


def slot_name(slot: int) -> str:
    """A slot as the board calls it."""
    return "S" if slot == 0 else str(slot)


def _cell(section: str, told: Mapping[str, Any], say: Tongue) -> Cell:
    name, short = (say("LIFT"), say("LF")) if section == "lift" else (section, section)
    return Cell(name, short, told["token"], told["on"], say("ON") if told["on"] else say("DARK"))


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
        opens = next(each["slot"] for each in view["forecast"] if each.get("isolation"))
        count("isolation", say("ISOL AT {slot}", slot=opens), opens, "ink")
    return tuple(found)


def _ruler(view: Mapping[str, Any]) -> Ruler:
    coming = view["forecast"]
    auto, alert = view["autodestruction"], view["alert"]
    return Ruler(
        over=LAST - view["time"]["slot"],
        red=tuple(LAST - each["slot"] for each in coming if each.get("line") == "red"),
        blue=tuple(LAST - each["slot"] for each in coming if each.get("line") == "blue"),
        pods=tuple(LAST - int(slot) for slot in view["css"]),
        autodestruction=LAST - auto["slot"] if auto else None,
        autodestruction_red=bool(auto) and auto["side"] == "red",
        alert=LAST - alert["slot"] if alert else None,
    )
