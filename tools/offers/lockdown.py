"""Legal things to do at a table of Lockdown: what the simulator and the property tests choose from."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.games.common import seating
from companion.games.lockdown import GAME, countdowns, scanning
from companion.games.lockdown.attacks import CAUSES
from companion.games.lockdown.exploration import PLACES
from companion.games.lockdown.options import COMPONENTS
from companion.games.lockdown.shapes import PODS, SECTIONS
from companion.kit.source import on_cardboard
from companion.table import Table
from tools import answers
from tools.offers import family
from tools.offers.family import Frequent

# -- makers --------------------------------------------------------------------------------------


def _encounter(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.seat(table, dice)
    if told is None:
        return None
    told = family.drawn(table, dice, told)
    return told and (told | {"light": dice.choice(("lit", "dark"))} if dice.random() < 0.8 else told)


def _attack(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.attacker(table, dice)
    cause = dice.choice(CAUSES)
    if cause == "vents":  # an adult, whatever stands there
        told = {"kind": "adult", **{name: value for name, value in told.items() if name == "seat"}}
        return None if on_cardboard(table, "attack") else {**told, "cause": cause}
    return told | {"cause": cause, "light": dice.choice(("lit", "dark"))}


def _explore(table: Table, dice: Random) -> dict[str, Any] | None:
    open_places = [p for p, zone in PLACES.items() if table.count(f"{zone}.draw") and not on_cardboard(table, zone)]
    told = family.seat(table, dice)
    if not open_places or told is None or (table.value("option.board") == "basic" and "underground" not in open_places):
        return None
    place = dice.choice(open_places) if table.value("option.board") == "surface" else "underground"
    return {**told, "place": place, "careful": dice.random() < 0.2}


def _computer(table: Table, dice: Random) -> dict[str, Any] | None:
    told = family.seat(table, dice)
    return None if told is None else {**told, "option": dice.randint(1, 3)}


def _slots(table: Table) -> list[int]:
    return [slot for slot in range(16) if table.count(f"css.{slot}")]


def _css_peek(table: Table, dice: Random) -> dict[str, Any] | None:
    told, slots = family.seat(table, dice), _slots(table)
    return {**told, "slot": dice.choice(slots)} if told and slots else None


def _css_move(table: Table, dice: Random) -> dict[str, Any] | None:
    now = countdowns.slot(table)
    moves = [
        {"slot": slot, "by": by}
        for slot in _slots(table)
        for by in (1, -1)
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
    told = family.seat(table, dice)
    if told is None:
        return None
    held = [seat for seat in seating.seats(table) if seat != told["seat"] and table.count(f"contingency.{seat}")]
    where = held + (["pool"] if table.count("contingency.pool") else [])
    return {**told, "which": dice.choice(where)} if where else None


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
    told = family.seat(table, dice)
    ways = ["dead", "pod", *(["bunker"] if table.flag("gate_open") else [])]
    ways += ["isolated"] if countdowns.isolation_open(table) else []
    return None if told is None else {**told, "how": dice.choice(ways)}


def _task(_: Table, dice: Random) -> dict[str, Any]:
    return {"task": dice.choice(("sides", "markers", "hand"))}


FREQUENT: Frequent = {
    "noise_roll": (30, 2, family.seat),
    "encounter": (8, 2, _encounter),
    "attack": (8, 10, _attack),
    "injury_check": (6, 3, family.injury_check),
    "killed": (4, 2, family.in_tray),
    "hides": (3, 2, family.in_tray),
    "appears": (1, 0.5, family.appears),
    "injure": (3, 3, family.injure),
    "adults_retreat": (30, 30, family.adults),
    "explore": (8, 0.2, _explore),
    "combat_roll": (4, 0, family.maybe_seat),
    "advantage_roll": (3, 0, family.maybe_seat),
    "surface_roll": (4, 0, family.seat),
    "mars_card": (0.5, 0, family.nothing),
    "computer_use": (3, 0, _computer),
    "css_peek": (2, 0, _css_peek),
    "css_move": (1, 0, _css_move),
    "pod_enter": (0.5, 0, _pod_enter),
    "power_flip": (1, 0, _section),
    "power_swap": (1, 0, _swap),
    "power_restore": (0.6, 0, _restore),
    "autodestruction_start": (0.15, 0, family.maybe_seat),
    "autodestruction_stop": (0.2, 0, family.maybe_seat),
    "alert_start": (0.1, 0, family.maybe_seat),
    "contingency_peek": (1, 0, _contingency_peek),
    "contingency_take": (0.5, 0, family.seat),
    "contaminate": (3, 1, family.contaminate),
    "scan": (1.5, 0.2, family.scan_by(scanning.PROCEDURES)),
    "mark": (6, 2, _mark),
    "leave": (0.15, 0.05, _leave),
    "revive": (0.2, 0, family.revive),
    "research": (0.5, 0, family.research),
    "draft_offer": (1, 0, family.draft_offer),
    "draft_keep": (20, 5, family.draft_keep),
    "set_source": (0.1, 0.02, family.switch(COMPONENTS)),
    "flees": (1, 1, family.attack_kind),
    "search": (2, 0, family.search),
    "search_keep": (20, 5, family.search_keep),
    "craft": (1, 0, family.craft),
    "objective_draw": (0.5, 0, family.objective),
    "setup_done": (0.3, 0, _task),
    "end_game": (0.01, 0, family.nothing),
    "serious_wound": (1, 0.5, family.seat),
    "event_phase": (12, 0, family.nothing),
    "next": (0, 60, answers.next_step),
}
offer = family.usual(GAME, FREQUENT)
any_offer = family.anything(GAME, FREQUENT)
