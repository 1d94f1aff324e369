"""A room is turned over: its token, what it does, and how many items are here."""

from __future__ import annotations

from companion.games.family import boards, markers
from companion.games.family.book import book, said
from companion.kit import bag
from companion.kit.intent import Result
from companion.table import Table


def revealed(table: Table, seat: str, pile: str, breaks: bool = True, burns: bool = False) -> Result:
    """A token is drawn, turned over and leaves the game. Some rooms never break, and some burn already."""
    token = bag.draw(table, f"{pile}.draw", f"{pile}.gone")
    return takes_effect(table, seat, table.kind(token), int(table.pieces[token].traits["items"]), breaks, burns=burns)


def takes_effect(
    table: Table, seat: str, effect: str, items: int | None, breaks: bool = True, careful: bool = False, burns: bool = False
) -> Result:
    """What a token shows: slime included, and the items; None where the room has no counter.

    Where somebody moved carefully, silence and danger mean nothing if the game says so.
    """
    if items is not None:
        if table.value("option.mode") == "solo":
            items = (items + 1) // 2  # S0 764, S3 971: half the items, rounded up
        table.tell("explored", seat=seat, items=items)
    if careful and effect in ("silence", "danger"):
        return {"effect": effect, "items": items}
    if effect == "silence" and table.flag(f"{seat}.slime"):
        table.tell("slime_betrays", seat=seat)
        effect = "danger"
    table.tell(said(table, f"explore_{effect}"), seat=seat)
    if effect == "danger":
        book(table).intruders_move(table)
    if (effect == "malfunction" and breaks) or (effect == "fire" and not burns):
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
