"""The table of Nemesis as one pair of eyes sees it."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.family.reporting import counted, deck, in_play, kinds, limited, odds
from companion.games.nemesis import course, engines, intruder_player, weakness
from companion.games.nemesis import exploration as rooms
from companion.games.nemesis.aftermath import turrets
from companion.games.nemesis.carnomorphs import adaptations, mutation
from companion.games.nemesis.carnomorphs.kinds import ADAPTING
from companion.games.nemesis.enemies import KINDS, LIMITED
from companion.table import Json, View

DECKS = ("event", "attack", "contamination", "wounds", "mutations", "panic", "alerts")


def report(view: View) -> dict[str, Json]:
    """What this pair of eyes may know, and nothing more."""
    time, running = slot(view, "time"), slot(view, "selfdestruct")
    tokens = KINDS[view.value("option.enemy")].listed
    return {
        **seating.common(view, "nemesis"),
        "seat": view.seat,
        "time": None if time is None else {"slot": time},
        "track": {name: view.value(f"track.{name}") for name in ("hibernation", "yellow")},
        "selfdestruct": None if running is None else {"slot": running, "yellow": running <= view.number("track.yellow")},
        "hibernation_open": time <= view.number("track.hibernation") if time is not None else False,
        "destination": view.value("destination"),
        "coordinates": _coordinates(view),
        "engines": {engine: _engine(view, engine) for engine in engines.ENGINES},
        "pods": view.value("pods"),
        "bag": counted(view, "bag", tokens),
        "odds": odds(view),
        "supply": counted(view, "supply", tokens),
        "in_play": in_play(view),
        "drawn": [piece.kind for piece in view.pieces("drawn") or []],
        "venting": view.value("venting"),
        "first_encounter": view.value("first_encounter"),
        "first_death": view.value("first_death"),
        "nest_destroyed": view.value("eggs.nest") == 0,
        "queen_dead": view.value("queen_dead"),
        "decks": {name: deck(view, name) for name in DECKS},
        "exploration": {
            "exploration": view.count(rooms.PILE) + sum(view.count(rooms.at(each)) for each in rooms.SLOTS),
            "aftermath": view.value("aftermath.hidden"),
            "known": [slot for slot in rooms.SLOTS if view.count(rooms.at(slot))],
        },
        "markers": {**{what: limited(view, what) for what in ("fire", "malfunction")}, "eggs": view.value("eggs.nest")},
        "limits": {kind: view.value(f"{kind}.limit") for kind in LIMITED},
        "weakness": {thing: piece.kind for thing in weakness.THINGS for piece in view.pieces(weakness.opened(thing)) or []},
        "researched": view.value("researched"),
        "adaptations": view.value("adaptations"),
        "adaptation_cards": {kind: piece.kind for kind in ADAPTING for piece in view.pieces(adaptations.opened(kind)) or []},
        "voracious": adaptations.voracious(view),
        "butcher_dead": view.value("butcher_dead"),
        **{name: view.value(name) for name in ("lairs", "despoiler_gone", "insanity_track")},
        "draft": {"seat": view.value("drafting"), "shown": kinds(view.pieces("draft.shown") or [])},
        "intruder_player": _intruders(view),
        "alert": view.value("alert"),
        "shuttle": None if view.value("shuttle") is None else {"left": view.value("shuttle")},
        "hourglass": view.value("hourglass"),
        "turrets": {turret: _turret(view, turret) for turret in view.value("turrets")},
        "seats": {seat: _seat(view, seat) for seat in view.value("seats")},
        "crafted": view.kinds("items_crafted.draw") or {},
        "looking": view.looking(),
        "aside": view.value("aside"),
        "setup_done": view.value("setup.done"),
        "verdict": view.value("verdict"),
        "judged": view.value("judged"),
    }


def slot(view: View, marker: str) -> int | None:
    place, _, at = view.where(marker).rpartition(".")
    return int(at) if place == marker else None


def _coordinates(view: View) -> Json:
    """Who has looked; what stands there only for eyes that may see it."""
    zone = course.CARD if view.count(course.CARD) else course.OPEN
    seen: dict[str, Json] = {"seen_by": view.seen_by(zone), "last": view.value(course.LAST)}
    for piece in view.pieces(zone) or []:
        seen |= course.places(piece.traits)
    return seen


def _engine(view: View, engine: str) -> Json:
    zone = engines.zone(engine)
    pieces = view.pieces(zone)
    top = {"top": pieces[-1].kind} if pieces else {}
    return {**top, "seen_by": view.seen_by(zone), "last": view.value(engines.LAST).get(engine)}


def _turret(view: View, turret: str) -> Json:
    """Open to everybody, or face down to all who have not set it."""
    shown = view.pieces(turrets.opened(turret)) or view.pieces(turrets.stack(turret)) or []
    status = {"status": shown[-1].kind} if shown else {}
    return {**status, "open": bool(view.count(turrets.opened(turret)))}


def _intruders(view: View) -> Json:
    """Who plays them; the hand only for eyes that may see it."""
    if not view.value("option.intruder_player"):
        return None
    seat = view.value("intruder.seat")
    told: dict[str, Json] = {
        "seat": seat,
        "active": view.value("intruder.active"),
        "passed": view.value("intruder.passed"),
        "offered": kinds(view.pieces(intruder_player.WAITING) or view.pieces(intruder_player.PLANS) or []),
        **{name: view.count(f"{intruder_player.DECK.name}.{name}") for name in ("draw", "discard")},
    }
    held = view.pieces(intruder_player.hand(seat)) if seat else []
    return told | ({"hand": kinds(held)} if held is not None else {"cards": view.count(intruder_player.hand(seat))})


def _seat(view: View, seat: str) -> Json:
    told: dict[str, Json] = {
        name: view.value(f"{seat}.{name}") for name in ("name", "number", "status", "larva", "slime", "signal", "character")
    }
    told["pod"] = next((pod for pod, each in view.value("pods").items() if seat in each["seats"]), None)
    told |= {name: view.value(f"{seat}.{name}") for name in ("mutation", "mutation_markers", "insanity", "offer")}
    told["contamination"] = view.count(f"contamination.{seat}")
    told["chooses"] = {"search": view.count(f"search.{seat}"), "mutation": view.count(mutation.offered(seat))}
    zones = {
        **{zone: f"{zone}.{seat}" for zone in ("search", "items", "objectives")},
        "mutation_card": mutation.held(seat),
        "mutation_offered": mutation.offered(seat),
        "mutation_open": mutation.shown_to_all(seat),
    }
    for name, zone in zones.items():
        if pieces := view.pieces(zone):
            told[name] = kinds(pieces)
    return told
