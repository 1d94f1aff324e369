"""The table of Lockdown as somebody sees it: one shape for tests, screens and other phones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.family.kinds import INTRUDERS
from companion.games.family.reporting import deck, family, holds, kinds
from companion.games.lockdown import time
from companion.games.lockdown.shapes import SECTIONS
from companion.games.lockdown.weakness import SLOTS, opened
from companion.table import View

if TYPE_CHECKING:
    from companion.games.lockdown.reported import (
        AlertSeen,
        AutodestructionSeen,
        ComputerDeckSeen,
        ContingencySeen,
        CssSeen,
        LockdownReport,
        LockdownSeat,
        PowerSeen,
    )


def report(view: View) -> LockdownReport:
    """What this pair of eyes may know, and nothing more."""
    return {
        **family(view, "lockdown", INTRUDERS.listed, {str(slot): opened(slot) for slot in SLOTS}),
        "time": {"slot": _slot(view, "time"), "side": view.face("time")},
        "forecast": time.forecast(view),
        "track": {"lines": view.value("track.lines"), "white": view.value("track.white"), "css": view.value("track.css")},
        "power": {section: _power(view, section) for section in SECTIONS},
        "css": _css(view),
        "autodestruction": _autodestruction(view),
        "alert": _alert(view),
        "isolation_open": (_slot(view, "time") or 0) <= view.number("track.white") or _slot(view, "alert") is not None,
        "gate_open": view.value("gate_open"),
        "decks": {
            "event": deck(view, "event"),
            "attack": deck(view, "attack"),
            "computer": _computer(view),
            "contamination": deck(view, "contamination"),
            "wounds": deck(view, "wounds"),
            "mars": deck(view, "mars"),
        },
        "exploration": {
            "exploration": view.count("exploration.draw"),
            "surface_exploration": view.count("surface_exploration.draw"),
        },
        "contingency": _contingency(view),
        "knowledge_code": view.value("knowledge_code"),
        "seats": {seat: _seat(view, seat) for seat in view.value("seats")},
    }


def _slot(view: View, marker: str) -> int | None:
    place, _, slot = view.where(marker).rpartition(".")
    return int(slot) if place == "time" else None


def _alert(view: View) -> AlertSeen | None:
    slot = _slot(view, "alert")
    return None if slot is None else {"slot": slot}


def _autodestruction(view: View) -> AutodestructionSeen | None:
    slot = _slot(view, "autodestruction")
    return None if slot is None else {"slot": slot, "side": view.face("autodestruction")}


def _power(view: View, section: str) -> PowerSeen:
    token = (view.pieces(f"power.{section}") or [])[0]
    return {"token": int(token.kind), "on": view.face(token.id) == "on"}


def _computer(view: View) -> ComputerDeckSeen:
    return {**deck(view, "computer"), "open": next((piece.kind for piece in view.pieces("computer.open") or []), None)}


def _css(view: View) -> dict[str, CssSeen]:
    """Where tokens lie and who has looked; the face only for eyes that may see it."""
    found: dict[str, CssSeen] = {}
    for slot in range(15, -1, -1):
        zone = f"css.{slot}"
        if view.count(zone):
            pieces, seen_by = view.pieces(zone), view.seen_by(zone)
            found[str(slot)] = {"face": pieces[0].kind, "seen_by": seen_by} if pieces else {"seen_by": seen_by}
    return found


def _contingency(view: View) -> ContingencySeen:
    """Every seat sees how many there are; its own, and what lies open, it sees as codes."""
    seen: ContingencySeen = {
        "pool_count": view.count("contingency.pool"),
        "code": view.value("code"),
        "open": [piece.kind for piece in view.pieces("contingency.open") or []],
        "revealed": [piece.kind for piece in view.pieces("contingency.revealed") or []],
        "seats": {},
    }
    for seat in view.value("seats"):
        pieces = view.pieces(f"contingency.{seat}")
        seen["seats"][seat] = {"count": view.count(f"contingency.{seat}")} if pieces is None else kinds(pieces)
    if (pool := view.pieces("contingency.pool")) is not None:
        seen["pool"] = kinds(pool)
    if (active := view.pieces("contingency.active")) is not None:
        seen["active"] = active[0].kind if active else None
    return seen


def _seat(view: View, seat: str) -> LockdownSeat:
    seen: LockdownSeat = {
        "name": view.value(f"{seat}.name"),
        "number": view.value(f"{seat}.number"),
        "status": view.value(f"{seat}.status"),
        "larva": view.value(f"{seat}.larva"),
        "slime": view.value(f"{seat}.slime"),
        "entered": view.value(f"{seat}.entered"),
        "knowledge": view.value(f"{seat}.knowledge"),
        "archive": view.value(f"{seat}.archive"),
        "signal": view.value(f"{seat}.signal"),
        "pod": view.value(f"{seat}.pod"),
        "character": view.value(f"{seat}.character"),
        "contamination": view.count(f"contamination.{seat}"),
        "chooses": {"search": view.count(f"search.{seat}")},
        "holds": holds(view, seat),
    }
    if search := view.pieces(f"search.{seat}"):
        seen["search"] = kinds(search)
    if items := view.pieces(f"items.{seat}"):
        seen["items"] = kinds(items)
    if objectives := view.pieces(f"objectives.{seat}"):
        seen["objectives"] = kinds(objectives)
    return seen
