"""Weaknesses: one card for each kind of object, found in the laboratory; once open it helps everybody (S3 758-768, 1877-1883)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.kit.intent import Result, intent, one_of
from companion.kit.source import on_cardboard
from companion.table import Table

OBJECTS = ("corpse", "egg", "carcass")
PILE = "weakness.draw"


def hidden(thing: str) -> str:
    return f"weakness.{thing}"


def opened(thing: str) -> str:
    return f"weakness.{thing}.open"


def deal(table: Table) -> None:
    table.shuffle(PILE)
    for thing in OBJECTS:
        table.move(table.inside(PILE)[-1], hidden(thing))


def helps(table: Table, weakness: str, seat: str | None = None) -> bool:
    return any(table.kind(card) == weakness for thing in OBJECTS for card in table.inside(opened(thing)))


@intent(playing, seat=SEAT_IN, object=one_of(*OBJECTS))
def research(table: Table, seat: str, object: str) -> Result:
    """The weakness of that object lies open from now on; another of the same kind finds nothing more."""
    table.tell("researched", seat=seat, object=object)
    done = list(table.value("researched"))
    if object in done:
        table.tell("researched_before", object=object)
        return {"discovered": None}
    table.set("researched", [*done, object])
    if on_cardboard(table, "weakness"):
        table.tell("weakness_yours", object=object)
        return {"discovered": None}
    found = table.inside(hidden(object))
    for card in found:
        table.move(card, opened(object))
        table.tell("weakness_open", card=table.kind(card))
    return {"discovered": table.kind(found[0]) if found else None}
