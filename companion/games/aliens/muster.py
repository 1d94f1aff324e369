"""Who goes on a mission, as whom, and with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.aliens import board, endurance, gear, gearing, squad, turn
from companion.games.aliens.squad import BY_SEAT, CHARACTERS, NEWT, RIPLEY
from companion.games.common import seating
from companion.kit.intent import Result, shown
from companion.table import Json, Refused, Table

FIRST = "newt"
"""The mission that Newt is found in: she takes part from the next one on (S2 287)."""
GUNS = {"1": 450, "2": 450}
"""What the dials of the sentry guns begin with (S2 1254)."""


def read_squad(said: Json, mission: Mapping[str, Any], no_newt: bool = False) -> list[str]:
    """Who takes part; Newt by herself where the mission has her, and by name wherever she may be (S2 287, 1228)."""
    if said is None:
        return [each for each in CHARACTERS if each != NEWT or (mission.get("newt") and not no_newt)]
    allowed = [each for each in CHARACTERS if each != NEWT or not no_newt]
    if not isinstance(said, list) or not said or any(each not in allowed for each in said) or len(said) != len(set(said)):
        raise Refused("no_such_squad", squad=shown(said))
    return [each for each in CHARACTERS if each in said]


def read_heroes(said: Json, seats: Sequence[str], members: Sequence[str]) -> dict[str, str]:
    """One hero a seat, everybody else is a grunt; Newt is nobody's choice."""
    if said is not None and (not isinstance(said, dict) or not set(said) <= set(seats)):
        raise Refused("not_an_answer", answer=shown(said))
    found = {seat: str(hero) for seat, hero in (said or {}).items()}
    free = [each for each in BY_SEAT if each in members and each not in found.values()]
    for seat in seats:
        if seat not in found:
            if not free:
                raise Refused("too_few_characters")
            found[seat] = free.pop(0)
    if len(set(found.values())) != len(found) or any(hero not in members or hero == NEWT for hero in found.values()):
        raise Refused("no_such_heroes", heroes=shown(said))
    return {seat: found[seat] for seat in seats}


def sides(heroes: Mapping[str, str], members: Sequence[str], sheets: Mapping[str, Any]) -> dict[str, Json]:
    """What is kept of everybody at the start of a mission."""
    of = {hero: seat for seat, hero in heroes.items()}
    if NEWT in members and RIPLEY in of:
        of[NEWT] = of[RIPLEY]
    values: dict[str, Json] = {}
    for character in CHARACTERS:
        side = "hero" if character in of else "grunt"
        numbers = squad.start(sheets[character], side, of.get(character))
        values |= {f"{character}.{name}": value for name, value in numbers.items()}
    return values


def of_mission(mission: Mapping[str, Any], bug_hunt: bool) -> dict[str, Json]:
    """What a mission puts on the table besides."""
    return {
        "mission": dict(mission),
        "turn_dial": 1 if mission.get("turn_dial") else None,
        "sentry": dict(GUNS) if mission.get("sentry_guns") or bug_hunt else {},
        "barricades": {"doors": 0, "spawn": [], "tunnel": []},
        "tunnels": 0,
        "marks": {"crate": 0, "computer": 0, "exit": 0},
        "setup.guns": bool(mission.get("sentry_guns") or bug_hunt),
        "setup.done": [],
        "in_play": {},
        "labels": 0,
        board.UNLETTERED: False,
        "taken": [],
        "flipped": [],
        "boards": dict.fromkeys(("1", "2", "3", "4")),
        "turned": [],
        "motion": {"cards": {}, "order": [], "yours": [], "tunnels": [], "card": None},
    }


def musters(table: Table, mission: str, heroes: Json, members: Json) -> None:
    """The squad of the next mission of a campaign: the dead and the captured stay behind (S2 1196)."""
    campaign, plan = table.value("campaign"), table.value("missions")[mission]
    seats = seating.seats(table)
    able = _able(table, mission, members)
    chosen = _chosen(table, able, heroes)
    if not [each for each in able if each != NEWT]:
        raise Refused("too_few_characters")
    free = len([each for each in able if each != NEWT]) - len(chosen)
    waiting = [seat for seat in seats if seat not in chosen][: max(0, free)]  # who has lost a hero takes another one
    playing = [seat for seat in seats if seat in chosen or seat in waiting]
    found = read_heroes(chosen, playing, able)
    for name, value in {**sides(found, able, table.value("sheets")), **of_mission(plan, False)}.items():
        table.set(name, value)
    for character in campaign["facehugged"]:
        table.set(f"{character}.facehugger", True)
    for character in campaign["killed"]:
        table.set(f"{character}.status", "killed")
    for character in campaign["captured"]:
        table.set(f"{character}.status", "captured")
    for seat in seats:
        table.set(f"{seat}.status", "in" if seat in playing else "out")
    table.set("heroes", found)
    table.set("squad", able)
    table.set("round", 1)
    table.set("last", None)
    table.set("leader", None)
    table.set("token", None)


def comes(mission: str, plan: Mapping[str, Any]) -> bool:
    """Whether Newt comes along in a campaign: once she is found, unless the owner has said that she does not (A47)."""
    return mission != FIRST and plan.get("newt", True) is not False


def joining(mission: str, plan: Mapping[str, Any]) -> list[str]:
    """Who could go on a mission of a campaign, if nobody were lost."""
    return [each for each in CHARACTERS if each != NEWT or comes(mission, plan)]


def _able(table: Table, mission: str, members: Json) -> list[str]:
    """Who was chosen now, or last of all, and still can; who has been rescued is back, and Newt comes along."""
    campaign, plan = table.value("campaign"), table.value("missions")[mission]
    lost = (*campaign["killed"], *campaign["captured"])
    if members is None:
        return [each for each in joining(mission, plan) if each in table.value("company") and each not in lost]
    able = read_squad(members, plan, mission == FIRST)
    if any(each in lost for each in able):
        raise Refused("no_such_squad", squad=shown(members))
    newt = [NEWT] if not plan.get("newt") and NEWT in table.value("company") and NEWT not in able else []
    table.set("company", [*able, *newt])
    return able


def _chosen(table: Table, able: Sequence[str], heroes: Json) -> dict[str, Any]:
    """Heroes who were chosen now; every other seat keeps its own, unless another one has chosen that hero."""
    campaign, seats = table.value("campaign"), seating.seats(table)
    new = {} if heroes is None else heroes
    if not isinstance(new, dict) or not set(new) <= set(seats):
        raise Refused("not_an_answer", answer=shown(heroes))
    if any(hero in (*campaign["killed"], *campaign["captured"]) for hero in new.values()):
        raise Refused("no_such_heroes", heroes=shown(heroes))
    before = {
        str(table.value(f"{each}.seat")): each
        for each in able
        if each != NEWT and squad.is_hero(table, each) and table.value(f"{each}.seat")
    }
    return {**{seat: hero for seat, hero in before.items() if hero not in new.values()}, **new}


def begins(table: Table, worn: Json) -> Result:
    """Gear that was told is worn, and the game begins; else everybody gears up first."""
    gearing.sets_up(table)
    if worn is None:
        return turn.walk(table, "gear_up")
    wears(table, worn)
    gearing.shuffles(table)
    return turn.walk(table, "reset_aim")


def wears(table: Table, worn: Json) -> None:
    if not isinstance(worn, dict) or any(each not in squad.members(table) for each in worn):
        raise Refused("not_an_answer", answer=shown(worn))
    stock = {card: table.pieces[card] for card in table.inside(endurance.STOCK)}
    for character, cards in gear.chosen(stock, worn).items():
        for card in cards:
            gear.puts_on(table, character, card)
