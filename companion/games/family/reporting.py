"""Parts of a report that the family shares: what a pair of eyes may know of bag, tray, decks and boards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.table import EVERYTHING, Json, Piece, View


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


def in_play(view: View) -> list[Json]:
    """Everything that stands on the board."""
    return [_intruder(view, piece.id, piece.kind) for piece in view.pieces("tray") or []]


def _intruder(view: View, piece: str, kind: str) -> Json:
    stand_in = kind == "stand_in"
    return {
        "piece": piece,
        "kind": view.face(piece) if stand_in else kind,
        "token": not stand_in,
        "injuries": view.value("injuries").get(piece, 0),
    }


def deck(view: View, deck: str) -> dict[str, Json]:
    """How many lie where; of the two that come every round, the last one, and the order for eyes that see everything."""
    counts: dict[str, Json] = {name: view.count(f"{deck}.{name}") for name in ("draw", "discard", "removed")}
    if deck in ("event", "attack"):
        counts["last"] = next((piece.kind for piece in reversed(view.pieces(f"{deck}.discard") or [])), None)
    if view.seat == EVERYTHING and deck in ("event", "attack"):
        counts["order"] = [piece.kind for piece in reversed(view.pieces(f"{deck}.draw") or [])]
    return counts


def limited(view: View, what: str) -> Json:
    return {"placed": view.value(f"{what}.placed"), "limit": view.value(f"{what}.limit")}


def kinds(pieces: Iterable[Piece]) -> list[str]:
    return [piece.kind for piece in pieces]
