"""Intruder bag development: one token, and what it makes of the bag (step 7 of the event phase, S0 151-169)."""

from __future__ import annotations

from companion.games.lockdown import crew, encounters, intruders, markers, noise, surface
from companion.games.lockdown.intruders import BAG, DRAWN, SUPPLY
from companion.games.lockdown.shapes import KINDS, seats_in
from companion.kit import rail
from companion.kit.intent import Result, shown
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table


def why_skip(table: Table) -> tuple[str, dict[str, Json]] | None:
    if not on_cardboard(table, "bag") and not table.count(BAG):
        return "bag_has_nothing", {}
    return None


def draw(table: Table) -> Result:
    """Draw, or ask what the table drew from its own bag."""
    if on_cardboard(table, "bag"):
        table.tell("bag_draw_yours")
        rail.ask(table, "token", choices=[*KINDS, "blank"])
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
            rail.ask(table, "nest")
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
    table.set("noise_queue", crew.seats_in(table))
    table.tell("everyone_listens")
    _next_listener(table)


def _next_listener(table: Table) -> None:
    """Seats that died meanwhile roll no more."""
    queue = [seat for seat in table.value("noise_queue") if crew.is_in(table, seat)]
    table.set("noise_queue", queue)
    if queue:
        rail.ask(table, "noise_roll", seat=queue[0], queue=queue)


def _listens(table: Table, answer: Json) -> Result:
    """Roll for the next seat; "combat" skips it, "surface" rolls the Mars die, "all" rolls for the rest."""
    queue = [seat for seat in table.value("noise_queue") if crew.is_in(table, seat)]
    if answer not in (None, "combat", "all", "surface"):
        raise Refused("not_one_of", name="answer", value=shown(answer), words="combat, all, surface")
    now = queue if answer == "all" else queue[:1]
    table.set("noise_queue", queue[len(now) :])
    if answer == "combat" and now:
        table.tell("fights_so_no_roll", seat=now[0])
        _next_listener(table)
        return {"rolls": []}
    rolls: list[Json] = [_one_listens(table, seat, outside=answer == "surface") for seat in now]
    _next_listener(table)
    rail.stay(table)
    return {"rolls": rolls}


def _one_listens(table: Table, seat: str, outside: bool) -> Json:
    """Underground the noise die, on the surface of Mars its own (S0 1766-1767)."""
    if on_cardboard(table, "surface_die" if outside else "noise"):
        table.tell("roll_yours", seat=seat)
        return {"seat": seat, "face": None}
    return {"seat": seat, **(surface.roll_surface(table, seat) if outside else noise.roll_noise(table, seat))}


# -- answers -------------------------------------------------------------------------------------


def answered(table: Table, answer: Json) -> Result:
    """Whatever this step asked: a noise roll, who is in the nest, or what the table drew."""
    if table.value("noise_queue"):
        return _listens(table, answer)
    if table.count(DRAWN):
        return _queen(table, table.inside(DRAWN)[0], answer)
    if answer is None:
        return {}
    if answer not in (*KINDS, "blank"):
        raise Refused("not_one_of", name="answer", value=shown(answer), words=", ".join((*KINDS, "blank")))
    rail.stay(table)
    return _develop(table, encounters.draw_token(table, str(answer)))


def _queen(table: Table, piece: str, answer: Json) -> Result:
    """Somebody in the nest: she comes, and her token stays out (FAQ errata 1). Nobody: one egg more, token back."""
    there = seats_in(table, answer)
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
