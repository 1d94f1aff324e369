"""Rows of the record that the family shares."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.common import seating
from companion.games.common.fixing import MOST_ROUNDS
from companion.games.common.record import Value, either, number, tally
from companion.games.family import contamination, intruders, turn_order
from companion.games.family.book import book
from companion.games.family.fixing import MOST_INJURIES
from companion.games.family.markers import LIMITED
from companion.games.family.shapes import kind_of
from companion.kit.track import Track
from companion.table import Json, Table


def rounds(table: Table) -> Value:
    return number("round", "round", table.number("round"), 1, MOST_ROUNDS)


def on_track(table: Table, track: Track, marker: str) -> Value:
    """A token on the track: from the last slot a step less takes it away, from nowhere a step more puts it where it begins."""
    slot = track.slot(table, marker)
    if slot is None:
        return Value(marker, marker, None, None, ({"slot": track.first},))
    more = ({"slot": slot + 1},) if slot < track.first else None
    return Value(marker, marker, slot, ({"slot": slot - 1},) if slot > track.last else (None,), more)


def flags(table: Table, *names: str) -> Iterator[Value]:
    for name in names:
        yield either(name, name, table.flag(name), (False, True))


def markers(table: Table) -> Iterator[Value]:
    for what in LIMITED:
        yield number(what, f"markers.{what}.placed", table.number(f"{what}.placed"), 0, table.number(f"{what}.limit"))
    eggs = table.number("eggs.nest")
    yield number("eggs", "markers.eggs", eggs, 0, eggs + table.number("eggs.supply"))


def bag(table: Table) -> Iterator[Value]:
    for kind in book(table).kinds.listed:
        inside, outside = (len(table.of_kind(zone, kind)) for zone in (intruders.BAG, intruders.SUPPLY))
        yield number("bag", f"bag.{kind}", inside, 0, inside + outside, kind=kind)


def in_play(table: Table) -> Iterator[Value]:
    pieces = table.inside(intruders.TRAY)
    standing = [kind_of(table, piece) for piece in pieces]
    for kind in book(table).kinds.standing:
        yield tally("in_play", "in_play", standing, kind)
    for piece, kind in zip(pieces, standing, strict=True):
        hurt = intruders.injuries(table, piece)
        yield number("injuries", f"in_play.{piece}.injuries", hurt, 0, MOST_INJURIES, kind=kind, piece=piece)


def first_player(table: Table) -> Value:
    return either("first_player", "first_player", table.value("first_player"), seating.seats(table))


def turns(table: Table) -> Iterator[Value]:
    """Who keeps turns; where the app does, who has passed."""
    yield either("turns", "turns", table.value("turns"), turn_order.BY)
    for seat in seating.seats_in(table) if turn_order.kept(table) else ():
        yield either("passed", f"seats.{seat}.passed", seat in table.value("turn.passed"), (False, True), seat=seat)


def cards(table: Table, seat: str) -> Value:
    """Contamination cards, as many as the deck can still give."""
    held, left = table.count(contamination.cards(seat)), table.count(contamination.PILE)
    return number("contamination", f"seats.{seat}.contamination", held, 0, min(contamination.MOST, held + left), seat=seat)


def of_seat(table: Table, seat: str, what: str, among: tuple[Json, ...] = (False, True)) -> Value:
    return either(what, f"seats.{seat}.{what}", table.value(f"{seat}.{what}"), among, seat=seat)
