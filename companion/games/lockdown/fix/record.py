"""The record: every value of Lockdown that somebody may have to set right by hand, page by page, with its bounds."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.common import seating
from companion.games.common.record import Record, Value, either, number
from companion.games.family import rows
from companion.games.lockdown import countdowns, power
from companion.games.lockdown.crew import MOST_KNOWLEDGE, STATUS
from companion.games.lockdown.shapes import SECTIONS
from companion.table import Table

MARKS = ("slime", "larva", "signal", "archive")


def record(table: Table) -> Record:
    tracks, crew, standing = list(_tracks(table)), list(_crew(table)), list(rows.in_play(table))
    status = [value for value in crew if value.what == "status"]
    board = [*(value for value in tracks if value.what != "round"), *standing, *status]
    return {"tracks": tracks, "bag": [*rows.bag(table), *standing], "crew": crew, "board": board}


def _tracks(table: Table) -> Iterator[Value]:
    track = countdowns.TRACK
    yield rows.rounds(table)
    yield number("time", "time.slot", countdowns.slot(table), track.last, track.first)
    yield either("backup", "time.side", table.face("time"), ("red", "blue"))
    for section in SECTIONS:
        path = f"power.{section}"
        yield either("power", f"{path}.on", power.is_on(table, section), (True, False), section=section)
        yield number("token", f"{path}.token", int(table.kind(power.token(table, section))), 1, len(SECTIONS), section=section)
    yield rows.on_track(table, track, "autodestruction")
    if countdowns.autodestruction(table) is not None:
        yield either("autodestruction_side", "autodestruction.side", table.face("autodestruction"), ("yellow", "red"))
    yield rows.on_track(table, track, "alert")
    yield from rows.flags(table, "gate_open", "venting")
    yield from rows.markers(table)


def _crew(table: Table) -> Iterator[Value]:
    yield rows.first_player(table)
    yield from rows.turns(table)
    for seat in seating.seats(table):
        yield rows.of_seat(table, seat, "status", STATUS)
        yield rows.cards(table, seat)
        yield number("knowledge", f"seats.{seat}.knowledge", table.number(f"{seat}.knowledge"), 0, MOST_KNOWLEDGE, seat=seat)
        for mark in MARKS:
            yield rows.of_seat(table, seat, mark)
