"""The two dice: ten sides for Marines, six for aliens; rolled by the app, or told by the table."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.kit.intent import Given, Result, Shape, intent, one_of, shown, whole
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

MARINE, ALIEN = "marine", "alien"
SIDES = {MARINE: 10, ALIEN: 6}
MOST = 40


def source(die: str) -> str:
    return f"{die}_die"


def told_if_asked(table: Table, die: str, said: Json, count: int = 1) -> None:
    """Refuse before anything happens what only the table can have rolled, and nobody has told, or not so often."""
    if not on_cardboard(table, source(die)):
        return
    if said is None:
        raise Refused("say_what_came", component=source(die))
    if len(said if isinstance(said, list) else [said]) != count:
        raise Refused("so_many_rolls", count=count)


def rolled(table: Table, die: str, said: Json, count: int = 1) -> list[int]:
    """So many rolls: by the app, or as the table tells them."""
    if not on_cardboard(table, source(die)):
        if said is not None:
            raise Refused("app_draws", component=source(die))
        return [int(table.roll(die)) for _ in range(count)]
    told_if_asked(table, die, said, count)
    rolls = said if isinstance(said, list) else [said]
    for roll in rolls:
        if isinstance(roll, bool) or not isinstance(roll, int) or not 1 <= roll <= SIDES[die]:
            raise Refused("not_a_number", name="roll", value=shown(roll), least=1, most=SIDES[die])
    return list(rolls)


def told_roll(die: str = "") -> Shape:
    """What somebody rolled on the table, a number or a list of several; refused where the app rolls. How many there must be is
    checked where it is known."""

    def by_app(table: Table) -> bool:
        return bool(die) and not on_cardboard(table, source(die))

    def read(table: Table, name: str, value: Json) -> Json:
        if by_app(table):
            raise Refused("app_draws", component=source(die))
        return value

    def offers(_: Table, given: Given) -> range:
        return range(1, SIDES[die or given.get("die", MARINE)] + 1)

    return Shape(f"1 … {SIDES[die]}, or a list of such" if die else "a number, or a list of such", read, offers, closed=by_app)


MARINE_ROLL, ALIEN_ROLL = told_roll(MARINE), told_roll(ALIEN)


@intent(playing, die=one_of(MARINE, ALIEN), count=whole(1, MOST), roll=told_roll())
def roll(table: Table, die: str, count: int = 1, roll: Json = None) -> Result:
    """For what the app does not know."""
    rolls = rolled(table, die, roll, count)
    table.tell("rolls", die=die, rolls=rolls)
    return {"rolls": rolls}
