"""The four kinds, and which of them comes for whom (S3 2887-2913, 2980-3008, 3087-3112)."""

from __future__ import annotations

from companion.games.family import intruders
from companion.games.family.intruders import BAG, SUPPLY
from companion.games.nemesis.enemies import VOID_SEEDERS
from companion.kit import bag
from companion.table import Json, Refused, Table

STARTS, EACH = 2, 1
"""So many seeders in the bag, and so many more for each player."""
LAIRS = 3
ASIDE = "insanity.aside"
"""Where what is no seeder waits while one of them is drawn blindly."""

STANDING = "lair.standing"
"""The names of the lairs that stand, in the order in which they were found."""
VALUES: dict[str, Json] = {"despoiler_gone": False, "lairs": {"hidden": LAIRS, "standing": 0, "destroyed": 0}, STANDING: []}


def with_seeders(table: Table) -> None:
    if table.value("option.enemy") != "void_seeders":
        raise Refused("only_with_seeders")


def joins(table: Table) -> bool:
    """A random seeder token into the bag, if one is left; where somebody has set the bag by hand, other tokens lie there too."""
    others = [token for token in table.inside(SUPPLY) if table.kind(token) != "seeder"]
    for token in others:
        table.move(token, ASIDE)
    came = bool(table.count(SUPPLY))
    if came:
        bag.draw(table, SUPPLY, BAG)
    for token in others:
        table.move(token, SUPPLY)
    table.tell("seeder_joins_bag" if came else "no_seeder_left")
    return came


def shows(table: Table, token: str, seat: str) -> str | None:
    """What the insanity of a seat brings; of a kind that is all on the board the next lower one comes."""
    if token != "seeder":
        return None
    level = table.number(f"{seat}.insanity") if seat else 1
    return _free(table, str(table.value("insanity_track")[str(level)]))


def arrives(table: Table, kind: str) -> str:
    """S3 3004-3008: of a kind that is all on the board the next lower one comes."""
    if kind == "despoiler" and table.flag("despoiler_gone"):
        raise Refused("despoiler_is_gone")
    return _free(table, kind)


def _free(table: Table, wanted: str) -> str:
    for kind in reversed(VOID_SEEDERS.standing[: VOID_SEEDERS.standing.index(wanted) + 1]):
        left = len(intruders.of_kind(table, kind)) < table.number(f"{kind}.limit")
        if left and not (kind == "despoiler" and table.flag("despoiler_gone")):
            return kind
    return VOID_SEEDERS.standing[0]


def leaves_behind(table: Table, kind: str) -> list[str]:
    """Nothing lies there; a random token joins the bag."""
    joins(table)
    return []


def into_ducts(table: Table, kind: str) -> None:
    joins(table)


def nobody_joins(table: Table) -> None:
    table.tell("nothing_joins")
