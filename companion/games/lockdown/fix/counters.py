"""Fix what is counted and flagged: markers, seats, dice, the round, the end of the game."""

from __future__ import annotations

from companion.games.lockdown import contamination
from companion.games.lockdown.crew import MOST_KNOWLEDGE, STATUS
from companion.games.lockdown.fix.values import MOST_CARDS, MOST_ROUNDS, Fixer, end_of_path, fields, whole, word, wrong, yes_no
from companion.games.lockdown.setup import DICE
from companion.table import Json, Refused, Table


def markers(table: Table, parts: list[str], value: Json) -> None:
    match parts:
        case ["eggs"]:
            total = table.number("eggs.nest") + table.number("eggs.supply")
            wanted = whole("markers.eggs", value, 0, total)
            table.set("eggs.nest", wanted)
            table.set("eggs.supply", total - wanted)
        case ["fire" | "malfunction" as what]:
            for name, each in fields(f"markers.{what}", value, ("limit", "placed")).items():
                markers(table, [what, name], each)
        case ["fire" | "malfunction" as what, "placed"]:
            table.set(f"{what}.placed", whole(f"markers.{what}", value, 0, table.number(f"{what}.limit")))
        case ["fire" | "malfunction" as what, "limit"]:
            table.set(f"{what}.limit", whole(f"markers.{what}", value, table.number(f"{what}.placed"), 30))
        case _:
            raise Refused("nothing_to_fix", path=".".join(["markers", *parts]))


def seats(table: Table, parts: list[str], value: Json) -> None:
    if len(parts) == 1 and parts[0] in table.value("seats"):
        told = fields(f"seats.{parts[0]}", value, SEAT_FIELDS)
        for name, each in told.items():
            seats(table, [parts[0], name], each)
        return
    if len(parts) != 2 or parts[0] not in table.value("seats") or parts[1] not in SEAT_FIELDS:
        raise Refused("nothing_to_fix", path=".".join(["seats", *parts]))
    seat, name = parts
    path = f"seats.{seat}.{name}"
    match name:
        case "status":
            value = word(path, value, STATUS)
        case "contamination":
            _contamination(table, seat, whole(path, value, 0, MOST_CARDS))
            return
        case "knowledge":
            value = whole(path, value, 0, MOST_KNOWLEDGE)
        case "number":
            value = whole(path, value, 1, 5)
        case "pod":
            value = word(path, value, ("", "A", "B", "C"))
        case "name" | "character":
            if not isinstance(value, str) or not value.strip() or len(value) > 40:
                raise wrong(path, value)
        case _:
            value = yes_no(path, value)
    table.set(f"{seat}.{name}", value)


SEAT_FIELDS = (
    "status", "contamination", "knowledge", "number", "pod", "name", "character", "larva", "slime", "signal", "archive",
)


def _contamination(table: Table, seat: str, wanted: int) -> None:
    zone = contamination.cards(seat)
    while table.count(zone) > wanted:
        contamination.bury(table, table.inside(zone)[-1])
    while table.count(zone) < wanted:
        top = table.top(contamination.PILE)
        if top is None:
            raise wrong(zone, wanted)
        table.move(top, zone)


def dice(table: Table, parts: list[str], value: Json) -> None:
    """dice.combat: the faces as they are printed on the owner's die."""
    if len(parts) != 1 or parts[0] not in DICE:
        raise Refused("nothing_to_fix", path=".".join(["dice", *parts]))
    faces = table.value(f"die.{parts[0]}")
    if not isinstance(value, list) or len(value) != len(faces) or not set(map(str, value)) <= set(map(str, faces)):
        raise wrong(f"dice.{parts[0]}", value)
    table.set(f"die.{parts[0]}", value)


def flag(name: str) -> Fixer:
    def fixer(table: Table, parts: list[str], value: Json) -> None:
        end_of_path(name, parts)
        table.set(name, yes_no(name, value))

    return fixer


def current_round(table: Table, parts: list[str], value: Json) -> None:
    end_of_path("round", parts)
    table.set("round", whole("round", value, 1, MOST_ROUNDS))


def first_player(table: Table, parts: list[str], value: Json) -> None:
    end_of_path("first_player", parts)
    table.set("first_player", word("first_player", value, tuple(table.value("seats"))))


def ending(table: Table, parts: list[str], value: Json) -> None:
    """ending: null opens the game again; statuses are fixed on their own."""
    end_of_path("ending", parts)
    if value is not None or table.value("phase") != "over":
        raise wrong("ending", value)
    table.set("ending", None)
    table.set("phase", "players")
    table.set("judged", 0)
    table.set("verdict", {})
    for token_shown in table.inside("contingency.revealed"):
        table.move(token_shown, "contingency.active")
