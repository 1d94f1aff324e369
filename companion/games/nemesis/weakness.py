"""Weaknesses: one card for each kind of object, found in the laboratory; once open it helps everybody (S3 758-768, 1877-1883)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.nemesis.carnomorphs.kinds import ADAPTING
from companion.kit.intent import Result, intent, one_of
from companion.kit.source import on_cardboard
from companion.table import Refused, Table

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


def _discards(table: Table, seat: str, kind: str | None) -> Result:
    """S3 2706-2710: only an adaptation whose kind has been seen."""
    adaptations = table.value("adaptations")
    if kind is None:
        raise Refused("missing_parameter", intent="research", name="kind")
    if not adaptations[kind]["open"] or adaptations[kind]["gone"]:
        raise Refused("adaptation_is_not_open", kind=kind)
    table.set("adaptations", {**adaptations, kind: {"open": True, "gone": True}})
    table.tell("adaptation_goes", seat=seat, kind=kind)
    return {"discovered": None, "kind": kind}


def helps(table: Table, weakness: str, seat: str | None = None) -> bool:
    return any(table.kind(card) == weakness for thing in OBJECTS for card in table.inside(opened(thing)))


@intent(playing, seat=SEAT_IN, object=one_of(*OBJECTS), kind=one_of(*ADAPTING))
def research(table: Table, seat: str, object: str | None = None, kind: str | None = None) -> Result:
    """The weakness of that object lies open from now on; of a carnomorph the adaptation that was revealed leaves the game."""
    if table.value("option.enemy") == "carnomorphs":
        return _discards(table, seat, kind)
    if object is None:
        raise Refused("missing_parameter", intent="research", name="object")
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
