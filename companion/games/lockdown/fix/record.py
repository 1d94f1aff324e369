"""The record: every value of Lockdown that somebody may have to set right by hand, page by page, with its bounds."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.common import seating
from companion.games.common.record import Record, Value, either, number, tally
from companion.games.lockdown import countdowns, intruders, power
from companion.games.lockdown.crew import MOST_KNOWLEDGE, STATUS
from companion.games.lockdown.fix.values import MOST_CARDS, MOST_INJURIES, MOST_ROUNDS
from companion.games.lockdown.shapes import KINDS, SECTIONS, kind_of
from companion.table import Table

MARKS = ("slime", "larva", "signal", "archive")


def record(table: Table) -> Record:
    tracks, crew = list(_tracks(table)), list(_crew(table))
    status = [value for value in crew if value.what == "status"]
    board = [*(value for value in tracks if value.what != "round"), *_in_play(table), *status]
    return {"tracks": tracks, "bag": [*_bag(table), *_in_play(table)], "crew": crew, "board": board}


def _tracks(table: Table) -> Iterator[Value]:
    track = countdowns.TRACK
    yield number("round", "round", table.number("round"), 1, MOST_ROUNDS)
    yield number("time", "time.slot", countdowns.slot(table), track.last, track.first)
    yield either("backup", "time.side", table.face("time"), ("red", "blue"))
    for section in SECTIONS:
        path = f"power.{section}"
        yield either("power", f"{path}.on", power.is_on(table, section), (True, False), section=section)
        yield number("token", f"{path}.token", int(table.kind(power.token(table, section))), 1, len(SECTIONS), section=section)
    yield _on_track(table, "autodestruction")
    if countdowns.autodestruction(table) is not None:
        yield either("autodestruction_side", "autodestruction.side", table.face("autodestruction"), ("yellow", "red"))
    yield _on_track(table, "alert")
    for flag in ("gate_open", "venting"):
        yield either(flag, flag, table.flag(flag), (False, True))
    for what in ("fire", "malfunction"):
        yield number(what, f"markers.{what}.placed", table.number(f"{what}.placed"), 0, table.number(f"{what}.limit"))
    eggs = table.number("eggs.nest")
    yield number("eggs", "markers.eggs", eggs, 0, eggs + table.number("eggs.supply"))


def _on_track(table: Table, marker: str) -> Value:
    """A token on the track: from S a step less takes it away, from nowhere a step more puts it on S."""
    track = countdowns.TRACK
    slot = track.slot(table, marker)
    if slot is None:
        return Value(marker, marker, None, None, ({"slot": track.last},))
    more = ({"slot": slot + 1},) if slot < track.first else None
    return Value(marker, marker, slot, ({"slot": slot - 1},) if slot > track.last else (None,), more)


def _bag(table: Table) -> Iterator[Value]:
    for kind in ("blank", *KINDS):
        inside, outside = (len(table.of_kind(zone, kind)) for zone in (intruders.BAG, intruders.SUPPLY))
        yield number("bag", f"bag.{kind}", inside, 0, inside + outside, kind=kind)


def _in_play(table: Table) -> Iterator[Value]:
    pieces = table.inside(intruders.TRAY)
    standing = [kind_of(table, piece) for piece in pieces]
    for kind in KINDS:
        yield tally("in_play", "in_play", standing, kind)
    for piece, kind in zip(pieces, standing, strict=True):
        hurt = intruders.injuries(table, piece)
        yield number("injuries", f"in_play.{piece}.injuries", hurt, 0, MOST_INJURIES, kind=kind, piece=piece)


def _crew(table: Table) -> Iterator[Value]:
    seats = seating.seats(table)
    yield either("first_player", "first_player", table.value("first_player"), seats)
    for seat in seats:
        path = f"seats.{seat}"
        yield either("status", f"{path}.status", table.value(f"{seat}.status"), STATUS, seat=seat)
        cards = table.count(f"contamination.{seat}")
        yield number("contamination", f"{path}.contamination", cards, 0, min(MOST_CARDS, cards + _left(table)), seat=seat)
        yield number("knowledge", f"{path}.knowledge", table.number(f"{seat}.knowledge"), 0, MOST_KNOWLEDGE, seat=seat)
        for mark in MARKS:
            yield either(mark, f"{path}.{mark}", table.flag(f"{seat}.{mark}"), (False, True), seat=seat)


def _left(table: Table) -> int:
    return table.count("contamination.draw")
