"""Those of whom there is one: no second one comes, and a token that is drawn all the same goes to the one that stands."""

from __future__ import annotations

from companion.games.family import intruders
from companion.games.family.book import book
from companion.games.family.shapes import STAND_IN
from companion.kit.source import on_cardboard
from companion.table import Refused, Table

GONE = "out_of_game"
"""Where the token of a dead one lies, in games in which it never returns."""


def is_dead(table: Table, kind: str) -> bool:
    """Whether it was killed, where that means for good."""
    flag = book(table).kinds[kind].lone
    return bool(flag and table.flag(flag))


def barred(table: Table, kind: str) -> bool:
    """Whether no other of this kind comes: there is one, and it stands or is dead."""
    return book(table).kinds[kind].lone is not None and (is_dead(table, kind) or bool(intruders.of_kind(table, kind)))


def arrives(table: Table, kind: str) -> str:
    """A kind comes onto the board, unless there is one and it stands or is dead."""
    if barred(table, kind):
        raise Refused(f"{kind}_is_dead" if is_dead(table, kind) else f"{kind}_stands")
    return kind


def goes(table: Table, piece: str) -> bool:
    """Whether another token is drawn in place of this one: that of a dead one leaves the game for good; where it stands
    without its token, this one goes to it."""
    kind = table.kind(piece)
    if not barred(table, kind):
        return False
    stand_ins = [each for each in intruders.of_kind(table, kind) if table.kind(each) == STAND_IN]
    if stand_ins and not is_dead(table, kind):
        hurt = intruders.injuries(table, stand_ins[0])
        intruders.leaves_tray(table, stand_ins[0], intruders.SUPPLY)
        table.move(piece, intruders.TRAY)
        intruders.set_injuries(table, piece, hurt)
        table.tell("token_goes_to_it", kind=kind)
    else:
        table.move(piece, intruders.SUPPLY if on_cardboard(table, "bag") else GONE)
        table.tell("token_goes", kind=kind)
    return True
