"""The four kinds and their tokens (S3 2552-2562, 2642-2644, 2824-2839)."""

from __future__ import annotations

from companion.games.family import intruders
from companion.games.family.intruders import SUPPLY
from companion.games.family.lone import GONE
from companion.games.nemesis.enemies import CARNOMORPHS
from companion.table import Json, Refused, Table

GORGERS = ("red_metagorger", "blue_metagorger")
"""Red before blue, whenever one is added."""
ADAPTING = CARNOMORPHS.standing[1:]

VALUES: dict[str, Json] = {"butcher_dead": False}


def with_carnomorphs(table: Table) -> None:
    if table.value("option.enemy") != "carnomorphs":
        raise Refused("only_with_carnomorphs")


def gorger_joins(table: Table) -> None:
    """A metagorger token joins the bag."""
    came = any(intruders.to_bag(table, token) for token in GORGERS)
    table.tell("metagorger_joins_bag" if came else "no_metagorger_left")


def shows(_: Table, token: str, __: str) -> str | None:
    """A metagorger stands without its token, which lies in the supply at once."""
    return "metagorger" if token in GORGERS else None


def leaves_behind(table: Table, kind: str) -> list[str]:
    """A fleshbeast leaves a shambler, the butcher two, and never returns; none of them comes out of the bag.

    A token of the butcher that lies in the bag stays there until it is drawn, and leaves the game then (`lone.goes`).
    """
    if kind == "butcher":
        table.set("butcher_dead", True)
        for token in table.of_kind(SUPPLY, "butcher"):
            table.move(token, GONE)
        table.tell("butcher_never_returns")
    left = CARNOMORPHS[kind].leaves
    return intruders.come_as_far(table, left[0], len(left)) if left else []


def into_ducts(table: Table, kind: str) -> None:
    if kind == "butcher":
        raise Refused("butcher_does_not_fit")
    if kind == "metagorger":
        gorger_joins(table)
