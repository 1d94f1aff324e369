"""Intruder bag development: one token, and what it makes of the bag (S0 151-169)."""

from __future__ import annotations

from typing import Any

from companion.games.common import seating
from companion.games.family import dues, encounters, intruders, lone, markers, noise
from companion.games.family.book import book
from companion.games.family.intruders import BAG, DRAWN, SUPPLY
from companion.kit import rail
from companion.kit.forms import One
from companion.kit.intent import Result
from companion.kit.rail import Question, Reason, Step
from companion.kit.source import on_cardboard
from companion.table import Json, Table


def why_skip(table: Table) -> Reason | None:
    if not on_cardboard(table, "bag") and not table.count(BAG):
        return "bag_has_nothing", {}
    return None


def draw(table: Table) -> Result:
    """Draw, or ask what the table drew from its own bag."""
    if on_cardboard(table, "bag"):
        table.tell("bag_draw_yours")
        rail.ask(table, "token", One((None, *encounters.may_be_drawn(table)), "kind"))
        return {"kind": None}
    return develop(table, encounters.draw_token(table, None))


def develop(table: Table, piece: str) -> Result:
    kind = table.kind(piece)
    table.tell("bag_drawn", kind=kind)
    develops = book(table).kinds[kind].develops
    more = develops(table, piece) if develops else None
    return {"kind": kind, "piece": piece, **(more or {})}


# -- what a token may do -------------------------------------------------------------------------


def grows(table: Table, piece: str) -> None:
    """The token leaves the bag, a bigger one comes in; none left: only the first half (our ruling)."""
    table.move(piece, SUPPLY)
    _joins(table, piece)


def brings(table: Table, piece: str) -> None:
    """The blank: one more of a kind comes in, and it goes back."""
    _joins(table, piece)
    table.move(piece, BAG)


def _joins(table: Table, piece: str) -> None:
    kind = book(table).kinds[table.kind(piece)].grows
    came = intruders.to_bag(table, kind)
    table.tell(f"{kind}_joins_bag" if came else f"no_{kind}_left")


def everyone_listens(table: Table, piece: str) -> None:
    """Back in the bag first, so that it can be met at once. Sharing a room does not protect; fighting does (S0 157-162)."""
    table.move(piece, BAG)
    table.tell("everyone_listens")
    _next_listener(table, seating.seats_in(table))


def all_listen(table: Table) -> None:
    table.tell("everyone_rolls")
    _next_listener(table, seating.seats_in(table))


def queen_comes(table: Table, piece: str) -> None:
    """She stays in hand until the table has said who is in the nest; where she stands already, another token is drawn."""
    if not lone.goes(table, piece):
        rail.ask(table, "nest", seating.some_seats(table))
    elif table.count(BAG) and not on_cardboard(table, "bag"):
        develop(table, encounters.draw_token(table, None))


# -- noise rolls of everybody, in player order ---------------------------------------------------


def _next_listener(table: Table, queue: list[str]) -> None:
    """Where there are dice elsewhere, each says which is its own; else one tap rolls for all."""
    elsewhere = book(table).elsewhere(table)
    rail.ask_each(table, "noise_roll", One(("roll", "combat", *(elsewhere or ("all",)))), queue)


def _listens(table: Table, answer: str, queue: list[str]) -> Result:
    """Roll for the next seat; "combat" skips it, "all" rolls for the rest, a place elsewhere has its own die."""
    now = queue if answer == "all" else queue[:1]
    left = queue[len(now) :]
    if answer == "combat":
        table.tell("fights_so_no_roll", seat=now[0])
        _next_listener(table, left)
        if dues.met_or_marked(table):
            rail.stay(table)
        return {"rolls": []}
    listen = book(table).elsewhere(table).get(answer, _listens_here)
    rolls: list[Json] = [{"seat": seat, **listen(table, seat)} for seat in now]
    dues.heard(table, {roll["seat"]: roll["face"] for roll in rolls})
    _next_listener(table, left)
    rail.stay(table)
    return {"rolls": rolls}


def _listens_here(table: Table, seat: str) -> Result:
    return rolled_at_table(table, seat) if on_cardboard(table, "noise") else noise.roll_noise(table, seat)


def rolled_at_table(table: Table, seat: str) -> Result:
    """The die lies on the table, and what it shows stays there."""
    table.tell("roll_yours", seat=seat)
    return {"face": None}


# -- answers -------------------------------------------------------------------------------------


def answered(table: Table, answer: Any, question: Question) -> Result:
    """Whatever this step asked: a noise roll, who is in the nest, or what the table drew."""
    match question["ask"]:
        case "noise_roll":
            return _listens(table, answer, question["queue"])
        case "nest":
            return _queen(table, table.inside(DRAWN)[0], answer)
        case asked if asked in book(table).answers:
            return book(table).answers[asked](table, answer)
    if answer is None:
        return {}
    rail.stay(table)
    return develop(table, encounters.draw_token(table, answer))


def _queen(table: Table, piece: str, there: list[str]) -> Result:
    """Somebody in the nest: she comes, and her token stays out (FAQ errata 1). Nobody: one egg more, token back."""
    if there and lone.goes(table, piece):  # somebody has placed her since
        return {"nest": there}
    if there:
        rail.stay(table)
        table.tell("clear_corridors", seat=there[0])
        met = encounters.compared(table, encounters.stands(table, piece))
        if len(there) > 1:
            table.tell("surprise_meets_one", seats=there)
        return {"nest": there, **met}
    if table.number("eggs.supply"):
        markers.eggs(table, 1)
    else:
        table.tell("no_egg_left")
    table.move(piece, BAG)
    return {"nest": [], "eggs": table.number("eggs.nest")}


STEP = Step("bag", draw, why_skip, answered)
