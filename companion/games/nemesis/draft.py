"""Who plays whom (S3 144-161, 3331-3333)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing, seats
from companion.games.family import draft
from companion.kit.intent import TEXT, Result, Shape, intent, shown
from companion.packs import Pack
from companion.table import Json, Refused, Table

AFTERMATH = "characters_aftermath"


def values(pack: Pack) -> dict[str, Json]:
    """What a layout holds for it: the characters that may stand in for those of the draft cards."""
    return {AFTERMATH: [item.key for item in pack[AFTERMATH].items]}


def stand_ins(table: Table) -> list[str]:
    """Characters of Aftermath that nobody plays, where the group has them. Whose colour it is, only the boards tell."""
    if not table.flag("option.aftermath_crew"):
        return []
    played = [table.value(f"{seat}.character") for seat in seats(table)]
    return [each for each in table.value(AFTERMATH) if each not in played]


def _read_stand_in(table: Table, name: str, value: Json) -> str:
    character = str(TEXT.read(table, name, value))
    if character not in stand_ins(table):
        raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(stand_ins(table)))
    return character


STAND_IN = Shape("a character of Aftermath of the same colour", _read_stand_in, lambda table, _: stand_ins(table), "card")


@intent(playing, draft.DEALT, draft.some_shown, seat=SEAT_IN, character=draft.CHARACTER, instead=STAND_IN)
def draft_keep(table: Table, seat: str, character: str, instead: str | None = None) -> Result:
    """One of the two that were shown, or the Aftermath character of its colour instead."""
    draft.kept(table, seat, character)
    plays = instead or character
    table.set(f"{seat}.character", plays)
    table.tell("takes_character", seat=seat, character=plays)
    return {"character": plays, "without": draft.without(table)}
