"""The four kinds and their tokens (S3 2552-2562, 2642-2644, 2824-2839)."""

from __future__ import annotations

from functools import partial

from companion.games.family import intruders
from companion.games.family.intruders import BAG, SUPPLY
from companion.games.family.kinds import BLANK, EGG, LISTENS, Kind, Kinds
from companion.games.family.lone import GONE
from companion.kit.lazily import later
from companion.table import Json, Refused, Table

DRAWN = f"{__name__.rpartition('.')[0]}.bag"
_token, _creature = partial(Kind, stands=False), partial(Kind, cards=1, limited=True, scarce=True)
KINDS = Kinds(
    _token(BLANK, develops=later(f"{DRAWN}:blank_drawn")),
    _token("blue_metagorger", develops=later(f"{DRAWN}:blue_drawn")),
    _token("red_metagorger", develops=later(f"{DRAWN}:red_drawn")),
    _creature("metagorger", column="blood_metagorger", draws=False, grows="shambler"),
    _creature("shambler", develops=LISTENS, grows="fleshbeast"),
    _creature("fleshbeast", develops=LISTENS, grows="butcher", leaves=("shambler",)),
    _creature(
        "butcher", develops=later(f"{DRAWN}:butcher_drawn"), carcass=False, leaves=("shambler", "shambler"), lone="butcher_dead"
    ),
    EGG,
)
GORGERS = ("red_metagorger", "blue_metagorger")
"""Red before blue, whenever one is added."""
ADAPTING = KINDS.standing[1:]

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
    """A fleshbeast leaves a shambler, the butcher two, and never returns; none of them comes out of the bag."""
    if kind == "butcher":
        table.set("butcher_dead", True)
        for zone in (SUPPLY, BAG):
            for token in table.of_kind(zone, "butcher"):
                table.move(token, GONE)
        table.tell("butcher_never_returns")
    left = KINDS[kind].leaves
    return intruders.come_as_far(table, left[0], len(left)) if left else []


def into_ducts(table: Table, kind: str) -> None:
    if kind == "butcher":
        raise Refused("butcher_does_not_fit")
    if kind == "metagorger":
        gorger_joins(table)
