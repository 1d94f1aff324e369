"""Fix the active contingency token, and open a game again whose verdict has shown it."""

from __future__ import annotations

from companion.games.common.fixing import any_of, wrong
from companion.games.family import fixing
from companion.games.lockdown.contingency import ACTIVE, REVEALED
from companion.games.lockdown.fix.track import elsewhere, kinds_of
from companion.table import Json, Refused, Table


def contingency(table: Table, parts: list[str], value: Json) -> None:
    """contingency.active: the code that lies there changes places with one of that code."""
    if parts != ["active"] or not table.count(ACTIVE):
        raise Refused("nothing_to_fix", typed=".".join(["contingency", *parts]))
    lying = table.inside(ACTIVE)[0]
    if table.kind(lying) == value:
        return
    other = elsewhere(table, "contingency-", lambda piece: table.kind(piece) == value)
    if other is None:
        raise wrong(ACTIVE, value, any_of(kinds_of(table, "contingency-")))
    place = table.where(other)
    table.move(other, ACTIVE)
    table.move(lying, place)


def ending(table: Table, parts: list[str], value: Json) -> None:
    fixing.opened_again(table, parts, value)
    table.set("code", "")
    for token_shown in table.inside(REVEALED):
        table.move(token_shown, ACTIVE)
