"""What lies in every box of the family: intruder tokens, cards that are numbered through, markers, and the first bag."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from companion.games.family import dues, turn_order
from companion.games.family.intruders import BAG, DRAWN, STAND_INS, SUPPLY, TRAY
from companion.games.family.markers import LIMITED
from companion.games.family.shapes import STAND_IN
from companion.kit import bag
from companion.packs import Component, Pack
from companion.table import Json, Piece, Table, Zone

VALUES: dict[str, Json] = {
    **dues.VALUES,
    **turn_order.VALUES,
    "first_encounter": False,
    "first_death": False,
    "venting": False,
    "injuries": {},
    "event_card": "",
    "reviving": [],
    "judged": 0,
    "asks": {},
    "verdict": {},
    "die.last_deck": [],
    "die.help_card": [],
}
"""What the shared chapters keep."""


def made(component: Component, prefix: str = "", signed: bool = False) -> Iterator[Piece]:
    """The pieces of a component, numbered through; in intruder tokens, by kind. Signed, each knows its item.

    Where a box holds cards of the same name with different texts, only so the right one is read out.
    """
    numbers: dict[str, int] = {}
    for item in component.items:
        traits = dict(item.traits)
        if signed:
            traits["item"] = item.id
        if item.dark:
            traits["has_dark"] = True
        if prefix.startswith("items_"):
            traits["deck"] = prefix
        for _ in range(item.count):
            name = prefix or item.key
            numbers[name] = numbers.get(name, 0) + 1
            yield Piece(f"{name}-{numbers[name]:02d}", item.key, traits)


def within(pieces: Mapping[str, Piece]) -> Callable[[str], tuple[str, ...]]:
    """All pieces that are numbered through under a name."""
    named: dict[str, list[str]] = {}
    for piece in pieces:
        named.setdefault(piece.rpartition("-")[0], []).append(piece)
    return lambda prefix: tuple(named.get(prefix, ()))


def stand_ins() -> Iterator[Piece]:
    """More than ever stand on a board without a token."""
    return (Piece(f"stand-in-{number:02d}", STAND_IN) for number in range(1, 21))


def intruder_zones(all_of: Callable[[str], tuple[str, ...]], kinds: Sequence[str]) -> Iterator[Zone]:
    yield Zone(BAG, "bag", "kinds")
    yield Zone(SUPPLY, holds=tuple(piece for kind in kinds for piece in all_of(kind)))
    yield Zone(TRAY)
    yield Zone(DRAWN)
    yield Zone(STAND_INS, holds=all_of("stand-in"))


def marker_values(markers: Component, limited: Sequence[str]) -> dict[str, Json]:
    """Fires and malfunctions with their limits, eggs, and the miniatures that may run out."""
    eggs = markers["egg"].traits
    values: dict[str, Json] = {"eggs.nest": eggs["start"], "eggs.supply": eggs["limit"] - eggs["start"]}
    for kind in limited:
        values[f"{kind}.limit"] = markers[f"{kind}_miniature"].traits["limit"]
    for what in LIMITED:
        values |= {f"{what}.placed": 0, f"{what}.limit": markers[what].traits["limit"]}
    return values


def dice_values(pack: Pack, dice: Sequence[str]) -> dict[str, Json]:
    return {f"die.{die}": [item.traits["face"] for item in pack[die].items for _ in range(item.count)] for die in dice}


def bag_values(starting: Component) -> dict[str, Json]:
    """What is in the bag at first: so many, and so many more for each player."""
    return {"bag.start": {item.id: [item.traits.get("bag", 0), item.traits.get("bag_per_player", 0)] for item in starting.items}}


def fill_bag(table: Table, players: int) -> None:
    start = table.value("bag.start")
    bag.make(table, BAG, {kind: fixed + each * players for kind, (fixed, each) in start.items()}, SUPPLY)


def help_cards(table: Table, seats: list[str]) -> None:
    """S0 62-66: the number on the help card is the player number; in seat order, or dealt at random."""
    if table.value("option.help_cards") != "deal":
        return
    left = list(range(1, len(seats) + 1))
    for seat in seats:
        table.set("die.help_card", list(left))
        number = int(table.roll("help_card"))
        left.remove(number)
        table.set(f"{seat}.number", number)
        table.tell("help_card", seat=seat, number=number)
        if number == 1:
            table.set("first_player", seat)
    table.set("die.help_card", [])
