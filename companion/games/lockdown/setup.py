"""Set-up: the layout of one game from the pack, then what chance decides: shuffles, deals, the first bag."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.games.common import checklist, seating
from companion.games.common.options import option_values, read_options
from companion.games.common.sources import source_values
from companion.games.family import dealing, layout, objectives
from companion.games.family.decks import ITEMS, OBJECTIVES
from companion.games.family.kinds import INTRUDERS
from companion.games.family.layout import made, within
from companion.games.lockdown import computer, contingency, crew, weakness
from companion.games.lockdown.countdowns import TRACK
from companion.games.lockdown.options import CHOICES, SOURCES
from companion.games.lockdown.shapes import SECTIONS
from companion.kit import bag, look
from companion.kit.deck import Deck
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.packs import Pack
from companion.table import Json, Layout, Piece, Table, Zone

DICE = ("noise", "combat", "advantage", "surface_die")
PLAIN_DECKS = ("contamination", "wounds", "mars", *ITEMS, *OBJECTIVES)
EXPLORED = 16
"""S0 30-31: ten basic and six additional rooms hide a token; four tokens stay in the box."""
MARKERS = (Piece("time", "time", face="red"), Piece("autodestruction", "autodestruction", face="yellow"), Piece("alert", "alert"))


def lay_out(pack: Pack, names: Sequence[str], said: Mapping[str, Json]) -> Layout:
    """Everything that lies in the box and on the board for these players and options."""
    options = read_options(CHOICES, SOURCES, names, said)
    seats = [f"P{number}" for number in range(1, len(names) + 1)]
    pieces = {piece.id: piece for piece in _pieces(pack, options, len(names))}
    return Layout(
        pieces, {zone.name: zone for zone in _zones(pieces, seats, options["mode"])}, _values(pack, seats, names, options)
    )


# -- pieces --------------------------------------------------------------------------------------


def _pieces(pack: Pack, options: Mapping[str, Json], players: int) -> Iterator[Piece]:
    enemy = options["enemy"]
    yield from MARKERS
    yield from made(pack[f"intruders_{enemy}"])
    yield from layout.stand_ins()
    yield from made(pack["css"], "css")
    for item in pack["power"].items:
        yield Piece(f"power-{item.key}", item.key, face="on" if item.key in ("1", "2") else "off")
    yield from made(pack["contingency"], "contingency")
    yield from made(pack[f"event_{enemy}"], "event")
    yield from made(pack[f"attack_{enemy}"], "attack")
    yield from made(pack[f"weakness_{enemy}"], "weakness")
    yield from made(pack["computer"], "computer")
    yield from made(pack["exploration"], "exploration")
    yield from made(pack["surface_exploration"], "surface")
    yield from made(pack["draft"], "draft")
    for deck in (*PLAIN_DECKS, "items_crafted"):
        for piece in made(pack[deck], deck):
            if int(piece.traits.get("players", 0)) <= players:  # S0 67-70: cards for more players stay in the box
                yield piece


# -- zones ---------------------------------------------------------------------------------------


def _zones(pieces: Mapping[str, Piece], seats: Sequence[str], mode: Json) -> Iterator[Zone]:
    all_of = within(pieces)
    yield from TRACK.zones()
    yield Zone("aside", holds=tuple(marker.id for marker in MARKERS))
    yield from layout.intruder_zones(all_of, INTRUDERS.listed)
    yield Zone("css.box", "bag", "none", all_of("css"))
    yield from (Zone(f"css.{slot}", "set", "none") for slot in range(15, -1, -1))
    yield Zone("css.spent")
    yield Zone("power.box", "bag", "all", all_of("power"))
    yield from (Zone(f"power.{section}") for section in SECTIONS)
    yield Zone("contingency.pool", "set", "none", all_of("contingency"))
    yield Zone("contingency.active", "set", "none")
    yield Zone("contingency.open")
    yield Zone("contingency.revealed")
    yield from Deck("event").zones(all_of("event"))
    yield from Deck("attack").zones(all_of("attack"))
    yield from Deck("computer").zones(all_of("computer"))
    yield Zone("computer.open")
    yield Zone("weakness.draw", "stack", "none", all_of("weakness"))
    for slot in weakness.SLOTS:
        yield Zone(weakness.hidden(slot), "set", "none")
        yield Zone(weakness.opened(slot))
    yield Zone("exploration.draw", "bag", "none", all_of("exploration"))
    yield Zone("exploration.gone")
    yield Zone("exploration.box", "bag", "none")
    yield Zone("surface_exploration.draw", "bag", "none", all_of("surface"))
    yield Zone("surface_exploration.gone")
    yield Zone("draft.draw", "stack", "none", all_of("draft"))
    yield Zone("draft.shown")
    yield Zone("draft.taken")
    for deck in PLAIN_DECKS:
        yield from Deck(deck).zones(all_of(deck))
    yield Zone("items_crafted.draw", holds=all_of("items_crafted"))
    for seat in seats:
        yield Zone(f"contamination.{seat}", "set", "none")
        yield Zone(f"contingency.{seat}", "set", seat)
        yield from objectives.zones(seat, mode)
    yield from dealing.zones(seats)


# -- values --------------------------------------------------------------------------------------


def _values(pack: Pack, seats: list[str], names: Sequence[str], options: Mapping[str, Json]) -> dict[str, Json]:
    markers, track = pack["markers"], pack["time_track"]
    values: dict[str, Json] = {
        **seating.values(seats, names),
        "book": "lockdown",
        "gate_open": False,
        **layout.marker_values(markers, INTRUDERS.limited),
        "weakness.knowledge": {slot.id: slot.traits["value"] for slot in pack["weakness_slots"].items},
        "researched": [],
        "drafting": "",
        **checklist.values(pack),
        **layout.VALUES,
        "track.lines": {slot.id: slot.traits["line"] for slot in track.items if slot.traits["line"] != "none"},
        "track.white": max(int(slot.id) for slot in track.items if slot.traits["white"]),
        "track.css": [int(slot.id) for slot in track.items if slot.traits["css"]],
        "code": "",
        "knowledge_code": {item.id: item.traits["value"] for item in pack["knowledge_code"].items},
    }
    values |= layout.dice_values(pack, DICE)
    for seat in seats:
        values |= {f"{seat}.{what}": value for what, value in crew.BLANK.items()} | {f"{seat}.room": ""}
    values |= look.values(seats)
    values |= source_values(pack, SOURCES, options)
    return values | option_values(options) | layout.bag_values(pack["starting_bag"])


# -- the first entry -----------------------------------------------------------------------------


def set_up(table: Table) -> Result:
    """S0 20-83, as far as chance has a hand in it."""
    seats = seating.seats(table)
    layout.help_cards(table, seats)
    table.move("time", TRACK.zone(TRACK.first))
    layout.fill_bag(table, len(seats))
    for section in SECTIONS:
        bag.draw(table, "power.box", f"power.{section}")
    for slot in table.value("track.css"):
        bag.draw(table, "css.box", f"css.{slot}")
    for deck in ("event", "attack", "contamination"):
        table.shuffle(f"{deck}.draw")
    computer.set_up(table)
    contingency.deal(table)
    while table.count("exploration.draw") > EXPLORED:
        bag.draw(table, "exploration.draw", "exploration.box")
    if not on_cardboard(table, "weakness"):
        weakness.deal(table)
    for deck in PLAIN_DECKS[1:]:
        if not on_cardboard(table, deck):
            table.shuffle(f"{deck}.draw")
    table.tell("game_begins", seats=seats, seat=table.word("first_player"))
    return {"seats": {seat: table.value(f"{seat}.name") for seat in seats}, "first_player": table.word("first_player")}
