"""What a token of the carnomorphs makes of the bag at the end of a round (S3 2642-2699)."""

from __future__ import annotations

from companion.games.family import development, encounters, intruders, lone
from companion.games.family.development import all_listen
from companion.games.family.intruders import BAG, DRAWN, SUPPLY
from companion.games.nemesis.carnomorphs.kinds import gorger_joins
from companion.kit import rail
from companion.kit.forms import Number, Some
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.table import Table


def blue_drawn(table: Table, piece: str) -> None:
    """Out of the bag, a metagorger comes in, before the rolls (our ruling)."""
    table.move(piece, SUPPLY)
    table.tell("blue_goes")
    gorger_joins(table)
    all_listen(table)


def red_drawn(table: Table, _: str) -> None:
    """It stays in hand until the table has said how many come."""
    table.tell("red_comes")
    rail.ask(table, "metagorgers_come", Number(0, intruders.left(table, "metagorger")))


def metagorgers_come(table: Table, count: int) -> Result:
    come = intruders.come_as_far(table, "metagorger", count)
    for piece in table.inside(DRAWN):
        table.move(piece, BAG)
    return {"appeared": come}


def butcher_drawn(table: Table, piece: str) -> Result:
    """It comes to who is slimed; once dead its token is out of the game, and another is drawn."""
    if lone.goes(table, piece):
        if table.count(BAG) and not on_cardboard(table, "bag"):
            development.develop(table, encounters.draw_token(table, None))
        return {}
    table.tell("butcher_comes")
    return encounters.compared(table, encounters.stands(table, piece)) | encounters.counted(table, "butcher")


def blank_drawn(table: Table, _: str) -> None:
    """In hand until the table has said which shamblers fight."""
    shamblers = intruders.of_kind(table, "shambler")
    if shamblers:
        rail.ask(table, "who_fights", Some(tuple(shamblers), "piece", {"shambler": shamblers[0]}))
    else:
        lonely_leave(table, [])


def lonely_leave(table: Table, fighting: list[str]) -> Result:
    """Shamblers that share no room with a character go into the bag, a metagorger joins, everybody listens."""
    gone = [piece for piece in intruders.of_kind(table, "shambler") if piece not in fighting]
    for piece in gone:
        intruders.leaves_tray(table, piece, BAG)
    intruders.told_gone(table, len(gone))
    gorger_joins(table)
    for piece in table.inside(DRAWN):
        table.move(piece, BAG)
    all_listen(table)
    return {"left": len(gone)}
