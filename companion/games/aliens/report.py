"""The table of Aliens as one pair of eyes sees it."""

from __future__ import annotations

from typing import Any

from companion.games.aliens import barricades, board, endurance, squad, tracker
from companion.games.aliens.barricades import LIMIT
from companion.games.aliens.squad import CHARACTERS, NUMBERS
from companion.games.common import seating
from companion.table import Json, View

LEVEL = "level"


def report(view: View) -> dict[str, Json]:
    """What this pair of eyes may know, and nothing more."""
    common = seating.common(view, "aliens")
    motion, seats = view.value("motion"), list(view.value("seats"))
    campaign = view.value("campaign")
    shown = [
        each
        for each in CHARACTERS
        if each in view.value("squad") or (campaign and each in (*campaign["killed"], *campaign["captured"]))
    ]
    deck = endurance.deck(view)
    return {
        **common,
        "seat": view.seat,
        "edition": view.value("option.edition"),
        "mode": view.value("option.mode"),
        "mission": view.value("option.mission"),
        "plan": view.value("mission"),
        "turn_dial": view.value("turn_dial"),
        "leader": squad.leader(view),
        "token": view.value("token"),
        "active": _active(view),
        "endurance": {
            **{name: view.count(zone) for name, zone in endurance.ZONES.items()},
            "deck": deck,
            "losing_at": 2 * deck + view.count(endurance.EXHAUST),
            "discards": _discards(view),
        },
        "hands": {seat: _hand(view, seat) for seat in seats},
        "seats": {seat: {**common["seats"][seat], **_heroes(view, seat)} for seat in seats},
        "characters": {each: _character(view, each) for each in shown},
        "in_play": [_piece(view, label, told) for label, told in view.value("in_play").items()],
        "blips": {"pool": view.count(board.POOL)},
        "boards": view.value("boards"),
        "sentry": view.value("sentry"),
        "decks": {
            tracker.DECK.name: {
                **{
                    name: view.count(f"{tracker.DECK.name}.{zone}")
                    for name, zone in (("draw", "draw"), ("discard", "discard"), ("removed", "removed"))
                },
                "top_level": _top_level(view),
            }
        },
        "motion": {"cards": motion["cards"], "left": len(tracker.still(view))},
        "tunnels": {"placed": view.value("tunnels"), "limit": barricades.TUNNELS},
        "barricades": {**view.value("barricades"), "limit": LIMIT},
        "marks": view.value("marks"),
        "turned": view.value("turned"),
        "lead": view.value("lead"),
        "goes_on": _goes_on(view),
        "stock": {kind: count for kind, count in (view.kinds(endurance.STOCK) or {}).items() if kind in _worn(view)},
        "able": _able(view),
        "campaign": campaign if campaign is None else {**campaign},
        "odds": _odds(view),
        "looking": view.looking(),
        "setup_done": view.value("setup.done"),
    }


def _goes_on(view: View) -> Json:
    """The attack that has just hit with a weapon that may fire again; None where there is none."""
    last = view.value("last")
    if not last or last["what"] != "attack" or not last["auto"]:
        return None
    return {name: last[name] for name in ("character", "piece", "defensive")}


def _worn(view: View) -> set[str]:
    """What may be worn at all."""
    return {card.kind for card in view.pieces(endurance.STOCK) or [] if card.traits["type"] in ("weapon", "equipment")}


def _able(view: View) -> Json:
    """Between two missions: who could go on each."""
    told = view.value("campaign")
    if told is None or view.value("phase") != "between":
        return {}
    from companion.games.aliens.muster import read_squad  # a table that is only looked at needs no rules

    lost = (*told["killed"], *told["captured"])
    plans = view.value("missions").items()
    return {name: [each for each in read_squad(None, plan) if each not in lost] for name, plan in plans}


def _heroes(view: View, seat: str) -> dict[str, Json]:
    """Who plays for a seat, and whether it may flip a grunt now."""
    on = view.value("phase") not in ("setup", "between", "over") and seating.is_in(view, seat)
    return {"heroes": squad.heroes(view, seat), "vacant": on and squad.vacant(view, seat) and bool(squad.flippable(view))}


def _active(view: View) -> Json:
    active = view.value("active")
    if active is None:
        return None
    held = view.pieces(endurance.weapons(active["character"])) or []
    return {
        "character": active["character"],
        "actions": active["actions"],
        "acted": active["acted"],
        "used": active["used"],
        "free": [piece.kind for piece in held if piece.id in active["granted"]],
    }


def _discards(view: View) -> list[Json]:
    """Their names, top first; on cardboard they lie on the table, and the app has only counted."""
    if view.value(f"source.{endurance.COMPONENT}") == "cardboard":
        return []
    return [piece.kind for piece in reversed(view.pieces(endurance.DISCARD) or [])]


def _hand(view: View, seat: str) -> Json:
    pieces = view.pieces(endurance.hand(seat))
    if pieces is None:
        return {"count": view.count(endurance.hand(seat))}
    kinds = [piece.kind for piece in pieces]
    counted = view.value(f"source.{endurance.COMPONENT}") == "cardboard"  # which cards they are only the table has seen
    return {"count": len(kinds), "counted": kinds} if counted else kinds


def _character(view: View, character: str) -> dict[str, Json]:
    told: dict[str, Json] = {
        name: view.value(f"{character}.{name}")
        for name in ("side", "seat", "rank", "dial", "status", "facehugger", "activated", *NUMBERS)
    }
    told["kind"] = view.value("sheets")[character]["kind"]
    told["weapons"] = [piece.kind for piece in view.pieces(endurance.weapons(character)) or []]
    told["equipment"] = [piece.kind for piece in view.pieces(endurance.equipment(character)) or []]
    return told


def _piece(view: View, label: str, told: Any) -> dict[str, Json]:
    found: dict[str, Json] = {"piece": label, "kind": told["kind"], "tokens": told["tokens"], "from": told["from"]}
    if told["kind"] == board.BLIP and (pieces := view.pieces(board.slot(told["slot"]))):
        found["number"] = pieces[0].traits["number"]
    return found


def _top_level(view: View) -> Json:
    """Three threat levels show on the backs, so that of the top card is public (S2 366)."""
    return view.back(tracker.DECK.pile, LEVEL)


def _odds(view: View) -> Json:
    """What everybody could work out who counts, where the table has chosen to see it: of the cards that nobody sees lie open what
    can come next, of the tracker its levels, and how many of ten hit at each dial."""
    chosen = view.value("option.odds")
    if chosen != "public" and not (chosen == "after" and view.value("phase") == "over"):
        return None
    hands = [endurance.hand(seat) for seat in view.value("seats")]
    types = view.unseen("type", endurance.ABOVE, endurance.UNDER, endurance.EXHAUST, *hands)
    levels = view.unseen(LEVEL, tracker.DECK.pile)
    return {
        "types": {name: count / sum(types.values()) for name, count in sorted(types.items())},
        "levels": {str(level): count for level, count in sorted(levels.items())},
        "hits": {each: view.value(f"{each}.dial") for each in view.value("squad")},
    }
