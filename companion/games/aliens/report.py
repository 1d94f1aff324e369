"""The table of Aliens as one pair of eyes sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.games.aliens import board, endurance, mission, squad, tracker
from companion.games.aliens.barricades import LIMIT
from companion.games.aliens.squad import CHARACTERS
from companion.games.common import seating
from companion.table import View

if TYPE_CHECKING:
    from companion.games import Seat
    from companion.games.aliens.reported import (
        ActiveSeen,
        AliensReport,
        AliensSeat,
        BarricadesSeen,
        CharacterSeen,
        CountedHandSeen,
        GoesOnSeen,
        HiddenSeen,
        OddsSeen,
        PieceSeen,
        TrackerDeckSeen,
    )

LEVEL = "level"


def report(view: View) -> AliensReport:
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
        "mission": mission.played(view),
        "plan": view.value("mission"),
        "turn_dial": view.value("turn_dial"),
        "leader": squad.leader(view),
        "leaders": squad.leaders(view),
        "token": view.value("token"),
        "active": _active(view),
        "endurance": {
            "above": view.count(endurance.ABOVE),
            "under": view.count(endurance.UNDER),
            "exhaust": view.count(endurance.EXHAUST),
            "discard": view.count(endurance.DISCARD),
            "removed": view.count(endurance.REMOVED),
            "stock": view.count(endurance.STOCK),
            "deck": deck,
            "losing_at": 2 * deck + view.count(endurance.EXHAUST),
            "discards": _discards(view),
        },
        "hands": {seat: _hand(view, seat) for seat in seats},
        "seats": {seat: _seat(view, seat, common["seats"][seat]) for seat in seats},
        "characters": {each: _character(view, each) for each in shown},
        "in_play": [_piece(view, label, piece) for label, piece in view.value("in_play").items()],
        "blips": {"pool": view.count(board.POOL)},
        "boards": view.value("boards"),
        "sentry": view.value("sentry"),
        "decks": {"motion_tracker": _tracker(view)},
        "motion": {"cards": motion["cards"], "left": len(tracker.still(view)), "drawing": tracker.still(view)},
        "tunnels": {"placed": view.value("tunnels"), "limit": board.TUNNELS},
        "barricades": _barricades(view),
        "marks": view.value("marks"),
        "turned": view.value("turned"),
        "lead": view.value("lead"),
        "goes_on": _goes_on(view),
        "area_rolls": _area_rolls(view),
        "stock": {kind: count for kind, count in (view.kinds(endurance.STOCK) or {}).items() if kind in _worn(view)},
        "able": _able(view),
        "newt_unsaid": _newt_unsaid(view),
        "campaign": campaign,
        "odds": _odds(view),
        "looking": view.looking(),
        "setup_done": view.value("setup.done"),
    }


def _tracker(view: View) -> TrackerDeckSeen:
    return {
        "draw": view.count(tracker.DECK.pile),
        "discard": view.count(tracker.DECK.discards),
        "removed": view.count(tracker.DECK.removed),
        "top_level": _top_level(view),
    }


def _barricades(view: View) -> BarricadesSeen:
    lies = view.value("barricades")
    return {"doors": lies["doors"], "spawn": lies["spawn"], "tunnel": lies["tunnel"], "limit": LIMIT}


def _goes_on(view: View) -> GoesOnSeen | None:
    """The attack that has just hit with a weapon that may fire again; None where there is none."""
    last = view.value("last")
    if not last or last["what"] != "attack" or not last["auto"]:
        return None
    return {"character": last["character"], "piece": last["piece"], "defensive": last["defensive"]}


def _area_rolls(view: View) -> list[int]:
    """The dice that were rolled last, where they were several: of an area, or of a sentry gun."""
    last = view.value("last")
    return list(last["rolls"]) if last and "rolls" in last else []


def _worn(view: View) -> set[str]:
    """What may be worn at all."""
    return {card.kind for card in view.pieces(endurance.STOCK) or [] if card.traits["type"] in ("weapon", "equipment")}


def _newt_unsaid(view: View) -> list[str]:
    """Of the three in order those that an owner has typed without a word about Newt, who could come along (A47); ours say it."""
    able, plans = _able(view), view.value("missions")
    if not able:
        return []
    from companion.games.aliens.campaign import ORDER

    return [name for name in ORDER if squad.NEWT in able.get(name, ()) and plans[name].get("newt") is None]


def _able(view: View) -> dict[str, list[str]]:
    """Between two missions: who could go on each."""
    campaign = view.value("campaign")
    if campaign is None or view.value("phase") != "between":
        return {}
    from companion.games.aliens.muster import joining  # a table that is only looked at needs no rules

    lost = (*campaign["killed"], *campaign["captured"])
    plans = view.value("missions").items()
    return {name: [each for each in joining(name, plan) if each not in lost] for name, plan in plans}


def _seat(view: View, seat: str, common: Seat) -> AliensSeat:
    """Who plays for a seat, and whether it may flip a grunt now."""
    on = view.value("phase") not in ("setup", "between", "over") and seating.is_in(view, seat)
    vacant = on and squad.vacant(view, seat) and bool(squad.flippable(view))
    return {**common, "heroes": squad.heroes(view, seat), "vacant": vacant}


def _active(view: View) -> ActiveSeen | None:
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


def _discards(view: View) -> list[str]:
    """Their names, top first; on cardboard they lie on the table, and the app has only counted."""
    if view.value(f"source.{endurance.COMPONENT}") == "cardboard":
        return []
    return [piece.kind for piece in reversed(view.pieces(endurance.DISCARD) or [])]


def _hand(view: View, seat: str) -> HiddenSeen | CountedHandSeen | list[str]:
    pieces = view.pieces(endurance.hand(seat))
    if pieces is None:
        return {"count": view.count(endurance.hand(seat))}
    kinds = [piece.kind for piece in pieces]
    counted = view.value(f"source.{endurance.COMPONENT}") == "cardboard"  # which cards they are only the table has seen
    return {"count": len(kinds), "counted": kinds} if counted else kinds


def _character(view: View, character: str) -> CharacterSeen:
    return {
        "side": view.value(f"{character}.side"),
        "seat": view.value(f"{character}.seat"),
        "rank": view.value(f"{character}.rank"),
        "dial": view.value(f"{character}.dial"),
        "status": view.value(f"{character}.status"),
        "facehugger": view.value(f"{character}.facehugger"),
        "activated": view.value(f"{character}.activated"),
        "aim": view.value(f"{character}.aim"),
        "tech": view.value(f"{character}.tech"),
        "speed": view.value(f"{character}.speed"),
        "defense": view.value(f"{character}.defense"),
        "melee": view.value(f"{character}.melee"),
        "kind": view.value("sheets")[character]["kind"],
        "weapons": [piece.kind for piece in view.pieces(endurance.weapons(character)) or []],
        "equipment": [piece.kind for piece in view.pieces(endurance.equipment(character)) or []],
        "hazards": [piece.kind for piece in view.pieces(endurance.lying(character)) or []],
    }


def _piece(view: View, label: str, standing: Any) -> PieceSeen:
    found: PieceSeen = {"piece": label, "kind": standing["kind"], "tokens": standing["tokens"], "from": standing["from"]}
    if standing["kind"] == board.BLIP and (pieces := view.pieces(board.slot(standing["slot"]))):
        found["number"] = pieces[0].traits["number"]
    return found


def _top_level(view: View) -> int | None:
    """Three threat levels show on the backs, so that of the top card is public (S2 366)."""
    level: int | None = view.back(tracker.DECK.pile)
    return level


def _odds(view: View) -> OddsSeen | None:
    """What everybody could work out who counts, where the table has chosen to see it: of the cards that nobody sees lie open what
    can come next, of the tracker its levels, and how many of ten hit at each dial."""
    chosen = view.value("option.odds")
    if chosen != "public" and not (chosen == "after" and view.value("phase") == "over"):
        return None
    hands = [endurance.hand(seat) for seat in view.value("seats")]
    types = view.unseen("type", endurance.ABOVE, endurance.UNDER, endurance.EXHAUST, *hands)
    levels = {level: count for level, count in view.unseen(LEVEL, tracker.DECK.pile).items() if level is not None}
    return {
        "types": {name: count / sum(types.values()) for name, count in sorted(types.items())},
        "levels": {str(level): count for level, count in sorted(levels.items())},
        "hits": {each: view.value(f"{each}.dial") for each in view.value("squad")},
    }
