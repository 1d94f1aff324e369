"""The table of Lockdown as somebody sees it: one shape for tests, screens and other phones."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.family.kinds import INTRUDERS
from companion.games.family.reporting import counted, deck, in_play, kinds, limited, odds
from companion.games.lockdown import time
from companion.games.lockdown.shapes import SECTIONS
from companion.games.lockdown.weakness import SLOTS, opened
from companion.table import Json, View

DECKS = ("event", "attack", "computer", "contamination", "wounds", "mars")


def report(view: View) -> dict[str, Json]:
    """What this pair of eyes may know, and nothing more."""
    return {
        **seating.common(view, "lockdown"),
        "seat": view.seat,
        "time": {"slot": _slot(view, "time"), "side": view.face("time")},
        "forecast": time.forecast(view),
        "track": {name: view.value(f"track.{name}") for name in ("lines", "white", "css")},
        "power": {section: _power(view, section) for section in SECTIONS},
        "bag": counted(view, "bag", INTRUDERS.listed),
        "odds": odds(view),
        "supply": counted(view, "supply", INTRUDERS.listed),
        "in_play": in_play(view),
        "drawn": [piece.kind for piece in view.pieces("drawn") or []],
        "css": _css(view),
        "autodestruction": _marker(view, "autodestruction"),
        "alert": _marker(view, "alert"),
        "isolation_open": (_slot(view, "time") or 0) <= view.number("track.white") or _slot(view, "alert") is not None,
        "gate_open": view.value("gate_open"),
        "venting": view.value("venting"),
        "first_encounter": view.value("first_encounter"),
        "first_death": view.value("first_death"),
        "decks": {name: deck(view, name) for name in DECKS} | {"computer": {**deck(view, "computer"), **_open_card(view)}},
        "exploration": {place: view.count(f"{place}.draw") for place in ("exploration", "surface_exploration")},
        "markers": {**{what: limited(view, what) for what in ("fire", "malfunction")}, "eggs": view.value("eggs.nest")},
        "contingency": _contingency(view),
        "weakness": {str(slot): piece.kind for slot in SLOTS for piece in view.pieces(opened(slot)) or []},
        "researched": view.value("researched"),
        "draft": {"seat": view.value("drafting"), "shown": [piece.kind for piece in view.pieces("draft.shown") or []]},
        "seats": {seat: _seat(view, seat) for seat in view.value("seats")},
        "crafted": view.kinds("items_crafted.draw") or {},
        "looking": view.looking(),
        "setup_done": view.value("setup.done"),
        "verdict": view.value("verdict"),
        "judged": view.value("judged"),
    }


def _slot(view: View, marker: str) -> int | None:
    place, _, slot = view.where(marker).rpartition(".")
    return int(slot) if place == "time" else None


def _marker(view: View, marker: str) -> Json:
    slot = _slot(view, marker)
    if slot is None:
        return None
    return {"slot": slot} if marker == "alert" else {"slot": slot, "side": view.face(marker)}


def _power(view: View, section: str) -> Json:
    token = (view.pieces(f"power.{section}") or [])[0]
    return {"token": int(token.kind), "on": view.face(token.id) == "on"}


def _open_card(view: View) -> dict[str, Json]:
    return {"open": next((piece.kind for piece in view.pieces("computer.open") or []), None)}


def _css(view: View) -> dict[str, Json]:
    """Where tokens lie and who has looked; the face only for eyes that may see it."""
    found: dict[str, Json] = {}
    for slot in range(15, -1, -1):
        zone = f"css.{slot}"
        if view.count(zone):
            pieces = view.pieces(zone)
            face = {"face": pieces[0].kind} if pieces else {}
            found[str(slot)] = {**face, "seen_by": view.seen_by(zone)}
    return found


def _contingency(view: View) -> Json:
    """Every seat sees how many there are; its own, and what lies open, it sees as codes."""
    told: dict[str, Json] = {
        "pool_count": view.count("contingency.pool"),
        "open": [piece.kind for piece in view.pieces("contingency.open") or []],
        "revealed": [piece.kind for piece in view.pieces("contingency.revealed") or []],
        "seats": {},
    }
    for seat in view.value("seats"):
        pieces = view.pieces(f"contingency.{seat}")
        told["seats"][seat] = {"count": view.count(f"contingency.{seat}")} if pieces is None else kinds(pieces)
    if (pool := view.pieces("contingency.pool")) is not None:
        told["pool"] = kinds(pool)
    if (active := view.pieces("contingency.active")) is not None:
        told["active"] = active[0].kind if active else None
    return told


def _seat(view: View, seat: str) -> Json:
    told: dict[str, Json] = {
        name: view.value(f"{seat}.{name}")
        for name in ("name", "number", "status", "larva", "slime", "knowledge", "archive", "signal", "pod", "character")
    }
    told["contamination"] = view.count(f"contamination.{seat}")
    told["chooses"] = {"search": view.count(f"search.{seat}")}
    for zone in ("search", "items", "objectives"):
        if pieces := view.pieces(f"{zone}.{seat}"):
            told[zone] = kinds(pieces)
    return told
