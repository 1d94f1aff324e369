"""Set-up: every card, blip and zone, what is kept of everybody, and the first entry (S2 196-211)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.games.aliens import board, cards, endurance, gear, gearing, muster, squad, tracker
from companion.games.aliens.dice import SIDES
from companion.games.aliens.options import CHOICES, SOURCES, read
from companion.games.aliens.squad import CHARACTERS
from companion.games.common import checklist, seating
from companion.games.common.options import option_values
from companion.games.common.sources import source_values
from companion.kit import look
from companion.kit.intent import Result
from companion.packs import Pack
from companion.table import Json, Layout, Piece, Refused, Table, Zone

PISTOL = "hk_vp70_pistol"
MISSION_BLIPS = 4


def lay_out(pack: Pack, names: Sequence[str], said: Mapping[str, Json]) -> Layout:
    """Everything that lies in the box and on the board for these players and options."""
    seats = [f"P{number}" for number in range(1, len(names) + 1)]
    options = read(pack, seats, said)
    pieces = {piece.id: piece for piece in _pieces(pack, options)}
    worn = _gear(pieces, options)
    _levels_are_told(pieces, options)
    zones = {zone.name: zone for zone in _zones(pieces, seats)}
    return Layout(pieces, zones, _values(pack, seats, names, options, worn))


def _pieces(pack: Pack, options: Mapping[str, Any]) -> Iterator[Piece]:
    yield from cards.endurance(pack, options["lists"])
    yield from cards.tracker(pack, options["lists"])
    yield from cards.blips(pack, options["lists"])
    if options["mission"] == "newt":
        yield from (Piece(f"mission-{number}", "newt" if number == 1 else "nobody") for number in range(1, MISSION_BLIPS + 1))


def _gear(pieces: Mapping[str, Piece], options: Mapping[str, Any]) -> Json:
    """What was told that everybody carries, checked; a bug hunt gives a pistol each and nothing else (S2 324, 1228)."""
    chosen = options["gear"]
    stock = {piece.id: piece for piece in pieces.values() if piece.id.startswith(f"{cards.ENDURANCE}-")}
    if options["mode"] == "bug_hunt":
        if chosen:
            raise Refused("no_gear_in_a_bug_hunt")
        chosen = _pistols(stock, options)
    if chosen is None:
        return None
    if not isinstance(chosen, dict) or any(each not in options["squad"] for each in chosen):
        raise Refused("no_such_squad", squad=str(list(chosen) if isinstance(chosen, dict) else chosen))
    gear.chosen(stock, chosen)
    return dict(chosen)


def _levels_are_told(pieces: Mapping[str, Piece], options: Mapping[str, Any]) -> None:
    """A mission that stacks the tracker by levels can't begin with cards whose level nobody has told."""
    plans = options["plans"].values() if options["mode"] == "campaign" else (options["plan"],)
    if not any(level in (plan.get("tracker") or {}) for plan in plans for level in cards.LEVELS):
        return
    untold = (
        piece.kind for piece in pieces.values() if piece.id.startswith(f"{cards.TRACKER}-") and piece.traits["level"] is None
    )
    if (card := next(untold, None)) is not None:
        raise Refused("unknown_number", character=card, number="level")


def _pistols(stock: Mapping[str, Piece], options: Mapping[str, Any]) -> dict[str, list[str]]:
    """A pistol each, heroes first, as far as there are any (our ruling); a deck without one is refused."""
    armed = [*options["heroes"].values(), *(each for each in options["squad"] if each not in options["heroes"].values())]
    there = sum(piece.kind == PISTOL for piece in stock.values())
    return {character: [PISTOL] for character in armed[: there or 1]}


def _zones(pieces: Mapping[str, Piece], seats: Sequence[str]) -> Iterator[Zone]:
    def all_of(prefix: str) -> tuple[str, ...]:
        return tuple(piece for piece in pieces if piece.startswith(f"{prefix}-"))

    yield Zone(endurance.STOCK, holds=all_of(cards.ENDURANCE))
    for zone in (endurance.ABOVE, endurance.UNDER, endurance.EXHAUST):
        yield Zone(zone, "stack", "none")
    yield Zone(endurance.DISCARD, "stack")
    yield Zone(endurance.REMOVED)
    yield Zone(endurance.SHOWN)
    yield from (Zone(endurance.hand(seat), "set", seat) for seat in seats)
    for character in CHARACTERS:
        yield Zone(endurance.weapons(character))
        yield Zone(endurance.equipment(character))
        yield Zone(endurance.lying(character))
    yield from tracker.DECK.zones(all_of(cards.TRACKER))
    yield from (Zone(zone, "stack", "none") for zone in (tracker.OTHERS, *map(tracker.sorted_out, cards.LEVELS)))
    blips = all_of("blip")
    yield Zone(board.POOL, "bag", "none", blips)
    yield Zone(board.OUT)
    yield from (Zone(board.slot(number), "set", "none") for number in range(1, len(blips) + 1))
    if special := all_of("mission"):
        yield Zone(gearing.MISSION, "laid", "none", special)
        yield Zone("blips.turned")


def _values(pack: Pack, seats: list[str], names: Sequence[str], options: Mapping[str, Any], worn: Json) -> dict[str, Json]:
    sheets = squad.sheets(pack, options["lists"])
    plain = {name: value for name, value in options.items() if name not in ("plan", "plans", "lists", "gear", "squad", "heroes")}
    campaign = (
        {
            "mission": options["mission"],
            "won": [],
            "killed": [],
            "captured": [],
            "facehugged": [],
            "resupplied": False,
            "bill": None,
            "score": None,
        }
        if options["mode"] == "campaign"
        else None
    )
    return {
        **seating.values(seats, names),
        "phase": "setup",
        "first_player": None,
        "sheets": sheets,
        "squad": options["squad"],
        "heroes": options["heroes"],
        "gear": worn,
        "missions": options["plans"],
        **muster.of_mission(options["plan"], options["mode"] == "bug_hunt"),
        **muster.sides(options["heroes"], options["squad"], sheets),
        "active": None,
        "lead": None,
        "leader": None,
        "token": None,
        "last": None,
        "asked": [],
        "campaign": campaign,
        "won": None,
        "lost_by": "",
        "company": [*options["squad"], *([] if options["plan"].get("newt") else [squad.NEWT])],
        "extra": {},
        **{f"die.{die}": list(range(1, sides + 1)) for die, sides in SIDES.items()},
        **checklist.values(pack),
        **look.values(seats),
        **source_values(pack, SOURCES, options),
        **option_values(plain),
    }


def set_up(table: Table) -> Result:
    """As far as chance has a hand in it; with gear told, the first turn begins."""
    table.tell("game_begins", seats=seating.seats(table))
    return muster.begins(table, table.value("gear"))


__all__ = ["CHOICES", "lay_out", "set_up"]
