"""Tech tests, and what they put on doors, spawn points and tunnels; and what tears it down again (S2 748, 834-858)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.games.aliens import actions, board, dice, ending, squad
from companion.games.aliens.board import PIECE, SPAWN, TUNNEL, TUNNELS
from companion.games.aliens.dice import ALIEN, ALIEN_ROLL, MARINE, MARINE_ROLL
from companion.games.aliens.ending import on_a_mission
from companion.games.aliens.squad import CHARACTER_THERE
from companion.games.common.seating import playing
from companion.kit.intent import YES_NO, Given, Result, Shape, intent, shown
from companion.table import Json, Refused, Table

LIMIT = 12
HOLDS = {2023: 5, 2020: 4}
"""So much breaks one."""
DOOR = "door"


def breaks_on(table: Table) -> int:
    return HOLDS[table.number("option.edition")]


def _read_where(_: Table, name: str, value: Json) -> tuple[str, str]:
    kind, dot, number = value.partition(".") if isinstance(value, str) else ("", "", "")
    if not (kind == DOOR and not dot) and not (kind in (SPAWN, TUNNEL) and number):
        raise Refused("not_one_of", name=name, value=shown(value), words="door, spawn.N, tunnel.N")
    return kind, number


def _places(table: Table, _: Given) -> Iterator[str]:
    """The doors, whatever stands already, every spawn point that a card names, and the tunnels."""
    yield DOOR
    lies = placed(table)
    spawns = dict.fromkeys((*board.spawn_points(table), *lies[SPAWN]))
    yield from (f"{SPAWN}.{number}" for number in spawns)
    yield from (f"{TUNNEL}.{number}" for number in dict.fromkeys((*map(str, range(1, TUNNELS + 1)), *lies[TUNNEL])))


WHERE = Shape("door | spawn.N | tunnel.N", _read_where, _places, "place")


def placed(table: Table) -> dict[str, Any]:
    return dict(table.value("barricades"))


def _count(table: Table) -> int:
    lies = placed(table)
    return int(lies["doors"]) + len(lies["spawn"]) + len(lies["tunnel"])


def stands(table: Table, where: tuple[str, str]) -> bool:
    kind, number = where
    lies = placed(table)
    return bool(lies["doors"]) if kind == DOOR else number in lies[kind]


def puts(table: Table, where: tuple[str, str], there: bool) -> None:
    kind, number = where
    lies = placed(table)
    if kind == DOOR:
        table.set("barricades", {**lies, "doors": max(0, lies["doors"] + (1 if there else -1))})
    else:
        others = [each for each in lies[kind] if each != number]
        table.set("barricades", {**lies, kind: sorted([*others, *([number] if there else [])])})


def _place(where: tuple[str, str]) -> str:
    return where[0] if not where[1] else f"{where[0]} {where[1]}"


# -- tests ---------------------------------------------------------------------------------------


@intent(playing, character=CHARACTER_THERE, roll=MARINE_ROLL, free=YES_NO)
def tech_test(table: Table, character: str, roll: Json = None, free: bool = False) -> Result:
    """Ten sides, Tech or less; again with another action."""
    return _tests(table, character, roll, free, None, False)


@intent(playing, character=CHARACTER_THERE, where=WHERE, remove=YES_NO, roll=MARINE_ROLL, free=YES_NO)
def barricade(
    table: Table, character: str, where: tuple[str, str], remove: bool = False, roll: Json = None, free: bool = False
) -> Result:
    """A Tech test beside it puts a marker there, or takes it off; a spawn point or tunnel that has one loses it."""
    off = remove if where[0] == DOOR else stands(table, where)
    if off and not stands(table, where):
        raise Refused("no_barricade", where=_place(where))
    if not off and _count(table) >= LIMIT:
        raise Refused("no_marker_left")
    return _tests(table, character, roll, free, where, off)


def _tests(table: Table, character: str, roll: Json, free: bool, where: tuple[str, str] | None, off: bool) -> Result:
    needs = squad.number(table, character, "tech")
    dice.told_if_asked(table, MARINE, roll)
    if not actions.spends(table, character, free, "barricade" if where else "tech_test"):
        return ending.on_the_way(table)
    (rolled,) = dice.rolled(table, MARINE, roll)
    table.set(
        "last",
        {
            "what": "test",
            "character": character,
            "needs": needs,
            "where": list(where) if where else None,
            "off": off,
            "before": {"stood": stands(table, where) if where else None, "passed": False},
            "final": False,
            "auto": False,
        },
    )
    return tested(table, table.value("last"), rolled)


def tested(table: Table, last: Any, rolled: int) -> Result:
    """What the roll makes of it; also the second time."""
    passed = rolled <= last["needs"]
    if last["before"]["passed"] and last["where"]:  # the first roll never was
        puts(table, (str(last["where"][0]), str(last["where"][1])), bool(last["off"]))
    table.tell("test_passed" if passed else "test_failed", character=last["character"], roll=rolled, needs=last["needs"])
    if passed and last["where"]:
        where = (str(last["where"][0]), str(last["where"][1]))
        puts(table, where, not last["off"])
        table.tell("barricade_off" if last["off"] else "barricade_on", where=_place(where))
    table.set("last", {**table.value("last"), "before": {**last["before"], "passed": passed}})
    return {"roll": rolled, "needs": last["needs"], "passed": passed}


# -- breaking ------------------------------------------------------------------------------------


@intent(on_a_mission, where=WHERE, piece=PIECE, roll=ALIEN_ROLL)
def break_barricade(table: Table, where: tuple[str, str], piece: str | None = None, roll: Json = None) -> Result:
    """An alien or blip that must pass: enough on its die breaks it, else its turn ends (S2 854)."""
    if not stands(table, where):
        raise Refused("no_barricade", where=_place(where))
    (rolled,) = dice.rolled(table, ALIEN, roll)
    return {"roll": rolled, "needs": breaks_on(table), "broken": tears(table, where, rolled)}


def tears(table: Table, where: tuple[str, str], rolled: int) -> bool:
    broken = rolled >= breaks_on(table)
    if broken:
        puts(table, where, False)
    at_spawn = "barricade" if where[0] == DOOR else "spawn"
    table.tell(f"{at_spawn}_breaks" if broken else f"{at_spawn}_holds", where=_place(where), roll=rolled)
    return broken
