"""The table of Lockdown as somebody sees it: one shape for tests, screens and other phones."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.lockdown import time
from companion.games.lockdown.shapes import KINDS, SECTIONS
from companion.games.lockdown.weakness import SLOTS, opened
from companion.table import EVERYTHING, Json, View

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
        "bag": _counted(view, "bag"),
        "odds": _odds(view),
        "supply": _counted(view, "supply"),
        "in_play": [_intruder(view, piece.id, piece.kind) for piece in view.pieces("tray") or []],
        "drawn": [piece.kind for piece in view.pieces("drawn") or []],
        "css": _css(view),
        "autodestruction": _marker(view, "autodestruction"),
        "alert": _marker(view, "alert"),
        "isolation_open": (_slot(view, "time") or 0) <= view.number("track.white") or _slot(view, "alert") is not None,
        "gate_open": view.value("gate_open"),
        "venting": view.value("venting"),
        "first_encounter": view.value("first_encounter"),
        "first_death": view.value("first_death"),
        "decks": {deck: _deck(view, deck) for deck in DECKS},
        "exploration": {place: view.count(f"{place}.draw") for place in ("exploration", "surface_exploration")},
        "markers": {
            **{what: _limited(view, what) for what in ("fire", "malfunction")},
            "eggs": view.value("eggs.nest"),
        },
        "contingency": _contingency(view),
        "weakness": {str(slot): piece.kind for slot in SLOTS for piece in view.pieces(opened(slot)) or []},
        "researched": view.value("researched"),
        "draft": {"seat": view.value("drafting"), "shown": [piece.kind for piece in view.pieces("draft.shown") or []]},
        "seats": {seat: _seat(view, seat) for seat in view.value("seats")},
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


def _counted(view: View, zone: str) -> dict[str, int]:
    found = view.kinds(zone) or {}
    return {kind: found.get(kind, 0) for kind in ("blank", *KINDS)}


def _odds(view: View) -> dict[str, float] | None:
    """Counting tokens is fair, a percentage changes the game; so the table chose at set-up whether to show it."""
    chosen = view.value("option.odds")
    shown = chosen == "public" or (chosen == "after" and view.value("phase") == "over")
    kinds = view.kinds("bag") or {}
    return {kind: count / view.count("bag") for kind, count in kinds.items()} if shown else None


def _intruder(view: View, piece: str, kind: str) -> Json:
    stand_in = kind == "stand_in"
    return {
        "piece": piece, "kind": view.face(piece) if stand_in else kind, "token": not stand_in,
        "injuries": view.value("injuries").get(piece, 0),
    }


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


def _deck(view: View, deck: str) -> Json:
    counts: dict[str, Json] = {
        name: view.count(f"{deck}.{name}") for name in ("draw", "discard", "removed")
    }
    if deck == "computer":
        counts["open"] = next((piece.kind for piece in view.pieces("computer.open") or []), None)
    if deck in ("event", "attack"):
        counts["last"] = next((piece.kind for piece in reversed(view.pieces(f"{deck}.discard") or [])), None)
    if view.seat == EVERYTHING and deck in ("event", "attack"):
        counts["order"] = [piece.kind for piece in reversed(view.pieces(f"{deck}.draw") or [])]
    return counts


def _limited(view: View, what: str) -> Json:
    return {"placed": view.value(f"{what}.placed"), "limit": view.value(f"{what}.limit")}


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
        told["seats"][seat] = {"count": view.count(f"contingency.{seat}")} if pieces is None else _kinds(pieces)
    if (pool := view.pieces("contingency.pool")) is not None:
        told["pool"] = _kinds(pool)
    if (active := view.pieces("contingency.active")) is not None:
        told["active"] = active[0].kind if active else None
    return told


def _kinds(pieces: Json) -> list[str]:
    return [piece.kind for piece in pieces]


def _seat(view: View, seat: str) -> Json:
    told: dict[str, Json] = {
        name: view.value(f"{seat}.{name}")
        for name in ("name", "number", "status", "larva", "slime", "knowledge", "archive", "signal", "pod", "character")
    }
    told["contamination"] = view.count(f"contamination.{seat}")
    for zone in ("search", "items", "objectives"):
        if pieces := view.pieces(f"{zone}.{seat}"):
            told[zone] = _kinds(pieces)
    return told
