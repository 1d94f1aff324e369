"""The table of Nemesis as one pair of eyes sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.family.reporting import deck, family, holds, kinds
from companion.games.nemesis import course, engines, intruder_player, weakness
from companion.games.nemesis import exploration as rooms
from companion.games.nemesis.aftermath import turrets
from companion.games.nemesis.carnomorphs import adaptations, mutation
from companion.games.nemesis.carnomorphs.kinds import ADAPTING
from companion.games.nemesis.enemies import KINDS, LIMITED
from companion.games.nemesis.void_seeders.kinds import STANDING
from companion.table import EVERYTHING, View

if TYPE_CHECKING:
    from companion.games.nemesis.reported import (
        CoordinatesSeen,
        EngineSeen,
        IntruderPlayerSeen,
        NemesisReport,
        NemesisSeat,
        TurretSeen,
    )


def report(view: View) -> NemesisReport:
    """What this pair of eyes may know, and nothing more."""
    time, running = slot(view, "time"), slot(view, "selfdestruct")
    tokens = KINDS[view.value("option.enemy")].listed
    return {
        **family(view, "nemesis", tokens, {thing: weakness.opened(thing) for thing in weakness.THINGS}),
        "time": None if time is None else {"slot": time},
        "track": {"hibernation": view.value("track.hibernation"), "yellow": view.value("track.yellow")},
        "selfdestruct": None if running is None else {"slot": running, "yellow": running <= view.number("track.yellow")},
        "hibernation_open": time <= view.number("track.hibernation") if time is not None else False,
        "destination": view.value("destination"),
        "coordinates": _coordinates(view),
        "engines": {engine: _engine(view, engine) for engine in engines.ENGINES},
        "pods": view.value("pods"),
        "nest_destroyed": view.value("eggs.nest") == 0,
        "queen_dead": view.value("queen_dead"),
        "decks": {
            "event": deck(view, "event"),
            "attack": deck(view, "attack"),
            "contamination": deck(view, "contamination"),
            "wounds": deck(view, "wounds"),
            "mutations": deck(view, "mutations"),
            "panic": deck(view, "panic"),
            "alerts": deck(view, "alerts"),
        },
        "exploration": {
            "exploration": view.count(rooms.PILE) + sum(view.count(rooms.at(each)) for each in rooms.SLOTS),
            "aftermath": view.value("aftermath.hidden"),
            "known": [slot for slot in rooms.SLOTS if view.count(rooms.at(slot))],
        },
        "limits": {kind: view.value(f"{kind}.limit") for kind in LIMITED},
        "adaptations": view.value("adaptations"),
        "adaptation_cards": {kind: piece.kind for kind in ADAPTING for piece in view.pieces(adaptations.opened(kind)) or []},
        "voracious": adaptations.voracious(view),
        "butcher_dead": view.value("butcher_dead"),
        "lairs": view.value("lairs"),
        "lairs_standing": [{"piece": lair, "injuries": view.value("injuries").get(lair, 0)} for lair in view.value(STANDING)],
        "despoiler_gone": view.value("despoiler_gone"),
        "insanity_track": view.value("insanity_track"),
        "intruder_player": _intruders(view),
        "alert": view.value("alert"),
        "shuttle": None if view.value("shuttle") is None else {"left": view.value("shuttle")},
        "hourglass": view.value("hourglass"),
        "turrets": {turret: _turret(view, turret) for turret in view.value("turrets")},
        "seats": {seat: _seat(view, seat) for seat in view.value("seats")},
        "aside": view.value("aside"),
    }


def slot(view: View, marker: str) -> int | None:
    place, _, at = view.where(marker).rpartition(".")
    return int(at) if place == marker else None


def _coordinates(view: View) -> CoordinatesSeen:
    """Who has looked; what stands there only for eyes that may see it."""
    zone = course.CARD if view.count(course.CARD) else course.OPEN
    seen: CoordinatesSeen = {"seen_by": view.seen_by(zone), "last": view.value(course.LAST)}
    for piece in view.pieces(zone) or []:
        spaces = course.places(piece.traits)
        seen["A"], seen["B"], seen["C"], seen["D"] = spaces["A"], spaces["B"], spaces["C"], spaces["D"]
    return seen


def _engine(view: View, engine: str) -> EngineSeen:
    zone = engines.zone(engine)
    pieces, seen_by, last = view.pieces(zone), view.seen_by(zone), view.value(engines.LAST).get(engine)
    return {"top": pieces[-1].kind, "seen_by": seen_by, "last": last} if pieces else {"seen_by": seen_by, "last": last}


def _turret(view: View, turret: str) -> TurretSeen:
    """Open to everybody, or face down to all who have not set it."""
    lies_open = bool(view.count(turrets.opened(turret)))
    zone, known = (turrets.opened if lies_open else turrets.stack)(turret), view.value(turrets.SET_BY).get(turret)
    shown = view.known_top(zone) if lies_open or view.seat in (known, EVERYTHING) else None
    return {"status": shown.kind, "open": lies_open} if shown else {"open": lies_open}


def _intruders(view: View) -> IntruderPlayerSeen | None:
    """Who plays them; the hand only for eyes that may see it."""
    if not view.value("option.intruder_player"):
        return None
    seat = view.value("intruder.seat")
    seen: IntruderPlayerSeen = {
        "seat": seat,
        "active": view.value("intruder.active"),
        "passed": view.value("intruder.passed"),
        "offered": kinds(view.pieces(intruder_player.WAITING) or view.pieces(intruder_player.PLANS) or []),
        "draw": view.count(intruder_player.DECK.pile),
        "discard": view.count(intruder_player.DECK.discards),
    }
    held = view.pieces(intruder_player.hand(seat)) if seat else []
    if held is not None:
        seen["hand"] = kinds(held)
    else:
        seen["cards"] = view.count(intruder_player.hand(seat))
    return seen


def _seat(view: View, seat: str) -> NemesisSeat:
    seen: NemesisSeat = {
        "name": view.value(f"{seat}.name"),
        "number": view.value(f"{seat}.number"),
        "status": view.value(f"{seat}.status"),
        "larva": view.value(f"{seat}.larva"),
        "slime": view.value(f"{seat}.slime"),
        "signal": view.value(f"{seat}.signal"),
        "character": view.value(f"{seat}.character"),
        "pod": next((pod for pod, each in view.value("pods").items() if seat in each["seats"]), None),
        "mutation": view.value(f"{seat}.mutation"),
        "mutation_markers": view.value(f"{seat}.mutation_markers"),
        "insanity": view.value(f"{seat}.insanity"),
        "offer": view.value(f"{seat}.offer"),
        "contamination": view.count(f"contamination.{seat}"),
        "chooses": {"search": view.count(f"search.{seat}"), "mutation": view.count(mutation.offered(seat))},
        "holds": holds(view, seat),
    }
    if search := view.pieces(f"search.{seat}"):
        seen["search"] = kinds(search)
    if items := view.pieces(f"items.{seat}"):
        seen["items"] = kinds(items)
    if objectives := view.pieces(f"objectives.{seat}"):
        seen["objectives"] = kinds(objectives)
    if card := view.pieces(mutation.held(seat)):
        seen["mutation_card"] = kinds(card)
    if offered := view.pieces(mutation.offered(seat)):
        seen["mutation_offered"] = kinds(offered)
    if shown := view.pieces(mutation.shown_to_all(seat)):
        seen["mutation_open"] = kinds(shown)
    return seen
