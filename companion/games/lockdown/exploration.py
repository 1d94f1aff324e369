"""Exploring: a token tells how many items a room holds and what happens (S0 284-309, 1702-1707)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.lockdown import crew, markers
from companion.kit import bag
from companion.kit.intent import YES_NO, Result, intent, one_of
from companion.kit.source import app_draws
from companion.table import Refused, Table

PLACES = {"underground": "exploration", "surface": "surface_exploration"}


def pile(place: str) -> str:
    return f"{PLACES[place]}.draw"


def _something_hidden(table: Table) -> None:
    if not any(table.count(pile(place)) for place in PLACES):
        raise Refused("all_explored")


def _marker(table: Table, what: str) -> None:
    """Whether this room takes one more only the board knows, so the app never ends the game by it unasked."""
    limit = table.number(f"{what}.limit")
    if table.number(f"{what}.placed") < limit:
        markers.place(table, what, 1)
    else:
        table.tell("last_marker_lies", what=what, limit=limit)


@intent(playing, _something_hidden, seat=SEAT_IN, place=one_of(*PLACES), careful=YES_NO)
def explore(table: Table, seat: str, place: str = "underground", careful: bool = False) -> Result:
    """Turn the room over, reveal its token, do what it says; the token leaves the game."""
    app_draws(table, PLACES[place])
    if not table.count(pile(place)):
        raise Refused("all_explored")
    token = bag.draw(table, pile(place), f"{PLACES[place]}.gone")
    effect = table.kind(token)
    items = int(table.pieces[token].traits["items"])
    if table.value("option.mode") == "solo":
        items = (items + 1) // 2  # S0 764: half the items, rounded up
    table.tell("explored", seat=seat, items=items)
    if effect == "silence" and table.flag(f"{seat}.slime"):
        table.tell("slime_betrays", seat=seat)
        effect = "danger"
    table.tell(f"explore_{effect}", seat=seat)
    if effect in markers.LIMITED:
        _marker(table, effect)
    if effect == "slime":
        crew.slime(table, seat)
    if careful:  # S0 201-205, 293-298: the marker comes instead of a roll, silence or not; danger comes all the same
        table.tell("careful_marker" if effect != "danger" else "careful_danger", seat=seat)
    elif effect not in ("silence", "danger"):
        table.tell("then_noise_roll", seat=seat)
    return {"effect": effect, "items": items}
