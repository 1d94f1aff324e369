"""Legal things to do at a table of Lockdown: what the simulator and the property tests choose from."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.games.common import seating
from companion.games.family import contamination, draft, intruders
from companion.games.family.dealing import COLOURS
from companion.games.family.shapes import kind_of
from companion.games.lockdown import GAME, countdowns, scanning
from companion.games.lockdown.attacks import CAUSES
from companion.games.lockdown.exploration import PLACES
from companion.games.lockdown.options import COMPONENTS
from companion.games.lockdown.shapes import KINDS, PODS, SECTIONS
from companion.kit.source import on_cardboard
from companion.table import Table
from tools import answers
from tools.offers import Maker, Offer


def offer(table: Table, dice: Random) -> Offer | None:
    """Something that is possible now, as often as players do it; None once the verdict is given."""
    if table.value("phase") == "over":
        return None if GAME.intents["victory"].why_not(table) else ("victory", _victory(table, dice) or {})
    for _ in range(200):
        names, weights = (EVENT_NAMES, EVENT_WEIGHTS) if table.value("phase") == "event" else (NAMES, WEIGHTS)
        name = dice.choices(names, weights)[0]
        if GAME.intents[name].why_not(table) is None and (parameters := MAKERS[name](table, dice)) is not None:
            return name, parameters
    return ("next" if table.value("phase") == "event" else "event_phase"), {}


def any_offer(table: Table, dice: Random) -> Offer:
    """Anything possible, each verb as likely as the others."""
    names = list(MAKERS)
    while True:
        name = dice.choice(names)
        if GAME.intents[name].why_not(table) is None and (parameters := MAKERS[name](table, dice)) is not None:
            return name, parameters


# -- makers --------------------------------------------------------------------------------------


def _nothing(_: Table, __: Random) -> dict[str, Any]:
    return {}


def _seat(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = seating.seats_in(table)
    return {"seat": dice.choice(seats)} if seats else None


def _maybe_seat(table: Table, dice: Random) -> dict[str, Any]:
    return (_seat(table, dice) or {}) if dice.random() < 0.5 else {}


def _encounter(table: Table, dice: Random) -> dict[str, Any] | None:
    told = _seat(table, dice)
    if told is None:
        return None
    if on_cardboard(table, "bag"):
        kinds = sorted({table.kind(piece) for piece in (*table.inside("bag"), *table.inside("supply"))})
        if not kinds:
            return None
        told["kind"] = dice.choice(kinds)
    return told | {"light": dice.choice(("lit", "dark"))} if dice.random() < 0.8 else told


def _attack(table: Table, dice: Random) -> dict[str, Any] | None:
    kinds = ["larva"] if on_cardboard(table, "attack") else list(KINDS)
    standing = [piece for piece in table.inside("tray") if kind_of(table, piece) in kinds]
    told: dict[str, Any] = {"piece": dice.choice(standing)} if standing else {"kind": dice.choice(kinds)}
    told |= _maybe_seat(table, dice)
    cause = dice.choice(CAUSES)
    if cause == "vents":  # an adult, whatever stands there
        told = {"kind": "adult", **{name: value for name, value in told.items() if name == "seat"}}
        return None if on_cardboard(table, "attack") else {**told, "cause": cause}
    return told | {"cause": cause, "light": dice.choice(("lit", "dark"))}


def _attack_kind(table: Table, dice: Random) -> dict[str, Any]:
    return {"kind": dice.choice(KINDS)}


def _injury_check(table: Table, dice: Random) -> dict[str, Any] | None:
    if on_cardboard(table, "attack"):
        return {"kind": "egg"}
    standing = table.inside("tray")
    told: dict[str, Any] = {"piece": dice.choice(standing)} if standing else {"kind": dice.choice((*KINDS, "egg"))}
    return told | ({"injuries": dice.randint(0, 8)} if dice.random() < 0.7 else {})


def _appears(table: Table, dice: Random) -> dict[str, Any] | None:
    return {"kind": dice.choice(KINDS)} if table.count("stand_ins") else None


def _in_tray(table: Table, dice: Random) -> dict[str, Any] | None:
    return {"piece": dice.choice(table.inside("tray"))} if table.count("tray") else None


def _injure(table: Table, dice: Random) -> dict[str, Any] | None:
    told = _in_tray(table, dice)
    return None if told is None else {**told, "by": dice.choice((1, 1, 2))}


def _explore(table: Table, dice: Random) -> dict[str, Any] | None:
    open_places = [p for p, zone in PLACES.items() if table.count(f"{zone}.draw") and not on_cardboard(table, zone)]
    told = _seat(table, dice)
    if not open_places or told is None or (table.value("option.board") == "basic" and "underground" not in open_places):
        return None
    place = dice.choice(open_places) if table.value("option.board") == "surface" else "underground"
    return {**told, "place": place, "careful": dice.random() < 0.2}


def _computer(table: Table, dice: Random) -> dict[str, Any] | None:
    told = _seat(table, dice)
    return None if told is None else {**told, "option": dice.randint(1, 3)}


def _slots(table: Table) -> list[int]:
    return [slot for slot in range(16) if table.count(f"css.{slot}")]


def _css_peek(table: Table, dice: Random) -> dict[str, Any] | None:
    told, slots = _seat(table, dice), _slots(table)
    return {**told, "slot": dice.choice(slots)} if told and slots else None


def _css_move(table: Table, dice: Random) -> dict[str, Any] | None:
    now = countdowns.slot(table)
    moves = [
        {"slot": slot, "by": by} for slot in _slots(table) for by in (1, -1)
        if slot != now and 0 <= slot + by <= 15 and not table.count(f"css.{slot + by}")
    ]
    return dice.choice(moves) if moves else None


def _pod_enter(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = [seat for seat in seating.seats_in(table) if not table.value(f"{seat}.pod")]
    taken = {table.value(f"{seat}.pod") for seat in seating.seats_in(table)}
    pods = [pod for pod in PODS if pod not in taken]
    here = on_cardboard(table, "css") or table.count(f"css.{countdowns.slot(table)}")
    return {"seat": dice.choice(seats), "pod": dice.choice(pods)} if seats and pods and here else None


def _section(_: Table, dice: Random) -> dict[str, Any]:
    return {"section": dice.choice(SECTIONS)}


def _swap(_: Table, dice: Random) -> dict[str, Any]:
    a, b = dice.sample(SECTIONS, 2)
    return {"a": a, "b": b}


def _restore(_: Table, dice: Random) -> dict[str, Any]:
    return {"place": dict(zip(SECTIONS, dice.sample((1, 2, 3, 4), 4), strict=True))}


def _contingency_peek(table: Table, dice: Random) -> dict[str, Any] | None:
    told = _seat(table, dice)
    if told is None:
        return None
    held = [seat for seat in seating.seats(table) if seat != told["seat"] and table.count(f"contingency.{seat}")]
    where = held + (["pool"] if table.count("contingency.pool") else [])
    return {**told, "which": dice.choice(where)} if where else None


def _contaminate(table: Table, dice: Random) -> dict[str, Any] | None:
    told = _seat(table, dice)
    return None if told is None else {**told, "cards": dice.choice((1, 1, 1, 2))}


def _scan(table: Table, dice: Random) -> dict[str, Any] | None:
    told = _seat(table, dice)
    if told is None:
        return None
    held = table.count(contamination.cards(told["seat"]))
    cards: Any = "all" if not held or dice.random() < 0.5 else dice.randint(1, held)
    return {**told, "cards": cards, "by": dice.choice(("scanner", "scanner", *scanning.PROCEDURES))}


def _mark(table: Table, dice: Random) -> dict[str, Any] | None:
    what = dice.choice(("fire", "fire", "malfunction", "malfunction", "egg", "knowledge", "signal", "slime", "venting"))
    seat = dice.choice(seating.seats(table))
    match what:
        case "fire" | "malfunction":
            return {"what": what, "by": -1 if table.number(f"{what}.placed") and dice.random() < 0.35 else 1}
        case "egg":
            return {"what": what, "by": -1} if table.number("eggs.nest") else None
        case "venting":
            return {"what": what, "by": 1}
        case "knowledge":
            return {"what": what, "by": 1, "seat": seat}
        case _:
            return {"what": what, "by": -1 if table.flag(f"{seat}.{what}") else 1, "seat": seat}


def _leave(table: Table, dice: Random) -> dict[str, Any] | None:
    told = _seat(table, dice)
    ways = ["dead", "pod", *(["bunker"] if table.flag("gate_open") else [])]
    ways += ["isolated"] if countdowns.isolation_open(table) else []
    return None if told is None else {**told, "how": dice.choice(ways)}


def _revive(table: Table, dice: Random) -> dict[str, Any] | None:
    dead = [seat for seat in seating.seats(table) if table.value(f"{seat}.status") == "dead"]
    return {"seat": dice.choice(dead)} if dead else None


def _research(table: Table, dice: Random) -> dict[str, Any] | None:
    told = _seat(table, dice)
    return None if told is None else {**told, "object": dice.choice(("corpse", "carcass", "egg"))}


def _draft_offer(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = [seat for seat in seating.seats_in(table) if not table.value(f"{seat}.character")]
    return {"seat": dice.choice(seats)} if seats else None


def _draft_keep(table: Table, dice: Random) -> dict[str, Any] | None:
    seat = table.value("drafting")
    return {"seat": seat, "character": dice.choice(draft.offered(table))} if seating.is_in(table, seat) else None


def _set_source(table: Table, dice: Random) -> dict[str, Any] | None:
    component = dice.choice(list(COMPONENTS))
    source = "app" if on_cardboard(table, component) else "cardboard"
    if component in ("bag", "event") and source == "cardboard" and dice.random() < 0.7:
        return None
    return {"component": component, "source": source}


def _adults(table: Table, dice: Random) -> dict[str, Any]:
    adults = intruders.of_kind(table, "adult")
    return {"fighting": dice.sample(adults, dice.randint(0, 2))}


def _search(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = [seat for seat in seating.seats_in(table) if not table.count(f"search.{seat}")]
    colours = [c for c in COLOURS if not on_cardboard(table, f"items_{c}") and table.count(f"items_{c}.draw") > 1]
    return {"seat": dice.choice(seats), "colour": dice.choice(colours)} if seats and colours else None


def _search_keep(table: Table, dice: Random) -> dict[str, Any] | None:
    seats = [seat for seat in seating.seats_in(table) if table.count(f"search.{seat}")]
    return {"seat": dice.choice(seats), "keep": dice.randint(1, 2)} if seats else None


def _craft(table: Table, dice: Random) -> dict[str, Any] | None:
    told, items = _seat(table, dice), sorted({table.kind(card) for card in table.inside("items_crafted.draw")})
    return {**told, "item": dice.choice(items)} if told and items else None


def _objective(table: Table, dice: Random) -> dict[str, Any] | None:
    told = _seat(table, dice)
    decks = [deck for deck in ("corporate", "personal", "shared")
             if not on_cardboard(table, f"objectives_{deck}") and table.count(f"objectives_{deck}.draw")]
    return {**told, "deck": dice.choice(decks)} if told and decks else None


def _task(_: Table, dice: Random) -> dict[str, Any]:
    return {"task": dice.choice(("sides", "markers", "hand"))}


def _victory(table: Table, dice: Random) -> dict[str, Any]:
    seats = seating.seats(table)
    contaminated = {seat: dice.choice(("lives", "dies")) for seat in seats if on_cardboard(table, "contamination")}
    return {"answers": {
        "contamination": contaminated, "objectives": {seat: dice.random() < 0.6 for seat in seats},
    }}


FREQUENT: dict[str, tuple[float, float, Maker]] = {
    "noise_roll": (30, 2, _seat), "encounter": (8, 2, _encounter), "attack": (8, 10, _attack),
    "injury_check": (6, 3, _injury_check), "killed": (4, 2, _in_tray), "hides": (3, 2, _in_tray),
    "appears": (1, 0.5, _appears), "injure": (3, 3, _injure), "adults_retreat": (30, 30, _adults),
    "explore": (8, 0.2, _explore), "combat_roll": (4, 0, _maybe_seat), "advantage_roll": (3, 0, _maybe_seat),
    "surface_roll": (4, 0, _seat), "mars_card": (0.5, 0, _nothing), "computer_use": (3, 0, _computer),
    "css_peek": (2, 0, _css_peek), "css_move": (1, 0, _css_move), "pod_enter": (0.5, 0, _pod_enter),
    "power_flip": (1, 0, _section), "power_swap": (1, 0, _swap), "power_restore": (0.6, 0, _restore),
    "autodestruction_start": (0.15, 0, _maybe_seat), "autodestruction_stop": (0.2, 0, _maybe_seat),
    "alert_start": (0.1, 0, _maybe_seat), "contingency_peek": (1, 0, _contingency_peek),
    "contingency_take": (0.5, 0, _seat), "contaminate": (3, 1, _contaminate), "scan": (1.5, 0.2, _scan),
    "mark": (6, 2, _mark), "leave": (0.15, 0.05, _leave), "revive": (0.2, 0, _revive), "research": (0.5, 0, _research),
    "draft_offer": (1, 0, _draft_offer), "draft_keep": (20, 5, _draft_keep), "set_source": (0.1, 0.02, _set_source),
    "flees": (1, 1, _attack_kind), "search": (2, 0, _search), "search_keep": (20, 5, _search_keep), "craft": (1, 0, _craft),
    "objective_draw": (0.5, 0, _objective), "setup_done": (0.3, 0, _task),
    "end_game": (0.01, 0, _nothing), "serious_wound": (1, 0.5, _seat), "event_phase": (12, 0, _nothing),
    "next": (0, 60, answers.next_step),
}
"""How often players do what, in their own phase and in the event phase; the model, not the rules."""

MAKERS = {name: maker for name, (_, _, maker) in FREQUENT.items()}
NAMES, WEIGHTS = list(FREQUENT), [often for often, _, _ in FREQUENT.values()]
EVENT_NAMES, EVENT_WEIGHTS = list(FREQUENT), [often for _, often, _ in FREQUENT.values()]
