"""Intruder bag development: one token, and what it makes of the bag (step 7 of the event phase, S0 151-169)."""

from __future__ import annotations

from typing import Any

from companion.games.common import seating
from companion.games.lockdown import encounters, intruders, markers, noise, surface
from companion.games.lockdown.intruders import BAG, DRAWN, SUPPLY
from companion.games.lockdown.shapes import KINDS
from companion.kit import rail
from companion.kit.forms import One
from companion.kit.intent import Result
from companion.kit.rail import Question
from companion.kit.source import on_cardboard
from companion.table import Json, Table


def why_skip(table: Table) -> tuple[str, dict[str, Json]] | None:
    if not on_cardboard(table, "bag") and not table.count(BAG):
        return "bag_has_nothing", {}
    return None


def draw(table: Table) -> Result:
    """Draw, or ask what the table drew from its own bag."""
    if on_cardboard(table, "bag"):
        table.tell("bag_draw_yours")
        rail.ask(table, "token", One((None, *KINDS, "blank"), "kind"))
        return {"kind": None}
    return _develop(table, encounters.draw_token(table, None))


def _develop(table: Table, piece: str) -> Result:
    kind = table.kind(piece)
    table.tell("bag_drawn", kind=kind)
    match kind:
        case "larva":
            _grows(table, piece, "adult")
        case "creeper":
            _grows(table, piece, "breeder")
        case "adult" | "breeder":
            table.move(piece, BAG)
            _everyone_listens(table)
        case "queen":
            rail.ask(table, "nest", seating.some_seats(table))
        case "blank":
            table.tell("adult_joins_bag" if intruders.to_bag(table, "adult") else "no_adult_left")
            table.move(piece, BAG)
    return {"kind": kind, "piece": piece}


def _grows(table: Table, piece: str, into: str) -> None:
    """The token leaves the bag, a bigger one comes in; none left: only the first half (our ruling)."""
    table.move(piece, SUPPLY)
    came = intruders.to_bag(table, into)
    table.tell(f"{into}_joins_bag" if came else f"no_{into}_left")


# -- noise rolls of everybody, in player order ---------------------------------------------------


def _everyone_listens(table: Table) -> None:
    """Sharing a room does not protect; fighting does (S0 157-162)."""
    table.tell("everyone_listens")
    _next_listener(table, seating.seats_in(table))


def _next_listener(table: Table, queue: list[str]) -> None:
    outside = ("surface",) if table.value("option.board") == "surface" else ()
    rail.ask_each(table, "noise_roll", One(("roll", "combat", *outside, "all")), queue)


def _listens(table: Table, answer: str, queue: list[str]) -> Result:
    """Roll for the next seat; "combat" skips it, "surface" rolls the Mars die, "all" rolls for the rest."""
    now = queue if answer == "all" else queue[:1]
    left = queue[len(now) :]
    if answer == "combat":
        table.tell("fights_so_no_roll", seat=now[0])
        _next_listener(table, left)
        return {"rolls": []}
    rolls: list[Json] = [_one_listens(table, seat, outside=answer == "surface") for seat in now]
    _next_listener(table, left)
    rail.stay(table)
    return {"rolls": rolls}


def _one_listens(table: Table, seat: str, outside: bool) -> Json:
    """Underground the noise die, on the surface of Mars its own (S0 1766-1767)."""
    if on_cardboard(table, "surface_die" if outside else "noise"):
        table.tell("roll_yours", seat=seat)
        return {"seat": seat, "face": None}
    return {"seat": seat, **(surface.roll_surface(table, seat) if outside else noise.roll_noise(table, seat))}


# -- answers -------------------------------------------------------------------------------------


def answered(table: Table, answer: Any, question: Question) -> Result:
    """Whatever this step asked: a noise roll, who is in the nest, or what the table drew."""
    match question["ask"]:
        case "noise_roll":
            return _listens(table, answer, question["queue"])
        case "nest":
            return _queen(table, table.inside(DRAWN)[0], answer)
    if answer is None:
        return {}
    rail.stay(table)
    return _develop(table, encounters.draw_token(table, answer))


def _queen(table: Table, piece: str, there: list[str]) -> Result:
    """Somebody in the nest: she comes, and her token stays out (FAQ errata 1). Nobody: one egg more, token back."""
    if there:
        rail.stay(table)
        table.tell("clear_corridors", seat=there[0])
        return {"nest": there, **encounters.stands(table, piece, None)}
    if table.number("eggs.supply"):
        markers.eggs(table, 1)
    else:
        table.tell("no_egg_left")
    table.move(piece, BAG)
    return {"nest": [], "eggs": table.number("eggs.nest")}
