"""The crew: seats, who is still in, what lies on the character boards, and the first player token."""

from __future__ import annotations

from companion.kit.forms import Some
from companion.table import Json, Refused, Table

STATUS = ("in", "dead", "pod", "isolated", "bunker")
WAYS_OUT = STATUS[1:]

BLANK: dict[str, Json] = {
    "status": "in", "larva": False, "slime": False, "knowledge": 1, "archive": False, "signal": False,
    "pod": "", "character": "", "number": 0, "looked": [],
}
"""What a seat starts with."""


def seats(table: Table) -> list[str]:
    """All seats, clockwise."""
    return list(table.value("seats"))


def is_in(table: Table, seat: str) -> bool:
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


def slime(table: Table, seat: str) -> None:
    """S0 415-417: one slime marker at most; another does nothing."""
    if not table.flag(f"{seat}.slime"):
        table.set(f"{seat}.slime", True)
        table.tell("slimed", seat=seat)


def learn(table: Table, seat: str, knowledge: int) -> int:
    """Move along the knowledge track, 0 to 8; where the marker stands now."""
    reached = min(8, max(0, table.number(f"{seat}.knowledge") + knowledge))
    table.set(f"{seat}.knowledge", reached)
    return reached
