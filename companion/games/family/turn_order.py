"""Whose turn it is, where a table lets the app keep turns: from the first player to the left, two actions each, whoever has
passed is passed over (S0 97-105, S3 209-226). Nothing waits for a turn, and nothing of it is kept as long as the table keeps it.
"""

from __future__ import annotations

from companion.games.common import seating
from companion.games.family.book import book
from companion.table import Json, Table, View

TABLE, APP = "table", "app"
BY = (TABLE, APP)
"""Who keeps turns."""
ACTIONS = 2
"""What a turn is; the dead who play on have one."""
VALUES: dict[str, Json] = {"turns": TABLE, "turn.seat": "", "turn.done": 0, "turn.passed": []}
"""What a layout holds for it: who keeps turns, who was next last, what that seat has done since, and who has passed."""


def kept(table: Table | View) -> bool:
    """Whether the app keeps turns now."""
    return bool(table.value("turns") == APP and table.value("phase") == "players")


def whose(table: Table | View) -> str:
    """The seat whose turn it is; "" where the table keeps them, or everybody has passed. Whoever has died or left meanwhile, or
    has passed, is passed over by that."""
    if not kept(table):
        return ""
    order, last = seating.seats(table), table.word("turn.seat")
    start = order.index(last)
    return next((seat for seat in order[start:] + order[:start] if takes_turns(table, seat)), "")


def takes_turns(table: Table | View, seat: str) -> bool:
    """Whether a seat has turns left in this round."""
    rules = book(table)
    if seat == rules.plays_on(table):
        return True
    return seating.is_in(table, seat) and seat not in table.value("turn.passed") and not rules.has_passed(table, seat)


def is_last(table: Table | View, seat: str) -> bool:
    """Whether all others have passed."""
    return not any(takes_turns(table, each) for each in seating.seats(table) if each != seat)


def actions(table: Table | View, seat: str) -> int:
    """How many actions its turn is."""
    return 1 if seat == book(table).plays_on(table) else ACTIONS


def action(table: Table | View) -> int:
    """Which action comes next of whose turn it is, from 1."""
    return 1 + (table.number("turn.done") if whose(table) == table.value("turn.seat") else 0)


# -- what changes it -----------------------------------------------------------------------------


def keeps(table: Table, by: str, seat: str = "") -> None:
    """From now on app or table keeps them; the app begins with this seat, or with the first player."""
    table.set("turns", by)
    table.set("turn.passed", [])
    is_next(table, (seat or table.word("first_player")) if by == APP else "")


def round_begins(table: Table) -> None:
    """Nobody has passed, and the first player begins."""
    if table.value("turns") == APP:
        keeps(table, APP)


def acts(table: Table, seat: str | None) -> None:
    """An act that is an action by the rules; it counts where it is the turn of whoever did it."""
    if seat is None or seat != whose(table):
        return
    done = action(table)
    if done < actions(table, seat):
        table.set("turn.seat", seat)
        table.set("turn.done", done)
        table.tell("action_done", seat=seat)
        return
    ends(table, seat)


def passes(table: Table, seat: str) -> None:
    """Whoever passes takes no more turns in this round."""
    if not kept(table) or seat in table.value("turn.passed"):
        return
    its = whose(table) == seat
    table.set("turn.passed", [*table.value("turn.passed"), seat])
    table.tell("turn_passed", seat=seat)
    if its:
        ends(table, seat)


def ends(table: Table, seat: str) -> None:
    """The turn of a seat is over: the next to the left, or nobody where all have passed."""
    _burns(table, seat)
    order = seating.seats(table)
    start = order.index(seat)
    left = order[start + 1 :] + order[: start + 1]
    is_next(table, next((each for each in left if takes_turns(table, each)), seat))
    if now := whose(table):
        table.tell("turn_of", seat=now)
    else:
        table.tell("everyone_has_passed")


def _burns(table: Table, seat: str) -> None:
    """S0 106-108, S3 224-226: whoever ends a turn in a burning room suffers 1 light wound. Who stands in one, only people know;
    while no fire lies on the board nothing is said."""
    if table.number("fire.placed") and seating.is_in(table, seat) and not book(table).has_passed(table, seat):
        table.tell("ends_in_fire", seat=seat)


def is_next(table: Table, seat: str) -> None:
    """It is the turn of this seat, with all its actions."""
    table.set("turn.seat", seat)
    table.set("turn.done", 0)
