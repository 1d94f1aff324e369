"""Weakness cards: three under the laboratory board, turned up by research, helping who knows enough."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.games.lockdown import crew
from companion.games.lockdown.shapes import ACTING
from companion.kit.intent import Result, intent, one_of
from companion.kit.source import on_cardboard
from companion.table import Table

OBJECTS = ("corpse", "carcass", "egg")
SLOTS = (1, 2, 3)
PILE = "weakness.draw"


def hidden(slot: int) -> str:
    return f"weakness.{slot}"


def opened(slot: int) -> str:
    return f"weakness.{slot}.open"


def deal(table: Table) -> None:
    """S0 41-44, 811-815: three face down; the Night Stalkers' first one is open."""
    table.shuffle(PILE)
    for slot in SLOTS:
        table.move(table.draw(PILE), hidden(slot))
    if table.value("option.enemy") == "night_stalkers":
        table.move(table.inside(hidden(1))[0], opened(1))


def helps(table: Table, weakness: str, seat: str | None = None) -> bool:
    """S0 824-826: an open weakness of the original Intruders helps everybody, one of the Night Stalkers who knows enough."""
    for slot in SLOTS:
        if any(table.kind(card) == weakness for card in table.inside(opened(slot))):
            needed = table.value("weakness.knowledge")[str(slot)]
            everybody = table.value("option.enemy") == "intruders"
            return everybody or (seat is not None and table.number(f"{seat}.knowledge") >= needed)
    return False


@intent(playing, seat=ACTING, object=one_of(*OBJECTS))
def research(table: Table, seat: str, object: str) -> Result:
    """S1 87-97: 3 knowledge; a kind of object not researched before opens the first weakness that is still hidden (ruling)."""
    knowledge = crew.learn(table, seat, 3)
    table.tell("researched", seat=seat, object=object)
    done = list(table.value("researched"))
    if object in done:
        table.tell("researched_before", object=object)
        return {"knowledge": knowledge, "discovered": None}
    table.set("researched", [*done, object])
    return {"knowledge": knowledge, "discovered": _discovered(table)}


def _discovered(table: Table) -> str | None:
    """The first of the laboratory board that is hidden."""
    if on_cardboard(table, "weakness"):
        table.tell("weakness_yours")
        return None
    slot = next((slot for slot in SLOTS if table.count(hidden(slot))), None)
    if slot is None:
        table.tell("all_weaknesses_open")
        return None
    card = table.inside(hidden(slot))[0]
    table.move(card, opened(slot))
    table.tell("weakness_open", card=table.kind(card))
    return table.kind(card)
