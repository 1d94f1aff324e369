"""The four kinds, their tokens, and the adaptation that each brings along (S3 2552-2562, 2642-2644, 2701-2710, 2824-2839)."""

from __future__ import annotations

from itertools import pairwise

from companion.games.family import intruders
from companion.games.family.intruders import BAG, SUPPLY
from companion.table import Json, Refused, Table

KINDS = ("metagorger", "shambler", "fleshbeast", "butcher")
TOKENS = ("blank", "blue_metagorger", "red_metagorger", "shambler", "fleshbeast", "butcher")
GORGERS = ("red_metagorger", "blue_metagorger")
"""Red before blue, whenever one is added."""
ADAPTING = KINDS[1:]
GONE = "out_of_game"
GROWS = dict(pairwise(KINDS))

VALUES: dict[str, Json] = {"butcher_dead": False, "adaptations": {kind: {"open": False, "gone": False} for kind in ADAPTING}}


def gorger_joins(table: Table) -> None:
    """A metagorger token joins the bag."""
    came = any(intruders.to_bag(table, token) for token in GORGERS)
    table.tell("metagorger_joins_bag" if came else "no_metagorger_left")


def shows(_: Table, token: str, __: str) -> str | None:
    """A metagorger stands without its token, which lies in the supply at once."""
    return "metagorger" if token in GORGERS else None


def barred(table: Table) -> bool:
    """There is one butcher: it stands already, or was killed."""
    return table.flag("butcher_dead") or bool(intruders.of_kind(table, "butcher"))


def arrives(table: Table, kind: str) -> str:
    """A kind that comes for the first time brings its adaptation; a butcher that was killed never comes back."""
    if kind == "butcher" and barred(table):
        raise Refused("butcher_is_dead" if table.flag("butcher_dead") else "butcher_stands")
    adaptations = table.value("adaptations")
    if kind in adaptations and not adaptations[kind]["open"]:
        table.set("adaptations", {**adaptations, kind: {**adaptations[kind], "open": True}})
        table.tell("adaptation_opens", kind=kind)
    return kind


def leaves_behind(table: Table, kind: str) -> list[str]:
    """A fleshbeast leaves a shambler, the butcher two, and never returns; none of them comes out of the bag."""
    if kind == "butcher":
        table.set("butcher_dead", True)
        for zone in (SUPPLY, BAG):
            for token in table.of_kind(zone, "butcher"):
                table.move(token, GONE)
        table.tell("butcher_never_returns")
    left = table.number("shambler.limit") - len(intruders.of_kind(table, "shambler"))
    return [intruders.appears_on_board(table, "shambler") for _ in range(min(left, {"fleshbeast": 1, "butcher": 2}.get(kind, 0)))]


def into_ducts(table: Table, kind: str) -> None:
    if kind == "butcher":
        raise Refused("butcher_does_not_fit")
    if kind == "metagorger":
        gorger_joins(table)
