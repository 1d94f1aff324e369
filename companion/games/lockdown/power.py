"""Power: four tokens in four sections, lines that take them down, and the ways to bring them back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.lockdown.shapes import SECTION, SECTIONS
from companion.kit.intent import Given, Result, Shape, intent, shown
from companion.table import Json, Refused, Table

LIFT = SECTIONS[3]


def token(table: Table, section: str) -> str:
    """The power token that lies in a section; there is always one."""
    return table.inside(f"power.{section}")[0]


def is_on(table: Table, section: str) -> bool:
    return table.face(token(table, section)) == "on"


def dark_sections(table: Table) -> list[str]:
    """Sections of the facility without power; the lift is none of them."""
    return [section for section in SECTIONS[:3] if not is_on(table, section)]


def lit_sections(table: Table) -> list[str]:
    return [section for section in SECTIONS[:3] if is_on(table, section)]


def everywhere(table: Table) -> str | None:
    """S0 564-565, 1672-1675: without a section on it is dark wherever somebody stands. On Mars rooms lie outside of sections."""
    return None if lit_sections(table) or table.value("option.board") == "surface" else "dark"


def falls(table: Table) -> str | None:
    """S0 566-574: the highest token that is on turns off, wherever it lies; the section, or None when all is dark."""
    on = [section for section in SECTIONS if is_on(table, section)]
    if not on:
        table.tell("power_already_off")
        return None
    section = max(on, key=lambda each: table.kind(token(table, each)))
    goes_dark(table, section)
    return section


def goes_dark(table: Table, section: str) -> None:
    if is_on(table, section):
        table.turn(token(table, section), "off")
        table.tell("section_goes_dark", section=section, token=table.kind(token(table, section)))


def sections_told(table: Table) -> dict[str, Json]:
    return {section: {"token": int(table.kind(token(table, section))), "on": is_on(table, section)} for section in SECTIONS}


@intent(playing, section=SECTION, seat=SEAT_IN)
def power_flip(table: Table, section: str, seat: str | None = None) -> Result:
    """S0 2230: the token of the section somebody is in shows its other side, backup or not; nobody is ever in the lift's."""
    if section == LIFT:
        raise Refused("no_room_at_the_lift")
    on = not is_on(table, section)
    table.turn(token(table, section), "on" if on else "off")
    table.tell("section_comes_on" if on else "section_goes_dark", section=section, token=table.kind(token(table, section)))
    return {"section": section, "on": on}


@intent(playing, a=SECTION, b=SECTION, seat=SEAT_IN)
def power_swap(table: Table, a: str, b: str, seat: str | None = None) -> Result:
    """Two tokens change places and keep their sides."""
    if a == b:
        raise Refused("same_section", section=a)
    first, second = token(table, a), token(table, b)
    table.move(first, f"power.{b}")
    table.move(second, f"power.{a}")
    table.tell("power_swapped", a=a, b=b)
    return {"power": sections_told(table)}


def _read_places(table: Table, name: str, value: Json) -> dict[str, str]:
    """Each of the four tokens in one of the four sections."""
    if not isinstance(value, dict) or set(value) != set(SECTIONS):
        raise Refused("four_sections", value=shown(value))
    numbers = list(value.values())
    if any(isinstance(each, bool) or not isinstance(each, int) for each in numbers) or sorted(numbers) != [1, 2, 3, 4]:
        raise Refused("each_token_once")
    return {section: str(number) for section, number in value.items()}


def _every_order(_: Table, __: Given) -> Iterator[Json]:
    yield from (dict(zip(SECTIONS, order, strict=True)) for order in permutations((1, 2, 3, 4)))


PLACES = Shape("a token 1 … 4 for each of S1, S2, S3, lift", _read_places, _every_order)


@intent(playing, place=PLACES, seat=SEAT_IN)
def power_restore(table: Table, place: dict[str, str], seat: str | None = None) -> Result:
    """S1 299-315: reset unless three are on, rearrange freely, then the backup comes on."""
    tokens = {table.kind(token(table, section)): token(table, section) for section in SECTIONS}
    reset = sum(is_on(table, section) for section in SECTIONS) < 3
    if reset:
        for number, piece in sorted(tokens.items()):
            table.turn(piece, "on" if number in ("1", "2") else "off")
    for section, number in place.items():
        if table.where(tokens[number]) != f"power.{section}":
            table.move(tokens[number], f"power.{section}")
    backup = table.face("time") == "red"
    table.turn("time", "blue")
    table.tell("power_reset" if reset else "power_rearranged")
    if backup:
        table.tell("backup_on")
    return {"reset": reset, "power": sections_told(table)}
