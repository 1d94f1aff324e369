"""Lairs: found with a token, standing with their injuries, destroyed; with the third the despoiler goes (S3 3052-3083)."""

from __future__ import annotations

from companion.games.common.fixing import fields, object_of, whole, wrong
from companion.games.common.seating import playing
from companion.games.family import intruders
from companion.games.nemesis.void_seeders.kinds import LAIRS, STANDING, with_seeders
from companion.kit.intent import Result, Shape, intent, shown
from companion.table import Json, Refused, Table

KIND = "lair"
NAMES = tuple(f"{KIND}_{number}" for number in range(1, LAIRS + 1))


def things(table: Table) -> dict[str, str]:
    """The lairs that stand, by name; their injuries lie with those of the intruders."""
    return dict.fromkeys(table.value(STANDING), KIND)


def _stand(table: Table, names: list[str]) -> None:
    """These stand now; whatever lay on the others is gone."""
    for name in set(table.value(STANDING)) - set(names):
        intruders.set_injuries(table, name, 0)
    table.set(STANDING, names)


def _moves(table: Table, source: str, target: str) -> dict[str, Json]:
    lairs = dict(table.value("lairs"))
    if not lairs[source]:
        raise Refused("no_lair_there")
    lairs = {**lairs, source: lairs[source] - 1, target: lairs[target] + 1}
    table.set("lairs", lairs)
    return lairs


def _one_more(standing: list[str]) -> list[str]:
    return [*standing, next(name for name in NAMES if name not in standing)]


def found(table: Table) -> dict[str, Json]:
    """It stands there from now on; finding one is no first encounter (FAQ)."""
    lairs = _moves(table, "hidden", "standing")
    _stand(table, _one_more(table.value(STANDING)))
    table.tell("lair_found")
    return lairs


@intent(playing, with_seeders)
def lair_found(table: Table) -> Result:
    """A lair token was turned over: no roll, a lair stands here, and everybody here fights."""
    return {"lairs": found(table)}


def _read_lair(table: Table, name: str, value: Json) -> str:
    if value not in table.value(STANDING):
        raise Refused("not_in_play", piece=shown(value))
    return str(value)


LAIR = Shape("a lair that stands, by its name", _read_lair, lambda table, _: table.value(STANDING), "piece")


@intent(playing, with_seeders, lair=LAIR)
def lair_destroyed(table: Table, lair: str | None = None) -> Result:
    """It leaves a carcass; untold it is the one that is hurt most. The third one takes the despoiler out of the game."""
    lairs, standing = _moves(table, "standing", "destroyed"), table.value(STANDING)
    gone = lair or max(standing, key=lambda name: intruders.injuries(table, name))
    _stand(table, [name for name in standing if name != gone])
    table.tell("lair_destroyed", destroyed=lairs["destroyed"])
    if lairs["destroyed"] == LAIRS:
        table.set("despoiler_gone", True)
        for piece in intruders.of_kind(table, "despoiler"):
            intruders.leaves_tray(table, piece, intruders.SUPPLY)
        table.tell("despoiler_goes")
    return {"lairs": lairs}


def by_hand(table: Table, parts: list[str], value: Json) -> None:
    """lairs.standing, lairs.destroyed, lairs.hidden: there are three, so another number follows; or all of it."""
    with_seeders(table)
    path, now = ".".join(["lairs", *parts]), dict(table.value("lairs"))
    if len(parts) > 1 or (parts and parts[0] not in now):
        raise Refused("nothing_to_fix", typed=path)
    counts = {**now, **(fields(path, value, tuple(now)) if not parts else {parts[0]: value})}
    counts = {name: whole(path, count, 0, LAIRS) for name, count in counts.items()}
    if parts:
        rest = "standing" if parts[0] == "hidden" else "hidden"
        counts[rest] = LAIRS - sum(count for name, count in counts.items() if name != rest)
    if counts["hidden"] < 0 or counts["standing"] < 0 or sum(counts.values()) != LAIRS:
        raise wrong(path, value, f"0 … {LAIRS}" if parts else f"{object_of(now)} = {LAIRS}")
    table.set("lairs", counts)
    standing = table.value(STANDING)[: counts["standing"]]
    while len(standing) < counts["standing"]:
        standing = _one_more(standing)
    _stand(table, standing)
