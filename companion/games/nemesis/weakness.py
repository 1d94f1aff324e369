"""Weaknesses: one card for each kind of object, found in the laboratory; once open it helps everybody (S3 758-768, 1877-1883)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing, seats_in
from companion.games.nemesis.carnomorphs import adaptations
from companion.games.nemesis.carnomorphs.kinds import ADAPTING
from companion.kit.intent import Result, intent, one_of
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

OBJECTS = {"intruders": ("corpse", "egg", "carcass"), "void_seeders": ("insanity", "egg", "carcass")}
"""What is researched with an enemy that has weaknesses; among the seeders insanity takes the place of a corpse."""
THINGS = ("corpse", "egg", "carcass", "insanity")
MAD = 3
PILE = "weakness.draw"
VALUES: dict[str, Json] = {"researched": [], "weakness.lost": []}


def hidden(thing: str) -> str:
    return f"weakness.{thing}"


def opened(thing: str) -> str:
    return f"weakness.{thing}.open"


def objects(table: Table) -> tuple[str, ...]:
    """What can be researched here; nothing where the enemy has adaptations instead."""
    return OBJECTS.get(str(table.value("option.enemy")), ())


def deal(table: Table) -> None:
    if objects(table):
        table.shuffle(PILE)
    for thing in [each for each in objects(table) if not table.count(hidden(each))]:
        table.move(table.draw(PILE), hidden(thing))


def _mad_enough(table: Table) -> None:
    """S3 3131-3136: in place of a corpse, somebody alive with an insanity of three or more."""
    if table.value("option.enemy") != "void_seeders":
        raise Refused("only_with_seeders")
    if not any(table.number(f"{seat}.insanity") >= MAD for seat in seats_in(table)):
        raise Refused("nobody_mad_enough")


def helps(table: Table, weakness: str, seat: str | None = None) -> bool:
    return any(table.kind(card) == weakness for thing in objects(table) for card in table.inside(opened(thing)))


def found_last(table: Table) -> str | None:
    """Of what was researched and is still known; on cardboard the table knows what its card says."""
    known = [thing for thing in table.value("researched") if thing not in table.value("weakness.lost")]
    if not on_cardboard(table, "weakness"):
        known = [thing for thing in known if table.count(opened(thing))]
    return known[-1] if known else None


def loses(table: Table, thing: str) -> None:
    """It helps nobody any more; a card that the app dealt before the deck went to the table counts no longer either."""
    table.set("weakness.lost", [*table.value("weakness.lost"), thing])
    cards = table.inside(opened(thing))
    table.shuffle(PILE, *cards)
    if on_cardboard(table, "weakness"):
        table.tell("weakness_lost_yours", object=thing)
    else:
        table.tell("weakness_lost", card=table.kind(cards[0]))


@intent(playing, seat=SEAT_IN, object=one_of(*THINGS), kind=one_of(*ADAPTING))
def research(table: Table, seat: str, object: str | None = None, kind: str | None = None) -> Result:
    """The weakness of that object lies open from now on; of a carnomorph the adaptation that was revealed leaves the game."""
    if table.value("option.enemy") == "carnomorphs":
        return adaptations.discarded(table, seat, object, kind)
    if object is None:
        raise Refused("missing_parameter", intent="research", name="object")
    if object == "insanity":
        _mad_enough(table)
    elif object not in objects(table):
        raise Refused("no_such_thing_here", what=object)
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
