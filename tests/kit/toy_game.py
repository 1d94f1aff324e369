"""A toy game with components Lockdown has not: an exhaust pile with a reshuffle card, a dial, a hidden pool.

It is here to show that a new game needs nothing new in the table, the kit, the session or the app.

Endurance: cards are exhausted face down. The reshuffle card lies under the draw pile; when it surfaces, everything
below it is shuffled and it goes back underneath. Aim: a dial from 1 to 10, one less after each shot. Blips: tokens
in a hidden pool; a blip on the board is a secret of nobody until it is spotted, then it returns and the pool is mixed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games import Game
from companion.games.common import checklist, fixing, renaming, seating
from companion.games.common.options import Choice, read_options
from companion.games.common.record import Record, number
from companion.games.common.seating import SEAT, playing
from companion.kit import bag, look
from companion.kit.intent import Result, collect, intent, whole
from companion.packs import COMMON, Pack, Task, load
from companion.table import Json, Layout, Piece, Refused, Table, View, Zone

CHOICES = (Choice("mode", ("single", "campaign")),)
DRAW, EXHAUST, POOL, BOARD = "endurance.draw", "endurance.exhaust", "blips.pool", "blips.board"


def lay_out(pack: Pack, names: Sequence[str], options: Mapping[str, Json]) -> Layout:
    cards = [Piece(f"card-{n}", "card") for n in range(12)] + [Piece("reshuffle", "reshuffle")]
    blips = [Piece(f"blip-{n}", "aliens", {"count": n % 4}) for n in range(8)]
    pieces = {piece.id: piece for piece in [*cards, *blips, Piece("aim", "dial")]}
    chosen = read_options(CHOICES, (), names, options)
    zones = [
        Zone(DRAW, "stack", "none", tuple(card.id for card in cards)),
        Zone(EXHAUST, "stack", "none"),
        Zone(POOL, "bag", "kinds", tuple(blip.id for blip in blips)),
        Zone(BOARD, "set", "none"),
        Zone("spotted"),
        Zone("dials", holds=("aim",)),
    ]
    seats = [f"P{number}" for number in range(1, len(names) + 1)]
    values = {
        "aim": 5,
        **seating.values(seats, names),
        **look.values(seats),
        **checklist.values(pack),
        **{f"option.{name}": value for name, value in chosen.items() if name != "sources"},
    }
    return Layout(pieces, {zone.name: zone for zone in zones}, values)


def set_up(table: Table) -> Result:
    table.move("reshuffle", EXHAUST)
    table.shuffle(DRAW)
    table.move("reshuffle", DRAW, 0)
    return {}


@intent(playing, cards=whole(1, 5))
def exhaust(table: Table, cards: int = 1) -> Result:
    """Put cards from the draw pile face down on the exhaust pile."""
    for _ in range(cards):
        if table.top(DRAW) == "reshuffle":
            _surface(table)
        top = table.top(DRAW)
        if top == "reshuffle" or top is None:
            table.set("phase", "over")
            table.set("ending", {"reasons": ["endurance"]})
            break
        table.move(top, EXHAUST)
    return {"left": table.count(DRAW) - 1}


@intent(playing)
def end_game(table: Table) -> Result:
    """The group stops."""
    table.set("phase", "over")
    table.set("ending", {"reasons": ["stopped"]})
    table.tell("stopped")
    return {}


def _surface(table: Table) -> None:
    """The reshuffle card came up: the exhaust pile is shuffled into the draw pile, the card goes underneath."""
    for card in table.inside(EXHAUST):
        table.move(card, DRAW)
    table.move("reshuffle", EXHAUST)
    table.shuffle(DRAW)
    table.move("reshuffle", DRAW, 0)


@intent(playing)
def shoot(table: Table) -> Result:
    """One less on the aim dial, hit or miss, never under 1."""
    table.set("aim", max(1, table.number("aim") - 1))
    return {"aim": table.number("aim")}


@intent(playing)
def blip(table: Table) -> Result:
    """A blip comes onto the board; nobody knows what it is."""
    bag.draw(table, POOL, BOARD)
    return {}


@intent(playing)
def spot(table: Table) -> Result:
    """The first blip is turned over, then goes back to the pool, which is mixed."""
    if not table.count(BOARD):
        raise Refused("nothing_there")
    token = table.inside(BOARD)[0]
    table.move(token, "spotted")
    table.move(token, POOL)
    table.shuffle(POOL)
    return {"aliens": table.pieces[token].traits["count"]}


@intent(playing, seat=SEAT)
def scout(table: Table, seat: str) -> Result:
    """One seat looks at the card on top, and nobody else learns what it is."""
    look.look(table, seat, table.inside(DRAW)[-1:])
    return {"secret": seat}


def record(table: Table) -> Record:
    return {"board": [number("aim", "aim", table.number("aim"), 1, 10)]}


PATH, VALUE = fixing.shapes(record)


@intent(path=PATH, value=VALUE)
def fix(table: Table, path: str, value: Json) -> Result:
    """The dial, set by hand."""
    if path != "aim" or value not in range(1, 11):
        raise Refused("value_cannot_be", typed=path, value=value, takes="1 … 10")
    table.set("aim", value)
    return {"path": path}


def report(view: View) -> Mapping[str, Json]:
    return {
        **seating.common(view, "toy"),
        "bag": view.kinds(POOL),
        "looking": view.looking(),
        "aim": view.value("aim"),
        "draw": view.count(DRAW),
        "exhaust": view.count(EXHAUST),
        "blips": view.count(BOARD),
        "hidden": [piece.id for piece in view.pieces(BOARD) or []],
    }


class _Chapter:
    """Where collect looks for intents."""

    exhaust, shoot, blip, spot, scout, fix, end_game = exhaust, shoot, blip, spot, scout, fix, end_game
    setup_done, rename = checklist.setup_done, renaming.rename


TOY = Game(
    name="toy",
    version=1,
    lay_out=lay_out,
    set_up=set_up,
    intents=collect(_Chapter),
    report=report,
    seats=seating.names,
    by_hand=("fix",),
    phrases={"setup": checklist.tasks},
    choices=CHOICES,
    record=record,
)
TASKS = (Task("deck", "board", "Shuffle the deck."), Task("dial", "board", "Set the dial to 5."))
TOY_PACK = Pack("toy", "toy", "Toy", 1, (1, 4), {}, load(COMMON).sentences, (), TASKS, {}, (COMMON,))
