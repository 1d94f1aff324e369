"""The record: every value of Nemesis that somebody may have to set right by hand, page by page, with its bounds."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.common import seating
from companion.games.common.record import Record, Value, either, number
from companion.games.family import rows
from companion.games.nemesis import clock, course
from companion.games.nemesis.crew import STATUS
from companion.table import Table

MARKS = ("slime", "larva", "signal")


def record(table: Table) -> Record:
    tracks, crew, standing = list(_tracks(table)), list(_crew(table)), list(rows.in_play(table))
    status = [value for value in crew if value.what == "status"]
    board = [*(value for value in tracks if value.what != "round"), *standing, *status]
    return {"tracks": tracks, "bag": [*rows.bag(table), *standing], "crew": crew, "board": board}


def _tracks(table: Table) -> Iterator[Value]:
    yield rows.rounds(table)
    yield number("time", "time.slot", clock.time(table), clock.TIME.last, clock.TIME.first)
    yield rows.on_track(table, clock.SELFDESTRUCT, "selfdestruct")
    yield either("destination", "destination", table.word("destination"), course.SPACES)
    for pod, state in table.value("pods").items():
        yield either("pod", f"pods.{pod}.locked", state["locked"], (True, False), pod=pod)
    yield from rows.flags(table, "venting", "queen_dead")
    yield from rows.markers(table)


def _crew(table: Table) -> Iterator[Value]:
    yield rows.first_player(table)
    yield from rows.turns(table)
    for seat in seating.seats(table):
        yield rows.of_seat(table, seat, "status", STATUS)
        yield rows.cards(table, seat)
        for mark in MARKS:
            yield rows.of_seat(table, seat, mark)
