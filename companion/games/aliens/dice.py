"""The two dice: ten sides for Marines, six for aliens; rolled by the app, or told by the table."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.kit.intent import ANYTHING, Result, intent, one_of, shown, whole
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

MARINE, ALIEN = "marine", "alien"
SIDES = {MARINE: 10, ALIEN: 6}
MOST = 40


def source(die: str) -> str:
    return f"{die}_die"


def rolled(table: Table, die: str, told: Json, count: int = 1) -> list[int]:
    """So many rolls: by the app, or as the table tells them."""
    if not on_cardboard(table, source(die)):
        if told is not None:
            raise Refused("app_draws", component=source(die))
        return [int(table.roll(die)) for _ in range(count)]
    if told is None:
        raise Refused("say_what_came", component=source(die))
    rolls = told if isinstance(told, list) else [told]
    if len(rolls) != count:
        raise Refused("so_many_rolls", count=count)
    for roll in rolls:
        if isinstance(roll, bool) or not isinstance(roll, int) or not 1 <= roll <= SIDES[die]:
            raise Refused("not_a_number", name="roll", value=shown(roll), least=1, most=SIDES[die])
    return list(rolls)


@intent(playing, die=one_of(MARINE, ALIEN), count=whole(1, MOST), roll=ANYTHING)
def roll(table: Table, die: str, count: int = 1, roll: Json = None) -> Result:
    """For what the app does not know."""
    rolls = rolled(table, die, roll, count)
    table.tell("rolls", die=die, rolls=rolls)
    return {"rolls": rolls}
