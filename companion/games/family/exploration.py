"""Exploring: a token tells how many items a room holds and what happens (S0 284-309)."""

from __future__ import annotations

from companion.games.family import boards, markers
from companion.kit import bag
from companion.kit.intent import Result
from companion.table import Table


def revealed(table: Table, seat: str, pile: str, breaks: bool = True) -> Result:
    """A token is turned over and leaves the game: its effect, slime included, and the items. Some rooms never break."""
    token = bag.draw(table, f"{pile}.draw", f"{pile}.gone")
    effect, items = table.kind(token), int(table.pieces[token].traits["items"])
    if table.value("option.mode") == "solo":
        items = (items + 1) // 2  # S0 764: half the items, rounded up
    table.tell("explored", seat=seat, items=items)
    if effect == "silence" and table.flag(f"{seat}.slime"):
        table.tell("slime_betrays", seat=seat)
        effect = "danger"
    table.tell(f"explore_{effect}", seat=seat)
    if effect in markers.LIMITED and (breaks or effect != "malfunction"):
        _marker(table, effect)
    if effect == "slime":
        boards.slime(table, seat)
    return {"effect": effect, "items": items}


def _marker(table: Table, what: str) -> None:
    """Whether this room takes one more only the board knows, so the app never ends the game by it unasked."""
    limit = table.number(f"{what}.limit")
    if table.number(f"{what}.placed") < limit:
        markers.place(table, what, 1)
    else:
        table.tell("last_marker_lies", what=what, limit=limit)
