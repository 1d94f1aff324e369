"""What a token makes of the bag, and who lurks before (S3 2937-2966)."""

from __future__ import annotations

from companion.games.common.seating import seats_in
from companion.games.family import development, encounters, intruders
from companion.games.family.intruders import BAG, DRAWN, SUPPLY, TRAY
from companion.games.family.lone import GONE
from companion.games.nemesis.void_seeders import insanity, kinds
from companion.kit import rail
from companion.kit.forms import One
from companion.kit.intent import Result
from companion.kit.rail import Question, Reason, Step
from companion.kit.source import on_cardboard
from companion.table import Table

LEFT = "left"
"""The answer for somebody who has left the game."""


def insanity_drawn(table: Table, piece: str) -> Result | None:
    """Panic for whose token it is; of somebody who has left it is out of the game, and another is drawn (FAQ)."""
    if on_cardboard(table, "bag"):  # whose colour it is only the table sees
        gone = (LEFT,) if insanity.of_the_gone(table) else ()
        rail.ask(table, "who_panics", One((*seats_in(table), *gone), "seat", must=True))
        return None
    if insanity.left_behind(table, piece):
        return development.develop(table, encounters.draw_token(table, None)) if table.count(BAG) else None
    table.move(piece, BAG)
    seat = str(table.pieces[piece].traits["seat"])
    return {"seat": seat, **insanity.panics(table, seat)}


def panics_now(table: Table, seat: str) -> Result:
    """Panic for whose token it was; that of somebody who has left goes out of the game, and the table draws again."""
    for piece in table.inside(DRAWN):
        table.move(piece, BAG)
    if seat == LEFT:
        table.move(insanity.of_the_gone(table)[0], GONE)
        table.tell("insanity_token_goes_yours")
        return development.draw(table)
    rail.stay(table)
    return {"kind": "insanity", "seat": seat, **insanity.panics(table, seat)}


def blank_drawn(table: Table, piece: str) -> None:
    kinds.joins(table)
    table.move(piece, BAG)


# -- lurking -------------------------------------------------------------------------------------


def _nobody_stands(table: Table) -> Reason | None:
    return None if table.count(TRAY) else ("nobody_lurks", {})


def _lurks(table: Table) -> Result:
    """Those that do not fight, with nobody next door: noise around their rooms, and they are gone."""
    table.tell("lurking")
    rail.ask(table, "who_lurks", intruders.some_pieces(table), pieces=list(table.inside(TRAY)))
    return {"intruders": list(table.inside(TRAY))}


def _lurked(table: Table, gone: list[str], _: Question) -> Result:
    for piece in gone:
        intruders.leaves_tray(table, piece, SUPPLY)
        kinds.joins(table)
    intruders.told_gone(table, len(gone))
    return {"left": len(gone)}


LURKING = Step("lurking", _lurks, _nobody_stands, _lurked)
