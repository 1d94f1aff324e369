"""Heroes and grunts: their numbers, who leads, and what state they are in (S2 239-295)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.common import seating
from companion.kit.intent import Given, Shape, shown
from companion.packs import Pack
from companion.table import Json, Refused, Table, View

CHARACTERS = ("hicks", "hudson", "gorman", "vasquez", "frost", "ripley", "newt")
BY_SEAT = CHARACTERS[:6]
"""Who is a hero where nobody has chosen."""
NEWT, RIPLEY = "newt", "ripley"
NUMBERS = ("aim", "tech", "speed", "defense", "melee")
STATUS = ("up", "down", "killed", "captured", "exited")
LOST = ("killed", "captured")
GONE = (*LOST, "exited")
SIDES = ("hero", "grunt")
MOST_RANK, MOST_DIAL = 3, 10


def sheets(pack: Pack, lists: Mapping[str, Any]) -> dict[str, Json]:
    """Both sides of every character, as printed or as the owner says; None for what nobody has told."""
    found: dict[str, Json] = {}
    for item in pack["characters"].items:
        own = lists.get("characters", {}).get(item.id, {})
        sides = {
            side: {number: own.get(side, {}).get(number, item.traits.get(f"{side}_{number}")) for number in NUMBERS}
            for side in SIDES
        }
        found[item.id] = {"kind": item.traits["corps"], "rank": item.traits.get("rank", 0), **sides}
    return found


def start(sheet: Mapping[str, Any], side: str, seat: str | None) -> dict[str, Json]:
    """What is kept of a character on that side, before its first activation."""
    return {
        "side": side,
        "seat": seat,
        "status": "up",
        "facehugger": False,
        "activated": False,
        "rank": sheet["rank"],
        **{number: sheet[side][number] for number in NUMBERS},
        "dial": sheet[side]["aim"] or 1,
    }


# -- reading -------------------------------------------------------------------------------------


def members(table: Table | View) -> list[str]:
    """Everybody who takes part in this mission, lost or not."""
    return list(table.value("squad"))


def status(table: Table | View, character: str) -> str:
    return str(table.value(f"{character}.status"))


def there(table: Table | View, character: str) -> bool:
    """Still on the board."""
    return status(table, character) not in GONE


def is_hero(table: Table | View, character: str) -> bool:
    return bool(table.value(f"{character}.side") == "hero")


def heroes(table: Table | View, seat: str) -> list[str]:
    """The heroes of a seat that are still there; Ripley before Newt."""
    own = [each for each in members(table) if table.value(f"{each}.seat") == seat]
    return [each for each in own if is_hero(table, each) and there(table, each)]


def vacant(table: Table | View, seat: str) -> bool:
    """Whether its hero is killed or captured, so that it may flip a grunt; who is away is lost to nobody (S2 430, 984, A18)."""
    own = [each for each in members(table) if table.value(f"{each}.seat") == seat and is_hero(table, each)]
    return all(each == NEWT or status(table, each) in LOST for each in own)


def flippable(table: Table | View) -> list[str]:
    """Grunts whose card may be flipped; Newt is nobody's choice."""
    return [each for each in grunts(table) if each != NEWT]


def grunts(table: Table | View) -> list[str]:
    return [each for each in members(table) if not is_hero(table, each) and there(table, each)]


def is_marine(table: Table | View, character: str) -> bool:
    return bool(table.value("sheets")[character]["kind"] == "marine")


def leader(table: Table | View) -> str | None:
    """The seat of the highest-ranking Marine hero, the first of equals (A26), unless the table says otherwise; None (A27)."""
    return next(iter(leaders(table)), None)


def leaders(table: Table | View) -> list[str]:
    """The leader, and whoever is of the same rank: of a tie they decide together (S2 1272)."""
    if (leading := table.value("leader")) is not None and seating.is_in(table, leading) and heroes(table, leading):
        return [str(leading)]
    marines = [each for each in members(table) if is_hero(table, each) and there(table, each) and is_marine(table, each)]
    highest = max((table.number(f"{each}.rank") for each in marines), default=0)
    seats = {str(table.value(f"{each}.seat")) for each in marines if table.number(f"{each}.rank") == highest}
    return [seat for seat in seating.seats(table) if seat in seats]


def decides(table: Table) -> str:
    """Who does the leader's part (A27)."""
    return leader(table) or table.value("first_player") or next(iter(seats_in(table)), seating.seats(table)[0])


def seats_in(table: Table | View) -> list[str]:
    return [seat for seat in seating.seats(table) if seating.is_in(table, seat)]


def clockwise(table: Table, first: str) -> list[str]:
    """All seats still in, from one on to the left."""
    order = seating.seats(table)
    at = order.index(first)
    return [seat for seat in order[at:] + order[:at] if seating.is_in(table, seat)]


def number(table: Table, character: str, name: str) -> int:
    """A number of the card; what nobody has told is refused with the place where to enter it."""
    value = table.value(f"{character}.{name}")
    if value is None:
        raise Refused("unknown_number", character=character, number=name)
    return int(value)


def _read(table: Table, _: str, value: Json) -> str:
    if not isinstance(value, str) or value not in members(table):
        raise Refused("no_such_character", character=shown(value))
    return value


def _read_there(table: Table, name: str, value: Json) -> str:
    character = _read(table, name, value)
    if not there(table, character):
        raise Refused("character_is_gone", character=character)
    return character


def player(table: Table, character: str) -> str:
    """Who moves a character: the player of a hero, who leads a grunt, or else the leader (S2 912)."""
    if character not in members(table):
        return ""
    if is_hero(table, character):
        return str(table.value(f"{character}.seat"))
    lead = table.value("lead")
    return str(table.value(f"{lead['hero']}.seat")) if lead is not None else decides(table)


def _those_there(table: Table, _: Given) -> list[str]:
    return [each for each in members(table) if there(table, each)]


CHARACTER = Shape("a character of the squad", _read, lambda table, _: members(table), seat=player)
CHARACTER_THERE = Shape("a character who is still there", _read_there, _those_there, seat=player)


# -- changing ------------------------------------------------------------------------------------


def flips(table: Table, character: str, seat: str) -> None:
    """A grunt becomes a hero; the dial stays as it is until its next activation (S2 986, A44)."""
    table.set(f"{character}.side", "hero")
    table.set(f"{character}.seat", seat)
    for name in NUMBERS:
        table.set(f"{character}.{name}", table.value("sheets")[character]["hero"][name])
    table.set("flipped", [*table.value("flipped"), character])


def reset_dial(table: Table, character: str) -> None:
    aim = table.value(f"{character}.aim")
    if aim is not None:
        table.set(f"{character}.dial", aim)


def aims(table: Table, character: str) -> int:
    """The dial one up, ten at most."""
    dial = min(MOST_DIAL, table.number(f"{character}.dial") + 1)
    table.set(f"{character}.dial", dial)
    table.tell("aims", character=character, dial=dial)
    return dial


def shot(table: Table, character: str) -> int:
    """The dial one down after each roll, never under one (S2 348, 778); what it is now."""
    dial = max(1, table.number(f"{character}.dial") - 1)
    table.set(f"{character}.dial", dial)
    return dial
