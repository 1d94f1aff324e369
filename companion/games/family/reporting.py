"""Parts of a report that the family shares: what a pair of eyes may know of bag, tray, decks and boards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from companion.games import Seat
from companion.games.common import seating
from companion.games.family import turn_order
from companion.table import EVERYTHING, Piece, View

if TYPE_CHECKING:
    from companion.games.family.reported import DeckSeen, FamilyReport, HeldSeen, IntruderSeen, LimitedSeen, MarkersSeen, TurnSeen


def family(view: View, pack: str, tokens: Sequence[str], weakness: Mapping[str, str]) -> FamilyReport[Seat]:
    """What every report of the family tells: with these tokens, and the weakness cards that lie open in these zones, by place."""
    return {
        **seating.common(view, pack),
        "seat": view.seat,
        "turn": turn(view),
        "bag": counted(view, "bag", tokens),
        "odds": odds(view),
        "supply": counted(view, "supply", tokens),
        "in_play": in_play(view),
        "drawn": kinds(view.pieces("drawn") or []),
        "venting": view.value("venting"),
        "first_encounter": view.value("first_encounter"),
        "first_death": view.value("first_death"),
        "markers": markers(view),
        "weakness": {place: piece.kind for place, zone in weakness.items() for piece in view.pieces(zone) or []},
        "researched": view.value("researched"),
        "draft": {"seat": view.value("drafting"), "shown": kinds(view.pieces("draft.shown") or [])},
        "crafted": view.kinds("items_crafted.draw") or {},
        "looking": view.looking(),
        "setup_done": view.value("setup.done"),
        "verdict": view.value("verdict"),
        "judged": view.value("judged"),
        "asks": view.value("asks"),
    }


def turn(view: View) -> TurnSeen | None:
    """Whose it is and which action comes next; None where the table keeps turns."""
    if view.value("turns") == turn_order.TABLE:
        return None
    seat = turn_order.whose(view)
    return {
        "seat": seat,
        "action": turn_order.action(view) if seat else 0,
        "of": turn_order.actions(view, seat) if seat else 0,
        "last": bool(seat) and turn_order.is_last(view, seat),
        "passed": list(view.value("turn.passed")),
    }


def counted(view: View, zone: str, kinds: Sequence[str]) -> dict[str, int]:
    """How many of each kind, none included."""
    found = view.kinds(zone) or {}
    return {kind: found.get(kind, 0) for kind in kinds}


def odds(view: View) -> dict[str, float] | None:
    """Counting tokens is fair, a percentage changes the game; so the table chose at set-up whether to show it."""
    chosen = view.value("option.odds")
    shown = chosen == "public" or (chosen == "after" and view.value("phase") == "over")
    kinds = view.kinds("bag") or {}
    return {kind: count / view.count("bag") for kind, count in kinds.items()} if shown else None


def in_play(view: View) -> list[IntruderSeen]:
    """Everything that stands on the board."""
    return [_intruder(view, piece.id, piece.kind) for piece in view.pieces("tray") or []]


def holds(view: View, seat: str) -> HeldSeen:
    """How many cards a seat holds that the app has dealt."""
    return {"item": view.count(f"items.{seat}"), "objective": view.count(f"objectives.{seat}")}


def _intruder(view: View, piece: str, kind: str) -> IntruderSeen:
    stand_in = kind == "stand_in"
    return {
        "piece": piece,
        "kind": view.face(piece) if stand_in else kind,
        "token": not stand_in,
        "injuries": view.value("injuries").get(piece, 0),
    }


def deck(view: View, deck: str) -> DeckSeen:
    """How many lie where; of the two that come every round, the last one, and the order for eyes that see everything."""
    counts: DeckSeen = {
        "draw": view.count(f"{deck}.draw"),
        "discard": view.count(f"{deck}.discard"),
        "removed": view.count(f"{deck}.removed"),
    }
    if deck in ("event", "attack"):
        counts["last"] = next((piece.kind for piece in reversed(view.pieces(f"{deck}.discard") or [])), None)
    if view.seat == EVERYTHING and deck in ("event", "attack"):
        counts["order"] = [piece.kind for piece in reversed(view.pieces(f"{deck}.draw") or [])]
    return counts


def markers(view: View) -> MarkersSeen:
    """Fires and malfunctions with their limits, and the eggs in the nest."""
    return {"fire": _limited(view, "fire"), "malfunction": _limited(view, "malfunction"), "eggs": view.value("eggs.nest")}


def _limited(view: View, what: str) -> LimitedSeen:
    return {"placed": view.value(f"{what}.placed"), "limit": view.value(f"{what}.limit")}


def kinds(pieces: Iterable[Piece]) -> list[str]:
    return [piece.kind for piece in pieces]
