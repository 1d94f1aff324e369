"""Who begins a turn: the leader names somebody, or everybody chooses (S2 438, 673)."""

from __future__ import annotations

from companion.games.aliens import squad
from companion.games.aliens.turn import Halt, declare
from companion.kit import rail
from companion.kit.forms import One
from companion.kit.intent import Result
from companion.table import Json, Table

STATION = "first_player"


def _seats(table: Table) -> list[str]:
    return [seat for seat in squad.seats_in(table) if squad.heroes(table, seat)]


def _first_player(table: Table) -> Result | None:
    """The player of the highest-ranking Marine hero names who begins; nobody of rank: everybody chooses."""
    seats = _seats(table)
    if not seats:
        return None
    if len(seats) == 1:
        _begins(table, seats[0])
        return None
    return _asks(table, seats)


def asked_anew(table: Table) -> None:
    """Who leads or could begin is another one now, while it is asked who begins."""
    seats, question = _seats(table), table.value("question")
    if question is not None and question["ask"] == STATION and seats:
        _asks(table, seats)


def _asks(table: Table, seats: list[str]) -> Result:
    leader = squad.leader(table)
    first = leader if leader in seats else seats[0]
    by: list[Json] = [leader] if leader is not None else list(seats)
    rail.ask(table, STATION, One((first, *(seat for seat in seats if seat != first)), "seat"), by=by, seat=first)
    return {"by": by}


def _answered(table: Table, seat: str, _: rail.Question) -> Result:
    _begins(table, seat)
    return {"first_player": seat}


def _begins(table: Table, seat: str) -> None:
    table.set("first_player", seat)
    table.set("token", seat)
    table.tell("begins", seat=seat)


def _then(table: Table) -> str:
    return "on_activation" if table.value("token") else "remaining_grunts"


declare(Halt(STATION, "marine", _first_player, _then, _answered))
