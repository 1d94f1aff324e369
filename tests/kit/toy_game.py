"""A toy game with components Lockdown has not: an exhaust pile with a reshuffle card, a dial, a hidden pool.

It is here to show that a new game needs nothing new in the table, the kit or the session.

Endurance: cards are exhausted face down. The reshuffle card lies under the draw pile; when it surfaces, everything
below it is shuffled and it goes back underneath. Aim: a dial from 1 to 10, one less after each shot. Blips: tokens
in a hidden pool; a blip on the board is a secret of nobody until it is spotted, then it returns and the pool is mixed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games import Game
from companion.kit import bag
from companion.kit.intent import Result, collect, intent, whole
from companion.packs import Pack
from companion.table import Json, Layout, Piece, Refused, Table, View, Zone

DRAW, EXHAUST, POOL, BOARD = "endurance.draw", "endurance.exhaust", "blips.pool", "blips.board"


def lay_out(pack: Pack, names: Sequence[str], options: Mapping[str, Json]) -> Layout:
    cards = [Piece(f"card-{n}", "card") for n in range(12)] + [Piece("reshuffle", "reshuffle")]
    blips = [Piece(f"blip-{n}", "aliens", {"count": n % 4}) for n in range(8)]
    pieces = {piece.id: piece for piece in [*cards, *blips, Piece("aim", "dial")]}
    zones = [
        Zone(DRAW, "stack", "none", tuple(card.id for card in cards)), Zone(EXHAUST, "stack", "none"),
        Zone(POOL, "bag", "none", tuple(blip.id for blip in blips)), Zone(BOARD, "set", "none"),
        Zone("spotted"), Zone("dials", holds=("aim",)),
    ]
    seats = [f"P{number}" for number in range(1, len(names) + 1)]
    values = {"aim": 5, "lost": False, "names": dict(zip(seats, names, strict=True))}
    return Layout(pieces, {zone.name: zone for zone in zones}, values)


def set_up(table: Table) -> Result:
    table.move("reshuffle", EXHAUST)
    table.shuffle(DRAW)
    table.move("reshuffle", DRAW, 0)
    return {}


def _alive(table: Table) -> None:
    if table.flag("lost"):
        raise Refused("game_is_over")


@intent(_alive, cards=whole(1, 5))
def exhaust(table: Table, cards: int = 1) -> Result:
    """Put cards from the draw pile face down on the exhaust pile."""
    for _ in range(cards):
        if table.top(DRAW) == "reshuffle":
            _surface(table)
        top = table.top(DRAW)
        if top == "reshuffle" or top is None:
            table.set("lost", True)
            break
        table.move(top, EXHAUST)
    return {"left": table.count(DRAW) - 1}


def _surface(table: Table) -> None:
    """The reshuffle card came up: the exhaust pile is shuffled into the draw pile, the card goes underneath."""
    for card in table.inside(EXHAUST):
        table.move(card, DRAW)
    table.move("reshuffle", EXHAUST)
    table.shuffle(DRAW)
    table.move("reshuffle", DRAW, 0)


@intent(_alive)
def shoot(table: Table) -> Result:
    """One less on the aim dial, hit or miss, never under 1."""
    table.set("aim", max(1, table.number("aim") - 1))
    return {"aim": table.number("aim")}


@intent(_alive)
def blip(table: Table) -> Result:
    """A blip comes onto the board; nobody knows what it is."""
    bag.draw(table, POOL, BOARD)
    return {}


@intent(_alive)
def spot(table: Table) -> Result:
    """The first blip is turned over, then goes back to the pool, which is mixed."""
    if not table.count(BOARD):
        raise Refused("nothing_there")
    token = table.inside(BOARD)[0]
    table.move(token, "spotted")
    table.move(token, POOL)
    table.shuffle(POOL)
    return {"aliens": table.pieces[token].traits["count"]}


def report(view: View) -> dict[str, Json]:
    return {
        "aim": view.value("aim"), "draw": view.count(DRAW), "exhaust": view.count(EXHAUST), "blips": view.count(BOARD),
        "hidden": [piece.id for piece in view.pieces(BOARD) or []],
    }


class _Chapter:
    """Where collect looks for intents."""

    exhaust, shoot, blip, spot = exhaust, shoot, blip, spot


TOY = Game(
    "toy", 1, lay_out, set_up, collect(_Chapter), report,  # type: ignore[arg-type]
    lambda table: dict(table.value("names")),
)
TOY_PACK = Pack("toy", "toy", "Toy", 1, (1, 4), {}, {}, (), (), {})
