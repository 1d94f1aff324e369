"""Turns, for a table that lets the app keep them: an action, a pass, and the end of the round when all have (S0 97-105)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.games.common.seating import SEAT, playing, seats
from companion.games.family import dues, phase, turn_order
from companion.games.family.book import book
from companion.kit.due import TICKED
from companion.kit.intent import Given, Result, Shape, intent, one_of
from companion.table import Json, Refused, Table


def _kept(table: Table) -> None:
    if table.value("turns") != turn_order.APP:
        raise Refused("table_keeps_turns")


# -- who keeps them, and who is next -------------------------------------------------------------


def _read_next(table: Table, name: str, value: Json) -> str:
    seat = str(SEAT.read(table, name, value))
    if not turn_order.takes_turns(table, seat):
        raise Refused("takes_no_turn", seat=seat)
    return seat


def _who_may_be_next(table: Table, _: Given) -> Iterator[str]:
    return (seat for seat in seats(table) if turn_order.takes_turns(table, seat))


NEXT = Shape("a seat that has not passed", _read_next, _who_may_be_next, "seat")
"""A seat that is spoken of: whoever says so need not sit there."""


@intent(playing, by=one_of(*turn_order.BY), seat=NEXT)
def turns(table: Table, by: str, seat: str | None = None) -> Result:
    """Who keeps turns from now on, and whose turn it is: the first player's where nobody is named. Said again of a seat, it sets
    right whose turn it is."""
    if by == table.value("turns") and (by == turn_order.TABLE or seat is None):
        raise Refused("turns_are_so", by=by)
    if by == table.value("turns"):
        turn_order.is_next(table, str(seat))
    else:
        turn_order.keeps(table, by, seat or "")
        table.tell(f"turns_{by}")
    if now := turn_order.whose(table):
        table.tell("turn_of", seat=now)
    return _next(table)


def _next(table: Table) -> Result:
    """What is told of every such act."""
    return {"turn": turn_order.whose(table)}


# -- what whoever is next does -------------------------------------------------------------------


def _read_in_turn(table: Table, name: str, value: Json) -> str:
    seat = str(SEAT.read(table, name, value))
    if seat != turn_order.whose(table):
        raise Refused("not_their_turn", seat=seat)
    if seat == book(table).plays_on(table):
        raise Refused("plays_cards_instead", seat=seat)
    return seat


def _in_turn(table: Table, _: Given) -> Iterator[str]:
    seat = turn_order.whose(table)
    if seat and seat != book(table).plays_on(table):
        yield seat


IN_TURN = replace(SEAT, says="the seat whose turn it is", read=_read_in_turn, offers=_in_turn)


@intent(playing, phase.players_turn, _kept, seat=IN_TURN)
def acted(table: Table, seat: str) -> Result:
    """One action is done of which the app knows nothing by itself; the second ends the turn."""
    turn_order.acts(table, seat)
    return _next(table)


@intent(playing, phase.players_turn, _kept, seat=IN_TURN, ticked=TICKED)
def pass_turn(table: Table, seat: str, ticked: Json = None) -> Result:
    """A seat passes, after no action or after one. When all have passed the event phase begins by itself, unless something is
    due: that is done first."""
    turn_order.passes(table, seat)
    owed = [due for due in dues.due(table) if due.must and due.id not in (ticked or ())]
    if turn_order.whose(table) or owed:
        return _next(table)
    return {**_next(table), **phase.begins(table, ticked)}
