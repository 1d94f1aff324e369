"""Seats: who sits there, who is still in, and whose token says who goes first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from companion.games import Common, Seat
from companion.kit.forms import Some
from companion.kit.intent import Shape, shown
from companion.kit.rail import Rail
from companion.table import Json, Refused, Table, View


def values(seats: Sequence[str], names: Sequence[str]) -> dict[str, Json]:
    """What a layout holds for seats, rounds and the end, in every game."""
    found: dict[str, Json] = {
        "seats": list(seats),
        "round": 1,
        "phase": "players",
        "first_player": seats[0],
        "ending": None,
        **Rail.VALUES,
    }
    for number, (seat, name) in enumerate(zip(seats, names, strict=True), 1):
        found |= {f"{seat}.name": name, f"{seat}.number": number, f"{seat}.status": "in"}
    return found


def common(view: View, pack: str) -> Common[Seat]:
    """What every report tells."""
    return Common(
        pack=pack,
        round=view.value("round"),
        phase=view.value("phase"),
        step=view.value("step"),
        question=view.value("question"),
        form=view.value("form"),
        first_player=view.value("first_player"),
        seats={seat: _seat(view, seat) for seat in view.value("seats")},
        sources=view.named("source"),
        options=view.named("option"),
        ending=view.value("ending"),
    )


def _seat(view: View, seat: str) -> Seat:
    return {"name": view.value(f"{seat}.name"), "number": view.value(f"{seat}.number"), "status": view.value(f"{seat}.status")}


def _read_seat(table: Table, _: str, value: Json) -> str:
    if value not in seats(table):
        raise Refused("no_such_seat", seat=shown(value))
    return str(value)


def _read_seat_in(table: Table, name: str, value: Json) -> str:
    seat = _read_seat(table, name, value)
    if not is_in(table, seat):
        raise Refused("seat_has_left", seat=seat)
    return seat


def _itself(_: Table, seat: str) -> str:
    return seat


SEAT = Shape("a seat: P1 … P6", _read_seat, lambda table, _: seats(table), "seat", _itself)
SEAT_IN = Shape(
    "a seat still in the game", _read_seat_in, lambda table, _: filter(partial(is_in, table), seats(table)), "seat", _itself
)


def seats(table: Table | View) -> list[str]:
    """All seats, clockwise."""
    return list(table.value("seats"))


def names(table: Table) -> dict[str, str]:
    """Seat ids and the names of who sits there."""
    return {seat: table.word(f"{seat}.name") for seat in table.value("seats")}


def is_in(table: Table | View, seat: str) -> bool:
    return bool(table.value(f"{seat}.status") == "in")


def seats_in(table: Table) -> list[str]:
    """The seats still in the game, from the first player on, clockwise."""
    order = seats(table)
    start = order.index(table.word("first_player"))
    return [seat for seat in order[start:] + order[:start] if is_in(table, seat)]


def some_seats(table: Table) -> Some:
    """Any of those who are still in."""
    return Some(tuple(seats_in(table)), "seat")


def playing(table: Table) -> None:
    """Refuse once the game has ended."""
    if table.value("phase") == "over":
        raise Refused("game_is_over")


def pass_first_player(table: Table) -> None:
    """To the left; a seat that has left the game is passed over (our ruling)."""
    order = seats(table)
    start = order.index(table.word("first_player"))
    for seat in order[start + 1 :] + order[: start + 1]:
        if is_in(table, seat):
            table.set("first_player", seat)
            return
