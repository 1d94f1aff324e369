"""The attack cards of the carnomorphs, their attack without a card, and their events."""

from __future__ import annotations

from typing import Any

from companion.games.common import seating
from companion.games.family import boards, contamination, intruders, markers
from companion.games.family.attack_cards import Attack, Strike, bite, contaminates, light_wounds, named, slimes
from companion.games.family.event_cards import NOTHING, EventRule, ask_what_was_drawn, counts, placed
from companion.games.family.shapes import kind_of
from companion.games.nemesis import clock, pods
from companion.games.nemesis.carnomorphs import mutation
from companion.games.nemesis.event_cards import strikes
from companion.kit import rail
from companion.kit.forms import Number, Some, Tally
from companion.kit.intent import Result
from companion.table import Table

ALL = 8
OVERLOAD = 3
"""So many malfunctions on the board start self-destruct."""


# -- attacks -------------------------------------------------------------------------------------


def devour(table: Table, strike: Strike) -> Result:
    table.tell("death_or_wound", seat=strike.seat, wounds=1)
    if strike.piece is not None:
        intruders.set_injuries(table, strike.piece, 0)
    table.tell("heals", kind=strike.kind)
    return {}


def spawn(table: Table, strike: Strike) -> Result:
    slimes(table, strike)
    return {"appeared": intruders.come_as_far(table, "metagorger", 1)}


def bash(table: Table, strike: Strike) -> Result:
    table.tell("serious_wounds", seat=strike.seat, wounds=1)
    contaminates(table, strike)
    return {"wounds": {"serious": 1}}


def regurgitate(table: Table, strike: Strike) -> Result:
    slimes(table, strike)
    contaminates(table, strike)
    table.tell("carcass_placed")
    return {}


def slash(table: Table, strike: Strike) -> Result:
    result = light_wounds(table, strike, 1)
    contaminates(table, strike)
    return result


def whiplash(table: Table, strike: Strike) -> Result:
    result = light_wounds(table, strike, 2)
    contaminates(table, strike)
    return result


ATTACKS: dict[str, Attack] = named(devour, spawn, bash, regurgitate, slash, bite, whiplash)


def cardless(table: Table, strike: Strike) -> Result | None:
    """S3 2801-2811: a metagorger needs no card; it leaves the board, and a shambler token joins the bag."""
    if strike.kind != "metagorger":
        return None
    table.tell("metagorger_strikes", seat=strike.seat)
    taken = strike.seat is not None and mutation.gets_card(table, strike.seat)
    contaminates(table, strike)
    result = light_wounds(table, strike, 1)
    if strike.piece is not None:
        intruders.leaves_tray(table, strike.piece, intruders.SUPPLY)
    came = intruders.to_bag(table, "shambler")
    table.tell("shambler_joins_bag" if came else "no_shambler_left")
    intruders.first_encounter(table)
    return {"card": None, "hit": True, "kind": "metagorger", "effect": "metagorger", "mutation": taken, **result}


# -- events --------------------------------------------------------------------------------------


def _rampant(table: Table) -> None:
    ask_what_was_drawn(table, seating.seats_in(table))


def _rampant_answered(table: Table, drawn: dict[str, int]) -> Result:
    """Of four cards each: an infected one is a mutation marker."""
    mutated = [seat for seat, count in drawn.items() if count and contamination.look(table, seat, count)]
    for seat in mutated:
        if table.value("phase") != "over":
            mutation.gets_marker(table, seat)
    return {"mutated": mutated}


def _lurking(table: Table) -> None:
    large = [piece for piece in table.inside(intruders.TRAY) if kind_of(table, piece) != "metagorger"]
    if large:
        rail.ask(table, "who_fights", Some(tuple(large), "piece", {kind_of(table, piece): piece for piece in reversed(large)}))


def _lurked(table: Table, fighting: list[str]) -> Result:
    gone = [piece for piece in table.inside(intruders.TRAY) if piece not in fighting and kind_of(table, piece) != "metagorger"]
    for piece in gone:
        intruders.leaves_tray(table, piece, intruders.BAG)
    intruders.told_gone(table, len(gone))
    return {"left": len(gone)}


def _reawakening(table: Table) -> None:
    if left := intruders.left(table, "shambler"):
        rail.ask(table, "shamblers_come", Number(0, left))
    else:
        table.tell("no_miniature_left", kind="shambler")


def _reawakened(table: Table, count: int) -> Result:
    """One in each room with a carcass that nobody carries; whom it attacks there the table says."""
    return {"appeared": intruders.come_as_far(table, "shambler", count)}


def _airlock(table: Table) -> None:
    markers.flag(table, "venting", "venting", True)


def _overload(table: Table) -> None:
    if table.number("malfunction.placed") < OVERLOAD:
        table.tell("overload_holds")
    elif clock.selfdestruct(table) is None:
        clock.starts(table)
    else:
        table.tell("selfdestruct_runs_already")


def _pod_lost(table: Table) -> None:
    """The highest number of section B."""
    there = sorted(pod for pod, state in table.value("pods").items() if state["section"] == "B")
    if there:
        pods.launch(table, there[-1])
    else:
        table.tell("no_pod_left")


def _chemical_fire(table: Table) -> None:
    rail.ask(table, "markers", Tally({"malfunction": 1, "fire": ALL}))


def _burned_out(table: Table, laid: Any) -> Result:
    """The fire that turned into a malfunction is gone first."""
    if laid.get("malfunction") and table.number("fire.placed"):
        markers.place(table, "fire", -1)
    return placed(table, laid)


EVENTS: dict[str, EventRule] = {
    "airlock_procedure_glitch": EventRule(_airlock),
    "ammunition_meltdown": counts(fire=ALL),
    "beast_on_the_prowl": NOTHING,
    "chemical_fire": EventRule(_chemical_fire, _burned_out),
    "emergency_protocol_failure": EventRule(_pod_lost),
    "evacuation_hatches_jam": counts(malfunction=2),
    "generator_overload": EventRule(_overload),
    "growl": NOTHING,
    "lurking": EventRule(_lurking, _lurked),
    "marked_prey": strikes(boards.slime),
    "quarantine_procedure": NOTHING,
    "rampant_mutation": EventRule(_rampant, _rampant_answered),
    "reawakening": EventRule(_reawakening, _reawakened),
    "scavenging_biomatter": NOTHING,
    "stalking": NOTHING,
    "structural_weakness": counts(malfunction=ALL),
}
