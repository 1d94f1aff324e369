"""What a token of the carnomorphs makes of the bag at the end of a round (S3 2642-2699)."""

from __future__ import annotations

from companion.games.common.seating import seats_in
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
    _finds(table)
    return encounters.compared(table, encounters.stands(table, piece))


def _finds(table: Table) -> None:
    """S3 2671-2681: whoever is slimed; of several only people know who holds the fewest cards. Nobody: the first player, or who
    is next after one who has left (our ruling)."""
    seats = seats_in(table)
    slimed = [seat for seat in seats if table.flag(f"{seat}.slime")]
    if len(slimed) > 1:
        table.tell("butcher_comes_to_one_of", seats=slimed)
    else:
        table.tell("butcher_comes", seat=(slimed or seats)[0])


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
