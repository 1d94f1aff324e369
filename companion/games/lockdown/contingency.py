"""Contingency tokens: dealt face down, looked at, taken; the active one nobody sees before the end."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.common.seating import playing
from companion.games.lockdown.shapes import ACTING
from companion.kit import bag
from companion.kit.intent import Result, Shape, intent, shown, whole
from companion.kit.look import look
from companion.kit.source import app_draws
from companion.table import LOOK, Json, Refused, Table

POOL, ACTIVE = "contingency.pool", "contingency.active"
OPEN, REVEALED = "contingency.open", "contingency.revealed"


def app(table: Table) -> None:
    app_draws(table, "contingency")


def hand(seat: str) -> str:
    return f"contingency.{seat}"


def deal(table: Table) -> None:
    """S0 71-74, 761-763: one each (two each with two players, two in solo), one active, the rest neutral."""
    seats, mode = seating.seats(table), table.value("option.mode")
    if mode == "coop":
        bag.draw(table, POOL, ACTIVE)
        bag.draw(table, POOL, OPEN)
        return
    each = 2 if len(seats) <= 2 else 1
    if mode != "solo":
        _deal_hands(table, seats, each)
    bag.draw(table, POOL, ACTIVE)
    if mode == "solo":
        _deal_hands(table, seats, each)


def _deal_hands(table: Table, seats: list[str], each: int) -> None:
    for seat in seats:
        for _ in range(each):
            bag.draw(table, POOL, hand(seat))


def _pool_not_empty(table: Table) -> None:
    if not table.count(POOL):
        raise Refused("pool_is_empty")


def _unseen(table: Table, zone: str, seat: str, count: int, purpose: str = LOOK) -> list[str]:
    """Face down they are alike, and nobody would look twice at the same one."""
    table.shuffle(zone, purpose=purpose)
    looked = table.value(f"{seat}.looked")
    return sorted(table.inside(zone), key=lambda token: token in looked)[:count]


def _see(table: Table, seat: str, tokens: list[str]) -> None:
    """Knowledge is not taken back, but which token is offered next is: so the value, which undo restores."""
    look(table, seat, tokens)
    table.set(f"{seat}.looked", sorted({*table.value(f"{seat}.looked"), *tokens}))


def _read_which(table: Table, name: str, value: Json) -> str:
    if value not in ("pool", "active", *seating.seats(table)):
        raise Refused("nothing_to_peek_at", which=shown(value))
    return str(value)


WHICH = Shape("pool | a seat", _read_which, lambda table, _: ("pool", *seating.seats(table)), "seat")


@intent(playing, app, seat=ACTING, which=WHICH, count=whole(1, 2))
def contingency_peek(table: Table, seat: str, which: str = "pool", count: int = 2) -> Result:
    """One seat looks: at one neutral token, or at those of one other seat (the archive: count 1). Never at the active one."""
    if which == "active":
        raise Refused("active_is_sealed")
    if which == "pool":
        _pool_not_empty(table)
        if table.value("option.mode") == "coop":
            return _reveal(table, _unseen(table, POOL, seat, 1, "")[0])
        tokens = _unseen(table, POOL, seat, 1)
    elif which != seat:
        if not table.count(hand(which)):
            raise Refused("holds_no_contingency", seat=which)
        tokens = _unseen(table, hand(which), seat, count)
    else:
        raise Refused("nothing_to_peek_at", which=which)
    _see(table, seat, tokens)
    table.tell("contingency_seen", seat=seat, which=which)
    return {"which": which, "tokens": [table.kind(token) for token in tokens], "secret": seat}


@intent(playing, app, _pool_not_empty, seat=ACTING)
def contingency_take(table: Table, seat: str) -> Result:
    """Alert room: look at one neutral token and keep it; what the seat had, it keeps as well."""
    token = _unseen(table, POOL, seat, 1, "")[0]
    if table.value("option.mode") == "coop":
        return _reveal(table, token)
    table.move(token, hand(seat))
    _see(table, seat, [token])
    table.tell("contingency_taken", seat=seat)
    return {"tokens": [table.kind(token)], "secret": seat}


def _reveal(table: Table, token: str) -> Result:
    """Playing together, what one learns all see."""
    table.move(token, OPEN)
    table.tell("contingency_open", code=table.kind(token))
    return {"tokens": [table.kind(token)]}


def give_back(table: Table, seat: str) -> None:
    """The dead return their tokens to the neutral pool."""
    for token in table.inside(hand(seat)):
        table.move(token, POOL)
